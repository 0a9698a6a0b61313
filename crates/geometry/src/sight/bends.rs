//! Where shortest ways may bend: the visibility graph of the barriers, precomputed for all states of the doors.
//!
//! Ways bend at ends of barriers. The barriers that meet at a place are its arms; they cut the turn round it into
//! sectors. An open door is no arm, so sectors are kept as fine as all doors together cut them, and those between
//! which no arm stands count as one: a sector goes by the number of the standing arm at its clockwise side.
//!
//! A way of least length is taut: it never bends away from the barriers at a place, or it could be cut short. So places
//! where all sectors are narrower than a half turn are pruned, and so are lines that no way could follow.

use arrayvec::ArrayVec;

use super::barrier::lies_aside;
use super::regions::Regions;
use super::views::{Cells, Views};
use crate::point::floor_root;
use crate::polygon::segment_squared_distance;
use crate::{Length, OpenDoors, Point, Segment, Vector};

/// Lengths of ways are added up in 1/256 of a unit, so that the parts' rounding does not show in the sum.
pub(super) const FINE_BITS: u32 = 8;

/// The bit that stands for walls in a set of barriers; the others are the doors'.
pub(super) const WALLS: u64 = 1 << OpenDoors::MAX;

/// A set of barriers: a bit for each door and one for all walls.
pub(super) type Barriers = u64;

/// Those that stand: the walls and the closed doors.
pub(super) fn standing(open: OpenDoors) -> Barriers {
    !open.bits() | WALLS
}

/// The distance between two points in 1/256 of a unit, rounded down.
pub(super) fn fine_distance(a: Point, b: Point) -> i64 {
    floor_root(a.squared_distance(b) << (2 * FINE_BITS))
}

/// One side of a place: the direction of barriers that meet there.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Arm {
    way: Vector,
    of: Barriers,
    place: u32,
}

/// A place where ways may bend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub at: Point,
    /// The barriers that end there; if none of them stands, no way needs to bend there.
    pub ends: Barriers,
    arms: (u32, u32),
    lines: (u32, u32),
}

/// How a direction leaves a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Between an arm and the next.
    Between(u32),
    /// Along an arm.
    Along(u32),
}

/// A straight line from one place to another that no wall crosses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub to: u32,
    /// The doors that must be open for it.
    pub doors: Barriers,
    /// Its length in 1/256 of a unit.
    pub length: i64,
    /// How it leaves the place it comes from.
    out: Aim,
    /// How the way back leaves the place it goes to.
    back: Aim,
}

/// All places where ways may bend, and the lines between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bends {
    places: Vec<Place>,
    arms: Vec<Arm>,
    lines: Vec<Line>,
    pub(super) views: Views,
    pub(super) cells: Cells,
    pub(super) regions: Regions,
}

impl Bends {
    /// The bends of walls and doors; ends that are on the edge of the board are none.
    pub fn new(
        size: (Length, Length),
        walls: &[Segment],
        doors: &[Segment],
        on_edge: impl Fn(Point) -> bool,
    ) -> Bends {
        let doors_by_bit = (0..).zip(doors).map(|(i, door)| (1 << i, *door));
        let barriers: Vec<(Barriers, Segment)> =
            walls.iter().map(|wall| (WALLS, *wall)).chain(doors_by_bit).collect();
        let mut ends: Vec<Point> = barriers.iter().flat_map(|(_, b)| [b.from, b.to]).collect();
        ends.sort();
        ends.dedup();
        let mut bends = Bends::default();
        for at in ends.into_iter().filter(|end| !on_edge(*end)) {
            bends.add(at, &barriers);
        }
        bends.join(&barriers);
        let places: Vec<Point> = bends.places.iter().map(|place| place.at).collect();
        bends.views = Views::new(&places, &barriers);
        bends.cells = Cells::new(size, &places, &bends.views, walls);
        bends
    }

