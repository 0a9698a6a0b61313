//! Lines with a width: whether one can be drawn from a point to some part of a disc without meeting a barrier.
//!
//! A line of a width is a rectangle: it runs from the point to where it first meets the disc, half its width on either
//! side. Most questions are settled by the line to the middle of the disc (it is clear) or by one barrier that hides the
//! whole disc (none is). The rest is decided direction by direction, as sight is: between two neighbouring directions at
//! which anything can change (an end of a barrier at the rectangle's side or front, the rims of the disc) the answer is
//! the same, so directions between each two are tried. Only where a barrier comes within half a width of the disc, a
//! corner of the rectangle may meet it in between; several directions are tried for that reason.
//!
//! A direction is a vector of about 2^30, which is what an answer is exact to; directions come from sums, products and
//! square roots alone, which are the same on every machine, and each is then tested with integers. A line without width
//! is tried in the exact directions of the ends of barriers too, and stopped by joints, as sight is.

mod between;
mod direction;

use arrayvec::ArrayVec;

use crate::{Disc, Length, OpenDoors, Point, Scene, Segment, Vector};
use direction::Direction;

/// Where between two neighbouring critical directions others are tried.
const BETWEEN: [f64; 3] = [0.5, 0.25, 0.75];

/// The number of barriers near a line for which no memory is needed but the stack's.
const USUAL: usize = 24;
/// The largest number of critical directions that an end of a barrier has: past it on both sides, at the front of the
/// rectangle and at its back.
const EACH: usize = 8;

impl Scene {
    /// Whether a line of a width can be drawn from a point to any part of a disc without meeting a wall or a closed
    /// door, seen from above; the point of the disc that it goes to.
    ///
    /// Touching is not meeting: a wall may lie along the line's side.
    pub fn strip(&self, open: OpenDoors, from: Point, to: &Disc, width: Length) -> Option<Point> {
        let Some(strip) = Strip::new(self, open, from, to, width) else {
            // In the disc; only a barrier at the point itself can stand between.
            let Some(ahead) = Direction::exactly(to.centre - from) else { return Some(from) };
            let side = ahead.length() * width.wide();
            let met = self.barriers(open).any(|bar| meets(from, ahead, (0, side), &bar));
            let shut = met || starts_in_joint(from, ahead, self.barriers(open));
            return (!shut).then_some(from);
        };
        let mut few: ArrayVec<Segment, USUAL> = ArrayVec::new();
        for bar in self.barriers(open).filter(|bar| strip.may_meet(bar)) {
            if strip.is_hidden_by(&bar) {
                return None;
            }
            if few.try_push(bar).is_err() {
                let near: Vec<Segment> =
                    self.barriers(open).filter(|bar| strip.may_meet(bar)).collect();
                return strip.search(&near, &mut Vec::new());
            }
        }
        if let Some(end) = strip.reaches(strip.ahead, &few) {
            return Some(end);
        }
        let mut critical: ArrayVec<Direction, { 3 + 2 * EACH * USUAL }> = ArrayVec::new();
        strip.search(&few, &mut critical)
    }
}

/// A question of lines from a point to a disc.
struct Strip<'a> {
    scene: &'a Scene,
    open: OpenDoors,
    from: Point,
    to: &'a Disc,
    width: Length,
    /// Half the width.
    half: f64,
    ahead: Direction,
    left: Direction,
    right: Direction,
}

