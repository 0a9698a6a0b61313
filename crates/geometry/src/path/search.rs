//! The shortest legal path: a best-first search over the lines that touch two circles.
//!
//! A shortest path of a disc consists of straight lines that touch the circles it bends round, and of arcs
//! of those circles. The search joins circles by such lines, and tests a line and the arc before it against
//! the true obstacles only when it is the best that is left.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use arrayvec::ArrayVec;

use crate::path::arc::{Fineness, about_arc, arc_length};
use crate::path::clear::Sweep;
use crate::path::over::Leg;
use crate::path::ring::{Ring, Turn, tangent};
use crate::path::trace::Trace;
use crate::path::{Climbing, Fault, Footing, Ground, Mover, Path, Surroundings};
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
    cost: i64,
    /// How the path stands at its end, once it has been tested.
    tested: Option<Trace>,
}

/// One question for a shortest path.
#[derive(Clone, Copy)]
pub(super) struct Quest<'a> {
    pub ground: &'a Ground,
    pub who: &'a Mover,
    pub around: &'a Surroundings<'a>,
    pub from: Footing,
    pub to: Footing,
    pub limit: Length,
}

impl Quest<'_> {
    /// The notches that a path within the limit may bend at, what it has to climb besides taken into account.
    fn notches(&self) -> impl Iterator<Item = Point> {
        let Quest { from, to, limit, .. } = *self;
        let climbing = &self.who.climbing;
        let up = if to.z < from.z { Length::ZERO } else { (to.z - from.z).max(Length::UNIT) };
        let climb = if up > Length::ZERO { climbing.price.climb(up) } else { Length::ZERO };
        let highest = self.highest();
        let able = climbing.up || up == Length::ZERO;
        let matters = move |p: Point| from.at.distance(p) + p.distance(to.at) + climb <= limit;
        let notches =
            self.ground.notches().iter().filter(move |notch| able && notch.top <= highest);
        notches.map(|notch| notch.at).filter(move |p| matters(*p))
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
        // What is left beside the way as the crow flies has to pay for every climb; a little more, since the
        // parts of a path are rounded.
        let spare = limit - length + Length::from_units(32);
        let affordable = who.climbing.price.highest_for(spare);
        let most = who.climbing.most.map_or(affordable, |most| most.min(affordable));
        let climbing = Climbing { most: Some(most), ..who.climbing };
        let who = &Mover { climbing, ..*who };
        let quest = Quest { ground: self, who, around, from, to, limit };
        let found = Search::new(quest).run();
        if from.z == to.z && most == Length::ZERO {
            return found;
        }
        // Most paths cannot gain from notches, and are found much sooner without them.
        let shorter = found.as_ref().map_or(limit, |path| path.length - Length::UNIT);
        let quest = Quest { limit: shorter, ..quest };
        let notches: Vec<Point> = quest.notches().collect();
        if notches.is_empty() {
            return found;
        }
        let mut search = Search::new(quest);
        search.add_points(notches);
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
}

impl<'a> Search<'a> {
    fn new(quest: Quest<'a>) -> Self {
        let mut rings = Vec::new();
        let levels = [quest.from.z, quest.to.z, Length::ZERO];
        let ends = (quest.from, quest.to);
        let levels = (levels, quest.highest());
        quest.ground.rings(quest.around, ends, levels, quest.limit.wide(), &mut rings);
        let settled = vec![ArrayVec::new(); rings.len() * 2];
        Search { quest, rings, lines: Vec::new(), open: BinaryHeap::new(), settled }
    }

    /// Lets paths bend at more points.
    fn add_points(&mut self, points: Vec<Point>) {
        let to_target = |p: Point| p.distance(self.quest.to.at).wide();
        let ring = |p: Point| Ring { to_target: to_target(p), ..Ring::point(p) };
        self.rings.extend(points.into_iter().map(ring));
        self.settled.resize(self.rings.len() * 2, ArrayVec::new());
    }

    fn run(mut self) -> Result<Path, Fault> {
        self.expand(None);
        while let Some(Reverse((_, id))) = self.open.pop() {
            if self.lines.len() > PATIENCE {
                break;
            }
            let line = self.lines[id as usize];
            if line.tested.is_none() {
                let Some(tested) = self.test(&line) else { continue };
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
                if let Some(path) = self.finish(id) {
                    return Ok(path);
                }
                continue;
            }
            if self.settle(id) {
                self.expand(Some(id));
            }
        }
        Err(Fault::NoWay)
    }

    /// Queues a line that has turned out to cost more.
    fn put_back(&mut self, id: u32) {
        let line = &self.lines[id as usize];
        let left = line.arrive.distance(self.quest.to.at).wide();
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
            let arc = arc_length(circle, line.turn, earlier.arrive, line.arrive);
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
        let start = Ring::point(quest.from.at);
        let target = Ring::point(quest.to.at);
        let here = id.map(|id| self.lines[id as usize]);
        let on = here.and_then(|line| Some((self.rings[usize::from(line.ring?)], line.turn)));
        let (from, leaving) = on.unwrap_or((start, Turn::Left));
        let (at, spent) = here.map_or((quest.from.at, 0), |line| (line.arrive, line.cost));
        let limit = quest.limit.wide();
        for next in (0..=self.rings.len()).rev() {
            let ring = self.rings.get(next).copied();
            let to = ring.unwrap_or(target);
            let beyond = (to.to_target - to.radius).max(0);
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
                let arc = if on.is_some() { arc_length(&from, leaving, at, depart) } else { 0 };
                let cost = spent + arc + depart.distance(arrive).wide();
                let guess = cost + arrive.distance(quest.to.at).wide();
                if guess <= limit {
                    let line = self.lines.len() as u32;
                    let ring = ring.map(|_| next as u16);
                    self.lines.push(Line { before: id, ring, turn, arrive, cost, tested: None });
                    self.open.push(Reverse((guess, line)));
                }
            }
        }
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

    /// The footings of the arc before a line and of the line, after where the path stands.
    pub fn steps(&self, trace: &Trace, line: &Line, fineness: Fineness) -> Option<Vec<Footing>> {
        let quest = &self.quest;
        let before = line.before.map(|before| self.lines[before as usize]);
        let on = before.and_then(|b| Some((self.rings[usize::from(b.ring?)], b.turn)));
        let (from, leaving) = on.unwrap_or((Ring::point(quest.from.at), Turn::Left));
        let target = Ring::point(quest.to.at);
        let to = line.ring.map_or(target, |ring| self.rings[usize::from(ring)]);
        let (depart, arrive) = (0..=1)
            .filter_map(|wider| tangent((&from, leaving), (&to, line.turn), wider))
            .find(|&(p, q)| {
                [from, to].iter().all(|ring| {
                    let (num, den) = segment_squared_distance(ring.centre, p, q);
                    num >= i128::from(ring.radius * ring.radius) * den
                })
            })?;
        let mut steps = Vec::new();
        let mut trace = *trace;
        if on.is_some() && depart != trace.here.at {
            steps = self.arc(&mut trace, &from, leaving, depart, fineness)?;
        }
        let leg = self.leg(&trace, arrive, line.ring.is_none())?;
        steps.extend(leg);
        if let (Some(z), Some(end)) = (to.lands, steps.last())
            && end.z > z
        {
            steps.push(Footing { z, ..*end });
        }
        Some(steps)
    }

    /// A straight leg: level if that works, else over what is in the way.
    fn leg(&self, trace: &Trace, to: Point, last: bool) -> Option<Leg> {
        let quest = &self.quest;
        let goal = last.then_some(quest.to);
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
