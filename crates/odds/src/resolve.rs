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
}

impl Resolver {
    pub fn new(goal: Goal, policy: Policy) -> Self {
        Resolver { goal, policy, known: FxHashMap::default() }
    }

    /// How many clashes have been told apart.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// How a clash ends.
    pub fn outcome<A: Attack>(&mut self, attack: &A, clash: &Clash) -> Outcome {
        let Some(turn) = clash.turn else {
            let left = clash.sides.map(|side| side.wounds);
            let worth = over_36(worth(attack, self.goal, attack.fight_ends(left)));
            return Outcome { left, worth };
        };
        let key = clash.key();
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mut best: Option<Outcome> = None;
        let blows = clash.blows();
        let wanted = self.policy.wants(blows.iter().map(|(blow, _)| *blow));
        for (blow, next) in &blows {
            if !wanted(*blow) {
                continue;
            }
            let outcome = self.outcome(attack, next);
            let better = best.is_none_or(|best| match turn {
                Role::Attacker => outcome.worth > best.worth,
                Role::Defender => outcome.worth < best.worth,
            });
            if better {
                best = Some(outcome);
            }
        }
        // Whoever is on turn has a success, and may strike with it.
        let best = best.unwrap_or(Outcome { left: clash.sides.map(|side| side.wounds), worth: 0 });
        self.known.insert(key, best);
        best
    }

    /// Every way to resolve the next die, with what it is worth in thirty-sixths.
    pub fn moves<A: Attack>(&mut self, attack: &A, clash: &Clash) -> Vec<(Blow, i64)> {
        let blows = clash.blows();
        blows.iter().map(|(blow, next)| (*blow, self.outcome(attack, next).worth)).collect()
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
    /// Which of these ways to resolve a die somebody with this habit takes: all, if none suits it.
    fn wants(self, blows: impl Iterator<Item = Blow>) -> impl Fn(Blow) -> bool {
        let suits = move |blow: Blow| match self {
            Policy::Optimal | Policy::NeverFish => true,
            Policy::AlwaysStrike => matches!(blow, Blow::Strike(_)),
            Policy::AlwaysParry => matches!(blow, Blow::Block(_, Some(_))),
        };
        let mut blows = blows;
        let any = blows.any(suits);
        move |blow| !any || suits(blow)
    }
}
