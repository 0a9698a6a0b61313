//! The shortest legal path: a best-first search of the tangent visibility graph.
//!
//! A shortest path of a disc consists of straight lines that touch the circles it bends round (bitangents of two circles),
//! and of arcs of those circles. The search joins circles by such lines, and tests edges lazily: a line and the arc before
//! it meet the true obstacles only when they are the best that is left in the queue.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use arrayvec::ArrayVec;

use crate::path::arc::{Fineness, about_arc, arc_length};
use crate::path::clear::Sweep;
use crate::path::goal::Target;
use crate::path::ground::Block;
use crate::path::heights::Bounds;
use crate::path::ledge::Notch;
use crate::path::over::Leg;
use crate::path::ring::{Ring, Turn, tangent};
use crate::path::trace::Trace;
use crate::path::{Climbing, Fault, Footing, Ground, Mover, Path, Rounding, Surroundings};
use crate::polygon::segment_squared_distance;
use crate::{Length, Point};

/// The most lines looked at before a search gives up; a bound on time, far above what tables need.
const PATIENCE: usize = 200_000;

/// One line of a path under search, with the arc before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// The line before, if any.
    pub before: Option<u32>,
    /// The circle it arrives at; none for the target.
    pub ring: Option<u16>,
    pub turn: Turn,
    pub arrive: Point,
    /// The cost up to its end, at least.
    pub cost: i64,
    /// How the path stands at its end, once it has been tested.
    tested: Option<Trace>,
    /// What going up and down on it costs, where it is not walked as what is in the way asks.
    ascent: Option<i64>,
}

/// One question for a shortest path.
#[derive(Clone, Copy)]
pub(super) struct Quest<'a> {
    pub ground: &'a Ground,
    pub who: &'a Mover,
    pub around: &'a Surroundings<'a>,
    pub from: Footing,
    /// Where it leads to, or the middle of where it does.
    pub to: Footing,
    /// The region that it leads to, if it is not a place.
    pub region: Option<&'a Target<'a>>,
    pub limit: Length,
}

impl Quest<'_> {
    /// How far about its middle the region goes.
    pub fn breadth(&self) -> i64 {
        self.region.map_or(0, Target::radius)
    }

    /// How far a point is from the end of the path, at least.
    fn left(&self, from: Point) -> i64 {
        (from.distance(self.to.at).wide() - self.breadth()).max(0)
    }

    /// What climbing to the end of the path from a height costs, at least.
    fn rise(&self, z: Length) -> i64 {
        self.who.climbing.rise(z, self.to.z)
    }

    /// The notches that a path within the limit may bend at, what it has to climb besides taken into account.
    fn notches(&self) -> Vec<Notch> {
        let Quest { from, to, limit, .. } = *self;
        let climbing = &self.who.climbing;
        let up = if to.z < from.z { Length::ZERO } else { (to.z - from.z).max(Length::UNIT) };
        let climb = if up > Length::ZERO { climbing.price.climb(up) } else { Length::ZERO };
        if !climbing.up && up > Length::ZERO {
            return Vec::new();
        }
        let highest = self.highest();
        let most = limit.wide() + self.breadth();
        let matters = |notch: &&Notch| {
            let at = notch.at;
            // Drops that are paid for one by one are cheaper in parts.
            (notch.lands.is_none() || climbing.price.counts_drops_apart())
                && notch.top <= highest
                && (from.at.distance(at) + at.distance(to.at) + climb).wide() <= most
        };
        let beside = if climbing.up { climbing.beside } else { Length::ZERO };
        let beside = self.ground.notches_for(beside);
        self.ground.notches().iter().chain(beside.iter()).filter(matters).copied().collect()
    }

    /// The highest top that a path may lead over.
    fn highest(&self) -> Length {
        let climbing = &self.who.climbing;
        let most = climbing.most.unwrap_or(self.limit);
        let climb = if climbing.up { most } else { Length::ZERO };
        self.from.z.max(self.to.z) + climb
    }
}

