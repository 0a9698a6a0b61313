//! Arcs of circles: their lengths, and polylines of whole points drawn about them.

use arrayvec::ArrayVec;

use crate::path::ring::{Ring, Turn, nearest};
use crate::point::floor_root;
use crate::{Point, Vector};

/// One, as a component of a direction.
const ONE: i64 = 1 << 20;

/// How many times an arc is halved for its polyline: the angle between neighbouring sides is at most half
/// a turn divided by two to that power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fineness(u32);

impl Fineness {
    /// Enough to try whether a circle can be followed.
    pub const TRIAL: Fineness = Fineness(3);
    /// As close to the arc as a path of few points can be.
    pub const FINEST: Fineness = Fineness(5);
    /// From the finest to the coarsest polyline worth giving out.
    pub const WORTH: [Fineness; 5] =
        [Fineness::FINEST, Fineness(4), Fineness(3), Fineness(2), Fineness(1)];

    /// How often the angle between two directions is to be halved.
    fn depth(self, u: Vector, v: Vector) -> u32 {
        self.0.saturating_sub(halvings_spared(u, v))
    }
}

/// The points of one arc's polyline.
pub(super) type ArcPoints = ArrayVec<Point, 68>;

/// Points of a circle this close together, squared, are one point but for rounding.
const SAME: i64 = 16;

/// Whether going round a circle from `a` to `b` takes more than half a turn.
fn is_long(ring: &Ring, turn: Turn, a: Point, b: Point) -> bool {
    let (u, v) = (a - ring.centre, b - ring.centre);
    u.cross(v) * turn.sign() < 0 && (b - a).squared() > SAME
}

/// The length of the arc from one point of a circle to another.
pub(super) fn arc_length(ring: &Ring, turn: Turn, a: Point, b: Point) -> i64 {
    let short = short_arc(ring, a, b);
    if is_long(ring, turn, a, b) { ring.radius * 6_283_185 / 1_000_000 - short } else { short }
}

/// The length of the shorter arc between two points of a circle.
fn short_arc(ring: &Ring, a: Point, b: Point) -> i64 {
    let (u, v) = (a - ring.centre, b - ring.centre);
    if u.dot(v) < 0 {
        // The chord says little about an arc of almost half a turn; what is left to half a turn has a short one.
        let left = Vector { dx: u.dx + v.dx, dy: u.dy + v.dy };
        return ring.radius * 3_141_593 / 1_000_000 - arc_over(ring.radius, left.squared());
    }
    arc_over(ring.radius, (b - a).squared())
}

/// The length of an arc over a chord, given squared.
fn arc_over(radius: i64, chord: i64) -> i64 {
    if radius == 0 || chord <= SAME {
        return floor_root(chord);
    }
    // The squared sine of half the angle, then of an eighth of it, to a scale of 2^30.
    const UNIT: i128 = 1 << 30;
    let square = i128::from(radius) * i128::from(radius);
    let mut sine = ((i128::from(chord) << 30) / (4 * square)).min(UNIT) as i64;
    for _ in 0..2 {
        let cosine = floor_root(((1i64 << 30) - sine) << 30);
        sine = ((1i64 << 30) - cosine) / 2;
    }
    let s = i128::from(floor_root(sine << 30));
    let x = i128::from(sine);
    // asin(s) = s (1 + x/6 + 3x^2/40 + 5x^3/112 + ...), x = s^2.
    let series = UNIT + x / 6 + 3 * x * x / (40 * UNIT) + 5 * x * x / UNIT * x / (112 * UNIT);
    (8 * i128::from(radius) * s * series / (UNIT * UNIT)) as i64
}

/// The corners of a polyline about the arc from `a` to `b`, both ends included.
///
/// Each side touches the circle, widened by `wider` to make up for rounding.
pub(super) fn about_arc(
    ring: &Ring,
    turn: Turn,
    (a, b): (Point, Point),
    fineness: Fineness,
    wider: i64,
) -> ArcPoints {
    let mut points = ArcPoints::new();
    points.push(a);
    let (u, v) = (unit(a - ring.centre), unit(b - ring.centre));
    let arc = Arc { centre: ring.centre, radius: ring.radius + wider, turn };
    if is_long(ring, turn, a, b) {
        let middle = arc.middle(u, v);
        let far = Vector { dx: -middle.dx, dy: -middle.dy };
        arc.fill(u, far, fineness.depth(u, far), &mut points);
        arc.fill(far, v, fineness.depth(far, v), &mut points);
    } else if (b - a).squared() > SAME {
        arc.fill(u, v, fineness.depth(u, v), &mut points);
    }
    if points.last() != Some(&b) {
        points.push(b);
    }
    points
}

/// How many halvings less than half a turn the angle between two directions needs.
fn halvings_spared(u: Vector, v: Vector) -> u32 {
    let (dot, cross) = (u.dot(v), u.cross(v).abs());
    // tan(22.5), tan(11.25) and tan(5.625) degrees in thousandths, from below.
    let under = |thousandths: i64| dot > 0 && cross / 256 * 1000 <= dot / 256 * thousandths;
    match () {
        () if under(98) => 5,
        () if under(198) => 4,
        () if under(414) => 3,
        () if dot > 0 && cross <= dot => 2,
        () if dot >= 0 => 1,
        () => 0,
    }
}