impl<'a> Strip<'a> {
    /// None if the point is not outside the disc.
    fn new(
        scene: &'a Scene,
        open: OpenDoors,
        from: Point,
        to: &'a Disc,
        width: Length,
    ) -> Option<Strip<'a>> {
        let centre = to.centre - from;
        let (x, y) = (centre.dx as f64, centre.dy as f64);
        let [left, right] = Direction::past(x, y, f64::from(to.radius.units()))?;
        let ahead = Direction::exactly(centre)?;
        let half = f64::from(width.units()) / 2.0;
        Some(Strip { scene, open, from, to, width, half, ahead, left, right })
    }

    /// Whether a barrier comes near enough to be met at all; true if that is not plain.
    fn may_meet(&self, bar: &Segment) -> bool {
        let (p, q) = (bar.from - self.from, bar.to - self.from);
        // A unit more than the width for what directions are rounded by.
        let margin = (self.width.wide() + 1) << 30;
        let aside = |side: Direction, sign: i64| {
            sign * side.cross(p) > margin && sign * side.cross(q) > margin
        };
        // The direction ahead is up to half as long again.
        let far = self.ahead.dot(self.to.centre - self.from) + 2 * margin;
        let (near_p, near_q) = (self.ahead.dot(p), self.ahead.dot(q));
        !(aside(self.left, 1)
            || aside(self.right, -1)
            || near_p.max(near_q) < -2 * margin
            || near_p.min(near_q) > far)
    }

    /// Whether a barrier alone hides the disc: whatever line is drawn, its middle crosses the barrier.
    fn is_hidden_by(&self, bar: &Segment) -> bool {
        let (p, q) = (bar.from - self.from, bar.to - self.from);
        let (p, q) = if p.cross(q) > 0 { (p, q) } else { (q, p) };
        let centre = self.to.centre - self.from;
        let minus = |a: Vector, b: Vector| Vector { dx: a.dx - b.dx, dy: a.dy - b.dy };
        let along = minus(q, p);
        let beyond = along.cross(minus(p, centre));
        let radius = i128::from(self.to.radius.squared());
        // A unit's worth of room for what directions are rounded by.
        p.cross(q) > 0
            && self.right.cross(p) < -(1 << 30)
            && self.left.cross(q) > 1 << 30
            && beyond > 0
            && i128::from(beyond).pow(2) >= radius * i128::from(along.squared())
    }

    /// Tries the directions between those at which anything can change.
    fn search(&self, near: &[Segment], critical: &mut impl Directions) -> Option<Point> {
        critical.extend([self.left, self.ahead, self.right]);
        for bar in near {
            let inside = |way: &Direction| way.is_between(self.right, self.left);
            critical.extend(self.turns(bar).into_iter().filter(inside));
        }
        let critical = critical.as_mut();
        critical.sort_unstable_by(|a, b| a.turn(*b).cmp(&0));
        let exact = critical.iter().copied().filter(|_| self.width == Length::ZERO);
        let between = critical.windows(2).filter(|pair| pair[0].turn(pair[1]) != 0);
        let between = between
            .flat_map(|pair| BETWEEN.into_iter().filter_map(|part| pair[0].between(pair[1], part)));
        exact.chain(between).find_map(|way| self.reaches(way, near))
    }

    /// The directions at which something changes about a barrier.
    fn turns(&self, bar: &Segment) -> ArrayVec<Direction, { 2 * EACH }> {
        let mut turns = ArrayVec::new();
        for end in [bar.from, bar.to] {
            let way = end - self.from;
            if self.width == Length::ZERO {
                turns.extend(Direction::exactly(way));
                continue;
            }
            let (x, y) = (way.dx as f64, way.dy as f64);
            let sides = Direction::past(x, y, self.half);
            turns.extend(sides.into_iter().flatten());
            if sides.is_none() {
                // So near that it is at the back of the rectangle, straight across it.
                turns.extend(Direction::of(-y, x).into_iter().chain(Direction::of(y, -x)));
            }
            turns.extend(self.at_front(x, y).into_iter().flatten());
        }
        turns.extend(self.at_back(bar).into_iter().flatten());
        turns
    }

    /// The directions in which an end of a barrier is level with where the line meets the disc: the foot of the end on
    /// the line is on the rim, and on the circle that has the end and the start for a diameter.
    fn at_front(&self, x: f64, y: f64) -> [Option<Direction>; 2] {
        let centre = self.to.centre - self.from;
        let (cx, cy) = (centre.dx as f64, centre.dy as f64);
        let radius = f64::from(self.to.radius.units());
        // Both circles: their common line, and how far along it from the foot of the disc's centre.
        let (nx, ny) = (x / 2.0 - cx, y / 2.0 - cy);
        let apart = nx * nx + ny * ny;
        let other = (x * x + y * y) / 4.0;
        let near = (x - cx) * (x - cx) + (y - cy) * (y - cy);
        let reach = radius + 2.0 * self.half;
        if apart == 0.0 || near > reach * reach {
            return [None, None];
        }
        let along = (apart + radius * radius - other) / (2.0 * apart);
        let aside = radius * radius / apart - along * along;
        if aside < 0.0 {
            return [None, None];
        }
        let aside = aside.sqrt();
        let foot = (cx + nx * along, cy + ny * along);
        [aside, -aside].map(|s| Direction::of(foot.0 - ny * s, foot.1 + nx * s))
    }

    /// The directions in which a barrier meets a corner at the back of the rectangle.
    fn at_back(&self, bar: &Segment) -> [Option<Direction>; 4] {
        let (p, along) = (bar.from - self.from, bar.to - bar.from);
        let (px, py) = (p.dx as f64, p.dy as f64);
        let (ax, ay) = (along.dx as f64, along.dy as f64);
        let squared = ax * ax + ay * ay;
        let cross = px * ay - py * ax;
        let room = self.half * self.half * squared - cross * cross;
        if room <= 0.0 {
            return [None; 4];
        }
        let middle = -(px * ax + py * ay);
        let [one, other] = [room.sqrt(), -room.sqrt()].map(|s| {
            let part = (middle + s) / squared;
            (px + ax * part, py + ay * part)
        });
        [(-one.1, one.0), (one.1, -one.0), (-other.1, other.0), (other.1, -other.0)]
            .map(|(x, y)| Direction::of(x, y))
    }

    /// Where a line in a direction first meets the disc, if nothing stands in its way.
    fn reaches(&self, way: Direction, near: &[Segment]) -> Option<Point> {
        let (along, end) = way.entry(self.from, self.to)?;
        let size = (along, way.length() * self.width.wide());
        if near.iter().any(|bar| meets(self.from, way, size, bar)) {
            return None;
        }
        // What has no width could slip through a joint, or between two ends.
        let slips = self.width == Length::ZERO
            && (starts_in_joint(self.from, way, near.iter().copied())
                || self.scene.stops_before(self.open, self.from, (way.x, way.y), along)
                || self.scene.squeezes_before(self.open, self.from, (way.x, way.y), along));
        (!slips).then_some(end)
    }
}

