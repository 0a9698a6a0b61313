//! The end of a fight, solved: from the first die that is resolved nothing is left to chance.

use rustc_hash::FxHashMap;
use skirmish::{Blow, Clash, Role};

use crate::attack::{Attack, Ends};
use crate::value::Value;
use crate::{Goal, Policy};

/// How a clash ends under best play: the wounds left on both sides, and what that is worth in thirty-sixths, for at
/// most two Hot dice follow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    pub left: [i16; 2],
    pub worth: i64,
}

/// Solves the clashes of one attack.
pub(crate) struct Resolver {
    goal: Goal,
    policy: Policy,
    known: FxHashMap<u64, Outcome>,
    /// What the wounds left at the end are worth.
    ends: FxHashMap<[i16; 2], i64>,
}

impl Resolver {
    pub fn new(goal: Goal, policy: Policy) -> Self {
        Resolver { goal, policy, known: FxHashMap::default(), ends: FxHashMap::default() }
    }

    /// How many clashes have been told apart.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// How a clash ends.
    pub fn outcome<A: Attack>(&mut self, attack: &A, clash: &Clash) -> Outcome {
        let Some(turn) = clash.turn else { return self.end(attack, clash) };
        let key = clash.key();
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mut best: Option<Outcome> = None;
        let suits = self.policy.suits_any(clash);
        clash.each_blow(|blow, next| {
            if suits && !self.policy.suits(blow) {
                return;
            }
            let outcome = self.outcome(attack, next);
            let better = best.is_none_or(|best| match turn {
                Role::Attacker => outcome.worth > best.worth,
                Role::Defender => outcome.worth < best.worth,
            });
            if better {
                best = Some(outcome);
            }
        });
        // Whoever is on turn has a success, and may strike with it.
        let best = best.unwrap_or(Outcome { left: clash.sides.map(|side| side.wounds), worth: 0 });
        if self.known.is_empty() {
            self.known.reserve(1 << 11);
        }
        self.known.insert(key, best);
        best
    }

    /// A clash that is over. Many end alike, so what that is worth is remembered.
    fn end<A: Attack>(&mut self, attack: &A, clash: &Clash) -> Outcome {
        let left = clash.sides.map(|side| side.wounds);
        let goal = self.goal;
        let worth = *self
            .ends
            .entry(left)
            .or_insert_with(|| over_36(worth(attack, goal, attack.fight_ends(left))));
        Outcome { left, worth }
    }

    /// Every way to resolve the next die, with what it is worth in thirty-sixths.
    pub fn moves<A: Attack>(&mut self, attack: &A, clash: &Clash, mut show: impl FnMut(Blow, i64)) {
        clash.each_blow(|blow, next| show(blow, self.outcome(attack, next).worth));
    }
}

/// What the ends of an attack are worth.
pub(crate) fn worth<A: Attack>(attack: &A, goal: Goal, (ends, dice): (Ends, u8)) -> Value {
    let (stakes, fight) = (attack.stakes(), attack.is_fight());
    let each = |losses, ways: u32| goal.worth(stakes, losses, fight) * i128::from(ways);
    Value::new(ends.iter().map(|(losses, ways)| each(*losses, *ways)).sum(), dice)
}

/// A value over the outcomes of two dice; fights have no more once all dice are resolved.
fn over_36(value: Value) -> i64 {
    value.over(2) as i64
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
            clash.each_blow(|blow, _| any |= self.suits(blow));
        }
        any
    }
}
