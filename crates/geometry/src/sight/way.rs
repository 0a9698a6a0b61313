//! The shortest way of a point round walls and closed doors.
//!
//! A shortest way is straight but for bends at ends of barriers. The barriers that meet at such an end cut
//! the turn round it into sectors, and a way that comes in by one sector goes on in the same: it cannot slip
//! through a joint. Running along a barrier, it stays on the side it came from.
//!
//! Bends and the lines between them, a visibility graph, are precomputed in the scene. What is left is an A* search from
//! the one point to the other; whether a bend can be reached straight from the start, and the end from a bend, is
//! evaluated lazily, when its turn comes.

use super::barrier::lies_aside;
use super::bends::{Barriers, Bends, FINE_BITS, Place, fine_distance, standing};
use crate::{Length, OpenDoors, Point, Scene, Segment};

/// Longer than any way.
const NEVER: i64 = i64::MAX / 4;
/// After so many steps it is worth finding out whether there is a way at all.
const PATIENCE: u32 = 8;
/// No length yet.
const UNKNOWN: i64 = -1;

/// What is known of a sector: the shortest way to it so far.
#[derive(Clone, Copy)]
struct Reached {
    /// Its length in 1/256 of a unit.
    length: i64,
    /// Where its last part begins.
    from: Point,
    /// Its place in the queue, if it waits there.
    waits: Option<u32>,
}

impl Reached {
    const NOT: Reached = Reached { length: NEVER, from: Point::units(0, 0), waits: None };
}

/// Something to be looked at: a sector that a way has come to, or, numbered after all sectors, a place that the start
/// may be joined to.
#[derive(Clone, Copy, Default)]
struct Waiting {
    /// The length of a way over it if nothing stood between it and the end.
    key: i64,
    what: u32,
}

/// A question of measuring.
pub(crate) struct Way<'a> {
    pub scene: &'a Scene,
    pub open: OpenDoors,
}

impl Way<'_> {
    /// The length of the shortest way between two points that no free straight line joins, to the nearest unit;
    /// none if there is none, or none of at most `longest`.
    pub fn shortest(&self, from: Point, to: Point, longest: Option<Length>) -> Option<Length> {
        let bends = &self.scene.bends;
        let longest = longest.map_or(NEVER, |l| l.wide() << FINE_BITS);
        let length = match bends.sector_count() + bends.places().len() {
            ..=128 => self.on_the_stack::<128>(from, to, longest),
            129..=512 => self.on_the_stack::<512>(from, to, longest),
            count => self.search(
                (from, to, longest),
                &mut vec![Reached::NOT; count],
                &mut vec![UNKNOWN; count],
                &mut vec![Waiting::default(); count],
            ),
        }?;
        Some(Length::from_units(((length + (1 << (FINE_BITS - 1))) >> FINE_BITS) as i32))
    }

    /// The search for boards whose sectors and places together are at most `N`.
    fn on_the_stack<const N: usize>(&self, from: Point, to: Point, longest: i64) -> Option<i64> {
        let (mut reached, mut beyond) = ([Reached::NOT; N], [UNKNOWN; N]);
        let mut queue = [Waiting::default(); N];
        self.search((from, to, longest), &mut reached, &mut beyond, &mut queue)
    }

    fn search(
        &self,
        (from, to, longest): (Point, Point, i64),
        reached: &mut [Reached],
        beyond: &mut [i64],
        queue: &mut [Waiting],
    ) -> Option<i64> {
        let (bends, barriers) = (&self.scene.bends, (self.scene.walls(), self.scene.doors()));
        // Where little can be seen, a search that leads nowhere is soon over.
        let few = bends.cells.around(to).len() < bends.cells.around(from).len();
        let (from, to) = if few { (to, from) } else { (from, to) };
        let (standing, waiting) = (standing(self.open), 0);
        let mut search = Search {
            bends,
            barriers,
            standing,
            from,
            to,
            longest,
            reached,
            beyond,
            queue,
            waiting,
        };
        search.run()
    }
}

struct Search<'a> {
    bends: &'a Bends,
    barriers: (&'a [Segment], &'a [Segment]),
    standing: Barriers,
    from: Point,
    to: Point,
    longest: i64,
    reached: &'a mut [Reached],
    /// What is known of the distances from places to the end.
    beyond: &'a mut [i64],
    queue: &'a mut [Waiting],
    /// How many wait in the queue.
    waiting: usize,
}

