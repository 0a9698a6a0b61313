//! The end of a fight, solved: from the first die that is resolved nothing is left to chance.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;
use skirmish::{Blow, Blows, Clash, Hits, Role};
use table::Success;

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
        Known { places: vec![(0, Outcome::default()); 1 << 12], len: 0 }
    }

    /// The place of a key, or the free one where it belongs.
    fn place(&self, key: u64) -> usize {
        let last = self.places.len() - 1;
        // Every part of the key tells in the upper bits.
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut at = (mixed >> (64 - self.places.len().trailing_zeros())) as usize;
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
        if clash.sides[turn.other() as usize].hits.total() == 0 {
            // Nothing is in the way of striking with everything.
            let left = clash.at_best(turn);
            return Outcome { left, worth: self.end(attack, left) };
        }
        let (plain, spare) = self.plain(clash);
        let key = plain.key();
        let known = self.known.get(key).unwrap_or_else(|| {
            let best = self.best(attack, &plain, turn);
            self.known.insert(key, best);
            best
        });
        let more = match self.goal {
            Goal::Damage => 36 * i32::from(spare[0] - spare[1]),
            Goal::Kill => 0,
        };
        let left = [known.left[0] + spare[0], known.left[1] + spare[1]];
        Outcome { left, worth: known.worth + more }
    }

    /// A clash without the wounds that nothing can come to any more, and how many those are: they change neither what
    /// is best nor who goes down. Hot dice that follow may come to any.
    fn plain(&self, clash: &Clash) -> (Clash, [i16; 2]) {
        let (mut plain, mut spare) = (*clash, [0; 2]);
        if self.burns.is_none() {
            for role in Role::BOTH {
                let most = clash.sides[role.other() as usize].all_strikes() + 1;
                let wounds = &mut plain.sides[role as usize].wounds;
                spare[role as usize] = (*wounds - most).max(0);
                *wounds = (*wounds).min(most);
            }
        }
        (plain, spare)
    }

    /// How a clash ends in which both sides have successes left.
    fn best<A: Attack>(&mut self, attack: &A, clash: &Clash, turn: Role) -> Outcome {
        let most = self.end(attack, clash.at_best(turn));
        let mut best: Option<Outcome> = None;
        let wanted = Wanted::new(self.policy, clash, turn);
        clash.each_blow(
            |blow| wanted.is(blow),
            |_, next| {
                let better = |worth: i32, than: i32| match turn {
                    Role::Attacker => worth > than,
                    Role::Defender => worth < than,
                };
                if let Some(best) = best
                    && wanted.best_only
                    && next.turn == Some(turn.other())
                    && !better(self.end(attack, struck(next, turn)), best.worth)
                {
                    return ControlFlow::Continue(());
                }
                let outcome = self.outcome(attack, next);
                if best.is_none_or(|best| better(outcome.worth, best.worth)) {
                    best = Some(outcome);
                }
                if outcome.worth == most {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            },
        );
        // Whoever is on turn has a success, and may strike with it.
        best.unwrap_or_default()
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
        clash.each_blow(
            |_| true,
            |blow, next| {
                show(blow, self.outcome(attack, next).worth);
                ControlFlow::Continue(())
            },
        );
    }
}

/// The wounds that both would have left if the other side, on turn, struck once with its best, and a side then with
/// all its successes and nothing in the way, if it is still standing: nothing leaves that side better off, for the
/// other side could do so.
fn struck(clash: &Clash, by: Role) -> [i16; 2] {
    let theirs = &clash.sides[by.other() as usize];
    let [normal, critical] = theirs.damage;
    let damage = match theirs.hits {
        Hits { normal: 0, .. } => critical,
        Hits { critical: 0, .. } => normal,
        _ => normal.max(critical),
    };
    let wounds = clash.sides[by as usize].wounds - damage as i16;
    let mut left = match wounds {
        1.. => clash.at_best(by),
        _ => clash.sides.map(|side| side.wounds),
    };
    left[by as usize] = wounds;
    left
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

/// Which ways to resolve the next die are looked at.
struct Wanted {
    /// The habit to keep to, if anything suits it.
    habit: Policy,
    /// Whether what is never better than something else is left out.
    best_only: bool,
    /// Whether a critical success is spared from blocking a normal one.
    spare: bool,
}

impl Wanted {
    /// Of two sides that play perfectly, some blows are never better than others that are open. By the number of dice
    /// that are left, all of this at once:
    ///
    /// 1. It never hurts a side if the other has fewer wounds: all moves stay the same, and the fight ends no later.
    /// 2. Nor if the other has a die less. What blocked that die blocks another of its kind, or, with a critical
    ///    success, one of the other kind; or strikes, if it is a normal one and there is no such die, or if there is no
    ///    die at all. The other side's moves without the die are open to it with the die as well.
    /// 3. A strike is never worse than a block with the same die that cancels nothing, by 1: a critical success that
    ///    can cancel nothing meets no dice, and then striking with everything is best.
    /// 4. Where it does at least as much damage, and its strike nothing besides, it never hurts a side to have a
    ///    critical success for a normal one: it strikes and blocks as the normal one would, nothing more blocks it, and
    ///    Shock and Stun take no more.
    ///
    /// So a normal success goes first to block a normal one, and a critical one is blocked first.
    fn new(policy: Policy, clash: &Clash, turn: Role) -> Self {
        let best_only = matches!(policy, Policy::Optimal | Policy::NeverFish);
        if !best_only {
            let suits = policy.suits_any(clash);
            let habit = if suits { policy } else { Policy::Optimal };
            return Wanted { habit, best_only, spare: false };
        }
        let critical_is_better =
            |side: &Blows| side.damage[1] >= side.damage[0] && (!side.marked || side.strikes > 0);
        let (mine, theirs) = (&clash.sides[turn as usize], &clash.sides[turn.other() as usize]);
        let normal_can = mine.hits.normal > 0 && !theirs.brutal && critical_is_better(mine);
        let critical_is_there = theirs.hits.critical > 0 && critical_is_better(theirs);
        Wanted { habit: policy, best_only, spare: normal_can || critical_is_there }
    }

    fn is(&self, blow: Blow) -> bool {
        match blow {
            Blow::Block(_, None) if self.best_only => false,
            Blow::Block(Success::Critical, Some(Success::Normal)) if self.spare => false,
            _ => self.habit.suits(blow),
        }
    }
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
        let mut any = false;
        clash.each_blow(
            |blow| self.suits(blow),
            |_, _| {
                any = true;
                ControlFlow::Break(())
            },
        );
        any
    }
}

