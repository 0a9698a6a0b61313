//! The boundary of where the middle of a base may be (obstacles offset by its radius): circles about corners and discs, and
//! lines beside edges.

use arrayvec::ArrayVec;

use crate::path::ledge::{about_corner, beside_both, beside_edge};
use crate::path::ring::nearest;
use crate::path::{Ground, Surroundings};
use crate::polygon::segment_squared_distance;
use crate::{Length, Point, Vector};

/// How far, in units, a whole point may be from the point it stands for.
pub(super) const SPOT: i64 = 4;

/// A line that the centre of a base touching something lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outline {
    /// A circle about a corner or a disc.
    Circle {
        /// Its middle.
        centre: Point,
        /// Its radius.
        radius: i64,
    },
    /// A line that runs so far to the right of an edge: the same of all edges of one ground.
    Beside {
        /// Where the edge begins.
        from: Point,
        /// Where it ends.
        to: Point,
        /// How far.
        out: i64,
    },
}

impl Outline {
    /// Where two of them meet, to the nearest unit.
    pub fn meets(&self, other: &Outline) -> ArrayVec<Point, 2> {
        use Outline::{Beside, Circle};
        let found = match (*self, *other) {
            (Circle { centre, radius }, Circle { centre: c, radius: r }) => {
                about_corner(centre, radius, c, r)
            }
            (Circle { centre, radius }, Beside { from, to, out })
            | (Beside { from, to, out }, Circle { centre, radius }) => {
                beside_edge(from, to, out, centre, radius)
            }
            (Beside { from, to, out }, Beside { from: a, to: b, .. }) => {
                beside_both((from, to), (a, b), (out, out)).map(|p| [p, p])
            }
        };
        let along = |p: &Point| self.is_along(*p) && other.is_along(*p);
        found.into_iter().flatten().filter(along).collect()
    }

    /// Whether a point beside an edge is beside the edge itself, not beyond its ends.
    fn is_along(&self, p: Point) -> bool {
        match *self {
            Outline::Circle { .. } => true,
            Outline::Beside { from, to, .. } => {
                let along = to - from;
                let (dot, square) = (along.dot(p - from), along.squared());
                let spare = SPOT * (square.isqrt() + 1);
                -spare <= dot && dot <= square + spare
            }
        }
    }

    /// The point of it that is nearest to a point, to the nearest unit; none where all are, or where it has ended.
    pub fn nearest_to(&self, p: Point) -> Option<Point> {
        match *self {
            Outline::Circle { centre, radius } => {
                let way = p - centre;
                let far = (way.squared() << 16).isqrt();
                let part = |d: i64| {
                    nearest((i128::from(d) * i128::from(radius)) << 8, i128::from(far.max(1)))
                };
                (far > 0).then(|| centre + Vector { dx: part(way.dx), dy: part(way.dy) })
            }
            Outline::Beside { from, to, out } => {
                let along = to - from;
                let right = Vector { dx: along.dy, dy: -along.dx };
                let length = i128::from(along.squared() << 16).isqrt();
                // How far along and beside the edge, 256 times what it is.
                let t = (i128::from(along.dot(p - from)) << 16) / length.max(1);
                let part = |u: i64, v: i64| {
                    nearest(i128::from(u) * t + i128::from(v) * (i128::from(out) << 8), length)
                };
                let foot =
                    || from + Vector { dx: part(along.dx, right.dx), dy: part(along.dy, right.dy) };
                (length > 0).then(foot).filter(|foot| self.is_along(*foot))
            }
        }
    }

    /// The direction away from what it is the outline of, at a point of it.
    pub fn free_side(&self, p: Point) -> Vector {
        match *self {
            Outline::Circle { centre, .. } => p - centre,
            Outline::Beside { from, to, .. } => {
                let along = to - from;
                Vector { dx: along.dy, dy: -along.dx }
            }
        }
    }

    /// Whether some of it is at most so far from a point.
    fn is_near(&self, p: Point, reach: i64) -> bool {
        match *self {
            Outline::Circle { centre, radius } => {
                let most = reach + radius;
                centre.squared_distance(p) <= most * most
            }
            Outline::Beside { from, to, out } => {
                let (num, den) = segment_squared_distance(p, from, to);
                let most = reach + out;
                num <= i128::from(most * most) * den
            }
        }
    }
}

impl Ground {
    /// The outlines of everything that a base cannot stand in at a height, as far as they come within `reach` of a point.
    pub(super) fn outlines(
        &self,
        around: &Surroundings,
        z: Length,
        (p, reach): (Point, i64),
    ) -> Vec<Outline> {
        let radius = self.radius.wide();
        let mut found: Vec<Outline> = Vec::new();
        let mut offer = |outline: Outline| {
            if outline.is_near(p, reach + SPOT) {
                found.push(outline);
            }
        };
        let circle = |centre: Point, radius: i64| Outline::Circle { centre, radius };
        let beside = |from: Point, to: Point| Outline::Beside { from, to, out: radius };
        // Seen from the edge of the table, the inside is on the right.
        let (low, high) = (Point::default(), self.high + Vector { dx: radius, dy: radius });
        let corners = [low, Point::new(low.x, high.y), high, Point::new(high.x, low.y)];
        for i in 0..4 {
            offer(beside(corners[i], corners[(i + 1) % 4]));
        }
        let aside = |low: Point, high: Point| {
            p.x.wide() + reach < low.x.wide()
                || p.y.wide() + reach < low.y.wide()
                || p.x.wide() - reach > high.x.wide()
                || p.y.wide() - reach > high.y.wide()
        };
        for block in self.blocks.iter().filter(|block| !aside(block.low, block.high)) {
            let in_the_way = block.top > z && block.bottom < z + self.height;
            let holds = block.standable && block.top == z && z != Length::ZERO;
            if in_the_way || holds {
                for (a, b) in block.footprint.edges() {
                    offer(circle(a, radius));
                    offer(if holds { beside(b, a) } else { beside(a, b) });
                }
            }
        }
        let shut = (0..).zip(self.doors.iter()).filter(|(i, _)| !around.open.is_open(*i));
        for bar in self.walls.iter().chain(shut.map(|(_, door)| door)) {
            if !aside(bar.low, bar.high) {
                offer(circle(bar.from, radius));
                offer(circle(bar.to, radius));
                offer(beside(bar.from, bar.to));
                offer(beside(bar.to, bar.from));
            }
        }
        for disc in around.solids.iter().chain(around.guests) {
            if disc.z < z + self.height && z < disc.z + self.height {
                offer(circle(disc.centre, radius + disc.radius.wide()));
            }
        }
        let wards = around.wards.iter().map(|ward| (ward.whole(), Some(ward)));
        let keep_outs = around.keep_outs.iter().map(|keep_out| (*keep_out, None));
        for (keep_out, ward) in keep_outs.chain(wards) {
            if let Some(clear) = self.clearance_at(&keep_out, z) {
                let root = clear.isqrt();
                offer(circle(keep_out.disc.centre, root + i64::from(root * root < clear)));
            }
            let mut border = |centre: Point, radius: i64| offer(circle(centre, radius));
            ward.into_iter().for_each(|ward| self.borders(around, ward, z, &mut border));
        }
        found
    }
}
