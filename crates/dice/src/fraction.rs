use std::cmp::Ordering;
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
    /// Nothing.
    pub const ZERO: Self = Self { num: 0, den: 1 };

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

/// By size. Two fractions compare like their whole parts first, then like what is left turned upside down.
impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        let split = |f: &Self| {
            // A denominator beyond i128 leaves nothing whole but the sign.
            match i128::try_from(f.den) {
                Ok(den) => (f.num.div_euclid(den), f.num.rem_euclid(den).unsigned_abs(), f.den),
                Err(_) if f.num < 0 => (-1, f.den - f.num.unsigned_abs(), f.den),
                Err(_) => (0, f.num.unsigned_abs(), f.den),
            }
        };
        let (mut whole, mut rest) = (split(self), split(other));
        if whole.0 != rest.0 {
            return whole.0.cmp(&rest.0);
        }
        let mut turned = false;
        loop {
            let ordering = match (whole.1, rest.1) {
                (0, 0) => return Ordering::Equal,
                (0, _) => Ordering::Less,
                (_, 0) => Ordering::Greater,
                _ => {
                    let (a, b) = (whole.2 / whole.1, rest.2 / rest.1);
                    whole = (0, whole.2 % whole.1, whole.1);
                    rest = (0, rest.2 % rest.1, rest.1);
                    turned = !turned;
                    if a == b {
                        continue;
                    }
                    a.cmp(&b)
                }
            };
            return if turned { ordering.reverse() } else { ordering };
        }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
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
    while b > u64::MAX as u128 {
        (a, b) = (b, a % b);
    }
    if b == 0 {
        return a;
    }
    // Numbers of one word divide many times faster than those of two.
    let (mut a, mut b) = (b as u64, (a % b) as u64);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a as u128
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_compare_by_size() {
        let f = |num, den| Fraction::new(num, den).unwrap();
        let mut all = [
            f(1, 2),
            f(-7, 3),
            f(0, 1),
            f(2, 3),
            f(-1, u128::MAX),
            f(1, u128::MAX),
            f(i128::MAX, 2),
            f(5, 8),
            f(-5, 2),
            f(3, 5),
            f(1, 1),
        ];
        all.sort();
        let sorted: Vec<f64> = all.iter().map(|f| f.to_f64()).collect();
        assert!(sorted.is_sorted_by(|a, b| a < b), "{sorted:?}");
        for a in -12..12 {
            for b in 1..12u128 {
                for c in -12..12 {
                    for d in 1..12u128 {
                        let exact = (a * d as i128).cmp(&(c * b as i128));
                        assert_eq!(f(a, b).cmp(&f(c, d)), exact, "{a}/{b} {c}/{d}");
                    }
                }
            }
        }
    }

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(Fraction::new(0, 36).unwrap().to_string(), "0");
        assert_eq!(Fraction::new(72, 36).unwrap().to_string(), "2");
        assert_eq!(Fraction::new(6, 36), Fraction::new(1, 6));
        assert_eq!(Fraction::new(i128::MIN, 2), None);
        assert_eq!(Fraction::new(-i128::MAX, u128::MAX).unwrap().num(), -i128::MAX);
    }
}
