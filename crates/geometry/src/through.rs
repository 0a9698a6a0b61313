//! What a straight line runs through: the inside of footprints and discs. Touching is not running through.

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use crate::polygon::segment_squared_distance;
use crate::{Cylinder, Disc, Length, Place, Point, Point3, Polygon, Prism, Segment};

/// A place on a line: the part of the way from its first end to its second, with a denominator above zero.
#[derive(Clone, Copy)]
struct Part {
    num: i128,
    den: i128,
}

impl Part {
    fn order(&self, other: &Part) -> Ordering {
        (self.num * other.den).cmp(&(other.num * self.den))
    }

    /// Half way to another place.
    fn halfway(&self, other: &Part) -> Part {
        let num = self.num * other.den + other.num * self.den;
        Part { num, den: 2 * self.den * other.den }
    }
}

/// The two ends of a line and a place for every edge that it meets.
type Parts = ArrayVec<Part, { Polygon::MAX_CORNERS + 2 }>;

impl Prism {
    /// Whether some point of a straight line lies inside the footprint, at a height from the bottom up to, not including,
    /// the top.
    pub fn is_crossed(&self, from: Point3, to: Point3) -> bool {
        let (low, high) = self.footprint.bounds();
        let aside = from.x.max(to.x) <= low.x
            || from.x.min(to.x) >= high.x
            || from.y.max(to.y) <= low.y
            || from.y.min(to.y) >= high.y;
        if aside || from.z.min(to.z) >= self.top || from.z.max(to.z) < self.bottom {
            return false;
        }
        if from.plan() == to.plan() {
            return self.footprint.place(from.plan()) == Place::Inside;
        }
        let (start, rise) = (i128::from(from.z.wide()), i128::from((to.z - from.z).wide()));
        let (bottom, top) = (i128::from(self.bottom.wide()), i128::from(self.top.wide()));
        let level = rise == 0;
        let below = |part: &Part| start * part.den + rise * part.num < top * part.den;
        let above = |part: &Part| level || start * part.den + rise * part.num > bottom * part.den;
        let parts = meetings(&self.footprint, from.plan(), to.plan());
        // Between two neighbouring meetings with the outline a line is inside all the way, or outside.
        parts.windows(2).any(|pair| {
            pair[0].order(&pair[1]) == Ordering::Less
                && (below(&pair[0]) || below(&pair[1]))
                && (above(&pair[0]) || above(&pair[1]))
                && inside(&self.footprint, from.plan(), to.plan(), pair[0].halfway(&pair[1]))
        })
    }
}

fn meetings(outline: &Polygon, from: Point, to: Point) -> Parts {
    let way = to - from;
    let mut parts = Parts::new();
    parts.push(Part { num: 0, den: 1 });
    parts.push(Part { num: 1, den: 1 });
    for (p, q) in outline.edges() {
        let (edge, off) = (q - p, p - from);
        let turn = way.cross(edge);
        let (along, across) = (off.cross(edge) * turn.signum(), off.cross(way) * turn.signum());
        let most = turn.abs();
        let met = turn != 0 && (0..=most).contains(&across) && 0 < along && along < most;
        if met {
            parts.push(Part { num: i128::from(along), den: i128::from(most) });
        }
    }
    parts.sort_unstable_by(Part::order);
    parts
}

/// Whether a place on a line lies strictly inside an outline: by the edges that a ray from it meets.
fn inside(outline: &Polygon, from: Point, to: Point, part: Part) -> bool {
    let Part { num, den } = part;
    let scaled =
        |a: Length, b: Length| i128::from(a.wide()) * den + i128::from((b - a).wide()) * num;
    let (x, y) = (scaled(from.x, to.x), scaled(from.y, to.y));
    let mut odd = false;
    for (p, q) in outline.edges() {
        let edge = q - p;
        let (px, py) = (i128::from(p.x.wide()) * den, i128::from(p.y.wide()) * den);
        let (qx, qy) = (i128::from(q.x.wide()) * den, i128::from(q.y.wide()) * den);
        let side = i128::from(edge.dx) * (y - py) - i128::from(edge.dy) * (x - px);
        let beside = px.min(qx) <= x && x <= px.max(qx) && py.min(qy) <= y && y <= py.max(qy);
        if side == 0 && beside {
            return false;
        }
        let met = (py > y) != (qy > y);
        odd ^= met && (side > 0) == (qy > py);
    }
    odd
}