impl Search<'_> {
    fn run(&mut self) -> Option<i64> {
        let sectors = self.bends.sector_count();
        self.look_round(sectors);
        // Each part of a way is rounded down, so a way of many parts may come out a little shorter than it promised.
        let slack = sectors as i64;
        let mut best = NEVER;
        let mut looked_at = 0;
        while let Some(Waiting { key, what }) = self.next() {
            looked_at += 1;
            if key >= best + slack || (looked_at == PATIENCE && self.is_cut_off()) {
                break;
            }
            match (what as usize).checked_sub(sectors) {
                Some(place) => self.start(place),
                None => {
                    self.reached[what as usize].waits = None;
                    if key < best && self.arrives(what) {
                        best = key;
                    }
                    self.go_on(what, best + slack);
                }
            }
        }
        (best < NEVER).then_some(best)
    }

    /// Whether start and end are plainly in parts of the board between which no door stands open.
    fn is_cut_off(&self) -> bool {
        // A point on a barrier is in several parts at once.
        if self.is_on_barrier(self.from) || self.is_on_barrier(self.to) {
            return false;
        }
        // What is seen from a point is in the same part.
        let sector = |p: Point| {
            self.bends.cells.around(p).iter().find_map(|&place| {
                let here = &self.bends.places()[place as usize];
                let way = p - here.at;
                let seen = way.squared() > 0 && self.free(place as usize, p);
                seen.then(|| self.bends.sectors(self.bends.aim(here, way), Barriers::MAX)[0])
            })
        };
        match (sector(self.from), sector(self.to)) {
            (Some(from), Some(to)) => !self.bends.regions.may_join(from, to, self.standing),
            _ => false,
        }
    }

    fn is_on_barrier(&self, p: Point) -> bool {
        let (walls, doors) = self.barriers;
        let on =
            |bar: &Segment| !lies_aside(bar, p, p) && (bar.to - bar.from).cross(p - bar.from) == 0;
        walls.iter().any(on)
            || doors.iter().enumerate().any(|(i, door)| self.standing >> i & 1 == 1 && on(door))
    }

    /// Puts the places that may be seen from the start into the queue.
    fn look_round(&mut self, sectors: usize) {
        for &i in self.bends.cells.around(self.from) {
            let beyond = self.beyond(i);
            if beyond < NEVER {
                let near = fine_distance(self.from, self.bends.places()[i as usize].at);
                self.queue[self.waiting] = Waiting { key: near + beyond, what: sectors as u32 + i };
                self.waiting += 1;
            }
        }
    }

    /// The straight distance from a place to the end; never, if no way of a length that counts bends there.
    fn beyond(&mut self, place: u32) -> i64 {
        let known = &mut self.beyond[place as usize];
        if *known == UNKNOWN {
            let Place { at, ends, .. } = self.bends.places()[place as usize];
            let beyond = fine_distance(at, self.to);
            let bends = ends & self.standing != 0 && at != self.from && at != self.to;
            // Without a limit the other distance need not be known.
            let fits =
                self.longest == NEVER || fine_distance(self.from, at) + beyond <= self.longest;
            *known = if bends && fits { beyond } else { NEVER };
        }
        *known
    }

    /// Takes the most promising out of the queue.
    fn next(&mut self) -> Option<Waiting> {
        let queue = &mut self.queue[..self.waiting];
        let (mut least, mut at) = (NEVER, 0);
        for (i, waiting) in queue.iter().enumerate() {
            if waiting.key < least {
                (least, at) = (waiting.key, i);
            }
        }
        let (next, last) = (*queue.get(at)?, *queue.last()?);
        queue[at] = last;
        if let Some(moved) = self.reached[..self.bends.sector_count()].get_mut(last.what as usize) {
            moved.waits = Some(at as u32);
        }
        self.waiting -= 1;
        Some(next)
    }

    /// Comes straight from the start to a place.
    fn start(&mut self, place: usize) {
        let bends = self.bends;
        let here = &bends.places()[place];
        let back = self.from - here.at;
        let mut sectors = bends.sectors(bends.aim(here, back), self.standing);
        sectors.retain(|sector| bends.tangent(*sector, back, self.standing));
        if sectors.is_empty() || !self.free(place, self.from) {
            return;
        }
        let (length, beyond) = (fine_distance(self.from, here.at), self.beyond(place as u32));
        for sector in sectors {
            self.reach(sector, length, self.from, length + beyond);
        }
    }

    /// Whether the way to a sector goes on straight to the end.
    fn arrives(&mut self, sector: u32) -> bool {
        let bends = self.bends;
        let place = bends.place_of(sector);
        let here = &bends.places()[place];
        let (back, on) = (self.reached[sector as usize].from - here.at, self.to - here.at);
        bends.cells.around(self.to).binary_search(&(place as u32)).is_ok()
            && bends.bend(sector, back, self.standing).is_taut(on)
            && bends.sectors(bends.aim(here, on), self.standing).contains(&sector)
            && self.free(place, self.to)
    }

    /// Follows the lines from a sector to other places, where that may lead to a length below a limit.
    fn go_on(&mut self, sector: u32, limit: i64) {
        let bends = self.bends;
        let here = &bends.places()[bends.place_of(sector)];
        let Reached { length, from, .. } = self.reached[sector as usize];
        let bend = bends.bend(sector, from - here.at, self.standing);
        for line in bends.lines(here) {
            if line.doors & self.standing != 0 || length + line.length >= limit {
                continue;
            }
            let onward = length + line.length;
            let key = onward + self.beyond(line.to);
            let next = &bends.places()[line.to as usize];
            if key > self.longest || key >= limit || !bend.is_taut(next.at - here.at) {
                continue;
            }
            for (out, come) in bends.joined(line, self.standing) {
                if out == sector {
                    self.reach(come, onward, here.at, key);
                }
            }
        }
    }

    fn reach(&mut self, sector: u32, length: i64, from: Point, key: i64) {
        let known = &mut self.reached[sector as usize];
        if length >= known.length {
            return;
        }
        let place = known.waits.unwrap_or(self.waiting as u32);
        *known = Reached { length, from, waits: Some(place) };
        self.queue[place as usize] = Waiting { key, what: sector };
        self.waiting = self.waiting.max(place as usize + 1);
    }

    /// Whether a place and a point are joined by a free straight line.
    fn free(&self, place: usize, to: Point) -> bool {
        let at = self.bends.places()[place].at;
        self.bends.views.free(place, (at, to), self.barriers, self.standing)
    }
}
