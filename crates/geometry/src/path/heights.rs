//! Every way up and down along one straight line.
//!
//! A line is cut into spans: where a base has room at a height, where something there holds it, and where it is near
//! enough to climb. All ways along it are equally long but for what climbs and drops cost, so it is enough to take each
//! climb, drop and leap as soon as it can be taken, and once more as late as it can.

use crate::path::chord::{Course, FINE, Spans, join, without};
use crate::path::clear::HAIR;
use crate::path::ground::Block;
use crate::path::over::Leg;
use crate::path::trace::Trace;
use crate::path::{Footing, Ground, Mover, Surroundings};
use crate::{Length, Point};

/// The most ways that are followed along one line; far above what tables need.
const MOST: usize = 48;

/// How many positions are tried where rounding may be in the way of one.
const NEXT_TO: i64 = 3;

/// A way along a line, and how a path stands at its end.
pub(super) type Ascent = (Leg, Trace);

/// A block near a line.
struct Near<'a> {
    block: &'a Block,
    /// Where the base overlaps it.
    hit: Spans,
    /// Where it holds the base.
    held: Spans,
    /// Where it is near enough to climb.
    beside: Spans,
}

/// What a base at one height finds along a line.
struct Level {
    z: Length,
    /// Where it can walk.
    walk: Spans,
    /// Where it can be, having climbed, before it walks.
    hover: Spans,
    /// Where there is no room for it.
    blocked: Spans,
}

/// A way that is being followed.
struct State {
    level: usize,
    /// The span in which it walks.
    span: (i64, i64),
    /// How far it has got at least.
    position: i64,
    /// Where it has climbed, if it has done nothing since.
    climbed: Option<i64>,
    trace: Trace,
    leg: Leg,
}

/// The ways along one line.
struct Heights<'a> {
    ground: &'a Ground,
    who: &'a Mover,
    around: &'a Surroundings<'a>,
    course: Course,
    bounds: Bounds,
    near: Vec<Near<'a>>,
    levels: Vec<Level>,
}

/// What keeps ways up and down from being of use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// What going up and down may cost from here to the end of the path, at most.
    pub spare: i64,
    /// The highest top that may be of use.
    pub highest: Length,
    /// The height at which the path ends.
    pub goal: Length,
}

impl Ground {
    /// The ways along a straight line that are worth taking.
    pub(super) fn ascents(
        &self,
        who: &Mover,
        around: &Surroundings,
        trace: &Trace,
        to: Point,
        bounds: Bounds,
    ) -> Vec<Ascent> {
        let least = who.climbing.price.climb(Length::UNIT).wide();
        let climbs = who.climbing.up && least <= bounds.spare;
        let level = || {
            let (mut end, next) = (*trace, Footing { at: to, z: trace.here.z });
            let walked = self.step(who, around, &mut end, next);
            walked.ok().map(|()| ([next].into_iter().collect(), end)).into_iter().collect()
        };
        if trace.here.z == Length::ZERO && !climbs {
            return level();
        }
        let course = Course::new(trace.here.at, to);
        let beside = who.climbing.beside.max(HAIR);
        let close = |block: &&Block| {
            let (from, margin) = (course.from, beside.wide());
            let misses = |p: Length, q: Length, low: Length, high: Length| {
                p.max(q).wide() + margin < low.wide() || p.min(q).wide() - margin > high.wide()
            };
            !misses(from.x, to.x, block.low.x, block.high.x)
                && !misses(from.y, to.y, block.low.y, block.high.y)
        };
        let near = |block| Near::new(block, &course, self.radius, beside);
        let near: Vec<Near> = self.blocks.iter().filter(close).map(near).collect();
        if near.iter().all(|near| near.beside.is_empty()) {
            return level();
        }
        let levels = Vec::new();
        let mut heights = Heights { ground: self, who, around, course, bounds, near, levels };
        heights.find_levels();
        heights.follow(trace)
    }
}

impl<'a> Near<'a> {
    fn new(block: &'a Block, course: &Course, radius: Length, beside: Length) -> Self {
        let spans = |reach: Length| -> Spans {
            let whole = |part: i64| (part + FINE / 2).div_euclid(FINE);
            let fine = course.spans(&block.footprint, reach).into_iter();
            fine.map(|(low, high)| (whole(low), whole(high))).collect()
        };
        let near = spans(radius + beside);
        let held = match near.is_empty() || beside == HAIR {
            true => near.clone(),
            false => spans(radius + HAIR),
        };
        // Touching is not overlapping, however long.
        let overlaps = !held.is_empty() && block.is_overlapped((course.from, course.to), radius);
        let hit = if overlaps { spans(radius) } else { Spans::new() };
        Near { block, hit, held, beside: near }
    }
}