impl Ground {
    /// The shortest legal path, if it costs at most `limit`.
    ///
    /// # Errors
    /// Says why the mover cannot start or end there, that the straight line is already too long, or that
    /// there is no way within the limit.
    pub fn shortest(
        &self,
        who: &Mover,
        around: &Surroundings,
        from: Footing,
        to: Footing,
        limit: Length,
    ) -> Result<Path, Fault> {
        debug_assert!(who.radius == self.radius && who.height == self.height);
        let mut trace = Trace::new(from);
        let straight = from.z == to.z && self.step(who, around, &mut trace, to).is_ok();
        if straight {
            self.can_end(around, to)?;
            let length = trace.cost(who);
            if length > limit {
                return Err(Fault::TooLong { length });
            }
            let mut points = ArrayVec::new();
            points.push(to);
            return Ok(Path { points, length });
        }
        self.can_stand(around, to)?;
        self.clear(around, &Sweep::level(from.at, from.at, from.z))?;
        let length = from.at.distance(to.at);
        if length > limit {
            return Err(Fault::TooLong { length });
        }
        self.seek(Quest { ground: self, who, around, from, to, region: None, limit }, length)
    }

    /// Searches for what a quest asks for, `least` being the way as the crow flies.
    pub(super) fn seek(&self, quest: Quest, least: Length) -> Result<Path, Fault> {
        let Quest { who, from, to, limit, .. } = quest;
        // What is left beside the way as the crow flies has to pay for every climb; a little more, since the
        // parts of a path are rounded.
        let spare = limit - least + Length::from_units(32);
        let affordable = who.climbing.price.highest_for(spare);
        let most = who.climbing.most.map_or(affordable, |most| most.min(affordable));
        let climbing = Climbing { most: Some(most), ..who.climbing };
        let stage = who.climbing.most.filter(|most| *most < affordable);
        let who = &Mover { climbing, ..*who };
        let quest = Quest { who, ..quest };
        let found = Search::new(quest).run();
        if from.z == to.z && most == Length::ZERO {
            return found;
        }
        // Most paths cannot gain from notches, and are found much sooner without them.
        let shorter = found.as_ref().map_or(limit, |path| path.length - Length::UNIT);
        let quest = Quest { limit: shorter, ..quest };
        let notches = quest.notches();
        if notches.is_empty() {
            return found;
        }
        let mut search = Search::new(quest);
        search.add_notches(&notches);
        search.stage = stage;
        search.run().or(found)
    }
}

pub(super) struct Search<'a> {
    pub quest: Quest<'a>,
    pub rings: Vec<Ring>,
    pub lines: Vec<Line>,
    open: BinaryHeap<Reverse<(i64, u32)>>,
    /// For each circle and way round it, the lines that have arrived there for good.
    settled: Vec<ArrayVec<u32, 8>>,
    /// Whether lines are walked in every way up and down that may be of use.
    thorough: bool,
    /// How high one climb may be, where a path may need more than one to come up to something.
    stage: Option<Length>,
}

impl<'a> Search<'a> {
    fn new(quest: Quest<'a>) -> Self {
        let mut rings = Vec::new();
        let levels = [quest.from.z, quest.to.z, Length::ZERO];
        let ends = (quest.from, quest.to);
        let levels = (levels, quest.highest());
        let limit = quest.limit.wide() + quest.breadth();
        quest.ground.rings(quest.around, ends, levels, limit, &mut rings);
        let settled = vec![ArrayVec::new(); rings.len() * 2];
        Search {
            quest,
            rings,
            lines: Vec::new(),
            open: BinaryHeap::new(),
            settled,
            thorough: false,
            stage: None,
        }
    }

    /// Lets paths bend at notches too; where they lead down, also to drop there at once.
    fn add_notches(&mut self, notches: &[Notch]) {
        let Quest { from, to, who, .. } = self.quest;
        let whole = who.rounding == Rounding::WholeInches;
        let to_target = |p: Point| p.distance(to.at).wide();
        let ring = |p: Point, lands| Ring { to_target: to_target(p), lands, ..Ring::point(p) };
        for notch in notches {
            self.rings.push(ring(notch.at, notch.lands));
            if notch.lands.is_none() && from.z > to.z {
                self.rings.push(ring(notch.at, Some(to.z)));
            }
        }
        self.settled.resize(self.rings.len() * 2, ArrayVec::new());
        self.thorough = !whole;
    }

