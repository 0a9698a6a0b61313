//! Following a path step by step: legality and cost of what a player drew.

use crate::path::chord::{Course, Spans, join};
use crate::path::clear::{HAIR, Sweep};
use crate::path::{Fault, Footing, Ground, Mover, Rounding, Surroundings};
use crate::{Length, Point};

/// How much of a segment may seem to be held by nothing because positions along it are rounded.
const ROUNDING: i64 = 4;

/// Where a path has got to and what it has used up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trace {
    start: Point,
    pub here: Footing,
    /// Horizontal cost so far.
    flat: i64,
    /// Cost of climbing so far.
    climbed: i64,
    /// What drops that are over and done have cost.
    fallen: i64,
    /// How far it has dropped since.
    dropping: Length,
    leaped: bool,
    /// It has just climbed, and may still be beside what it climbed.
    beside: bool,
    /// It has moved since, and has to come to what it climbed before anything else.
    hovering: bool,
    /// It has leapt and must drop where it is.
    hanging: bool,
}

impl Trace {
    pub fn new(from: Footing) -> Self {
        Trace {
            start: from.at,
            here: from,
            flat: 0,
            climbed: 0,
            fallen: 0,
            dropping: Length::ZERO,
            leaped: false,
            beside: false,
            hovering: false,
            hanging: false,
        }
    }

    /// Whether a leap is still to be had.
    pub fn may_leap(&self) -> bool {
        !self.leaped
    }

    /// Whether it is on its way to what it has climbed.
    pub fn is_hovering(&self) -> bool {
        self.hovering
    }

    /// What climbing and dropping cost so far.
    pub fn vertical(&self, who: &Mover) -> i64 {
        self.climbed + self.fallen + self.drop(who)
    }

    /// How much more than to another that stands in the same place something that follows may cost it, at most; none if
    /// more may follow the other.
    pub fn handicap(&self, other: &Trace, who: &Mover) -> Option<i64> {
        let free = (!self.leaped || other.leaped) && (!self.hovering || other.hovering);
        let dropped = (self.dropping - other.dropping).max(Length::ZERO);
        free.then(|| who.climbing.price.drop_at_most(dropped).wide())
    }

    /// Whether it has cost no more than another that stands in the same place, now and with what may follow.
    pub fn is_as_good(&self, other: &Trace, who: &Mover) -> bool {
        let handicap = self.handicap(other, who);
        handicap.is_some_and(|more| self.vertical(who) + more <= other.vertical(who))
    }

    fn drop(&self, who: &Mover) -> i64 {
        rounded(who.climbing.price.drop(self.dropping), who.rounding).wide()
    }

    /// Ends a drop that is paid for by itself.
    fn land(&mut self, who: &Mover) {
        self.fallen += self.drop(who);
        self.dropping = Length::ZERO;
    }

    /// What the path costs so far. Its parts are rounded one by one, which may not make it shorter than the straight
    /// line.
    pub fn cost(&self, who: &Mover) -> Length {
        let flat = self.flat.max(self.start.distance(self.here.at).wide());
        let total = (flat + self.vertical(who)).min(i64::from(i32::MAX));
        Length::from_units(total as i32)
    }
}

fn rounded(length: Length, rounding: Rounding) -> Length {
    match rounding {
        Rounding::Exact => length,
        Rounding::WholeInches => length.ceil_inch(),
    }
}

impl Ground {
    /// Whether a mover may be set down somewhere and left there.
    ///
    /// # Errors
    /// Names what is in the way, or says that nothing holds the whole base up.
    pub fn can_stand(&self, around: &Surroundings, at: Footing) -> Result<(), Fault> {
        self.clear(around, &Sweep::level(at.at, at.at, at.z))?;
        self.can_end(around, at)
    }

    /// What is asked of the end of a path besides being clear.
    pub(super) fn can_end(&self, around: &Surroundings, at: Footing) -> Result<(), Fault> {
        let sweep = Sweep::level(at.at, at.at, at.z);
        if let Some(i) = around.guests.iter().position(|guest| self.meets(&sweep, guest)) {
            return Err(Fault::Guest(i));
        }
        if at.z != Length::ZERO && !self.rests(at.at, at.z) {
            return Err(Fault::NoSupport);
        }
        Ok(())
    }

    /// The cost of a path drawn by a player, each position of it checked, the start included.
    ///
    /// Where a step changes place and height at once, it climbs at its start or drops at its end.
    ///
    /// # Errors
    /// Names the first thing wrong along the path.
    pub fn check_path(
        &self,
        who: &Mover,
        around: &Surroundings,
        from: Footing,
        points: &[Footing],
    ) -> Result<Length, Fault> {
        if points.is_empty() {
            self.clear(around, &Sweep::level(from.at, from.at, from.z))?;
        }
        let mut trace = Trace::new(from);
        for &next in points {
            self.step(who, around, &mut trace, next)?;
        }
        if trace.hanging {
            return Err(Fault::NoSupport);
        }
        self.can_end(around, trace.here)?;
        Ok(trace.cost(who))
    }