/// Whether a barrier meets the rectangle from a point along a direction that is `along` long and `wide` wide, both
/// times the length of the direction.
///
/// Touching its sides is not meeting it. But a barrier that it begins or ends on stands between what is on its two
/// sides; so does one less than a unit behind its beginning, which may be a rim rounded to a whole point.
fn meets(from: Point, way: Direction, (along, wide): (i64, i64), bar: &Segment) -> bool {
    let (p, q) = (bar.from - from, bar.to - from);
    let (a0, b0, a1, b1) = (way.dot(p), 2 * way.cross(p), way.dot(q), 2 * way.cross(q));
    let back = -way.length();
    if b0.min(b1) >= wide || b0.max(b1) <= -wide || a0.min(a1) > along || a0.max(a1) <= back {
        return false;
    }
    // The part of the barrier between the two sides, by how far along it lies there.
    let within = |(a, b): (i64, i64), (ao, bo): (i64, i64)| {
        let edge = b.clamp(-wide, wide);
        if edge == b {
            return i128::from(a);
        }
        i128::from(a) + i128::from(ao - a) * i128::from(edge - b) / i128::from(bo - b)
    };
    let (s, e) = (within((a0, b0), (a1, b1)), within((a1, b1), (a0, b0)));
    s.min(e) <= i128::from(along) && s.max(e) > i128::from(back)
}

/// Whether barriers end at a point on both sides of a direction.
fn starts_in_joint(from: Point, way: Direction, barriers: impl Iterator<Item = Segment>) -> bool {
    let ends = barriers.flat_map(|bar| [(bar.from, bar.to), (bar.to, bar.from)]);
    let (mut left, mut right) = (false, false);
    ends.filter(|(end, _)| *end == from).any(|(_, other)| {
        let side = way.cross(other - from);
        left |= side > 0;
        right |= side < 0;
        left && right
    })
}

/// A list of directions, on the stack or not.
trait Directions: Extend<Direction> + AsMut<[Direction]> {}
impl<T: Extend<Direction> + AsMut<[Direction]>> Directions for T {}
