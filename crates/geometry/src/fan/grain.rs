//! Plane geometry in grains, 4096 to a unit.

use std::cmp::Ordering;
use std::ops::{Add, Sub};

use arrayvec::ArrayVec;

use super::Origin;
use crate::{Length, Point};

/// Grains to a unit, as a power of two.
pub(super) const GRAIN_BITS: u32 = 12;
/// What is thinner than this, 1/256 of a unit, is a touch.
pub(super) const TOUCH: i64 = 1 << (GRAIN_BITS - 8);
/// The point after which places along a ray are cut off.
pub(super) const PLACE_BITS: u32 = 32;
/// The number of bits of a direction's larger component.
const DIRECTION_BITS: u32 = 30;

/// A point or a vector, in grains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grains {
    pub x: i64,
    pub y: i64,
}

impl Grains {
    pub fn of(origin: Origin) -> Grains {
        let near = |v: i64| (v + (1 << (15 - GRAIN_BITS))) >> (16 - GRAIN_BITS);
        Grains { x: near(origin.x), y: near(origin.y) }
    }

    pub fn at(p: Point) -> Grains {
        Grains { x: p.x.wide() << GRAIN_BITS, y: p.y.wide() << GRAIN_BITS }
    }

    pub fn nearest_point(self) -> Point {
        let whole = |v: i64| ((v + (1 << (GRAIN_BITS - 1))) >> GRAIN_BITS) as i32;
        Point::units(whole(self.x), whole(self.y))
    }

    pub fn dot(self, other: Grains) -> i128 {
        i128::from(self.x) * i128::from(other.x) + i128::from(self.y) * i128::from(other.y)
    }

    /// Positive where `other` lies anticlockwise of `self`.
    pub fn cross(self, other: Grains) -> i128 {
        i128::from(self.x) * i128::from(other.y) - i128::from(self.y) * i128::from(other.x)
    }

    pub fn squared(self) -> i128 {
        self.dot(self)
    }

    pub fn length(self) -> i64 {
        root(self.squared()) as i64
    }

    /// The direction of a vector of any length.
    pub fn direction(x: i128, y: i128) -> Option<Grains> {
        let bits = 128 - (x.unsigned_abs() | y.unsigned_abs()).leading_zeros();
        if bits == 0 {
            return None;
        }
        let fit = |v: i128| {
            if bits > DIRECTION_BITS {
                v >> (bits - DIRECTION_BITS)
            } else {
                v << (DIRECTION_BITS - bits)
            }
        };
        Some(Grains { x: fit(x) as i64, y: fit(y) as i64 })
    }

    pub fn way(self) -> Option<Grains> {
        Grains::direction(i128::from(self.x), i128::from(self.y))
    }

    /// The point at a place along a ray of this direction.
    pub fn along(self, place: i64) -> Grains {
        let part = |v: i64| ((i128::from(v) * i128::from(place)) >> PLACE_BITS) as i64;
        Grains { x: part(self.x), y: part(self.y) }
    }

    /// The fraction `n / m` of a vector.
    pub fn part(self, n: i64, m: i64) -> Grains {
        let part = |v: i64| (i128::from(v) * i128::from(n)).div_euclid(i128::from(m)) as i64;
        Grains { x: part(self.x), y: part(self.y) }
    }

    /// The order of two vectors by angle, from just past the back of `ahead` anticlockwise round to it.
    pub fn order_round(self, other: Grains, ahead: Grains) -> Ordering {
        let left = |v: Grains| {
            let turn = ahead.cross(v);
            turn > 0 || (turn == 0 && ahead.dot(v) >= 0)
        };
        left(self).cmp(&left(other)).then_with(|| other.cross(self).cmp(&0))
    }
}

impl Add for Grains {
    type Output = Grains;
    fn add(self, by: Grains) -> Grains {
        Grains { x: self.x + by.x, y: self.y + by.y }
    }
}

impl Sub for Grains {
    type Output = Grains;
    fn sub(self, from: Grains) -> Grains {
        Grains { x: self.x - from.x, y: self.y - from.y }
    }
}

/// The square root, rounded down; zero of what is negative.
pub(super) fn root(square: i128) -> i128 {
    if square <= 0 { 0 } else { (square as u128).isqrt() as i128 }
}

