//! What one operative could do to another, wherever they stand.

use arrayvec::ArrayVec;
use geometry::Length;
use skirmish::{Burden, OpIx};
use table::{MoveAction, Order};

use super::odds_cache::{Bout, Expectation};
use super::sightlines::{Exposure, Line};
use super::survey::Figure;
use super::weights::Weights;
use super::{Mind, Tactical};

/// A shot of one operative at another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The weapon's index on the card.
    pub weapon: u8,
    /// The square of the distance from middle to middle at which it just reaches.
    pub reach: i64,
    /// The same after an ordinary move.
    pub reach_moved: i64,
    /// What it is worth at a target in the open.
    pub open: i32,
    /// What it is worth at a target in cover.
    pub cover: i32,
    /// Whether it is fired under a Conceal order.
    pub silent: bool,
    /// Whether cover does not keep it off.
    pub seeks: bool,
    /// Which moves go together with it.
    pub burden: Burden,
}

impl Shot {
    /// What it is worth along a line at a target under an order, so far away; nothing where it cannot be fired.
    pub fn along(&self, line: Line, order: Order, distance: i64) -> i32 {
        if distance > self.reach || !line.reaches(order, self.seeks) {
            return 0;
        }
        if line.covered() { self.cover } else { self.open }
    }

    /// What it is worth from somewhere around a place at a target under an order, so far away.
    pub fn around(&self, exposure: Exposure, order: Order, distance: i64) -> i32 {
        if distance > self.reach_moved {
            return 0;
        }
        let [any, bare] = exposure.chances(order, self.seeks);
        (self.cover * any).max(self.open * bare) / 1000
    }
}

/// The shots of one operative at another; nobody needs to compare more.
pub type Shots = ArrayVec<Shot, 3>;

/// A fight that one operative could start with another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blow {
    /// The weapon's index on the card.
    pub weapon: u8,
    /// What it is worth, less what it costs.
    pub worth: i32,
}

/// What one operative could do to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// What it was worked out for: the kits of both, their wounds and worths, and whether it is the last turning point.
    key: (u32, u32, [u16; 2], [i32; 2], bool),
    /// Its shots, the first weapons' on the card.
    pub shots: Shots,
    /// The best fight that it could start, if it is armed for one; not worked out before somebody comes near.
    blow: Option<Option<Blow>>,
}

/// What an expected loss of an operative of some worth is worth, in the last turning point or before it.
pub fn gain(weights: &Weights, expected: Expectation, worth: i32, last: bool) -> i32 {
    let (kills, hurts) = (i32::from(expected.kills), i32::from(expected.hurts));
    let wounds = if last { weights.wounds_last } else { weights.wounds };
    let lingering = (hurts - kills).max(0) * wounds / 1000;
    worth * (kills + lingering) / 1000
}

impl<G: Tactical> Mind<G> {
    /// Sees to it that what one could do to the other is known.
    pub fn pair(&mut self, a: &Figure, b: &Figure) -> &Pair {
        let (Some(mine), Some(theirs)) = (&self.kits[a.op.at()], &self.kits[b.op.at()]) else {
            unreachable!("everybody on the table has been looked at");
        };
        let last = self.survey.last;
        let key = (mine.version, theirs.version, [a.wounds, b.wounds], [a.worth, b.worth], last);
        let at = a.op.at() * self.kits.len() + b.op.at();
        if self.pairs[at].as_ref().is_none_or(|pair| pair.key != key) {
            let (mine, theirs) = (mine.clone(), theirs.clone());
            let mut shots = Shots::new();
            for arm in mine.ranged.iter().take(shots.capacity()) {
                let covered = !arm.saturates;
                let open = self.odds.shot(arm.profile, theirs.guard, b.wounds, false);
                let cover = self.odds.shot(arm.profile, theirs.guard, b.wounds, covered);
                let reach = |more: Length| {
                    let range = arm.range.map(|range| range + a.radius + b.radius + more);
                    range.map_or(i64::MAX, Length::squared)
                };
                let goes = arm.burden.allows(MoveAction::Reposition);
                shots.push(Shot {
                    weapon: arm.weapon,
                    reach: reach(Length::ZERO),
                    reach_moved: if goes { reach(a.movement) } else { 0 },
                    open: gain(&self.weights, open, b.worth, last),
                    cover: gain(&self.weights, cover, b.worth, last),
                    silent: arm.silent,
                    seeks: arm.seeks,
                    burden: arm.burden,
                });
            }
            self.pairs[at] = Some(Pair { key, shots, blow: None });
        }
        self.pairs[at].as_ref().unwrap_or_else(|| unreachable!("it was just worked out"))
    }
    /// The best fight that one could start with the other, if it is armed for one.
    pub fn blow(&mut self, a: &Figure, b: &Figure) -> Option<Blow> {
        if let Some(known) = self.pair(a, b).blow {
            return known;
        }
        let last = self.survey.last;
        let at = a.op.at() * self.kits.len() + b.op.at();
        let arms = |op: OpIx| self.kits[op.at()].as_ref().map(|kit| kit.melee.clone());
        let (mine, theirs) = (arms(a.op).unwrap_or_default(), arms(b.op).unwrap_or_default());
        let mut blow: Option<Blow> = None;
        for arm in &mine {
            let start = self.brawler(a, Some(arm));
            let replies = theirs.iter().map(Some);
            let none = theirs.is_empty().then_some(None);
            let worst = replies.chain(none).map(|reply| {
                let reply = self.brawler(b, reply);
                let Bout { gives, takes } = self.odds.bout(start, reply);
                let weights = &self.weights;
                gain(weights, gives, b.worth, last) - gain(weights, takes, a.worth, last)
            });
            let worth = worst.min().unwrap_or(0);
            if blow.is_none_or(|best| worth > best.worth) {
                blow = Some(Blow { weapon: arm.weapon, worth });
            }
        }
        if let Some(pair) = &mut self.pairs[at] {
            pair.blow = Some(blow);
        }
        blow
    }
}