    fn run(mut self) -> Result<Path, Fault> {
        // The shortest path so far of those that turned out longer than promised.
        let mut best: Option<Path> = None;
        self.expand(None);
        while let Some(Reverse((least, id))) = self.open.pop() {
            let done = best.as_ref().is_some_and(|best| best.length.wide() <= least);
            if done || self.lines.len() > PATIENCE {
                break;
            }
            let line = self.lines[id as usize];
            if line.tested.is_none() {
                let ends = line.ring.is_none().then_some(self.quest.region).flatten();
                if ends.is_some_and(|region| !region.holds(line.arrive)) {
                    continue;
                }
                let tested = self.test(&line);
                if self.thorough && !tested.is_some_and(|tested| self.is_plain(&line, &tested)) {
                    self.branch(&line, tested.as_ref());
                }
                let Some(tested) = tested else { continue };
                let climbing = |trace: &Trace| trace.vertical(self.quest.who);
                let paid = line.before.and_then(|b| self.lines[b as usize].tested);
                let extra = climbing(&tested) - paid.as_ref().map_or(0, climbing);
                let line = &mut self.lines[id as usize];
                line.tested = Some(tested);
                line.cost += extra;
                if extra > 0 {
                    self.put_back(id);
                    continue;
                }
            }
            if line.ring.is_none() {
                let shorter = |path: &Path| best.as_ref().is_none_or(|b| path.length < b.length);
                if let Some(path) = self.finish(id).filter(shorter) {
                    if self.is_due(id, &path) {
                        return Ok(path);
                    }
                    best = Some(path);
                }
                continue;
            }
            if self.settle(id) {
                self.expand(Some(id));
            }
        }
        best.ok_or(Fault::NoWay)
    }

    /// Whether a line that has been tested needs no other way up and down: where it can be walked on the level, whatever
    /// a path climbs or drops on it may as well wait until its end.
    fn is_plain(&self, line: &Line, tested: &Trace) -> bool {
        let Quest { ground, who, .. } = self.quest;
        let (before, here) = (self.trace_before(line), tested.here);
        let level = before.here.z == here.z && before.vertical(who) == tested.vertical(who);
        // Drops that are paid for one by one are cheaper in parts, for which there is not room everywhere.
        let price = who.climbing.price;
        let in_parts = price.counts_drops_apart() && price.drop(here.z) > Length::ZERO;
        let between = |block: &Block| {
            block.bottom >= here.z + ground.height() && ground.overlaps(&block.footprint, here.at)
        };
        level
            && !before.is_hovering()
            && !in_parts
            && !ground.blocks.iter().any(between)
            && self.stage.is_none_or(|stage| self.quest.highest() <= here.z + stage)
    }

    /// Queues the other ways up and down on a line, as far as they are better than the one that was tested.
    fn branch(&mut self, line: &Line, tested: Option<&Trace>) {
        let who = self.quest.who;
        let before = self.trace_before(line);
        let spare = self.quest.limit.wide() - line.cost - self.quest.left(line.arrive);
        for (_, trace) in self.ascents(&before, line, Fineness::TRIAL, spare) {
            let as_good =
                |tested: &&Trace| tested.here == trace.here && tested.is_as_good(&trace, who);
            if tested.filter(as_good).is_some() {
                continue;
            }
            let extra = trace.vertical(who) - before.vertical(who);
            let id = self.lines.len() as u32;
            let (tested, ascent) = (Some(trace), Some(extra));
            self.lines.push(Line { cost: line.cost + extra, tested, ascent, ..*line });
            self.put_back(id);
        }
    }

    /// The ways up and down on a line, with the arc before it, that cost at most so much.
    fn ascents(
        &self,
        trace: &Trace,
        line: &Line,
        fineness: Fineness,
        spare: i64,
    ) -> Vec<(Vec<Footing>, Trace)> {
        let quest = &self.quest;
        let bounds = Bounds { spare, highest: quest.highest(), goal: quest.to.z };
        for (depart, arrive) in self.tangents(line) {
            let mut found: Vec<(Vec<Footing>, Trace)> = Vec::new();
            for start in self.starts(trace, depart, spare) {
                let Some((arc, there)) = self.arc_before(start, line, depart, fineness) else {
                    continue;
                };
                let rise = start.vertical(quest.who) - trace.vertical(quest.who);
                let bounds = Bounds { spare: spare - rise, ..bounds };
                let legs = quest.ground.ascents(quest.who, quest.around, &there, arrive, bounds);
                for (leg, end) in legs {
                    let as_good = |(_, other): &(_, Trace)| {
                        other.here.z == end.here.z && other.is_as_good(&end, quest.who)
                    };
                    let ends = line.ring.is_some() || end.here.z == quest.to.z;
                    if ends && !found.iter().any(as_good) {
                        let first = (start.here != trace.here).then_some(start.here);
                        let steps = first.into_iter().chain(arc.iter().copied()).chain(leg);
                        found.push((steps.collect(), end));
                    }
                }
            }
            if !found.is_empty() {
                return found;
            }
        }
        Vec::new()
    }

