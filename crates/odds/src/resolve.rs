//! The end of a fight, solved: from the first die that is resolved nothing is left to chance.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;
use skirmish::{Blow, Clash, Role};

use crate::attack::{Attack, Ends};
use crate::value::Value;
use crate::{Goal, Policy, Stakes};

/// How a clash ends under best play: the wounds left on both sides, and what that is worth in thirty-sixths, for at
/// most two Hot dice follow.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Outcome {
    pub left: [i16; 2],
    pub worth: i32,
}

/// Outcomes by the keys of their clashes: places are tried one after the other, so that a look costs next to nothing.
struct Known {
    /// Keys with outcomes; no clash in which somebody is on turn has the key nought.
    places: Vec<(u64, Outcome)>,
    len: usize,
}

impl Known {
    /// Room for the clashes of a typical fight.
    fn new() -> Self {
        Known { places: vec![(0, Outcome::default()); 1 << 13], len: 0 }
    }

    /// The place of a key, or the free one where it belongs.
    fn place(&self, key: u64) -> usize {
        let last = self.places.len() - 1;
        let mut at = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & last;
        while self.places[at].0 != key && self.places[at].0 != 0 {
            at = (at + 1) & last;
        }
        at
    }

    fn get(&self, key: u64) -> Option<Outcome> {
        let (known, outcome) = self.places[self.place(key)];
        (known == key).then_some(outcome)
    }

    fn insert(&mut self, key: u64, outcome: Outcome) {
        if 4 * self.len >= 3 * self.places.len() {
            let larger = vec![(0, Outcome::default()); 4 * self.places.len()];
            for (key, outcome) in std::mem::replace(&mut self.places, larger) {
                if key != 0 {
                    let at = self.place(key);
                    self.places[at] = (key, outcome);
                }
            }
        }
        let at = self.place(key);
        self.places[at] = (key, outcome);
        self.len += 1;
    }
}

/// Solves the clashes of one attack.
pub(crate) struct Resolver {
    goal: Goal,
    policy: Policy,
    known: Known,
    stakes: Stakes,
    /// What the wounds left at the end are worth, if more dice are rolled then.
    burns: Option<FxHashMap<[i16; 2], i32>>,
}

impl Resolver {
    pub fn new<A: Attack>(attack: &A, goal: Goal, policy: Policy) -> Self {
        let burns = (attack.fight_ends([1, 1]).1 > 0).then(FxHashMap::default);
        Resolver { goal, policy, known: Known::new(), stakes: attack.stakes(), burns }
    }

    /// How many clashes have been told apart.
    pub fn len(&self) -> usize {
        self.known.len
    }

    /// How a clash ends.
    pub fn outcome<A: Attack>(&mut self, attack: &A, clash: &Clash) -> Outcome {
        let Some(turn) = clash.turn else {
            let left = clash.sides.map(|side| side.wounds);
            return Outcome { left, worth: self.end(attack, left) };
        };
        let key = clash.key();
        if let Some(known) = self.known.get(key) {
            return known;
        }
        let most = self.end(attack, clash.at_best(turn));
        let mut best: Option<Outcome> = None;
        let suits = self.policy.suits_any(clash);
        clash.each_blow(|blow, next| {
            if suits && !self.policy.suits(blow) {
                return ControlFlow::Continue(());
            }
            let outcome = self.outcome(attack, next);
            let better = best.is_none_or(|best| match turn {
                Role::Attacker => outcome.worth > best.worth,
                Role::Defender => outcome.worth < best.worth,
            });
            if better {
                best = Some(outcome);
            }
            if outcome.worth == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        // Whoever is on turn has a success, and may strike with it.
        let best = best.unwrap_or_default();
        self.known.insert(key, best);
        best
    }

    /// What it is worth that so many wounds are left when all dice are resolved.
    fn end<A: Attack>(&mut self, attack: &A, left: [i16; 2]) -> i32 {
        let goal = self.goal;
        if let Some(known) = &mut self.burns {
            let value = || over_36(worth(attack, goal, attack.fight_ends(left)));
            return *known.entry(left).or_insert_with(value);
        }
        let side = |left: i16, had: u16| match goal {
            Goal::Damage => i32::from(had) - i32::from(left.max(0)),
            Goal::Kill => i32::from(left <= 0),
        };
        36 * (side(left[1], self.stakes.defender) - side(left[0], self.stakes.attacker))
    }

    /// Every way to resolve the next die, with what it is worth in thirty-sixths.
    pub fn moves<A: Attack>(&mut self, attack: &A, clash: &Clash, mut show: impl FnMut(Blow, i32)) {
        clash.each_blow(|blow, next| {
            show(blow, self.outcome(attack, next).worth);
            ControlFlow::Continue(())
        });
    }
}

/// What the ends of an attack are worth.
pub(crate) fn worth<A: Attack>(attack: &A, goal: Goal, (ends, dice): (Ends, u8)) -> Value {
    let (stakes, fight) = (attack.stakes(), attack.is_fight());
    let each = |losses, ways: u32| goal.worth(stakes, losses, fight) * i128::from(ways);
    Value::new(ends.iter().map(|(losses, ways)| each(*losses, *ways)).sum(), dice)
}

/// A value over the outcomes of two dice; fights have no more once all dice are resolved.
pub(crate) fn over_36(value: Value) -> i32 {
    value.over(2) as i32
}

impl Policy {
    /// Whether a way to resolve a die suits this habit.
    fn suits(self, blow: Blow) -> bool {
        match self {
            Policy::Optimal | Policy::NeverFish => true,
            Policy::AlwaysStrike => matches!(blow, Blow::Strike(_)),
            Policy::AlwaysParry => matches!(blow, Blow::Block(_, Some(_))),
        }
    }

    /// Whether any way to resolve the next die does; if none does, all are open.
    fn suits_any(self, clash: &Clash) -> bool {
        let mut any = matches!(self, Policy::Optimal | Policy::NeverFish);
        if !any {
            clash.each_blow(|blow, _| {
                any |= self.suits(blow);
                ControlFlow::Continue(())
            });
        }
        any
    }
}