    fn add(&mut self, at: Point, barriers: &[(Barriers, Segment)]) {
        let touching = barriers.iter().filter(|(_, b)| touches(b.from, b.to, at));
        let place = self.places.len() as u32;
        let ways = touching.flat_map(|(of, b)| [(*of, b.from - at), (*of, b.to - at)]);
        let ways = ways.filter(|(_, way)| way.squared() > 0);
        let mut arms: Vec<Arm> = ways.map(|(of, way)| Arm { way, of, place }).collect();
        let upper = |v: &Vector| v.dy > 0 || (v.dy == 0 && v.dx > 0);
        arms.sort_by(|a, b| upper(&b.way).cmp(&upper(&a.way)).then(b.way.cross(a.way).cmp(&0)));
        arms.dedup_by(|b, a| {
            let same = same_way(a.way, b.way);
            if same {
                a.of |= b.of;
            }
            same
        });
        if arms.is_empty() {
            // A barrier without length: a sector all round it, which no arm ever bounds.
            arms.push(Arm { way: Vector::default(), of: 0, place });
        }
        let first = self.arms.len() as u32;
        let ends = barriers.iter().filter(|(_, b)| b.from == at || b.to == at);
        let ends = ends.fold(0, |all, (of, _)| all | of);
        let range = (first, first + arms.len() as u32);
        self.arms.extend(arms);
        self.places.push(Place { at, ends, arms: range, lines: (0, 0) });
        let wide = (range.0..range.1).any(|arm| {
            let sector = self.sector(arm, WALLS);
            self.arms[sector as usize].of & WALLS == 0 || {
                let (start, end) = self.sides(sector, WALLS);
                start.cross(end) <= 0
            }
        });
        if !wide {
            self.places.pop();
            self.arms.truncate(first as usize);
        }
    }

    /// Finds the lines between places.
    fn join(&mut self, barriers: &[(Barriers, Segment)]) {
        // Where an arm is doors alone, opening them makes one sector of those beside it.
        let arms = (0..).zip(&self.arms).filter(|(_, arm)| arm.of & WALLS == 0);
        let mut joined: Vec<(Barriers, u32, u32)> =
            arms.map(|(i, arm)| (arm.of, i, self.before(i))).collect();
        for from in 0..self.places.len() {
            let first = self.lines.len() as u32;
            for to in (0..self.places.len()).filter(|to| *to != from) {
                let (a, b) = (&self.places[from], &self.places[to]);
                let crossed = barriers.iter().filter(|(_, bar)| !is_free(bar, a.at, b.at));
                let mut doors = 0;
                let free = crossed.map(|(of, _)| *of).all(|of| {
                    doors |= of;
                    of != WALLS
                });
                if !free {
                    continue;
                }
                let (out, back) = (self.aim(a, b.at - a.at), self.aim(b, a.at - b.at));
                let length = fine_distance(a.at, b.at);
                let line = Line { to: to as u32, doors, length, out, back };
                let sectors = self.joined(&line, Barriers::MAX);
                joined.extend(sectors.into_iter().map(|(out, come)| (doors, out, come)));
                if self.may_follow(out, b.at - a.at) && self.may_follow(back, a.at - b.at) {
                    self.lines.push(line);
                }
            }
            self.places[from].lines = (first, self.lines.len() as u32);
        }
        self.regions = Regions::new(self.arms.len(), &joined);
    }

    /// Whether a taut way can leave a place so while no door is closed: closed doors leave it less room.
    fn may_follow(&self, aim: Aim, way: Vector) -> bool {
        self.sectors(aim, WALLS).iter().any(|sector| self.tangent(*sector, way, WALLS))
    }

    pub fn places(&self) -> &[Place] {
        &self.places
    }

    pub fn lines(&self, place: &Place) -> &[Line] {
        &self.lines[place.lines.0 as usize..place.lines.1 as usize]
    }

    /// One more than the highest number of a sector.
    pub fn sector_count(&self) -> usize {
        self.arms.len()
    }

    /// The number of the place that a sector is at.
    pub fn place_of(&self, sector: u32) -> usize {
        self.arms[sector as usize].place as usize
    }

    /// The arm before another, clockwise.
    fn before(&self, arm: u32) -> u32 {
        let (first, end) = self.places[self.place_of(arm)].arms;
        if arm == first { end - 1 } else { arm - 1 }
    }

    fn stands(&self, arm: u32, standing: Barriers) -> bool {
        self.arms[arm as usize].of & standing != 0
    }

    /// The sector that holds what lies just anticlockwise of an arm.
    fn sector(&self, arm: u32, standing: Barriers) -> u32 {
        let mut at = arm;
        while !self.stands(at, standing) {
            at = self.before(at);
            if at == arm {
                return self.places[self.place_of(arm)].arms.0;
            }
        }
        at
    }

    /// The arms at the clockwise and the anticlockwise side of a sector.
    fn sides(&self, sector: u32, standing: Barriers) -> (Vector, Vector) {
        let (first, end) = self.places[self.place_of(sector)].arms;
        let after = |arm: u32| if arm + 1 == end { first } else { arm + 1 };
        let mut next = after(sector);
        while next != sector && !self.stands(next, standing) {
            next = after(next);
        }
        (self.arms[sector as usize].way, self.arms[next as usize].way)
    }

    /// How a direction leaves a place.
    pub fn aim(&self, place: &Place, way: Vector) -> Aim {
        let (first, end) = place.arms;
        let arm = |i: u32| self.arms[i as usize].way;
        for i in first..end {
            if same_way(arm(i), way) {
                return Aim::Along(i);
            }
        }
        let next = |i: u32| if i + 1 == end { first } else { i + 1 };
        let ahead = (first..end).find(|i| strictly_between(arm(*i), arm(next(*i)), way));
        Aim::Between(ahead.unwrap_or(first))
    }

