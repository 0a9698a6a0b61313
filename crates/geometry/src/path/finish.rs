//! Turning the line of circles a search has found into a path of whole points.

use arrayvec::ArrayVec;

use crate::path::arc::Fineness;
use crate::path::clear::Sweep;
use crate::path::ring::nearest;
use crate::path::search::Search;
use crate::path::trace::Trace;
use crate::path::{Footing, Path, Rounding};
use crate::{Length, Point, Vector};

impl Search<'_> {
    /// The best path along the lines that end with line `id`, if one holds and is within the limit.
    pub(super) fn finish(&self, id: u32) -> Option<Path> {
        let mut chain = Vec::new();
        let mut next = Some(id);
        while let Some(line) = next {
            chain.push(line);
            next = self.lines[line as usize].before;
        }
        chain.reverse();
        let paths = Fineness::WORTH.into_iter().filter_map(|fineness| self.draw(&chain, fineness));
        let mut within = paths.filter(|path| path.length <= self.quest.limit);
        match self.quest.who.rounding {
            // The finest that fits is the shortest, unless it has to climb what a coarser one bulges past.
            Rounding::Exact => {
                let finest = within.next()?;
                if self.is_due(id, &finest) {
                    return Some(finest);
                }
                within.chain([finest]).min_by_key(|path| path.length)
            }
            Rounding::WholeInches => within.min_by_key(|path| (path.length, path.points.len())),
        }
    }

    /// Whether a path is as short as the lines that end with line `id` have promised, but for rounding.
    pub(super) fn is_due(&self, id: u32, path: &Path) -> bool {
        const SPARE: i64 = 16;
        path.length.wide() <= self.lines[id as usize].cost + SPARE
            || self.quest.who.rounding == Rounding::WholeInches
    }

    fn draw(&self, chain: &[u32], fineness: Fineness) -> Option<Path> {
        let quest = &self.quest;
        let mut trace = Trace::new(quest.from);
        let mut points = vec![quest.from];
        for &id in chain {
            let steps = self.steps(&trace, &self.lines[id as usize], fineness)?;
            for step in steps {
                quest.ground.step(quest.who, quest.around, &mut trace, step).ok()?;
                points.push(step);
            }
        }
        self.pull(&mut points);
        if quest.who.rounding == Rounding::WholeInches {
            self.blunt(&mut points);
        }
        let mut path = Path { points: ArrayVec::new(), length: Length::ZERO };
        while points.len() - 1 > path.points.capacity() {
            self.thin(&mut points)?;
        }
        path.points.try_extend_from_slice(&points[1..]).ok()?;
        path.length =
            quest.ground.check_path(quest.who, quest.around, quest.from, &path.points).ok()?;
        Some(path)
    }

    /// Leaves out points on the level where the straight line past them is free, which never lengthens.
    fn pull(&self, points: &mut Vec<Footing>) {
        let quest = &self.quest;
        let mut i = 1;
        while i + 1 < points.len() {
            let (a, b, c) = (points[i - 1], points[i], points[i + 1]);
            let level = a.z == b.z && b.z == c.z && a.z == Length::ZERO;
            let free =
                level && quest.ground.clear(quest.around, &Sweep::level(a.at, c.at, a.z)).is_ok();
            if free || a == b {
                points.remove(i);
                i = (i - 1).max(1);
            } else {
                i += 1;
            }
        }
    }

    /// Joins two neighbouring bends into one where that lengthens the path least; none if no two can be joined.
    fn thin(&self, points: &mut Vec<Footing>) -> Option<()> {
        let free = |a: Point, b: Point, z: Length| {
            self.quest.ground.clear(self.quest.around, &Sweep::level(a, b, z)).is_ok()
        };
        let join = |i: usize| {
            let around = [points[i - 1], points[i], points[i + 1], points[i + 2]];
            let z = around[0].z;
            let [a, b, c, d] = around.map(|footing| footing.at);
            let x = meeting(a, b, c, d).filter(|_| around.iter().all(|place| place.z == z))?;
            let more = b.distance(x) + x.distance(c) - b.distance(c);
            let at = neighbours(x).find(|x| free(a, *x, z) && free(*x, d, z))?;
            Some((more, i, Footing { at, z }))
        };
        let (_, i, place) = (1..points.len().saturating_sub(2))
            .filter_map(join)
            .min_by_key(|(more, i, _)| (*more, *i))?;
        points.splice(i..i + 2, [place]);
        Some(())
    }

    /// Joins neighbouring bends into one where that saves whole inches: few long segments round up less.
    fn blunt(&self, points: &mut Vec<Footing>) {
        let free = |a: Point, b: Point, z: Length| {
            self.quest.ground.clear(self.quest.around, &Sweep::level(a, b, z)).is_ok()
        };
        let cost = |way: &[Point]| -> Length {
            way.windows(2).map(|side| side[0].distance(side[1]).ceil_inch()).sum()
        };
        let mut i = 1;
        while i + 2 < points.len() {
            let around = [points[i - 1], points[i], points[i + 1], points[i + 2]];
            let [a, b, c, d] = around.map(|footing| footing.at);
            let z = around[0].z;
            let flat = z == Length::ZERO && around.iter().all(|footing| footing.z == z);
            let shorter = |x: &Point| cost(&[a, *x, d]) <= cost(&[a, b, c, d]);
            let joined = meeting(a, b, c, d)
                .filter(|_| flat)
                .into_iter()
                .flat_map(neighbours)
                .filter(shorter)
                .find(|&x| free(a, x, z) && free(x, d, z));
            if let Some(at) = joined {
                points.splice(i..i + 2, [Footing { at, z }]);
                i = (i - 1).max(1);
            } else {
                i += 1;
            }
        }
    }
}

/// Where the ways `a` to `b` and `d` to `c` meet when both are carried on, to the nearest unit.
fn meeting(a: Point, b: Point, c: Point, d: Point) -> Option<Point> {
    let (r, s) = (b - a, c - d);
    let (num, den) = ((d - a).cross(s), r.cross(s));
    let (num, den) = if den < 0 { (-num, -den) } else { (num, den) };
    // Beyond `b`, but not so far that joining could pay.
    if den == 0 || num < den || num / den > 64 {
        return None;
    }
    let part = |along: i64| nearest(i128::from(along) * i128::from(num), i128::from(den));
    Some(a + Vector { dx: part(r.dx), dy: part(r.dy) })
}

/// A point and those about it, to make up for rounding.
fn neighbours(p: Point) -> impl Iterator<Item = Point> {
    [0, -2, 2].into_iter().flat_map(move |dx| [0, -2, 2].map(move |dy| p + Vector { dx, dy }))
}
