//! Whether a base may sweep along a segment: exact tests against the true obstacles.

use crate::path::ground::{Bar, Block, Ground};
use crate::path::{Fault, Footing, KeepOut, Surroundings};
use crate::polygon::{segment_squared_distance, segments_touch};
use crate::{Disc, Length, Place, Point};

/// How far a base may be from an edge and still count as touching it, since most points at exactly the
/// radius from a slanted edge have no whole coordinates.
pub(super) const HAIR: Length = Length::from_units(2);

/// A segment of the centre's way with its bounding box, at a range of heights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sweep {
    p: Point,
    q: Point,
    low: Point,
    high: Point,
    /// The lowest and highest place of the base.
    floor: Length,
    ceiling: Length,
    /// Whether it goes from the highest to the lowest.
    down: bool,
}

impl Sweep {
    /// A horizontal move.
    pub fn level(p: Point, q: Point, z: Length) -> Self {
        Sweep {
            p,
            q,
            low: Point::new(p.x.min(q.x), p.y.min(q.y)),
            high: Point::new(p.x.max(q.x), p.y.max(q.y)),
            floor: z,
            ceiling: z,
            down: false,
        }
    }

    /// A climb or a drop from one height to another.
    pub fn upright(at: Point, z: Length, other: Length) -> Self {
        let (floor, ceiling) = (z.min(other), z.max(other));
        Sweep { p: at, q: at, low: at, high: at, floor, ceiling, down: other < z }
    }

    /// Where it begins and ends.
    pub fn ends(&self) -> (Footing, Footing) {
        let (first, last) =
            if self.down { (self.ceiling, self.floor) } else { (self.floor, self.ceiling) };
        (Footing { at: self.p, z: first }, Footing { at: self.q, z: last })
    }

    fn misses(&self, low: Point, high: Point) -> bool {
        self.high.x <= low.x || self.low.x >= high.x || self.high.y <= low.y || self.low.y >= high.y
    }

    /// Whether the sweep stays at least the root of `clear` from a point.
    fn clears_point(&self, c: Point, clear: i64) -> bool {
        let (num, den) = segment_squared_distance(c, self.p, self.q);
        num >= i128::from(clear) * den
    }

    fn clears_bar(&self, bar: &Bar, clear: i64) -> bool {
        self.misses(bar.low, bar.high) || !closer(self.p, self.q, bar.from, bar.to, clear)
    }
}

impl Block {
    /// Whether a base that moves along a segment overlaps it, seen from above.
    #[inline]
    pub(super) fn is_overlapped(&self, (p, q): (Point, Point), radius: Length) -> bool {
        let clear = radius.squared();
        self.footprint.edges().any(|(a, b)| closer(p, q, a, b, clear))
            || self.footprint.place(p) == Place::Inside
    }
}

impl Ground {
    /// Whether a base may sweep there, the first obstacle being named.
    pub(super) fn clear(&self, around: &Surroundings, sweep: &Sweep) -> Result<(), Fault> {
        if sweep.low.x < self.low.x
            || sweep.low.y < self.low.y
            || sweep.high.x > self.high.x
            || sweep.high.y > self.high.y
        {
            return Err(Fault::OffBoard);
        }
        let clear = self.radius.squared();
        for (i, block) in self.blocks.iter().enumerate() {
            let level = block.top > sweep.floor && block.bottom < sweep.ceiling + self.height;
            if !level || sweep.misses(block.low, block.high) {
                continue;
            }
            if block.is_overlapped((sweep.p, sweep.q), self.radius) {
                return Err(Fault::Prism(i));
            }
        }
        if !self.walls.iter().all(|wall| sweep.clears_bar(wall, clear)) {
            return Err(Fault::Barrier);
        }
        for (i, door) in (0..).zip(self.doors.iter()) {
            if !around.open.is_open(i) && !sweep.clears_bar(door, clear) {
                return Err(Fault::Barrier);
            }
        }
        for (i, solid) in around.solids.iter().enumerate() {
            if self.meets(sweep, solid) {
                return Err(Fault::Solid(i));
            }
        }
        for (i, keep_out) in around.keep_outs.iter().enumerate() {
            if self.nears(sweep, keep_out) {
                return Err(Fault::KeepOut(i));
            }
        }
        for (i, ward) in around.wards.iter().enumerate() {
            if self.trespasses(sweep, ward) {
                return Err(Fault::KeepOut(around.keep_outs.len() + i));
            }
        }
        Ok(())
    }