    /// The sectors a direction goes out in: one, or, along a standing barrier, those on its left and its right.
    pub fn sectors(&self, aim: Aim, standing: Barriers) -> ArrayVec<u32, 2> {
        match aim {
            Aim::Along(i) if self.stands(i, standing) => {
                ArrayVec::from([i, self.sector(self.before(i), standing)])
            }
            Aim::Along(i) | Aim::Between(i) => [self.sector(i, standing)].into_iter().collect(),
        }
    }

    /// The sectors that a line joins: those it leaves a place by, and those it comes to the other by.
    pub fn joined(&self, line: &Line, standing: Barriers) -> ArrayVec<(u32, u32), 2> {
        let out = self.sectors(line.out, standing);
        let mut come = self.sectors(line.back, standing);
        // What is on the left of the way is on the right of the way back.
        come.reverse();
        let pairs = out.len().max(come.len());
        (0..pairs).map(|i| (out[i % out.len()], come[i % come.len()])).collect()
    }

    /// Whether a taut way can leave a sector in a direction of it at all: there is a half turn from it within the
    /// sector.
    pub fn tangent(&self, sector: u32, way: Vector, standing: Barriers) -> bool {
        if !self.stands(sector, standing) {
            return true;
        }
        let (start, end) = self.sides(sector, standing);
        start.cross(way) <= 0 || way.cross(end) <= 0
    }

    /// The bend of a way that comes to a sector from the direction `back`.
    pub fn bend(&self, sector: u32, back: Vector, standing: Barriers) -> Bend {
        let sides = self.stands(sector, standing).then(|| self.sides(sector, standing));
        Bend { back, sides }
    }
}

/// A way that has come to a sector.
pub(crate) struct Bend {
    back: Vector,
    /// The barriers at the sides of the sector, if there are any.
    sides: Option<(Vector, Vector)>,
}

impl Bend {
    /// Whether the way is taut there if it goes on to `on`, a direction of the same sector: what it bends round is a
    /// barrier.
    pub fn is_taut(&self, on: Vector) -> bool {
        let turn = self.back.cross(on);
        if turn == 0 {
            return self.back.dot(on) < 0;
        }
        // The wide side must be free of barriers.
        let (from, to) = if turn < 0 { (self.back, on) } else { (on, self.back) };
        let inside = |arm: Vector| {
            (from.cross(arm) > 0 || arm.cross(to) > 0) && !same_way(arm, from) && !same_way(arm, to)
        };
        self.sides.is_none_or(|(start, end)| !inside(start) && !inside(end))
    }
}

/// Whether, turning anticlockwise from `start` to `end`, `v` is met on the way; a full turn if they are one.
fn strictly_between(start: Vector, end: Vector, v: Vector) -> bool {
    if same_way(start, end) {
        return true;
    }
    let (into, out) = (start.cross(v) > 0, v.cross(end) > 0);
    match start.cross(end) {
        turn if turn > 0 => into && out,
        0 => into,
        _ => into || out,
    }
}

fn same_way(a: Vector, b: Vector) -> bool {
    a.cross(b) == 0 && a.dot(b) > 0
}

fn touches(a: Point, b: Point, p: Point) -> bool {
    segment_squared_distance(p, a, b).0 == 0
}

/// Whether a barrier crosses a segment at a point inside of both.
pub(super) fn crosses(bar: &Segment, from: Point, to: Point) -> bool {
    let (way, along) = (to - from, bar.to - bar.from);
    let (s, e) = (way.cross(bar.from - from).signum(), way.cross(bar.to - from).signum());
    let (p, q) = (along.cross(from - bar.from).signum(), along.cross(to - bar.from).signum());
    s * e < 0 && p * q < 0
}

/// Whether a barrier neither crosses the open segment between two points nor ends on it.
///
/// A way past an end is two ways that meet there.
#[inline]
pub(super) fn is_free(bar: &Segment, from: Point, to: Point) -> bool {
    let (f, t) = (bar.from, bar.to);
    if lies_aside(bar, from, to) {
        return true;
    }
    let way = to - from;
    let (s, e) = (way.cross(f - from).signum(), way.cross(t - from).signum());
    if s * e > 0 {
        return true;
    }
    let along = t - f;
    let (p, q) = (along.cross(from - f).signum(), along.cross(to - f).signum());
    let strictly_on = |side: i64, end: Point| side == 0 && (end - from).dot(end - to) < 0;
    !(s * e < 0 && p * q < 0 || strictly_on(s, f) || strictly_on(e, t))
}
