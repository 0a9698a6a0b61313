//! Straight ahead over what is in the way: climbing, dropping and leaping along one line.

use arrayvec::ArrayVec;

use crate::path::clear::HAIR;
use crate::path::ground::Block;
use crate::path::trace::{Trace, part_way};
use crate::path::{Footing, Ground, Mover, Rounding};
use crate::{Length, Point};

/// The footings of one straight leg, its start left out.
pub(super) type Leg = ArrayVec<Footing, 16>;

/// A straight line cut into places.
struct Line {
    from: Point,
    to: Point,
    places: i64,
}

impl Line {
    /// How many finer places lie between two places.
    const FINER: i64 = 1 << 12;

    fn place(&self, k: i64) -> Point {
        part_way(self.from, self.to - self.from, k, self.places)
    }

    fn fine(&self, place: i64) -> Point {
        part_way(self.from, self.to - self.from, place, self.places * Self::FINER)
    }

    /// The last fine place from `low` on, before place `end`, where `here` still holds; it holds at `low`.
    fn last(&self, mut low: i64, end: i64, here: impl Fn(Point) -> bool) -> i64 {
        let mut high = end * Self::FINER;
        while high - low > 1 {
            let middle = (low + high) / 2;
            if here(self.fine(middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        low
    }
}

impl Ground {
    /// The footings of a straight walk at whatever heights the line leads over, if it can be walked.
    ///
    /// The walk climbs what is in its way where it touches it, steps up to `goal` where that needs it, and
    /// drops where nothing holds it any more. What it proposes is still to be checked.
    pub(super) fn over(
        &self,
        who: &Mover,
        trace: &Trace,
        to: Point,
        goal: Option<Footing>,
    ) -> Option<Leg> {
        let from = trace.here.at;
        let stride = (self.radius.wide() / 4).max(64);
        let line = Line { from, to, places: from.distance(to).wide() / stride + 1 };
        let mut leg = Leg::new();
        let mut z = trace.here.z;
        let mut may_leap = trace.may_leap();
        // After a climb it may be beside the top for a while before it is held.
        let mut arriving = false;
        let mut k = 0;
        // How far it has got between two places, and where it last changed its height.
        let mut fine = 0;
        let mut walked = 0;
        while k < line.places {
            let next = line.place(k + 1);
            fine = fine.max(k * Line::FINER);
            if let Some(top) = self.highest_over(next, z, goal) {
                fine = line.last(fine, k + 1, |p| self.highest_over(p, z, goal).is_none());
                let top = self.top_ahead(who, &line, (k + 1, line.fine(fine)), (z, top), goal);
                let (back, top) = self.clear_of_overhang(&line, (walked, fine), (z, top));
                fine = back;
                let foot = line.fine(fine);
                if !who.climbing.up || !who.climbing.reaches(top - z) {
                    return None;
                }
                leg.try_push(Footing { at: foot, z }).ok()?;
                leg.try_push(Footing { at: foot, z: top }).ok()?;
                z = top;
                walked = fine;
                arriving = true;
            }
            let held = z == Length::ZERO || self.held(next, z, HAIR);
            arriving &= !held && self.held(next, z, who.climbing.beside.max(HAIR));
            if !held && !arriving {
                let end = self.edge_ahead(who, &line, (fine, k + 1), z);
                let edge = line.fine(end);
                let below = self.highest_under(edge, z);
                if may_leap && let Some((j, top)) = self.leap_ahead(who, &line, k, (z, below)) {
                    may_leap = false;
                    leg.try_push(Footing { at: line.place(k), z }).ok()?;
                    leg.try_push(Footing { at: line.place(j), z }).ok()?;
                    leg.try_push(Footing { at: line.place(j), z: top }).ok()?;
                    z = top;
                    k = j;
                    walked = k * Line::FINER;
                    continue;
                }
                fine = end;
                leg.try_push(Footing { at: edge, z }).ok()?;
                leg.try_push(Footing { at: edge, z: below }).ok()?;
                z = below;
                walked = fine;
                // What it has dropped on may itself end, or something else begin, before the next place.
                let ends = z != Length::ZERO && !self.held(next, z, HAIR);
                if ends || self.highest_over(next, z, goal).is_some() {
                    continue;
                }
            }
            k += 1;
        }
        leg.try_push(Footing { at: to, z }).ok()?;
        if let Some(goal) = goal.filter(|goal| goal.z != z) {
            leg.try_push(goal).ok()?;
        }
        drop_repeats(&mut leg, trace.here);
        Some(leg)
    }

    /// Where to climb to a top so that nothing hangs over the foot, not before a fine place, and how high: over what
    /// hangs there as well. The foot as it is where there is no such place.
    fn clear_of_overhang(
        &self,
        line: &Line,
        (first, foot): (i64, i64),
        (z, top): (Length, Length),
    ) -> (i64, Length) {
        let above = |p: Point, top: Length| {
            let hangs = |block: &&Block| {
                block.top > z
                    && block.bottom < top + self.height
                    && self.overlaps(&block.footprint, p)
            };
            self.blocks.iter().filter(hangs).map(|block| block.top).max()
        };
        let Some(over) = above(line.fine(foot), top) else { return (foot, top) };
        let over = over.max(top);
        let mut back = foot;
        while back > first {
            let next = (back - Line::FINER).max(first);
            if above(line.fine(next), over).is_none() {
                let (mut free, mut under) = (next, back);
                while under - free > 1 {
                    let middle = (free + under) / 2;
                    if above(line.fine(middle), over).is_none() {
                        free = middle;
                    } else {
                        under = middle;
                    }
                }
                return (free, over);
            }
            back = next;
        }
        (foot, top)
    }

    /// The fine place, from one on and before a place, where a walk at height `z` comes off its top.
    fn edge_ahead(&self, who: &Mover, line: &Line, (from, end): (i64, i64), z: Length) -> i64 {
        let last = |slack: Length| line.last(from, end, |p| self.held(p, z, slack));
        // A hair beyond a whole inch would cost an inch more; where it fits, drop at the very edge.
        if who.rounding == Rounding::WholeInches && self.held(line.fine(from), z, Length::ZERO) {
            let exact = last(Length::ZERO);
            let edge = line.fine(exact);
            if self.highest_over(edge, self.highest_under(edge, z), None).is_none() {
                return exact;
            }
        }
        last(HAIR)
    }

    /// Where a leap from place `k` lands again: on the same height, else on the first top above what it
    /// would drop on at the edge, which saves climbing that.
    fn leap_ahead(
        &self,
        who: &Mover,
        line: &Line,
        k: i64,
        (z, below): (Length, Length),
    ) -> Option<(i64, Length)> {
        let from = line.place(k);
        if !self.springs(who, from, z) {
            return None;
        }
        let near = |j: &i64| from.distance(line.place(*j)) <= who.climbing.leap;
        let beyond = || (k + 2..=line.places).take_while(near);
        let level = beyond().find(|&j| self.held(line.place(j), z, HAIR)).map(|j| (j, z));
        let lower = || {
            let landing = |j: i64| (j, self.highest_under(line.place(j), z));
            beyond().map(landing).find(|&(_, top)| top > below)
        };
        level.or_else(lower)
    }

    /// How high to climb at the foot of a top: at once to a higher one close behind it, if one climb can,
    /// since two climbs cost more than one.
    fn top_ahead(
        &self,
        who: &Mover,
        line: &Line,
        (k, foot): (i64, Point),
        (z, mut top): (Length, Length),
        goal: Option<Footing>,
    ) -> Length {
        let climbing = &who.climbing;
        let beside = climbing.beside.max(HAIR);
        for place in (k..=line.places).map(|k| line.place(k)) {
            if foot.distance(place) > beside + self.radius {
                break;
            }
            if let Some(higher) = self.highest_over(place, top, goal)
                && climbing.reaches(higher - z)
                && self.held(foot, higher, beside)
            {
                top = higher;
            }
        }
        top
    }

    /// The highest top of the prisms in the way of a base at height `z`, or of the one it wants to stand on.
    fn highest_over(&self, p: Point, z: Length, goal: Option<Footing>) -> Option<Length> {
        let wanted = |top: Length| goal.is_some_and(|goal| goal.z == top && goal.z > z);
        self.blocks
            .iter()
            .filter(|block| block.top > z)
            .filter(|block| block.bottom < z + self.height || wanted(block.top))
            .filter(|block| p.x > block.low.x && p.x < block.high.x)
            .filter(|block| p.y > block.low.y && p.y < block.high.y)
            .filter(|block| self.overlaps(&block.footprint, p))
            .map(|block| block.top)
            .max()
    }

    /// The highest top below `z` that a base there would land on.
    fn highest_under(&self, p: Point, z: Length) -> Length {
        self.blocks
            .iter()
            .filter(|block| block.top < z && self.overlaps(&block.footprint, p))
            .map(|block| block.top)
            .fold(Length::ZERO, Length::max)
    }

    pub(super) fn overlaps(&self, footprint: &crate::Polygon, p: Point) -> bool {
        let (num, den) = footprint.squared_distance(p);
        num < i128::from(self.radius.squared()) * den
    }
}

/// Leaves out footings that repeat the one before.
fn drop_repeats(leg: &mut Leg, start: Footing) {
    let mut before = start;
    leg.retain(|footing| {
        let new = *footing != before;
        before = *footing;
        new
    });
}
