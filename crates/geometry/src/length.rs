//! Lengths in hundredths of a millimetre.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A length, exact to a hundredth of a millimetre.
///
/// One inch is 2540 units, so every usual base size and every inch measure is a whole number.
///
/// ```
/// use geometry::Length;
/// assert_eq!(Length::inches(3), Length::from_units(7620));
/// assert_eq!(Length::from_inches_f64(9.9).to_string(), "9.9");
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Length(i32);

impl Length {
    /// No length at all.
    pub const ZERO: Length = Length(0);
    /// One inch.
    pub const INCH: Length = Length(2540);
    /// The smallest length there is: a hundredth of a millimetre.
    pub const UNIT: Length = Length(1);

    /// A length given in units of a hundredth of a millimetre.
    pub const fn from_units(units: i32) -> Self {
        Length(units)
    }

    /// A whole number of inches.
    pub const fn inches(inches: i32) -> Self {
        Length(inches * 2540)
    }

    /// Inches as a decimal number, rounded to the nearest unit; for reading what people wrote.
    ///
    /// Values outside the range of a table are clamped to the range of `i32`; NaN becomes zero.
    pub fn from_inches_f64(inches: f64) -> Self {
        Length((inches * 2540.0).round() as i32)
    }

    /// Millimetres as a decimal number, rounded to the nearest unit.
    pub fn from_mm_f64(mm: f64) -> Self {
        Length((mm * 100.0).round() as i32)
    }

    /// The number of units.
    pub const fn units(self) -> i32 {
        self.0
    }

    /// The number of units, widened for products.
    pub const fn wide(self) -> i64 {
        self.0 as i64
    }

    /// The square, in square units.
    pub const fn squared(self) -> i64 {
        self.wide() * self.wide()
    }

    /// As a decimal number of inches, for showing.
    pub fn to_inches_f64(self) -> f64 {
        f64::from(self.0) / 2540.0
    }

    /// The distance from zero.
    pub const fn abs(self) -> Self {
        Length(self.0.abs())
    }

    /// Rounded up to a whole number of inches.
    pub const fn ceil_inch(self) -> Self {
        let inches = self.0.div_euclid(2540) + (self.0.rem_euclid(2540) != 0) as i32;
        Length(inches * 2540)
    }
}

/// Inches in the fewest decimals that read back as the same length.
impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let units = i64::from(self.0).abs();
        for decimals in 0..=5u32 {
            let scale = 10i64.pow(decimals);
            let scaled = (units * scale * 2 + 2540) / (2 * 2540);
            let back = (scaled * 2540 * 2 + scale) / (2 * scale);
            if back == units {
                let (whole, part) = (scaled / scale, scaled % scale);
                return match decimals {
                    0 => write!(f, "{sign}{whole}"),
                    _ => write!(f, "{sign}{whole}.{part:0width$}", width = decimals as usize),
                };
            }
        }
        unreachable!("five decimals of an inch are finer than a unit")
    }
}

impl Add for Length {
    type Output = Length;
    fn add(self, other: Length) -> Length {
        Length(self.0 + other.0)
    }
}

impl AddAssign for Length {
    fn add_assign(&mut self, other: Length) {
        self.0 += other.0;
    }
}

impl Sub for Length {
    type Output = Length;
    fn sub(self, other: Length) -> Length {
        Length(self.0 - other.0)
    }
}

impl SubAssign for Length {
    fn sub_assign(&mut self, other: Length) {
        self.0 -= other.0;
    }
}

impl Neg for Length {
    type Output = Length;
    fn neg(self) -> Length {
        Length(-self.0)
    }
}

impl Mul<i32> for Length {
    type Output = Length;
    fn mul(self, times: i32) -> Length {
        Length(self.0 * times)
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Length>>(lengths: I) -> Length {
        lengths.fold(Length::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn inches_are_2540_units() {
        assert_eq!(Length::from_inches_f64(0.5).units(), 1270);
        assert_eq!(Length::from_mm_f64(28.5).units(), 2850);
        assert_eq!(Length::from_inches_f64(2.6).to_string(), "2.6");
        assert_eq!(Length::from_units(1).to_string(), "0.0004");
        assert_eq!(Length::from_units(-2540).to_string(), "-1");
        assert_eq!(Length::from_inches_f64(2.5).ceil_inch(), Length::inches(3));
        assert_eq!(Length::inches(2).ceil_inch(), Length::inches(2));
    }

    proptest! {
        #[test]
        fn text_reads_back_as_the_same_length(units in -400_000i32..400_000) {
            let length = Length::from_units(units);
            let inches: f64 = length.to_string().parse().unwrap();
            prop_assert_eq!(Length::from_inches_f64(inches), length);
        }
    }
}
