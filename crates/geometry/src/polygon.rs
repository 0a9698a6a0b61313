//! Simple polygons, convex or not.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Length, Point, Vector};

/// Where a point lies with respect to a polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Strictly inside.
    Inside,
    /// On an edge or a corner.
    Boundary,
    /// Strictly outside.
    Outside,
}

/// Why a list of points is not a simple polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadPolygon {
    /// Fewer than three corners.
    #[error("a footprint needs at least 3 corners")]
    TooFew,
    /// More corners than any piece of scenery has.
    #[error("a footprint may have at most {0} corners")]
    TooMany(usize),
    /// Two corners are the same point.
    #[error("corners {0} and {1} are the same point")]
    Repeated(usize, usize),
    /// Two edges cross or touch away from a shared corner.
    #[error("the edges from corner {0} and corner {1} cross")]
    Crossing(usize, usize),
    /// All corners lie on one line.
    #[error("the footprint has no area")]
    Flat,
}

/// A simple polygon: corners in anticlockwise order, no edge crossing another.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
pub struct Polygon {
    corners: Vec<Point>,
    low: Point,
    high: Point,
    convex: bool,
}

impl Polygon {
    /// The largest number of corners.
    pub const MAX_CORNERS: usize = 64;

    /// Checks the corners, in either direction of turning, and makes the polygon.
    ///
    /// # Errors
    /// Says what is wrong with corners that do not bound a simple area.
    pub fn new(mut corners: Vec<Point>) -> Result<Self, BadPolygon> {
        let n = corners.len();
        if n < 3 {
            return Err(BadPolygon::TooFew);
        }
        if n > Self::MAX_CORNERS {
            return Err(BadPolygon::TooMany(Self::MAX_CORNERS));
        }
        for i in 0..n {
            for j in i + 1..n {
                if corners[i] == corners[j] {
                    return Err(BadPolygon::Repeated(i + 1, j + 1));
                }
            }
        }
        // A bow-tie may turn as much one way as the other and have no area either: what crosses is told first.
        if corners[2..].iter().all(|p| (corners[1] - corners[0]).cross(*p - corners[0]) == 0) {
            return Err(BadPolygon::Flat);
        }
        for i in 0..n {
            for j in i + 1..n {
                if edges_conflict(&corners, i, j) {
                    return Err(BadPolygon::Crossing(i + 1, j + 1));
                }
            }
        }
        if twice_area(&corners) < 0 {
            corners.reverse();
        }
        let low = Point::new(
            corners.iter().map(|p| p.x).min().unwrap_or_default(),
            corners.iter().map(|p| p.y).min().unwrap_or_default(),
        );
        let high = Point::new(
            corners.iter().map(|p| p.x).max().unwrap_or_default(),
            corners.iter().map(|p| p.y).max().unwrap_or_default(),
        );
        let convex = (0..n).all(|i| {
            let (a, b, c) = (corners[i], corners[(i + 1) % n], corners[(i + 2) % n]);
            (b - a).cross(c - b) >= 0
        });
        Ok(Polygon { corners, low, high, convex })
    }

    /// The rectangle between two opposite corners.
    ///
    /// # Errors
    /// If the rectangle has no area.
    pub fn rectangle(a: Point, b: Point) -> Result<Self, BadPolygon> {
        Self::new(vec![a, Point::new(b.x, a.y), b, Point::new(a.x, b.y)])
    }

    /// The rectangle about a centre whose long axis runs along a direction, each corner rounded to the nearest
    /// unit, so that opposite corners are equally far from the centre.
    ///
    /// # Errors
    /// If the direction has no length or the rectangle no area.
    pub fn turned_rectangle(
        centre: Point,
        along: Vector,
        half_length: Length,
        half_width: Length,
    ) -> Result<Self, BadPolygon> {
        let Vector { dx, dy } = shortened(along);
        if dx == 0 && dy == 0 {
            return Err(BadPolygon::Flat);
        }
        let corner = |ahead: Length, aside: Length| Vector {
            dx: over_root(dx * ahead.wide() - dy * aside.wide(), dx * dx + dy * dy),
            dy: over_root(dy * ahead.wide() + dx * aside.wide(), dx * dx + dy * dy),
        };
        let front = [corner(half_length, -half_width), corner(half_length, half_width)];
        let back = front.map(|v| Vector { dx: -v.dx, dy: -v.dy });
        Self::new([front, back].concat().into_iter().map(|v| centre + v).collect())
    }