impl Heights<'_> {
    /// Finds what a base comes upon at each height that a way may have.
    fn find_levels(&mut self) {
        let tops = self.near.iter().filter(|near| !near.beside.is_empty());
        let mut tops: Vec<Length> = tops.map(|near| near.block.top).collect();
        tops.retain(|top| *top <= self.bounds.highest);
        tops.push(Length::ZERO);
        tops.sort_unstable();
        tops.dedup();
        let whole = (0, self.course.length);
        let level = |z: Length| {
            let blocked = self.hits(z, z);
            let of_top = |spans: for<'n> fn(&'n Near<'_>) -> &'n Spans| -> Spans {
                let with_top = self.near.iter().filter(|near| near.block.top == z);
                let mut found: Spans = with_top.flat_map(|near| spans(near)).copied().collect();
                join(&mut found, 1);
                found.retain_mut(|span| {
                    *span = (span.0.max(whole.0), span.1.min(whole.1));
                    span.0 <= span.1
                });
                found
            };
            let floor = z == Length::ZERO;
            let held = if floor { vec![whole] } else { of_top(|near| &near.held) };
            let beside = if floor { vec![whole] } else { of_top(|near| &near.beside) };
            let (walk, hover) = (without(&held, &blocked), without(&beside, &blocked));
            Level { z, walk, hover, blocked }
        };
        self.levels = tops.into_iter().map(level).collect();
    }

    /// Where something is in the way of a base that goes from one height up to another, or back.
    fn hits(&self, low: Length, high: Length) -> Spans {
        let in_the_way =
            |block: &Block| block.top > low && block.bottom < high + self.ground.height;
        let near = self.near.iter().filter(|near| in_the_way(near.block));
        let mut hits: Spans = near.flat_map(|near| &near.hit).copied().collect();
        join(&mut hits, 0);
        hits
    }

    /// Follows all ways from where a path stands.
    fn follow(&self, trace: &Trace) -> Vec<Ascent> {
        let Some(level) = self.levels.iter().position(|level| level.z == trace.here.z) else {
            return Vec::new();
        };
        let start = State {
            level,
            span: (0, 0),
            position: 0,
            climbed: None,
            trace: *trace,
            leg: Leg::new(),
        };
        let mut states = self.arrivals(&start, trace.is_hovering());
        let most = trace.vertical(self.who) + self.bounds.spare;
        let mut next = 0;
        while next < states.len() && states.len() < MOST {
            let left = most - states[next].trace.vertical(self.who);
            let mut new = self.vertical(&states[next], left);
            new.extend(self.leaps(&states[next]));
            for state in new {
                let worse = |other: &State| {
                    other.level == state.level
                        && other.span == state.span
                        && other.position <= state.position
                        && other.trace.is_as_good(&state.trace, self.who)
                };
                let rise = self.who.climbing.rise(state.trace.here.z, self.bounds.goal);
                if state.trace.vertical(self.who) + rise <= most && !states.iter().any(worse) {
                    states.push(state);
                }
            }
            next += 1;
        }
        let mut found: Vec<Ascent> = Vec::new();
        for state in states {
            if state.span.1 + NEXT_TO < self.course.length {
                continue;
            }
            let end = Footing { at: self.course.to, z: self.levels[state.level].z };
            let Some(State { leg, trace, .. }) = self.walk(&state, end) else { continue };
            let as_good = |(_, other): &Ascent| {
                other.here.z == trace.here.z && other.is_as_good(&trace, self.who)
            };
            if !found.iter().any(as_good) {
                found.push((leg, trace));
            }
        }
        found
    }

    /// The spans in which a way can go on from where it stands, at once or having come to what it has climbed.
    fn arrivals(&self, state: &State, hovers: bool) -> Vec<State> {
        let Level { walk, hover, .. } = &self.levels[state.level];
        let here = |span: &&(i64, i64)| {
            span.0 <= state.position + NEXT_TO && state.position <= span.1 + NEXT_TO
        };
        let on = |span: (i64, i64), position: i64| State {
            span,
            position: position.max(state.position),
            leg: state.leg.clone(),
            ..*state
        };
        let mut found: Vec<State> = Vec::new();
        if hovers && let Some(&hover) = hover.iter().find(here) {
            let ahead = |span: &&(i64, i64)| span.1 >= state.position && span.0 <= hover.1;
            match walk.iter().find(ahead) {
                Some(&span) => found.push(on(span, span.0)),
                None => found.push(on(hover, self.course.length)),
            }
        } else if !hovers {
            found.extend(walk.iter().filter(here).map(|&span| on(span, 0)));
        }
        found
    }

    /// Where a way can come to a height: from where on, into which span, and whether it is beside what it has climbed all
    /// along.
    fn landings(&self, level: &Level, up: bool) -> Vec<(i64, (i64, i64), bool)> {
        let mut found: Vec<(i64, (i64, i64), bool)> = Vec::new();
        if !up {
            found.extend(level.walk.iter().map(|&span| (span.0, span, false)));
            return found;
        }
        for &(first, end) in &level.hover {
            let mut begin = first;
            for &span in level.walk.iter().filter(|span| first <= span.0 && span.1 <= end) {
                found.push((begin, span, false));
                begin = span.1 + 1;
            }
            if begin <= end && end + NEXT_TO >= self.course.length {
                found.push((begin, (begin, end), true));
            }
        }
        found
    }

    /// The climbs and drops that may follow for what is left.
    fn vertical(&self, state: &State, left: i64) -> Vec<State> {
        let mut found = Vec::new();
        let z = self.levels[state.level].z;
        let climbing = &self.who.climbing;
        for (level, other) in self.levels.iter().enumerate().filter(|(_, other)| other.z != z) {
            let up = other.z > z;
            let climb = climbing.rise(z, other.z) + climbing.rise(other.z, self.bounds.goal);
            if climb > left || (up && !(climbing.up && climbing.reaches(other.z - z))) {
                continue;
            }
            let hits = self.hits(z.min(other.z), z.max(other.z));
            for (begin, span, hovers) in self.landings(other, up) {
                let take = |position: i64| {
                    let at = self.course.at(position);
                    let walked = self.walk(state, Footing { at, z })?;
                    let there = self.walk(&walked, Footing { at, z: other.z })?;
                    let least = if hovers { self.course.length } else { span.0 };
                    let climbed = up.then_some(position);
                    Some(State { level, span, position: position.max(least), climbed, ..there })
                };
                let again = state.climbed.filter(|at| up && begin <= *at && *at <= span.1);
                found.extend(again.and_then(take));
                let (low, high) = (begin.max(state.position), span.1.min(state.span.1));
                let room = if low <= high { without(&[(low, high)], &hits) } else { Vec::new() };
                let (Some(&(first, end)), Some(&(begin, last))) = (room.first(), room.last())
                else {
                    continue;
                };
                let mut soon = (first..=end).take(NEXT_TO as usize);
                let late = (begin..=last).rev().take(NEXT_TO as usize);
                found.extend(late.filter(|_| first < last).find_map(take));
                found.extend(soon.find_map(take));
            }
        }
        found
    }

    /// The leaps that may follow: from the end of a span to the next at the same height, or down.
    fn leaps(&self, state: &State) -> Vec<State> {
        let mut found = Vec::new();
        let Level { z, ref walk, ref blocked, .. } = self.levels[state.level];
        let (start, leap) = (state.span.1, self.who.climbing.leap.wide());
        if !state.trace.may_leap() || !self.ground.springs(self.who, self.course.at(start), z) {
            return found;
        }
        let ahead = blocked.iter().filter(|hit| hit.1 > start).map(|hit| hit.0.max(start));
        let far = ahead.fold(start + leap, i64::min).min(self.course.length);
        let take = |position: i64, level: usize, span: (i64, i64)| {
            let at = self.course.at(position);
            let edge = self.walk(state, Footing { at: self.course.at(start), z })?;
            let over = self.walk(&edge, Footing { at, z })?;
            let lower = self.levels[level].z;
            let there = if lower < z { self.walk(&over, Footing { at, z: lower })? } else { over };
            Some(State { level, span, position, climbed: None, ..there })
        };
        for &span in walk.iter().filter(|span| span.0 > start && span.0 <= far) {
            let mut soon = (span.0..=span.1.min(far)).take(NEXT_TO as usize);
            found.extend(soon.find_map(|position| take(position, state.level, span)));
        }
        for (level, lower) in self.levels.iter().enumerate().filter(|(_, lower)| lower.z < z) {
            let hits = self.hits(lower.z, z);
            for &span in &lower.walk {
                let (low, high) = (span.0.max(start + 1), span.1.min(far));
                let room = if low <= high { without(&[(low, high)], &hits) } else { Vec::new() };
                let Some(&(first, end)) = room.first() else { continue };
                let mut soon = (first..=end).take(NEXT_TO as usize);
                found.extend(soon.find_map(|position| take(position, level, span)));
            }
        }
        found
    }

    /// Takes one step, unless it goes nowhere.
    fn walk(&self, state: &State, to: Footing) -> Option<State> {
        let State { level, span, position, climbed, .. } = *state;
        let (mut trace, mut leg) = (state.trace, state.leg.clone());
        if trace.here != to {
            self.ground.step(self.who, self.around, &mut trace, to).ok()?;
            leg.try_push(to).ok()?;
        }
        Some(State { level, span, position, climbed, trace, leg })
    }
}