#[cfg(test)]
mod tests {
    use skirmish::{Fell, Fighter, Profile, Purses, Sequence};

    use super::*;
    use crate::brawl::Brawl;
    use crate::{kt21 as kt21_attack, kt24 as kt24_attack};

    /// Every blow that is open, with nothing kept and nothing left out.
    fn plainly<A: Attack>(attack: &A, goal: Goal, clash: &Clash) -> i32 {
        let Some(turn) = clash.turn else {
            let left = clash.sides.map(|side| side.wounds);
            return over_36(worth(attack, goal, attack.fight_ends(left)));
        };
        let mut all = Vec::new();
        let mut note = |_, next: &Clash| {
            all.push(plainly(attack, goal, next));
            ControlFlow::Continue(())
        };
        clash.each_blow(|_| true, &mut note);
        let best = match turn {
            Role::Attacker => all.into_iter().max(),
            Role::Defender => all.into_iter().min(),
        };
        best.unwrap()
    }

    fn check<A: Brawl>(attack: &A) {
        let fells = (0..=3).flat_map(|critical| {
            let hits = move |normal| Hits { critical, normal };
            (0..=3 - critical).map(move |normal| Fell { hits: hits(normal), ones: 0 })
        });
        for goal in [Goal::Damage, Goal::Kill] {
            let mut resolver = Resolver::new(attack, goal, Policy::Optimal);
            for mine in fells.clone() {
                for theirs in fells.clone() {
                    let mut state = attack.start();
                    attack.fall(&mut state, [mine, theirs]);
                    state.proceed();
                    let Some(clash) = attack.clash(&state) else { continue };
                    let outcome = resolver.outcome(attack, &clash);
                    let plain = plainly(attack, goal, &clash);
                    assert_eq!(outcome.worth, plain, "{goal:?} {clash:?}");
                    let left = over_36(worth(attack, goal, attack.fight_ends(outcome.left)));
                    assert_eq!(left, plain, "{goal:?} {clash:?}");
                }
            }
        }
    }

    #[test]
    fn nothing_that_is_left_out_would_have_been_better() {
        let damages = [[3, 4], [4, 3], [2, 5], [0, 2], [3, 3]];
        let wounds = [[3, 3], [5, 7], [8, 4], [12, 10], [30, 6]];
        let purses = Purses::new(0, 0);
        let kt24 = [&[][..], &["Shock"], &["Brutal"], &["Hot"], &["Shock", "Brutal"]];
        let kt21 = [&[][..], &["Stun"], &["Brutal"]];
        for (mine, theirs) in damages.iter().flat_map(|a| damages.iter().map(move |b| (a, b))) {
            for [my_wounds, their_wounds] in wounds {
                for (i, j) in (0..5).flat_map(|i| (0..5).map(move |j| (i, j))) {
                    let side = |damage: &[u16; 2], rules: &[&str], wounds| {
                        let rules = kt24::WeaponRules::read(rules).unwrap();
                        let weapon = Profile { attacks: 3, hit: 4, damage: *damage, rules };
                        Fighter { wounds, weapon: Some(weapon) }
                    };
                    let fighters =
                        [side(mine, kt24[i], my_wounds), side(theirs, kt24[j], their_wounds)];
                    let [attacker, defender] = fighters;
                    let first = Role::Attacker;
                    check(&kt24_attack::Fighting::new(attacker, defender, first, purses));
                }
                for (i, j) in (0..3).flat_map(|i| (0..3).map(move |j| (i, j))) {
                    let side = |damage: &[u16; 2], rules: &[&str], wounds| {
                        let rules = kt21::WeaponRules::read(rules).unwrap();
                        let weapon = Profile { attacks: 3, hit: 4, damage: *damage, rules };
                        Fighter { wounds, weapon: Some(weapon) }
                    };
                    let fighters =
                        [side(mine, kt21[i], my_wounds), side(theirs, kt21[j], their_wounds)];
                    let [attacker, defender] = fighters;
                    check(&kt21_attack::Fighting::new(attacker, defender, purses));
                }
            }
        }
    }
}
