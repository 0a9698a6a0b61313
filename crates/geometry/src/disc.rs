//! Discs lying at a height, and the upright bodies that stand on them.

use serde::{Deserialize, Serialize};

use crate::{Length, Point, Point3};

/// A disc lying flat at a height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Disc {
    /// The centre, seen from above.
    pub centre: Point,
    /// The radius.
    pub radius: Length,
    /// How high the disc lies.
    pub z: Length,
}

impl Disc {
    /// Whether any part of one disc is at most `reach` from any part of the other, heights included.
    #[inline]
    pub fn within(&self, other: &Disc, reach: Length) -> bool {
        within_slanted(
            self.centre.squared_distance(other.centre),
            self.radius + other.radius,
            self.z - other.z,
            reach,
        )
    }

    /// Whether any part of the disc is at most `reach` from a point, heights included.
    pub fn within_of_point(&self, point: Point3, reach: Length) -> bool {
        within_slanted(
            self.centre.squared_distance(point.plan()),
            self.radius,
            self.z - point.z,
            reach,
        )
    }

    /// Whether every part of the disc is at most `reach` from a point in plan.
    pub fn wholly_within(&self, point: Point, reach: Length) -> bool {
        let room = reach - self.radius;
        room >= Length::ZERO && self.centre.squared_distance(point) <= room.squared()
    }

    /// Whether two discs at the same height share more than a touching point, seen from above.
    pub fn overlaps(&self, other: &Disc) -> bool {
        self.centre.squared_distance(other.centre) < (self.radius + other.radius).squared()
    }

    /// The shortest distance between two discs, heights included, rounded to the nearest unit.
    #[inline]
    pub fn gap(&self, other: &Disc) -> Length {
        let flat = self.centre.distance(other.centre) - self.radius - other.radius;
        let flat = flat.max(Length::ZERO);
        let rise = (self.z - other.z).abs();
        Point::units(0, 0).distance(Point::new(flat, rise))
    }
}

/// Whether `sqrt(max(0, sqrt(centres) - radii)^2 + rise^2) <= reach`, without a square root.
///
/// With `s = reach^2 - rise^2`, that is `sqrt(centres) <= radii + sqrt(s)`, which is squared twice.
#[inline]
fn within_slanted(centres: i64, radii: Length, rise: Length, reach: Length) -> bool {
    if reach < Length::ZERO {
        return false;
    }
    // On the flat nothing else is asked; and what is too far away seen from above is too far away.
    let most = radii.wide() + reach.wide();
    let near = centres <= most * most;
    if rise == Length::ZERO || !near {
        return near;
    }
    let s = reach.squared() - rise.squared();
    if s < 0 {
        return false;
    }
    let excess = centres - radii.squared() - s;
    excess <= 0 || i128::from(excess).pow(2) <= 4 * i128::from(radii.squared()) * i128::from(s)
}

/// An upright body: everything above a disc up to a height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cylinder {
    /// The disc it stands on.
    pub base: Disc,
    /// How tall it is.
    pub height: Length,
}

impl Cylinder {
    /// The middle of the top.
    pub fn head(&self) -> Point3 {
        self.base.centre.at(self.base.z + self.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn disc(x: i32, y: i32, r: i32, z: i32) -> Disc {
        Disc { centre: Point::units(x, y), radius: Length::from_units(r), z: Length::from_units(z) }
    }

    #[test]
    fn exactly_an_inch_is_within_an_inch() {
        let a = disc(0, 0, 1270, 0);
        assert!(a.within(&disc(5080, 0, 1270, 0), Length::INCH));
        assert!(!a.within(&disc(5081, 0, 1270, 0), Length::INCH));
        assert!(a.within(&disc(0, 0, 1270, 2540), Length::INCH));
        assert!(!a.within(&disc(0, 0, 1270, 2541), Length::INCH));
    }

    #[test]
    fn slanted_distances_are_pythagorean() {
        let a = disc(0, 0, 1000, 0);
        let b = disc(2000 + 300, 0, 1000, 400);
        assert!(a.within(&b, Length::from_units(500)));
        assert!(!a.within(&b, Length::from_units(499)));
        assert_eq!(a.gap(&b), Length::from_units(500));
    }

    #[test]
    fn touching_is_not_overlapping() {
        assert!(!disc(0, 0, 10, 0).overlaps(&disc(20, 0, 10, 0)));
        assert!(disc(0, 0, 10, 0).overlaps(&disc(19, 0, 10, 0)));
        assert!(disc(3, 4, 5, 0).wholly_within(Point::units(0, 0), Length::from_units(10)));
        assert!(!disc(3, 4, 6, 0).wholly_within(Point::units(0, 0), Length::from_units(10)));
    }

    proptest! {
        #[test]
        fn within_is_symmetric_and_monotone(
            x in -9000i32..9000, y in -9000i32..9000, z in -5000i32..5000, reach in 0i32..9000
        ) {
            let (a, b) = (disc(0, 0, 1250, 0), disc(x, y, 1600, z));
            let reach = Length::from_units(reach);
            prop_assert_eq!(a.within(&b, reach), b.within(&a, reach));
            if a.within(&b, reach) {
                prop_assert!(a.within(&b, reach + Length::UNIT));
                prop_assert!(a.gap(&b) <= reach + Length::UNIT);
            } else {
                prop_assert!(a.gap(&b) + Length::UNIT >= reach);
            }
        }
    }
}