    /// The corners, anticlockwise.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// The edges, anticlockwise, each from its first corner to its second.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let n = self.corners.len();
        (0..n).map(move |i| (self.corners[i], self.corners[if i + 1 == n { 0 } else { i + 1 }]))
    }

    /// The lower left and upper right corners of the bounding box.
    pub fn bounds(&self) -> (Point, Point) {
        (self.low, self.high)
    }

    /// Whether no corner turns inwards.
    pub fn is_convex(&self) -> bool {
        self.convex
    }

    /// Where a point lies.
    #[inline]
    pub fn place(&self, p: Point) -> Place {
        if p.x < self.low.x || p.x > self.high.x || p.y < self.low.y || p.y > self.high.y {
            return Place::Outside;
        }
        let mut inside = false;
        for (a, b) in self.edges() {
            let turn = (b - a).cross(p - a);
            if turn == 0 && (p - a).dot(p - b) <= 0 {
                return Place::Boundary;
            }
            if (a.y > p.y) != (b.y > p.y) && (turn > 0) == (b.y > a.y) {
                inside = !inside;
            }
        }
        if inside { Place::Inside } else { Place::Outside }
    }

    /// The squared distance from a point to the closest point of the polygon (zero inside), as the
    /// fraction `(numerator, denominator)`.
    pub fn squared_distance(&self, p: Point) -> (i128, i128) {
        if self.place(p) != Place::Outside {
            return (0, 1);
        }
        self.edges()
            .map(|(a, b)| segment_squared_distance(p, a, b))
            .min_by(|l, r| (l.0 * r.1).cmp(&(r.0 * l.1)))
            .unwrap_or((0, 1))
    }

    /// Whether the point is at most `reach` from the closest point of the polygon.
    #[inline]
    pub fn within(&self, p: Point, reach: Length) -> bool {
        let (low, high) = (self.low, self.high);
        if reach < Length::ZERO
            || p.x < low.x - reach
            || p.x > high.x + reach
            || p.y < low.y - reach
            || p.y > high.y + reach
        {
            return false;
        }
        let square = reach.squared();
        let near = self.edges().any(|(a, b)| {
            let (along, to) = (b - a, p - a);
            let dot = along.dot(to);
            if dot <= 0 {
                to.squared() <= square
            } else if dot >= along.squared() {
                (p - b).squared() <= square
            } else {
                let cross = i128::from(along.cross(to));
                cross * cross <= i128::from(square) * i128::from(along.squared())
            }
        });
        near || self.place(p) != Place::Outside
    }
}

impl TryFrom<Vec<Point>> for Polygon {
    type Error = BadPolygon;
    fn try_from(corners: Vec<Point>) -> Result<Self, BadPolygon> {
        Polygon::new(corners)
    }
}

impl From<Polygon> for Vec<Point> {
    fn from(polygon: Polygon) -> Vec<Point> {
        polygon.corners
    }
}

/// A vector of the same direction whose products with lengths fit 64 bits, and their squares 128.
fn shortened(v: Vector) -> Vector {
    let bits = 64 - (v.dx.unsigned_abs() | v.dy.unsigned_abs()).leading_zeros();
    let by = bits.saturating_sub(30);
    Vector { dx: v.dx / (1 << by), dy: v.dy / (1 << by) }
}

/// The whole number nearest to `n / sqrt(square)`, halves away from zero.
fn over_root(n: i64, square: i64) -> i64 {
    let (n_square, square) = (i128::from(n).pow(2), i128::from(square));
    let floor = (n_square / square).isqrt();
    let up = 4 * n_square >= (2 * floor + 1).pow(2) * square;
    n.signum() * (floor + i128::from(up)) as i64
}

fn twice_area(corners: &[Point]) -> i64 {
    let origin = corners[0];
    corners.windows(2).map(|w| (w[0] - origin).cross(w[1] - origin)).sum()
}

/// Whether edges `i < j` share a point other than the corner where neighbours meet.
fn edges_conflict(corners: &[Point], i: usize, j: usize) -> bool {
    let n = corners.len();
    let (a, b) = (corners[i], corners[(i + 1) % n]);
    let (c, d) = (corners[j], corners[(j + 1) % n]);
    if j == i + 1 {
        return (b - a).cross(d - b) == 0 && (b - a).dot(d - b) < 0;
    }
    if (j + 1) % n == i {
        return (a - c).cross(b - a) == 0 && (a - c).dot(b - a) < 0;
    }
    segments_touch(a, b, c, d)
}

/// Whether two closed segments share any point.
pub(crate) fn segments_touch(a: Point, b: Point, c: Point, d: Point) -> bool {
    let side = |p: Point, q: Point, r: Point| (q - p).cross(r - p).signum();
    let on = |p: Point, q: Point, r: Point| side(p, q, r) == 0 && (r - p).dot(r - q) <= 0;
    let (s1, s2) = (side(a, b, c), side(a, b, d));
    let (s3, s4) = (side(c, d, a), side(c, d, b));
    (s1 * s2 < 0 && s3 * s4 < 0) || on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)
}