impl Segment {
    /// Whether some point of it is nearer than `radius` to a point: it runs through a disc, and does not only touch it.
    pub fn enters(&self, centre: Point, radius: Length) -> bool {
        let (num, den) = segment_squared_distance(centre, self.from, self.to);
        num < i128::from(radius.squared()) * den
    }
}

impl Cylinder {
    /// Whether some point of a straight line lies inside the body, at a height from its base up to, not including, its top.
    pub fn is_crossed(&self, from: Point3, to: Point3) -> bool {
        let Disc { centre, radius, z: bottom } = self.base;
        let top = bottom + self.height;
        let (from, to) = if from.z <= to.z { (from, to) } else { (to, from) };
        if from.z >= top || to.z < bottom {
            return false;
        }
        let (way, off) = (to.plan() - from.plan(), centre - from.plan());
        let rise = i128::from((to.z - from.z).wide());
        if rise == 0 || way.squared() == 0 {
            return Segment { from: from.plan(), to: to.plan() }.enters(centre, radius);
        }
        // The part of the line between the two heights, counted in parts of its rise.
        let low = i128::from((bottom - from.z).wide()).max(0);
        let high = i128::from((top - from.z).wide()).min(rise);
        let (squared, near) = (i128::from(way.squared()), i128::from(off.dot(way)) * rise);
        let reach = i128::from(radius.squared());
        if low >= high {
            return false;
        }
        if (low * squared..=high * squared).contains(&near) {
            let across = i128::from(way.cross(off));
            return across * across < reach * squared;
        }
        let end = if near < low * squared { low } else { high };
        let apart = |d: i64, o: i64| end * i128::from(d) - rise * i128::from(o);
        let (x, y) = (apart(way.dx, off.dx), apart(way.dy, off.dy));
        x * x + y * y < reach * rise * rise
    }
}