    /// How a path may stand where an arc begins: as it is, or having climbed or dropped there.
    fn starts(&self, trace: &Trace, depart: Point, spare: i64) -> Vec<Trace> {
        let Quest { ground, who, around, to, .. } = self.quest;
        let here = trace.here;
        let mut found = vec![*trace];
        if depart == here.at || trace.is_hovering() {
            return found;
        }
        let near = |block: &&Block| block.top <= self.quest.highest() && block.top != here.z;
        let mut tops: ArrayVec<Length, 16> = ArrayVec::new();
        for top in ground.blocks.iter().filter(near).map(|block| block.top).chain([Length::ZERO]) {
            let rise = who.climbing.rise(here.z, top) + who.climbing.rise(top, to.z);
            let new = top != here.z && rise <= spare && !tops.contains(&top);
            if new && tops.try_push(top).is_ok() {
                let mut moved = *trace;
                let there = Footing { z: top, ..here };
                if ground.step(who, around, &mut moved, there).is_ok() {
                    found.push(moved);
                }
            }
        }
        found
    }

    /// Queues a line that has turned out to cost more.
    fn put_back(&mut self, id: u32) {
        let line = &self.lines[id as usize];
        let z = line.tested.map_or(self.quest.from.z, |trace| trace.here.z);
        let left = self.quest.left(line.arrive) + self.quest.rise(z);
        if line.cost + left <= self.quest.limit.wide() {
            self.open.push(Reverse((line.cost + left, id)));
        }
    }

    /// Keeps a line unless an earlier one, carried on round the same circle, is as good.
    fn settle(&mut self, id: u32) -> bool {
        let line = self.lines[id as usize];
        let (Some(ring), Some(trace)) = (line.ring, line.tested) else { return true };
        let circle = &self.rings[usize::from(ring)];
        let slot = usize::from(ring) * 2 + usize::from(line.turn == Turn::Left);
        for &other in &self.settled[slot] {
            let earlier = &self.lines[other as usize];
            let Some(mut there) = earlier.tested.filter(|t| t.here.z == trace.here.z) else {
                continue;
            };
            let Some(handicap) = there.handicap(&trace, self.quest.who) else { continue };
            let arc = arc_length(circle, line.turn, earlier.arrive, line.arrive) + handicap;
            // What is hardly better may owe it to the bulge of a polyline past a small obstacle.
            let spare = if arc <= 4 { 0 } else { 8 };
            if earlier.cost + arc + spare <= line.cost
                && self.follow(&mut there, circle, line.turn, line.arrive)
            {
                return false;
            }
        }
        // A full list only means that fewer later lines are recognised as useless.
        let _ = self.settled[slot].try_push(id);
        true
    }

    /// Queues every line that may follow.
    fn expand(&mut self, id: Option<u32>) {
        let quest = self.quest;
        let here = id.map(|id| self.lines[id as usize]);
        let on = here.and_then(|line| Some((self.rings[usize::from(line.ring?)], line.turn)));
        let (from, leaving) = on.unwrap_or((Ring::point(quest.from.at), Turn::Left));
        let (at, spent) = here.map_or((quest.from.at, 0), |line| (line.arrive, line.cost));
        let z = here.and_then(|line| line.tested).map_or(quest.from.z, |trace| trace.here.z);
        let rise = quest.rise(z);
        let limit = quest.limit.wide() - rise;
        let arc = |depart: Point| match on {
            Some(_) => arc_length(&from, leaving, at, depart),
            None => 0,
        };
        quest.finals((&from, leaving), |depart, arrive, length| {
            let cost = spent + arc(depart) + length;
            // What is left to a place is compared exactly, before rounding.
            let left = limit - spent;
            let far = quest.region.is_none() && at.squared_distance(arrive) > left * left;
            if cost <= limit && !far {
                self.queue(
                    Line {
                        before: id,
                        ring: None,
                        turn: Turn::Left,
                        arrive,
                        cost,
                        tested: None,
                        ascent: None,
                    },
                    cost + rise,
                );
            }
        });
        for next in (0..self.rings.len()).rev() {
            let to = self.rings[next];
            let beyond = (to.to_target - to.radius - quest.breadth()).max(0);
            let left = limit - spent - beyond + to.radius;
            if left < 0 || at.squared_distance(to.centre) > left * left {
                continue;
            }
            // There is but one way past a point.
            let turns = if to.radius > 0 { &Turn::BOTH[..] } else { &Turn::BOTH[..1] };
            for &turn in turns {
                let Some((depart, arrive)) = tangent((&from, leaving), (&to, turn), 0) else {
                    continue;
                };
                if !from.has(depart) || !to.has(arrive) {
                    continue;
                }
                let cost = spent + arc(depart) + depart.distance(arrive).wide();
                let guess = cost + quest.left(arrive);
                if guess <= limit {
                    let ring = Some(next as u16);
                    self.queue(
                        Line { before: id, ring, turn, arrive, cost, tested: None, ascent: None },
                        guess + rise,
                    );
                }
            }
        }
    }