/// The squared distance from a point to a segment as a fraction.
pub(crate) fn segment_squared_distance(p: Point, a: Point, b: Point) -> (i128, i128) {
    let (along, to) = (b - a, p - a);
    let dot = along.dot(to);
    if dot <= 0 {
        return (i128::from(to.squared()), 1);
    }
    if dot >= along.squared() {
        return (i128::from((p - b).squared()), 1);
    }
    let cross = i128::from(along.cross(to));
    (cross * cross, i128::from(along.squared()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn polygon(points: &[(i32, i32)]) -> Result<Polygon, BadPolygon> {
        Polygon::new(points.iter().map(|&(x, y)| Point::units(x, y)).collect())
    }

    #[test]
    fn clockwise_corners_are_turned_round() {
        let square = polygon(&[(0, 0), (0, 10), (10, 10), (10, 0)]).unwrap();
        assert!(twice_area(square.corners()) > 0);
        assert!(square.is_convex());
    }

    #[test]
    fn bad_footprints_say_what_is_wrong() {
        assert_eq!(polygon(&[(0, 0), (1, 1)]), Err(BadPolygon::TooFew));
        assert_eq!(polygon(&[(0, 0), (5, 5), (9, 9)]), Err(BadPolygon::Flat));
        assert_eq!(polygon(&[(0, 0), (4, 0), (0, 0), (2, 2)]), Err(BadPolygon::Repeated(1, 3)));
        let bow_tie = polygon(&[(0, 0), (10, 10), (10, 0), (0, 12)]);
        assert_eq!(bow_tie, Err(BadPolygon::Crossing(1, 3)));
        let spike = polygon(&[(0, 0), (10, 0), (5, 0), (5, 5)]);
        assert!(matches!(spike, Err(BadPolygon::Crossing(..))));
    }

    #[test]
    fn a_rectangle_turns_about_its_centre() {
        let (half_length, half_width) = (Length::INCH, Length::from_units(635));
        let turned = |dx: i64, dy: i64| {
            let along = Vector { dx, dy };
            Polygon::turned_rectangle(Point::inches(10.0, 6.25), along, half_length, half_width)
        };
        let corners = |p: &Polygon| p.corners().iter().copied().collect::<BTreeSet<_>>();
        let upright =
            Polygon::rectangle(Point::inches(9.0, 6.0), Point::inches(11.0, 6.5)).unwrap();
        for along in [(1, 0), (-7, 0), (i64::MAX, 0), (i64::MIN, 0)] {
            assert_eq!(corners(&turned(along.0, along.1).unwrap()), corners(&upright));
        }
        // Along (3, 4): 2540 * 3/5 = 1524, 2540 * 4/5 = 2032, 635 * 4/5 = 508, 635 * 3/5 = 381.
        let slanted = turned(3, 4).unwrap();
        let offsets = [(2032, 1651), (1016, 2413), (-2032, -1651), (-1016, -2413)];
        let expected = offsets.map(|(dx, dy)| Point::inches(10.0, 6.25) + Vector { dx, dy });
        assert_eq!(corners(&slanted), expected.into_iter().collect());
        assert_eq!(corners(&turned(-3_000_000, -4_000_000).unwrap()), corners(&slanted));
        assert_eq!(turned(0, 0), Err(BadPolygon::Flat));
    }

    proptest! {
        #[test]
        fn a_turned_rectangle_is_off_by_rounding_only(
            dx in -70_000i64..70_000, dy in -70_000i64..70_000, half_length in 100i32..9_000,
            half_width in 100i32..9_000,
        ) {
            prop_assume!((dx, dy) != (0, 0));
            let (long, wide) = (Length::from_units(half_length), Length::from_units(half_width));
            let (centre, along) = (Point::units(40_000, 30_000), Vector { dx, dy });
            let rectangle = Polygon::turned_rectangle(centre, along, long, wide).unwrap();
            prop_assert!(rectangle.is_convex() && rectangle.corners().len() == 4);
            let far = long.squared() + wide.squared();
            for corner in rectangle.corners() {
                let off = centre.squared_distance(*corner).abs_diff(far);
                prop_assert!(off <= 2 * far.isqrt() as u64 + 2);
                let ahead = along.dot(*corner - centre).abs() - along.squared().isqrt() * long.wide();
                prop_assert!(ahead.abs() <= along.squared().isqrt() + long.wide() + 1);
            }
        }
    }

    #[test]
    fn concave_polygons_know_their_notch() {
        let l = polygon(&[(0, 0), (10, 0), (10, 2), (2, 2), (2, 10), (0, 10)]).unwrap();
        assert!(!l.is_convex());
        assert_eq!(l.place(Point::units(5, 5)), Place::Outside);
        assert_eq!(l.place(Point::units(1, 5)), Place::Inside);
        assert_eq!(l.place(Point::units(2, 5)), Place::Boundary);
        assert_eq!(l.place(Point::units(2, 2)), Place::Boundary);
        assert!(l.within(Point::units(5, 5), Length::from_units(3)));
        assert!(!l.within(Point::units(6, 6), Length::from_units(3)));
    }
}
