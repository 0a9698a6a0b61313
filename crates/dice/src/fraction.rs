use std::fmt;

/// An exact number in lowest terms, for chances and means.
///
/// ```
/// use dice::Fraction;
/// let half = Fraction::new(-3, 6).expect("six is not zero");
/// assert_eq!((half.num(), half.den()), (-1, 2));
/// assert_eq!(half.to_string(), "-1/2");
/// assert_eq!(Fraction::new(1, 0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    num: i128,
    den: u128,
}

impl Fraction {
    /// `num / den` in lowest terms; `None` for a zero denominator, or when the numerator is
    /// `i128::MIN`, whose size has no positive counterpart.
    #[must_use]
    pub fn new(num: i128, den: u128) -> Option<Self> {
        if den == 0 || num == i128::MIN {
            return None;
        }
        let size = num.unsigned_abs();
        let shared = gcd(size, den);
        // A divisor of |num| leaves |num| or less, which fits because num does.
        let size = i128::try_from(size / shared).ok()?;
        Some(Self { num: if num < 0 { -size } else { size }, den: den / shared })
    }

    /// The number above the line.
    #[must_use]
    pub const fn num(self) -> i128 {
        self.num
    }

    /// The number below the line, never zero.
    #[must_use]
    pub const fn den(self) -> u128 {
        self.den
    }

    /// The nearest floating-point number, for showing; nothing may be decided by it.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        self.num as f64 / self.den as f64
    }
}

/// `16/3`, or `5` for a whole number.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.den == 1 {
            write!(f, "{}", self.num)
        } else {
            write!(f, "{}/{}", self.num, self.den)
        }
    }
}

/// The greatest number that divides both; the other one when one of them is zero.
pub(crate) const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(Fraction::new(0, 36).unwrap().to_string(), "0");
        assert_eq!(Fraction::new(72, 36).unwrap().to_string(), "2");
        assert_eq!(Fraction::new(6, 36), Fraction::new(1, 6));
        assert_eq!(Fraction::new(i128::MIN, 2), None);
        assert_eq!(Fraction::new(-i128::MAX, u128::MAX).unwrap().num(), -i128::MAX);
    }
}
