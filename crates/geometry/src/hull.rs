//! The convex hull of an outline: what lies within the corner of a wall, and what lies wholly behind it.

use crate::{Length, Point, Polygon, Segment, Vector};

/// A convex outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hull {
    /// Counter-clockwise.
    corners: Vec<Point>,
    /// The corners of the box round it.
    low: Point,
    high: Point,
}

impl Polygon {
    /// The smallest convex outline round this one.
    pub fn hull(&self) -> Hull {
        let mut corners: Vec<Point> = self.edges().map(|(corner, _)| corner).collect();
        corners.sort_unstable_by_key(|corner| (corner.x, corner.y));
        let half = |corners: &mut dyn Iterator<Item = Point>| {
            let mut chain: Vec<Point> = Vec::new();
            for corner in corners {
                while let [.., a, b] = chain[..]
                    && (b - a).cross(corner - b) <= 0
                {
                    chain.pop();
                }
                chain.push(corner);
            }
            chain.pop();
            chain
        };
        let mut all = half(&mut corners.iter().copied());
        all.extend(half(&mut corners.iter().rev().copied()));
        let (low, high) = self.bounds();
        Hull { corners: all, low, high }
    }
}

/// Whether a disc lies wholly to the left of a line; it may touch it.
fn left_of(from: Point, way: Vector, centre: Point, radius: Length) -> bool {
    let off = i128::from(way.cross(centre - from));
    off >= 0 && off * off >= i128::from(radius.squared()) * i128::from(way.squared())
}

impl Hull {
    fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().copied().zip(next.copied())
    }

    /// Whether a disc lies wholly inside; it may touch edges.
    pub fn holds(&self, centre: Point, radius: Length) -> bool {
        self.edges().all(|(p, q)| left_of(p, q - p, centre, radius))
    }

    /// Whether every line from a point to a disc beyond runs through the outline that this is the hull of: the outline
    /// is in one piece, so that it meets every line between the two outermost corners.
    pub fn shades(&self, from: Point, centre: Point, radius: Length) -> bool {
        let (low, high) = (self.low, self.high);
        let aside = from.x.max(centre.x) <= low.x
            || from.x.min(centre.x) >= high.x
            || from.y.max(centre.y) <= low.y
            || from.y.min(centre.y) >= high.y;
        if aside {
            return false;
        }
        let faces = |p: Point, q: Point| (q - p).cross(from - p) < 0;
        if !self.edges().any(|(p, q)| faces(p, q)) {
            return false;
        }
        let turn = |a: Point, b: Point| (a - from).cross(b - from);
        let within = self.corners.iter().all(|corner| *corner != from)
            && self.corners.iter().any(|right| {
                self.corners.iter().all(|other| turn(*right, *other) >= 0)
                    && left_of(from, *right - from, centre, radius)
            })
            && self.corners.iter().any(|left| {
                self.corners.iter().all(|other| turn(*left, *other) <= 0)
                    && left_of(from, from - *left, centre, radius)
            });
        let beyond = || {
            self.edges().any(|(p, q)| {
                faces(p, q)
                    && turn(p, centre) <= 0
                    && turn(q, centre) >= 0
                    && (q - p).cross(centre - p) > 0
            })
        };
        within && beyond() && !self.meets(centre, radius)
    }

    fn meets(&self, centre: Point, radius: Length) -> bool {
        let inside = self.edges().all(|(p, q)| (q - p).cross(centre - p) > 0);
        inside || self.edges().any(|(from, to)| Segment { from, to }.enters(centre, radius))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::polygon::segment_squared_distance;

    fn outline(corners: &[(i32, i32)]) -> Polygon {
        let corners = corners.iter().map(|(x, y)| Point::units(*x, *y)).collect();
        Polygon::new(corners).unwrap()
    }

    /// A wall with two arms, its corner in the south-west.
    fn corner() -> Polygon {
        outline(&[(0, 0), (1000, 0), (1000, 100), (100, 100), (100, 1000), (0, 1000)])
    }

    #[test]
    fn the_corner_of_a_wall_is_inside() {
        let hull = corner().hull();
        let holds = |x, y, r| hull.holds(Point::units(x, y), Length::from_units(r));
        assert!(holds(300, 300, 200));
        assert!(!holds(800, 800, 10), "beyond the line between the ends of the arms");
        assert!(!holds(300, 300, 301), "part of it is outside");
    }

    #[test]
    fn wholly_behind_is_behind_with_every_part() {
        let hull = corner().hull();
        let shades = |fx, fy, x, y, r| {
            hull.shades(Point::units(fx, fy), Point::units(x, y), Length::from_units(r))
        };
        assert!(shades(500, 2000, 300, -300, 200), "below the lower arm");
        assert!(!shades(500, 2000, 1000, -300, 200), "one side looks out");
        assert!(!shades(500, 2000, 500, 1500, 100), "in front of it");
        assert!(!shades(500, 2000, 300, -100, 200), "on it");
        assert!(!shades(300, 300, 300, -300, 100), "seen from inside the corner");
    }

    proptest! {
        #[test]
        fn no_line_to_what_is_shaded_misses_the_wall(
            fx in -3000..3000i32, fy in -3000..3000i32, x in -3000..3000i32, y in -3000..3000i32,
            r in 1..300i32, dx in -300..300i32, dy in -300..300i32,
        ) {
            let (wall, from, centre) = (corner(), Point::units(fx, fy), Point::units(x, y));
            let part = Point::units(x + dx, y + dy);
            prop_assume!(dx * dx + dy * dy < r * r);
            if wall.hull().shades(from, centre, Length::from_units(r)) {
                let line = Segment { from, to: part };
                let touched = |p: Point| segment_squared_distance(p, from, part).0 == 0;
                prop_assert!(wall.edges().any(|(p, q)| line.crosses(p, q) || touched(p)));
            }
        }
    }
}