struct Arc {
    centre: Point,
    radius: i64,
    turn: Turn,
}

impl Arc {
    /// Adds the corners where the tangents meet, between two directions.
    fn fill(&self, u: Vector, v: Vector, halvings: u32, points: &mut ArcPoints) {
        if halvings > 0 || u.dot(v) <= 0 {
            let middle = self.middle(u, v);
            self.fill(u, middle, halvings.saturating_sub(1), points);
            self.fill(middle, v, halvings.saturating_sub(1), points);
            return;
        }
        let corner = self.centre + self.meeting(u, v);
        if points.last() != Some(&corner) && !points.is_full() {
            points.push(corner);
        }
    }

    /// The whole point, as seen from the centre, next to where the tangents at two directions meet, and
    /// beyond both of them.
    ///
    /// It may lie exactly on one of them, so that a polyline does not bulge into a passage that fits exactly.
    fn meeting(&self, u: Vector, v: Vector) -> Vector {
        let den = i128::from(ONE) * i128::from(ONE) + i128::from(u.dot(v));
        let part = |a: i64, b: i64| {
            nearest(i128::from(a + b) * i128::from(self.radius) * i128::from(ONE), den)
        };
        let near = Vector { dx: part(u.dx, v.dx), dy: part(u.dy, v.dy) };
        let least = self.radius * ONE;
        let mut best: Option<(i64, Vector)> = None;
        for dx in near.dx - 1..=near.dx + 1 {
            for dy in near.dy - 1..=near.dy + 1 {
                let p = Vector { dx, dy };
                let (s, t) = (p.dot(u), p.dot(v));
                if s >= least && t >= least && best.is_none_or(|(excess, _)| s + t < excess) {
                    best = Some((s + t, p));
                }
            }
        }
        best.map_or(near, |(_, p)| p)
    }

    /// The direction halfway between two directions at most half a turn apart.
    #[inline]
    fn middle(&self, u: Vector, v: Vector) -> Vector {
        if u.dot(v) < -(ONE / 2 * ONE) {
            // The sum of nearly opposite directions is nearly nothing: add them turned to the middle.
            let sign = if u.cross(v) == 0 { self.turn.sign() } else { u.cross(v).signum() };
            let ahead = Vector { dx: -u.dy * sign, dy: u.dx * sign };
            let behind = Vector { dx: v.dy * sign, dy: -v.dx * sign };
            return unit(Vector { dx: ahead.dx + behind.dx, dy: ahead.dy + behind.dy });
        }
        unit(Vector { dx: u.dx + v.dx, dy: u.dy + v.dy })
    }
}

/// The direction of a vector.
fn unit(v: Vector) -> Vector {
    let length = floor_root(v.squared() << 20).max(1);
    let part = |d: i64| {
        let num = (d << 30) + length / 2;
        num.div_euclid(length)
    };
    Vector { dx: part(v.dx), dy: part(v.dy) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(radius: i64) -> Ring {
        Ring { radius, ..Ring::point(Point::units(5000, 5000)) }
    }

    #[test]
    fn arcs_are_measured_to_a_unit() {
        let ring = ring(10_000);
        let o = (5000, 5000);
        let on = |x: i32, y: i32| Point::units(o.0 + x, o.1 + y);
        assert!((arc_length(&ring, Turn::Left, on(10_000, 0), on(0, 10_000)) - 15_708).abs() <= 2);
        assert!((arc_length(&ring, Turn::Left, on(10_000, 0), on(-10_000, 0)) - 31_416).abs() <= 3);
        assert!((arc_length(&ring, Turn::Left, on(10_000, 0), on(8660, 5000)) - 5236).abs() <= 2);
        assert_eq!(arc_length(&ring, Turn::Left, on(10_000, 0), on(10_000, 0)), 0);
        let long = arc_length(&ring, Turn::Right, on(10_000, 0), on(0, 10_000));
        assert!((long - 47_124).abs() <= 4, "{long}");
    }

    #[test]
    fn polylines_about_arcs_stay_outside_and_close() {
        let ring = ring(2000);
        let (a, b) = (Point::units(7000, 5000), Point::units(5000, 7000));
        for (turn, ends, arc) in [
            (Turn::Left, (a, b), 3142),
            (Turn::Right, (b, a), 3142),
            (Turn::Right, (a, b), 9425),
            (Turn::Left, (b, a), 9425),
        ] {
            let points = about_arc(&ring, turn, ends, Fineness::FINEST, 1);
            let length: i64 = points.windows(2).map(|w| w[0].distance(w[1]).wide()).sum();
            assert!((length - arc).abs() <= 20, "{length}");
            for side in points.windows(2) {
                let (num, den) =
                    crate::polygon::segment_squared_distance(ring.centre, side[0], side[1]);
                assert!(num >= 4_000_000 * den);
            }
        }
    }
}
