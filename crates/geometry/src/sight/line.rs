//! One straight line between two points: what it meets.

use arrayvec::ArrayVec;

use super::Blocker;
use super::ray::{Along, Direction, chords_noting};
use crate::{Length, OpenDoors, Place, Point, Point3, Prism, Scene};

/// A box round a line or a block, edges parallel to the table's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    low: [i32; 3],
    high: [i32; 3],
}

impl Bounds {
    /// The box round a prism.
    pub(crate) fn of(prism: &Prism) -> Bounds {
        let (low, high) = prism.footprint.bounds();
        Bounds {
            low: [low.x.units(), low.y.units(), prism.bottom.units()],
            high: [high.x.units(), high.y.units(), prism.top.units()],
        }
    }

    /// A flat box between two corners.
    pub(super) fn spanning((low, high): (Point, Point)) -> Bounds {
        Bounds { low: [low.x.units(), low.y.units(), 0], high: [high.x.units(), high.y.units(), 0] }
    }

    fn round(a: Point3, b: Point3) -> Bounds {
        let (a, b) = ([a.x, a.y, a.z], [b.x, b.y, b.z]);
        let pick = |f: fn(Length, Length) -> Length| [0, 1, 2].map(|i| f(a[i], b[i]).units());
        Bounds { low: pick(Ord::min), high: pick(Ord::max) }
    }

    /// Whether the closed line box reaches into the open block box.
    fn enters(&self, block: &Bounds) -> bool {
        (0..3).fold(true, |all, i| {
            all & (self.low[i] < block.high[i]) & (self.high[i] > block.low[i])
        })
    }

    /// Whether the closed boxes share a point.
    fn meets(&self, block: &Bounds) -> bool {
        (0..3).fold(true, |all, i| {
            all & (self.low[i] <= block.high[i]) & (self.high[i] >= block.low[i])
        })
    }

    /// Whether one box reaches into another in plan.
    pub(super) fn enters_plan(&self, other: &Bounds) -> bool {
        (0..2).fold(true, |all, i| {
            all & (self.low[i] < other.high[i]) & (self.high[i] > other.low[i])
        })
    }

    pub(super) fn low(&self, axis: usize) -> i32 {
        self.low[axis]
    }

    pub(super) fn high(&self, axis: usize) -> i32 {
        self.high[axis]
    }
}

impl Scene {
    /// Whether the closed segment between two points avoids the inside of every prism and crosses no barrier.
    pub fn line_is_clear(
        &self,
        open: OpenDoors,
        extra: &[Prism],
        from: Point3,
        to: Point3,
    ) -> bool {
        let round = Bounds::round(from, to);
        let mine = self.bounds.iter().zip(self.prisms());
        !mine.into_iter().any(|(b, prism)| round.enters(b) && pierces(prism, from, to))
            && !extra.iter().any(|p| round.enters(&Bounds::of(p)) && pierces(p, from, to))
            && !self.mortar.iter().any(|filling| pierces(&filling.prism, from, to))
            && !self.barred(open, from.plan(), to.plan())
    }

    /// Whether the segment is clear, as [`Scene::line_is_clear`] says, and not touched on both of its sides.
    pub(super) fn line_sees(
        &self,
        open: OpenDoors,
        extra: &[Prism],
        from: Point3,
        to: Point3,
    ) -> bool {
        let round = Bounds::round(from, to);
        // Most lines touch nothing at all; those that may are looked at once more.
        let mut touched = false;
        let mut stopped = |b: &Bounds, prism: &Prism| {
            if !round.enters(b) {
                touched |= round.meets(b);
                return false;
            }
            pierces_noting(prism, from, to, &mut touched)
        };
        let mine = self.bounds.iter().zip(self.prisms());
        if mine.into_iter().any(|(b, prism)| stopped(b, prism))
            || extra.iter().any(|prism| stopped(&Bounds::of(prism), prism))
            || self.mortar.iter().any(|filling| pierces(&filling.prism, from, to))
            || self.barred_noting(open, from.plan(), to.plan(), &mut touched)
        {
            return false;
        }
        !touched || self.has_width(open, extra, None, from, to)
    }