    fn queue(&mut self, line: Line, guess: i64) {
        self.open.push(Reverse((guess, self.lines.len() as u32)));
        self.lines.push(line);
    }

    /// Follows the arc before a line and the line itself.
    fn test(&self, line: &Line) -> Option<Trace> {
        let mut trace = self.trace_before(line);
        let quest = &self.quest;
        let steps = self.steps(&trace, line, Fineness::TRIAL)?;
        for step in steps {
            quest.ground.step(quest.who, quest.around, &mut trace, step).ok()?;
        }
        Some(trace)
    }

    /// How the path stands where the arc before a line begins.
    pub fn trace_before(&self, line: &Line) -> Trace {
        let before = line.before.and_then(|before| self.lines[before as usize].tested);
        before.unwrap_or(Trace::new(self.quest.from))
    }

    /// Whether the arc from where the path stands to another point of a circle can be followed.
    fn follow(&self, trace: &mut Trace, ring: &Ring, turn: Turn, to: Point) -> bool {
        let z = trace.here.z;
        // Nothing coarser: a polyline that slips past an obstacle by its bulge proves nothing of the arc.
        let steps = self.arc(trace, ring, turn, to, Fineness::FINEST);
        steps.is_some_and(|steps| steps.iter().all(|step| step.z == z))
    }

    /// A polyline of an arc that keeps off its own circle, and off everything else, stepping up and down
    /// where it has to; the trace is carried on to its end.
    fn arc(
        &self,
        trace: &mut Trace,
        ring: &Ring,
        turn: Turn,
        to: Point,
        fineness: Fineness,
    ) -> Option<Vec<Footing>> {
        let ends = (trace.here.at, to);
        // A coarse polyline bulges; where that is in the way, a finer one may still pass.
        let tries = [(fineness, 0), (fineness, 1), (Fineness::FINEST, 0), (Fineness::FINEST, 1)];
        let (steps, end) = tries
            .into_iter()
            .map(|(f, wider)| about_arc(ring, turn, ends, f, wider))
            .find_map(|points| self.along(*trace, &points))?;
        *trace = end;
        Some(steps)
    }

    /// The footings of a walk along a polyline, its start left out, and how the path stands at its end.
    fn along(&self, mut trace: Trace, points: &[Point]) -> Option<(Vec<Footing>, Trace)> {
        let Quest { ground, who, around, .. } = self.quest;
        let mut steps = Vec::with_capacity(points.len());
        for &at in points.iter().skip(1) {
            let next = Footing { at, z: trace.here.z };
            let mut level = trace;
            if ground.step(who, around, &mut level, next).is_ok() {
                trace = level;
                steps.push(next);
                continue;
            }
            for step in self.climbs(&trace).then(|| ground.over(who, &trace, at, None)).flatten()? {
                ground.step(who, around, &mut trace, step).ok()?;
                steps.push(step);
            }
        }
        Some((steps, trace))
    }

    /// Whether the path can still change its height.
    fn climbs(&self, trace: &Trace) -> bool {
        self.quest.who.climbing.up || trace.here.z != Length::ZERO
    }

    /// The circle that a line leaves, and the way round it; the start is a point.
    fn leaves(&self, line: &Line) -> Option<(Ring, Turn)> {
        let before = self.lines[line.before? as usize];
        Some((self.rings[usize::from(before.ring?)], before.turn))
    }