/// A length in grains.
pub(super) fn grains(length: Length) -> i64 {
    length.wide() << GRAIN_BITS
}

/// A circle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ring {
    pub centre: Grains,
    pub radius: i64,
}

impl Ring {
    pub fn holds(&self, p: Grains) -> bool {
        (p - self.centre).squared() <= i128::from(self.radius).pow(2)
    }

    /// The places at which the ray from the origin along a direction enters and leaves.
    pub fn passed(&self, d: Grains) -> Option<(i64, i64)> {
        let squared = d.squared();
        let under = i128::from(self.radius).pow(2) * squared - d.cross(self.centre).pow(2);
        if under < 0 {
            return None;
        }
        let (middle, half) = (d.dot(self.centre), root(under));
        let place = |n: i128| ((n << PLACE_BITS) / squared) as i64;
        Some((place(middle - half), place(middle + half)))
    }

    /// Where the line through `p` along `w` meets the circle, or misses it by no more than a touch.
    pub fn line(&self, p: Grains, w: Grains) -> ArrayVec<Grains, 2> {
        let length = w.squared();
        let to = self.centre - p;
        let off = w.cross(to).pow(2);
        let mut found = ArrayVec::new();
        if length == 0 || length * i128::from(self.radius + TOUCH).pow(2) < off {
            return found;
        }
        let (middle, half) = (w.dot(to), root(length * i128::from(self.radius).pow(2) - off));
        for n in [middle - half, middle + half] {
            let part = |v: i64| (i128::from(v) * n).div_euclid(length) as i64;
            found.push(p + Grains { x: part(w.x), y: part(w.y) });
        }
        found
    }

    /// Where two circles meet, or come as near as a touch to meeting.
    pub fn circle(&self, other: &Ring) -> ArrayVec<Grains, 2> {
        let way = other.centre - self.centre;
        let apart = way.squared();
        let square = i128::from(self.radius).pow(2);
        let twice = apart + square - i128::from(other.radius).pow(2);
        let mut found = ArrayVec::new();
        if apart == 0 {
            return found;
        }
        let far = root(apart);
        let (r, s) = (i128::from(self.radius), i128::from(other.radius));
        let touch = i128::from(TOUCH);
        if far <= r + s + touch && (r - s).abs() <= far + touch {
            let half = root(4 * square * apart - twice * twice);
            for side in [-half, half] {
                let (x, y) = (i128::from(way.x), i128::from(way.y));
                let by = Grains {
                    x: (x * twice - y * side).div_euclid(2 * apart) as i64,
                    y: (y * twice + x * side).div_euclid(2 * apart) as i64,
                };
                found.push(self.centre + by);
            }
        }
        found
    }

    /// The lines that touch two circles: a point and the direction of each.
    pub fn common_tangents(&self, other: &Ring) -> ArrayVec<(Grains, Grains), 4> {
        let way = other.centre - self.centre;
        let (apart, far) = (way.squared(), root(way.squared()));
        let (x, y) = (i128::from(way.x), i128::from(way.y));
        let mut found = ArrayVec::new();
        // How far to the left of the line each centre lies.
        for left in [self.radius, -self.radius] {
            for other_left in [other.radius, -other.radius] {
                let more = i128::from(other_left - left);
                if far + i128::from(TOUCH) < more.abs() {
                    continue;
                }
                let run = root(apart - more * more);
                let line = Grains::direction(x * run + y * more, y * run - x * more);
                let Some(line) = line else { continue };
                let length = i128::from(line.length().max(1));
                let aside = |v: i64| (i128::from(v) * i128::from(left)).div_euclid(length) as i64;
                let at = Grains { x: aside(line.y), y: aside(-line.x) };
                found.push((self.centre + at, line));
            }
        }
        found
    }

    /// The directions of the two lines from a point that touch the circle, right one first; none from inside.
    pub fn tangents(&self, p: Grains) -> Option<[Grains; 2]> {
        let way = self.centre - p;
        let far = root(way.squared() - i128::from(self.radius).pow(2));
        if far == 0 {
            return None;
        }
        let (x, y, r) = (i128::from(way.x), i128::from(way.y), i128::from(self.radius));
        Some([
            Grains::direction(x * far + y * r, y * far - x * r)?,
            Grains::direction(x * far - y * r, y * far + x * r)?,
        ])
    }
}