    /// Whether the segment avoids every prism but one, crosses no barrier, and is not touched on both of its sides.
    pub(super) fn line_sees_but_for(
        &self,
        open: OpenDoors,
        but: usize,
        from: Point3,
        to: Point3,
    ) -> bool {
        let round = Bounds::round(from, to);
        let others = self.bounds.iter().zip(self.prisms()).enumerate().filter(|(i, _)| *i != but);
        let mut mortar = self.mortar.iter().filter(|m| m.between.0 != but && m.between.1 != but);
        !others.into_iter().any(|(_, (b, prism))| round.enters(b) && pierces(prism, from, to))
            && !mortar.any(|filling| pierces(&filling.prism, from, to))
            && !self.barred(open, from.plan(), to.plan())
            && self.has_width(open, &[], Some(but), from, to)
    }

    /// Everything the segment between two points meets, prisms first.
    pub(super) fn met(
        &self,
        open: OpenDoors,
        extra: &[Prism],
        from: Point3,
        to: Point3,
    ) -> ArrayVec<Blocker, 8> {
        let mut met = ArrayVec::new();
        for (i, prism) in self.prisms().iter().chain(extra).enumerate() {
            if !met.is_full() && pierces(prism, from, to) {
                met.push(Blocker::Prism(i));
            }
        }
        for filling in &self.mortar {
            if !met.is_full() && met.is_empty() && pierces(&filling.prism, from, to) {
                met.push(Blocker::Prism(filling.between.0));
            }
        }
        let way = to.plan() - from.plan();
        if let Some(d) = Direction::of(way) {
            let end = Along::on_line(d, way);
            self.stops(open, from.plan(), d, |at, name| {
                if at.before(end) && !met.is_full() && !met.contains(&name) {
                    met.push(name);
                }
            });
        }
        met
    }
}

/// Whether the segment passes through the open inside of a prism.
pub(super) fn pierces(prism: &Prism, from: Point3, to: Point3) -> bool {
    pierces_noting(prism, from, to, &mut false)
}

/// The same; notes where the segment may touch the prism without entering it.
fn pierces_noting(prism: &Prism, from: Point3, to: Point3, touched: &mut bool) -> bool {
    let (low, high) = (prism.bottom.wide() - from.z.wide(), prism.top.wide() - from.z.wide());
    let rise = to.z.wide() - from.z.wide();
    if high <= rise.min(0) || low >= rise.max(0) {
        // A level or upright line may still be strictly between the heights.
        if !(rise == 0 && low < 0 && 0 < high) {
            *touched |= high == rise.min(0) || low == rise.max(0);
            return false;
        }
    }
    let way = to.plan() - from.plan();
    let Some(d) = Direction::of(way) else {
        return prism.footprint.place(from.plan()) == Place::Inside;
    };
    let end = Along::on_line(d, way);
    let mut level_with = false;
    let pierced = chords_noting(&prism.footprint, from.plan(), d, touched, |chord| {
        if !chord.from.before(end) {
            return false;
        }
        if rise == 0 {
            return low < 0 && 0 < high;
        }
        // The heights over an open stretch of a sloping line are themselves an open stretch.
        let height = |at: Along| i128::from(rise) * i128::from(at.n) * i128::from(end.m);
        let level = |h: i64, at: Along| i128::from(h) * i128::from(at.m) * i128::from(end.n);
        let until = chord.to.min(end);
        let (lowest, highest) = if rise > 0 { (chord.from, until) } else { (until, chord.from) };
        level_with |= height(lowest) == level(high, lowest);
        level_with |= height(highest) == level(low, highest);
        height(lowest) < level(high, lowest) && height(highest) > level(low, highest)
    });
    *touched |= level_with;
    pierced
}
