//! Points and vectors in the plane of the table, and points above it.

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

use crate::Length;

/// A point of the table, seen from above.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Point {
    /// Along the long side of the table.
    pub x: Length,
    /// Along the short side of the table.
    pub y: Length,
}

impl Point {
    /// The point at (`x`, `y`).
    pub const fn new(x: Length, y: Length) -> Self {
        Point { x, y }
    }

    /// The point at (`x`, `y`) units.
    pub const fn units(x: i32, y: i32) -> Self {
        Point { x: Length::from_units(x), y: Length::from_units(y) }
    }

    /// The point at (`x`, `y`) inches, each rounded to the nearest unit.
    pub fn inches(x: f64, y: f64) -> Self {
        Point { x: Length::from_inches_f64(x), y: Length::from_inches_f64(y) }
    }

    /// The squared distance to another point.
    pub const fn squared_distance(self, other: Point) -> i64 {
        let (dx, dy) = (other.x.wide() - self.x.wide(), other.y.wide() - self.y.wide());
        dx * dx + dy * dy
    }

    /// The distance to another point, rounded to the nearest unit.
    pub fn distance(self, other: Point) -> Length {
        Length::from_units(nearest_root(self.squared_distance(other)))
    }

    /// The same point at a height.
    pub const fn at(self, z: Length) -> Point3 {
        Point3 { x: self.x, y: self.y, z }
    }
}

/// The square root of a squared length, rounded down.
///
/// A floating-point root is the first guess, which is never off by more than one or two, and put right with integers:
/// many times faster than finding it with integers alone.
pub(crate) fn floor_root(square: i64) -> i64 {
    let mut root = (square as f64).sqrt() as i64;
    while root * root > square {
        root -= 1;
    }
    while (root + 1) * (root + 1) <= square {
        root += 1;
    }
    root
}

/// The integer nearest to the square root of a squared length.
fn nearest_root(square: i64) -> i32 {
    let floor = floor_root(square);
    let up = square - floor * floor > floor;
    (floor + i64::from(up)) as i32
}

impl Sub for Point {
    type Output = Vector;
    fn sub(self, from: Point) -> Vector {
        Vector { dx: self.x.wide() - from.x.wide(), dy: self.y.wide() - from.y.wide() }
    }
}

impl Add<Vector> for Point {
    type Output = Point;
    fn add(self, by: Vector) -> Point {
        Point::units((self.x.wide() + by.dx) as i32, (self.y.wide() + by.dy) as i32)
    }
}

/// A displacement in the plane, in units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Vector {
    /// Units along x.
    pub dx: i64,
    /// Units along y.
    pub dy: i64,
}

impl Vector {
    /// The dot product.
    pub const fn dot(self, other: Vector) -> i64 {
        self.dx * other.dx + self.dy * other.dy
    }

    /// The cross product: positive where `other` lies anticlockwise of `self`.
    pub const fn cross(self, other: Vector) -> i64 {
        self.dx * other.dy - self.dy * other.dx
    }

    /// The squared length.
    pub const fn squared(self) -> i64 {
        self.dot(self)
    }
}

/// A point above the table.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Point3 {
    /// Along the long side of the table.
    pub x: Length,
    /// Along the short side of the table.
    pub y: Length,
    /// Height above the floor.
    pub z: Length,
}

impl Point3 {
    /// The same point seen from above.
    pub const fn plan(self) -> Point {
        Point { x: self.x, y: self.y }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn roots_are_those_of_integers(square in 0i64..=1 << 62, near in 0i64..1 << 31, off in -1i64..=1) {
            prop_assert_eq!(floor_root(square), square.isqrt());
            let close = (near * near + off).max(0);
            prop_assert_eq!(floor_root(close), close.isqrt());
        }
    }

    #[test]
    fn distances_round_to_the_nearest_unit() {
        let o = Point::units(0, 0);
        assert_eq!(o.distance(Point::units(3, 4)).units(), 5);
        assert_eq!(o.distance(Point::units(1, 1)).units(), 1);
        assert_eq!(o.distance(Point::units(2, 2)).units(), 3);
        assert_eq!(o.squared_distance(Point::units(-3, 4)), 25);
    }
}