    /// Takes one step of a path.
    pub(super) fn step(
        &self,
        who: &Mover,
        around: &Surroundings,
        trace: &mut Trace,
        next: Footing,
    ) -> Result<(), Fault> {
        let Footing { at, z } = trace.here;
        if trace.hanging && (next.at != at || next.z >= z) {
            return Err(Fault::NoSupport);
        }
        let level = next.z.max(z);
        if next.z > z {
            self.climb(who, around, trace, next.z)?;
        }
        if next.at != at || next.z == z {
            self.glide(who, around, trace, next.at, level)?;
        }
        if next.z < z {
            if trace.hovering {
                return Err(Fault::NoSupport);
            }
            self.clear(around, &Sweep::upright(next.at, z, next.z))?;
            if next.z != Length::ZERO && !self.held(next.at, next.z, HAIR) {
                return Err(Fault::NoSupport);
            }
            trace.dropping += z - next.z;
            trace.hanging = false;
            trace.beside = false;
        }
        // Whoever only brushes a top on the way down has not landed on it.
        let apart = trace.dropping > Length::ZERO && who.climbing.price.counts_drops_apart();
        if apart && self.bears(next) {
            trace.land(who);
        }
        trace.here = next;
        Ok(())
    }

    fn climb(
        &self,
        who: &Mover,
        around: &Surroundings,
        trace: &mut Trace,
        top: Length,
    ) -> Result<(), Fault> {
        let Footing { at, z } = trace.here;
        let (height, climbing) = (top - z, &who.climbing);
        if !climbing.up {
            return Err(Fault::ClimbBanned);
        }
        if !climbing.reaches(height) {
            return Err(Fault::ClimbTooHigh);
        }
        if trace.hovering || !self.held(at, top, climbing.beside.max(HAIR)) {
            return Err(Fault::NoSupport);
        }
        self.clear(around, &Sweep::upright(at, z, top))?;
        trace.climbed += rounded(climbing.price.climb(height), who.rounding).wide();
        trace.beside = true;
        Ok(())
    }

    /// Moves horizontally at height `z`.
    fn glide(
        &self,
        who: &Mover,
        around: &Surroundings,
        trace: &mut Trace,
        to: Point,
        z: Length,
    ) -> Result<(), Fault> {
        let at = trace.here.at;
        self.clear(around, &Sweep::level(at, to, z))?;
        let length = at.distance(to);
        if z != Length::ZERO {
            let beside = who.climbing.beside.max(HAIR);
            if !self.held_along(at, to, z, trace.beside.then_some(beside)) {
                self.leap(who, trace, length, z)?;
                trace.hanging = !self.held(to, z, HAIR);
            }
        }
        trace.beside &= !self.held(to, z, HAIR);
        trace.hovering = trace.beside;
        trace.flat += rounded(length, who.rounding).wide();
        Ok(())
    }

    fn leap(&self, who: &Mover, trace: &mut Trace, length: Length, z: Length) -> Result<(), Fault> {
        if trace.leaped || !self.springs(who, trace.here.at, z) {
            return Err(Fault::NoSupport);
        }
        if length > who.climbing.leap {
            return Err(Fault::LeapTooFar);
        }
        trace.leaped = true;
        Ok(())
    }

    /// Whether a leap may start there.
    pub(super) fn springs(&self, who: &Mover, from: Point, z: Length) -> bool {
        let reach = self.radius + HAIR;
        who.climbing.leap > Length::ZERO
            && z > who.climbing.leap_from
            && self.blocks.iter().any(|block| {
                block.standable && block.top == z && block.footprint.within(from, reach)
            })
    }

    /// Whether something at height `z` holds the base up all along a segment. At the beginning it may be `beside` away
    /// from what it has climbed.
    fn held_along(&self, p: Point, q: Point, z: Length, beside: Option<Length>) -> bool {
        if self.held_by_one(p, q, z) {
            return true;
        }
        let course = Course::new(p, q);
        let spans = |slack: Length| {
            let tops = self.blocks.iter().filter(|block| block.top == z);
            let mut found: Spans = tops
                .flat_map(|block| course.spans(&block.footprint, self.radius + slack))
                .filter(|span| span.1 >= 0 && span.0 <= course.end())
                .collect();
            join(&mut found, ROUNDING);
            found
        };
        let covers = |span: &(i64, i64), low: i64, high: i64| {
            span.0 <= low + ROUNDING && high - ROUNDING <= span.1
        };
        let held = spans(HAIR);
        let arrives = held.first().map_or(course.end(), |span| span.0.max(0));
        let comes = arrives <= ROUNDING
            || beside.is_some_and(|slack| spans(slack).iter().any(|s| covers(s, 0, arrives)));
        comes && held.first().is_none_or(|span| covers(span, arrives, course.end()))
    }
}

/// The whole point nearest to `k / n` of the way.
pub(super) fn part_way(p: Point, by: crate::Vector, k: i64, n: i64) -> Point {
    let part = |d: i64| (2 * d * k + n).div_euclid(2 * n);
    p + crate::Vector { dx: part(by.dx), dy: part(by.dy) }
}