    /// Whether the sweeping base overlaps a disc.
    #[inline]
    pub(super) fn meets(&self, sweep: &Sweep, disc: &Disc) -> bool {
        let apart = self.radius + disc.radius;
        let level = disc.z < sweep.ceiling + self.height && sweep.floor < disc.z + self.height;
        level
            && !far(sweep, disc.centre, apart)
            && !sweep.clears_point(disc.centre, apart.squared())
    }

    pub(super) fn nears(&self, sweep: &Sweep, keep_out: &KeepOut) -> bool {
        let KeepOut { disc, reach } = keep_out;
        let widest = self.radius + disc.radius + *reach + Length::UNIT;
        if far(sweep, disc.centre, widest) {
            return false;
        }
        let rise = (disc.z - sweep.ceiling).max(sweep.floor - disc.z).max(Length::ZERO);
        clearance(self.radius + disc.radius, *reach, rise)
            .is_some_and(|clear| !sweep.clears_point(disc.centre, clear))
    }

    /// The squared distance of centres at which a base at height `z` is just farther than the reach from
    /// a keep-out; none if the height alone is enough.
    pub(super) fn clearance_at(&self, keep_out: &KeepOut, z: Length) -> Option<i64> {
        clearance(self.radius + keep_out.disc.radius, keep_out.reach, (keep_out.disc.z - z).abs())
    }

    /// Whether a base touches the top of a prism at that height, or is at most `slack` from it.
    pub(super) fn held(&self, p: Point, z: Length, slack: Length) -> bool {
        self.blocks.iter().any(|block| {
            block.top == z
                && p.x >= block.low.x - slack
                && p.y >= block.low.y - slack
                && p.x <= block.high.x + slack
                && p.y <= block.high.y + slack
                && block.footprint.within(p, self.radius + slack)
        })
    }

    /// Whether some of the base lies on a top, or it is on the floor.
    pub(super) fn bears(&self, at: Footing) -> bool {
        let bears = |block: &Block| block.top == at.z && self.overlaps(&block.footprint, at.at);
        at.z == Length::ZERO || self.blocks.iter().any(bears)
    }

    /// Whether one convex prism holds the base up all along a segment.
    pub(super) fn held_by_one(&self, p: Point, q: Point, z: Length) -> bool {
        let reach = self.radius + HAIR;
        self.blocks.iter().any(|block| {
            block.top == z
                && block.footprint.is_convex()
                && block.footprint.within(p, reach)
                && block.footprint.within(q, reach)
        })
    }

    /// Whether the whole base lies on one prism that things may stand on.
    pub(super) fn rests(&self, p: Point, z: Length) -> bool {
        self.blocks.iter().any(|block| {
            block.top == z
                && block.standable
                && block.footprint.place(p) != Place::Outside
                && block.footprint.edges().all(|(a, b)| {
                    let (num, den) = segment_squared_distance(p, a, b);
                    num >= i128::from(self.radius.squared()) * den
                })
        })
    }
}

/// Whether the box of a sweep is at least `apart` from a point along one of the axes.
fn far(sweep: &Sweep, c: Point, apart: Length) -> bool {
    c.x - sweep.high.x >= apart
        || sweep.low.x - c.x >= apart
        || c.y - sweep.high.y >= apart
        || sweep.low.y - c.y >= apart
}

/// The least whole square above `(radii + sqrt(reach^2 - rise^2))^2`.
fn clearance(radii: Length, reach: Length, rise: Length) -> Option<i64> {
    let s = reach.squared() - rise.squared();
    if reach < Length::ZERO || s < 0 {
        return None;
    }
    if rise == Length::ZERO {
        return Some((radii + reach).squared() + 1);
    }
    let twice = (4 * i128::from(radii.squared()) * i128::from(s)).isqrt() as i64;
    Some(radii.squared() + s + twice + 1)
}

/// Whether two segments come closer than the root of `clear` to each other.
fn closer(p: Point, q: Point, a: Point, b: Point, clear: i64) -> bool {
    if apart(p, q, a, b, clear) || apart(a, b, p, q, clear) {
        return false;
    }
    let near = |c: Point, s: Point, t: Point| {
        let (num, den) = segment_squared_distance(c, s, t);
        num < i128::from(clear) * den
    };
    near(p, a, b) || near(q, a, b) || near(a, p, q) || near(b, p, q) || segments_touch(p, q, a, b)
}

/// Whether both `a` and `b` lie on one side of the line through `p` and `q`, far enough from it.
fn apart(p: Point, q: Point, a: Point, b: Point, clear: i64) -> bool {
    let along = q - p;
    let (s, t) = (along.cross(a - p), along.cross(b - p));
    if s == 0 || (s > 0) != (t > 0) {
        return false;
    }
    let least = i128::from(s.abs().min(t.abs()));
    least * least >= i128::from(clear) * i128::from(along.squared())
}
