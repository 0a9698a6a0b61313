//! The shortest way of a point round walls and closed doors.
//!
//! A shortest way is straight but for bends at ends of barriers. The barriers that meet at such an end cut
//! the turn round it into sectors, and a way that comes in by one sector goes on in the same: it cannot slip
//! through a joint. Running along a barrier, it stays on the side it came from.

use arrayvec::ArrayVec;

use crate::polygon::segment_squared_distance;
use crate::{Length, OpenDoors, Point, Scene, Segment, Vector};

/// Lengths of ways are added up in 1/256 of a unit, so that the parts' rounding does not show in the sum.
const FINE_BITS: u32 = 8;

/// The distance between two points in 1/256 of a unit.
fn fine_distance(a: Point, b: Point) -> i64 {
    (a.squared_distance(b) << (2 * FINE_BITS)).isqrt()
}

/// A place where a way may bend, with the barriers that meet there, anticlockwise.
struct Bend {
    at: Point,
    arms: Vec<Vector>,
    /// The number of its first sector.
    first: usize,
}

impl Bend {
    fn new(at: Point, barriers: &[Segment], first: usize) -> Bend {
        let touching = barriers.iter().filter(|b| touches(b.from, b.to, at));
        let ways = touching.flat_map(|b| [b.from - at, b.to - at]);
        let mut arms: Vec<Vector> = ways.filter(|w| w.squared() > 0).collect();
        let upper = |v: &Vector| v.dy > 0 || (v.dy == 0 && v.dx > 0);
        arms.sort_by(|a, b| upper(b).cmp(&upper(a)).then(b.cross(*a).cmp(&0)));
        arms.dedup_by(|a, b| same_way(*a, *b));
        Bend { at, arms, first }
    }

    fn sectors(&self) -> usize {
        self.arms.len().max(1)
    }

    /// The sector a direction goes out in: one, or, along a barrier, those on its left and its right.
    fn leaving(&self, way: Vector) -> ArrayVec<usize, 2> {
        let n = self.sectors();
        if let Some(i) = self.arms.iter().position(|arm| same_way(*arm, way)) {
            return ArrayVec::from([i, (i + n - 1) % n]);
        }
        let ahead = (0..self.arms.len())
            .find(|&i| strictly_between(self.arms[i], self.arms[(i + 1) % n], way));
        [ahead.unwrap_or(0)].into_iter().collect()
    }

    /// The sectors that a straight way joins: those it leaves here by, and those it comes to `other` by.
    fn joined(&self, other: &Bend) -> ArrayVec<(usize, usize), 2> {
        let out = self.leaving(other.at - self.at);
        let mut come = other.leaving(self.at - other.at);
        // What is on the left of the way is on the right of the way back.
        come.reverse();
        let pairs = out.len().max(come.len());
        (0..pairs).map(|i| (out[i % out.len()], come[i % come.len()])).collect()
    }
}

/// A question of measuring.
pub(crate) struct Way<'a> {
    pub scene: &'a Scene,
    pub open: OpenDoors,
}

impl Way<'_> {
    /// The length of the shortest way between two points, to the nearest unit; none if there is none, or none
    /// of at most `longest`.
    pub fn shortest(&self, from: Point, to: Point, longest: Option<Length>) -> Option<Length> {
        let fits = |length: i64| longest.is_none_or(|l| length <= l.wide() << FINE_BITS);
        let barriers: Vec<Segment> = self.scene.barriers(self.open).collect();
        let mut places: Vec<Point> = barriers.iter().flat_map(|b| [b.from, b.to]).collect();
        places.sort();
        places.dedup();
        // There is no way round the end of a barrier that is on the board edge.
        places.retain(|p| {
            let by_way = fine_distance(from, *p) + fine_distance(*p, to);
            *p != from && *p != to && !self.scene.on_board_edge(*p) && fits(by_way)
        });
        let mut first = 0;
        let mut bends: Vec<Bend> = Vec::new();
        for place in [from, to].into_iter().chain(places) {
            let bend = Bend::new(place, &barriers, first);
            first += bend.sectors();
            bends.push(bend);
        }

        let mut lengths: Vec<Option<i64>> = vec![None; first];
        let mut done = vec![false; first];
        for start in &mut lengths[..bends[0].sectors()] {
            *start = Some(0);
        }
        loop {
            let reached = (0..first).filter(|i| !done[*i] && lengths[*i].is_some());
            let sector = reached.min_by_key(|i| (lengths[*i], *i))?;
            let here = bends.iter().rfind(|bend| bend.first <= sector)?;
            let length = lengths[sector]?;
            done[sector] = true;
            if here.at == to {
                let units = (length + (1 << (FINE_BITS - 1))) >> FINE_BITS;
                return Some(Length::from_units(units as i32));
            }
            for next in &bends {
                let onward = length + fine_distance(here.at, next.at);
                if next.at == here.at || !fits(onward + fine_distance(next.at, to)) {
                    continue;
                }
                for (out, come) in here.joined(next) {
                    let reached = &mut lengths[next.first + come];
                    if here.first + out == sector
                        && reached.is_none_or(|r| onward < r)
                        && is_free(&barriers, here.at, next.at)
                    {
                        *reached = Some(onward);
                    }
                }
            }
        }
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

/// Whether the open segment between two points crosses no barrier and passes no end of one.
///
/// A way past an end is two ways that meet there.
fn is_free(barriers: &[Segment], from: Point, to: Point) -> bool {
    let way = to - from;
    let strictly_on = |p: Point| p != from && p != to && touches(from, to, p);
    barriers.iter().all(|b| {
        let (s, e) = (way.cross(b.from - from).signum(), way.cross(b.to - from).signum());
        if s * e > 0 {
            return true;
        }
        let along = b.to - b.from;
        let (p, q) = (along.cross(from - b.from).signum(), along.cross(to - b.from).signum());
        !(s * e < 0 && p * q < 0 || strictly_on(b.from) || strictly_on(b.to))
    })
}
