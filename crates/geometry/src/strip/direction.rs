//! Directions of lines with a width.

use crate::{Disc, Length, Point, Vector};

/// The length of a direction, or nearly.
const LONG: f64 = (1u64 << 30) as f64;

/// A direction: a vector of a length from 2^29 to 2^31.
#[derive(Clone, Copy, Debug)]
pub(super) struct Direction {
    pub x: i64,
    pub y: i64,
}

impl Direction {
    /// The direction of a vector; none of one without length.
    pub fn of(x: f64, y: f64) -> Option<Direction> {
        let length = (x * x + y * y).sqrt();
        (length > 0.0).then(|| Direction {
            x: (x / length * LONG).round() as i64,
            y: (y / length * LONG).round() as i64,
        })
    }

    /// The direction of a vector without any rounding; none of one without length.
    pub fn exactly(v: Vector) -> Option<Direction> {
        let size = v.dx.abs().max(v.dy.abs());
        (size > 0).then(|| {
            let by = size.leading_zeros().saturating_sub(34);
            Direction { x: v.dx << by, y: v.dy << by }
        })
    }

    /// The directions in which a line from the origin passes a point at a distance, on either side.
    pub fn past(x: f64, y: f64, distance: f64) -> Option<[Direction; 2]> {
        let squared = x * x + y * y;
        let along = squared - distance * distance;
        if along <= 0.0 {
            return None;
        }
        let along = along.sqrt();
        let left = Direction::of(x * along - y * distance, y * along + x * distance)?;
        let right = Direction::of(x * along + y * distance, y * along - x * distance)?;
        Some([left, right])
    }

    pub fn dot(self, v: Vector) -> i64 {
        self.x * v.dx + self.y * v.dy
    }

    pub fn cross(self, v: Vector) -> i64 {
        self.x * v.dy - self.y * v.dx
    }

    /// Positive where another direction lies anticlockwise.
    pub fn turn(self, other: Direction) -> i128 {
        i128::from(self.x) * i128::from(other.y) - i128::from(self.y) * i128::from(other.x)
    }

    pub fn is_between(self, right: Direction, left: Direction) -> bool {
        right.turn(self) >= 0 && self.turn(left) >= 0
    }

    /// The squared length.
    fn squared(self) -> i64 {
        self.x * self.x + self.y * self.y
    }

    /// The length, rounded down.
    pub fn length(self) -> i64 {
        root(i128::from(self.squared())) as i64
    }

    /// A direction between this and another.
    pub fn between(self, other: Direction, part: f64) -> Option<Direction> {
        let mix = |a: i64, b: i64| a as f64 * (1.0 - part) + b as f64 * part;
        Direction::of(mix(self.x, other.x), mix(self.y, other.y))
    }

    /// How far along the direction, times its length, a line from a point first meets a disc, and where; none if it
    /// passes by.
    pub fn entry(self, from: Point, to: &Disc) -> Option<(i64, Point)> {
        let centre = to.centre - from;
        let (along, across) = (self.dot(centre), i128::from(self.cross(centre)));
        let squared = self.squared();
        let inside = i128::from(to.radius.squared()) * i128::from(squared) - across * across;
        if inside < 0 || along <= 0 {
            return None;
        }
        let along = along - root(inside) as i64;
        let part = |d: i64| {
            let (n, m) = (i128::from(d) * i128::from(along), i128::from(squared));
            Length::from_units((2 * n + m).div_euclid(2 * m) as i32)
        };
        Some((along, Point::new(from.x + part(self.x), from.y + part(self.y))))
    }
}

/// The square root, rounded down: a first guess, put right with integers.
fn root(square: i128) -> i128 {
    let mut root = (square as f64).sqrt() as i128;
    while root * root > square {
        root -= 1;
    }
    while (root + 1) * (root + 1) <= square {
        root += 1;
    }
    root
}