impl Polygon {
    /// Whether a disc lies wholly inside; it may touch edges.
    pub fn holds(&self, centre: Point, radius: Length) -> bool {
        let (low, high) = self.bounds();
        centre.x - radius >= low.x
            && centre.x + radius <= high.x
            && centre.y - radius >= low.y
            && centre.y + radius <= high.y
            && self.place(centre) == Place::Inside
            && self.edges().all(|(from, to)| !Segment { from, to }.enters(centre, radius))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn prism(corners: &[(i32, i32)], top: i32) -> Prism {
        let corners = corners.iter().map(|&(x, y)| Point::units(x, y)).collect();
        let footprint = Polygon::new(corners).unwrap();
        Prism { footprint, bottom: Length::ZERO, top: Length::from_units(top), standable: false }
    }

    fn at(x: i32, y: i32, z: i32) -> Point3 {
        Point::units(x, y).at(Length::from_units(z))
    }

    #[test]
    fn a_line_through_two_corners_runs_through() {
        let square = prism(&[(0, 0), (10, 0), (10, 10), (0, 10)], 5);
        assert!(square.is_crossed(at(-30, -30, 0), at(12, 12, 0)));
        assert!(!square.is_crossed(at(-10, 10, 0), at(10, -10, 0)), "it touches a corner");
        assert!(!square.is_crossed(at(-5, 10, 0), at(15, 10, 0)), "it runs along a side");
        assert!(!square.is_crossed(at(-5, 5, 0), at(0, 5, 0)), "it ends at a side");
        assert!(square.is_crossed(at(-5, 5, 0), at(1, 5, 0)));
    }

    #[test]
    fn a_line_above_the_top_where_it_is_inside_does_not() {
        let square = prism(&[(10, 0), (20, 0), (20, 10), (10, 10)], 5);
        assert!(square.is_crossed(at(0, 5, 0), at(40, 5, 19)), "at 10 it is not yet 5 high");
        assert!(!square.is_crossed(at(0, 5, 0), at(40, 5, 20)), "at 10 it is 5 high");
        assert!(!square.is_crossed(at(0, 5, 5), at(40, 5, 5)), "level with the top");
        assert!(square.is_crossed(at(30, 5, 20), at(15, 5, 4)));
        assert!(!square.is_crossed(at(30, 5, 20), at(15, 5, 5)), "it ends on the top");
    }

    #[test]
    fn a_line_under_the_bottom_does_not() {
        let bottom = Length::from_units(3);
        let bridge = Prism { bottom, ..prism(&[(10, 0), (20, 0), (20, 10), (10, 10)], 5) };
        assert!(!bridge.is_crossed(at(0, 5, 2), at(40, 5, 2)));
        assert!(bridge.is_crossed(at(0, 5, 3), at(40, 5, 3)));
        assert!(!bridge.is_crossed(at(0, 5, 0), at(40, 5, 6)), "at 20 it is 3 high");
        assert!(bridge.is_crossed(at(0, 5, 0), at(40, 5, 7)));
    }

    #[test]
    fn a_line_past_a_bay_does_not() {
        let bay =
            prism(&[(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)], 5);
        assert!(!bay.is_crossed(at(15, 40, 0), at(15, 10, 0)));
        assert!(bay.is_crossed(at(15, 40, 0), at(15, 9, 0)));
        assert!(bay.is_crossed(at(-5, 20, 0), at(40, 20, 0)));
        assert!(!bay.is_crossed(at(12, 20, 0), at(18, 28, 0)));
    }

    #[test]
    fn a_disc_inside_may_touch() {
        let square = prism(&[(0, 0), (10, 0), (10, 10), (0, 10)], 5).footprint;
        let radius = Length::from_units(3);
        assert!(square.holds(Point::units(3, 7), radius));
        assert!(!square.holds(Point::units(2, 7), radius));
        assert!(!square.holds(Point::units(20, 7), radius));
        let side = Segment { from: Point::units(0, 0), to: Point::units(10, 0) };
        assert!(
            !side.enters(Point::units(5, 3), radius) && side.enters(Point::units(5, 2), radius)
        );
    }

    #[test]
    fn a_line_meets_a_body_where_it_is() {
        let base = Disc {
            centre: Point::units(500, 0),
            radius: Length::from_units(100),
            z: Length::from_units(50),
        };
        let body = Cylinder { base, height: Length::from_units(100) };
        let met = |from: (i32, i32, i32), to: (i32, i32, i32)| {
            let end = |(x, y, z)| Point::units(x, y).at(Length::from_units(z));
            let both = body.is_crossed(end(from), end(to));
            assert_eq!(both, body.is_crossed(end(to), end(from)));
            both
        };
        assert!(met((0, 0, 100), (1000, 0, 100)));
        assert!(met((0, 0, 50), (1000, 0, 50)), "along its base");
        assert!(!met((0, 0, 150), (1000, 0, 150)), "over its head");
        assert!(!met((0, 0, 49), (1000, 0, 49)), "below it");
        assert!(!met((0, 100, 100), (1000, 100, 100)), "touching it");
        assert!(met((0, 99, 100), (1000, 99, 100)));
        assert!(met((0, 0, 0), (1000, 0, 249)), "up through its head");
        assert!(!met((0, 0, 110), (1000, 0, 210)), "up past its head");
        assert!(met((0, 0, 109), (1000, 0, 209)));
        assert!(!met((0, 0, 750), (1000, 0, -250)), "down behind it");
        assert!(met((0, 0, 650), (650, 0, 0)), "down into its back");
        assert!(met((500, 0, 900), (500, 0, 0)), "straight down");
        assert!(!met((0, 0, 100), (400, 0, 100)), "it ends before it");
    }

    proptest! {
        /// Points a hundredth apart along a line find the same, wherever one of them lies well inside.
        #[test]
        fn points_of_a_line_agree(
            ax in -40..80, ay in -40..80, bx in -40..80, by in -40..80, az in 0..20, bz in 0..20,
        ) {
            let bay = prism(
                &[(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)], 10,
            );
            let (from, to) = (at(ax * 100, ay * 100, az * 100), at(bx * 100, by * 100, bz * 100));
            let large = prism(
                &[(0, 0), (3000, 0), (3000, 3000), (2000, 3000), (2000, 1000), (1000, 1000),
                    (1000, 3000), (0, 3000)],
                1000,
            );
            let found = (0..=100).any(|i: i32| {
                let part = |a: i32, b: i32| a * (100 - i) + b * i;
                let p = Point::units(part(ax, bx), part(ay, by));
                large.footprint.place(p) == Place::Inside && part(az, bz) < 1000
            });
            if found {
                prop_assert!(large.is_crossed(from, to));
            }
            prop_assert_eq!(
                bay.is_crossed(at(ax, ay, az), at(bx, by, bz)),
                bay.is_crossed(at(bx, by, bz), at(ax, ay, az))
            );
        }
    }
}