    /// Where a line leaves the circle before and where it arrives: where rounding matters, in more than one way.
    fn tangents(&self, line: &Line) -> ArrayVec<(Point, Point), 2> {
        let quest = &self.quest;
        let (from, leaving) = self.leaves(line).unwrap_or((Ring::point(quest.from.at), Turn::Left));
        let target = Ring::point(line.arrive);
        let to = line.ring.map_or(target, |ring| self.rings[usize::from(ring)]);
        // Where a place touches an edge, a line round its corner that is off by part of a unit may not pass where a wider
        // one does.
        let corner = |ring: &Ring| ring.radius == quest.ground.radius().wide();
        let touches = (from.radius == 0 && corner(&to)) || (to.radius == 0 && corner(&from));
        let tries = if touches { 2 } else { 1 };
        let touching = |wider| tangent((&from, leaving), (&to, line.turn), wider);
        let off =
            |line: &(Point, Point)| keeps_off(*line, &from, &to) && keeps_off(*line, &to, &from);
        let mut tangents: ArrayVec<(Point, Point), 2> =
            (0..=1).filter_map(touching).filter(off).take(tries).collect();
        if tangents.is_empty() {
            // Circles that all but touch from within meet in one point but for rounding.
            let meets = |(p, q): &(Point, Point)| p.squared_distance(*q) <= 4;
            tangents.extend((0..=1).filter_map(touching).find(meets));
        }
        tangents
    }

    /// The footings of the arc before a line that leaves it at a point, and how the path stands there.
    fn arc_before(
        &self,
        mut trace: Trace,
        line: &Line,
        depart: Point,
        fineness: Fineness,
    ) -> Option<(Vec<Footing>, Trace)> {
        match self.leaves(line).filter(|_| depart != trace.here.at) {
            None => Some((Vec::new(), trace)),
            Some((ring, turn)) => {
                let arc = self.arc(&mut trace, &ring, turn, depart, fineness)?;
                Some((arc, trace))
            }
        }
    }

    /// The footings of the arc before a line and of the line, after where the path stands.
    pub fn steps(&self, trace: &Trace, line: &Line, fineness: Fineness) -> Option<Vec<Footing>> {
        if let (Some(extra), Some(tested)) = (line.ascent, line.tested) {
            let (who, z) = (self.quest.who, tested.here.z);
            let ascents = self.ascents(trace, line, fineness, extra + self.quest.rise(z));
            let ends = ascents.into_iter().filter(|(_, end)| end.here.z == z);
            let alike = |end: &Trace| end.handicap(&tested, who) == Some(0);
            return ends
                .min_by_key(|(_, end)| (!alike(end), end.vertical(who)))
                .map(|(steps, _)| steps);
        }
        let mut found: Option<Vec<Footing>> = None;
        for (depart, arrive) in self.tangents(line) {
            let Some((mut steps, trace)) = self.arc_before(*trace, line, depart, fineness) else {
                continue;
            };
            let Some(leg) = self.leg(&trace, arrive, line.ring.is_none()) else { continue };
            steps.extend(leg);
            if steps.iter().all(|step| step.z == trace.here.z) {
                found = Some(steps);
                break;
            }
            found = found.or(Some(steps));
        }
        let mut steps = found?;
        let lands = line.ring.and_then(|ring| self.rings[usize::from(ring)].lands);
        if let (Some(z), Some(end)) = (lands, steps.last())
            && end.z > z
        {
            steps.push(Footing { z, ..*end });
        }
        Some(steps)
    }

    /// A straight leg: level if that works, else over what is in the way.
    fn leg(&self, trace: &Trace, to: Point, last: bool) -> Option<Leg> {
        let quest = &self.quest;
        let goal = last.then_some(Footing { at: to, ..quest.to });
        let next = Footing { at: to, z: trace.here.z };
        if goal.is_none_or(|goal| goal == next) {
            let mut trial = *trace;
            if quest.ground.step(quest.who, quest.around, &mut trial, next).is_ok() {
                let mut leg = Leg::new();
                leg.push(next);
                return Some(leg);
            }
        }
        let climbs = self.climbs(trace);
        let over = climbs.then(|| quest.ground.over(quest.who, trace, to, goal)).flatten();
        over.filter(|leg| leg.last().is_some_and(|end| goal.is_none_or(|goal| *end == goal)))
    }
}

/// Whether a line between two circles keeps off one of them.
fn keeps_off((p, q): (Point, Point), ring: &Ring, other: &Ring) -> bool {
    let (num, den) = segment_squared_distance(ring.centre, p, q);
    let clear = ring.radius * ring.radius;
    // A point may lie a little inside a circle, since circles are rounded up.
    let apart = ring.centre.squared_distance(other.centre);
    let clear = if other.radius == 0 { clear.min(apart) } else { clear };
    num >= i128::from(clear) * den
}
