//! How two polygons lie to each other: sharing area, or at most so far apart.

use crate::polygon::segments_touch;
use crate::{Length, Place, Point, Polygon};

impl Polygon {
    /// Whether two polygons share more than points of their outlines, exactly.
    pub fn overlaps(&self, other: &Polygon) -> bool {
        if !self.boxes_within(other, Length::ZERO) {
            return false;
        }
        let (a, b) = (doubled(self), doubled(other));
        let crossing = a.edges().any(|(p, q)| b.edges().any(|(r, s)| cross(p, q, r, s)));
        let alongside = a.edges().any(|(p, q)| b.edges().any(|(r, s)| same_way(p, q, r, s)));
        crossing || alongside || runs_inside(&a, &b) || runs_inside(&b, &a)
    }

    /// Whether some point of one polygon is at most `reach` from some point of the other, exactly.
    ///
    /// Polygons that touch or overlap are within any reach but a negative one.
    pub fn within_of(&self, other: &Polygon, reach: Length) -> bool {
        // Outlines that do not meet are nearest to each other at a corner of one of them.
        reach >= Length::ZERO
            && self.boxes_within(other, reach)
            && (self.corners().iter().any(|corner| other.within(*corner, reach))
                || other.corners().iter().any(|corner| self.within(*corner, reach))
                || self
                    .edges()
                    .any(|(p, q)| other.edges().any(|(r, s)| segments_touch(p, q, r, s))))
    }

    /// Whether the boxes round two polygons are at most `reach` apart along both axes.
    fn boxes_within(&self, other: &Polygon, reach: Length) -> bool {
        let ((low, high), (other_low, other_high)) = (self.bounds(), other.bounds());
        let aside = |low: Point, high: Point| low.x - reach > high.x || low.y - reach > high.y;
        !aside(low, other_high) && !aside(other_low, high)
    }
}

/// The polygon at twice its size, where the middle between two of its points is a whole number of units.
fn doubled(polygon: &Polygon) -> Polygon {
    let corners = polygon.corners().iter().map(|p| Point::new(p.x * 2, p.y * 2)).collect();
    // Scaling keeps a simple polygon simple; were it not so, the polygon itself is the best answer left.
    Polygon::new(corners).unwrap_or_else(|_| polygon.clone())
}

fn side(p: Point, q: Point, r: Point) -> i64 {
    (q - p).cross(r - p).signum()
}

/// Whether two segments cross at a point inside both.
fn cross(p: Point, q: Point, r: Point, s: Point) -> bool {
    side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0
}

/// Whether two edges lie on each other for some length with the insides of their polygons on the same side.
fn same_way(p: Point, q: Point, r: Point, s: Point) -> bool {
    let along = q - p;
    side(p, q, r) == 0
        && side(p, q, s) == 0
        && along.dot(s - r) > 0
        && along.dot(r - p) < along.squared()
        && along.dot(s - p) > 0
}

/// Whether a piece of the outline of `a` lies inside `b`, given that no edges cross: then every piece
/// between two points where the outlines meet is inside, outside or on the outline as a whole.
fn runs_inside(a: &Polygon, b: &Polygon) -> bool {
    a.edges().any(|(p, q)| {
        let along = q - p;
        let on_edge = |r: &Point| side(p, q, *r) == 0 && (*r - p).dot(*r - q) < 0;
        let mut stops: Vec<Point> = b.corners().iter().copied().filter(on_edge).collect();
        stops.extend([p, q]);
        stops.sort_by_key(|stop| along.dot(*stop - p));
        stops.windows(2).any(|pair| {
            let middle = |a: i64, b: i64| (a + b) / 2;
            let (m, n) = (pair[0], pair[1]);
            let at = Point::units(
                middle(m.x.wide(), n.x.wide()) as i32,
                middle(m.y.wide(), n.y.wide()) as i32,
            );
            b.place(at) == Place::Inside
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn polygon(points: &[(i32, i32)]) -> Polygon {
        Polygon::new(points.iter().map(|&(x, y)| Point::units(x, y)).collect()).unwrap()
    }

    #[test]
    fn touching_is_not_overlapping() {
        let square = polygon(&[(0, 0), (10, 0), (10, 10), (0, 10)]);
        let u = polygon(&[(0, 0), (9, 0), (9, 9), (6, 9), (6, 3), (3, 3), (3, 9), (0, 9)]);
        for (other, expected) in [
            (polygon(&[(11, 0), (20, 0), (20, 10)]), false),
            (polygon(&[(10, 0), (20, 0), (20, 10), (10, 10)]), false),
            (polygon(&[(10, 10), (20, 10), (20, 20)]), false),
            (polygon(&[(10, 5), (20, 0), (20, 9)]), false),
            (polygon(&[(9, 5), (20, 0), (20, 9)]), true),
            (square.clone(), true),
            (polygon(&[(2, 2), (4, 2), (4, 4)]), true),
            (polygon(&[(0, 5), (10, 5), (5, 10)]), true),
            (polygon(&[(0, 0), (5, 0), (5, 10), (0, 10)]), true),
            (polygon(&[(0, 1), (1, 0), (20, 19), (19, 20)]), true),
        ] {
            assert_eq!(square.overlaps(&other), expected, "{other:?}");
            assert_eq!(other.overlaps(&square), expected, "{other:?}");
        }
        assert!(!u.overlaps(&polygon(&[(4, 4), (5, 4), (5, 8), (4, 8)])));
        assert!(!u.overlaps(&polygon(&[(3, 3), (6, 3), (6, 9), (3, 9)])));
        assert!(u.overlaps(&polygon(&[(3, 2), (6, 2), (6, 9), (3, 9)])));
    }
    #[test]
    fn polygons_are_as_far_apart_as_their_nearest_points() {
        let zone = polygon(&[(0, 0), (100, 0), (100, 30), (0, 30)]);
        for (other, apart) in [
            (polygon(&[(40, 90), (60, 90), (60, 95), (40, 95)]), 60),
            (polygon(&[(50, 90), (60, 100), (50, 110), (40, 100)]), 60),
            (polygon(&[(103, 34), (110, 40), (104, 50)]), 5),
            (polygon(&[(-40, 30), (-7, 60), (-40, 40)]), 27),
            (polygon(&[(40, 30), (60, 30), (60, 95)]), 0),
            (polygon(&[(40, 10), (60, 10), (60, 20)]), 0),
            (polygon(&[(40, -10), (60, -10), (60, 50), (40, 50)]), 0),
        ] {
            let apart = Length::from_units(apart);
            assert!(zone.within_of(&other, apart), "{other:?}");
            assert!(other.within_of(&zone, apart), "{other:?}");
            assert!(!zone.within_of(&other, apart - Length::UNIT), "{other:?}");
            assert!(!other.within_of(&zone, apart - Length::UNIT), "{other:?}");
        }
    }
}
