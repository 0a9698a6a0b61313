//! Fights by lookup tables: what every fall of both sides' dice is worth is computed once, then the two windows for
//! re-rolls are solved against each other.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use skirmish::{Choice, Clash, Fell, Hits, NORMAL, Role, Rolling, Sequence, Wait};
use table::{Answer, RollReason};

use crate::attack::Attack;
use crate::ending::Ending;
use crate::game::{Alternating, Joint, Worth};
use crate::resolve::{Outcome, Resolver, over_36, worth};
use crate::value::Value;
use crate::whole::{Whole, is_small};
use crate::window::{Manner, Window};
use crate::{Goal, Odds, Policy, TooManyStates, in_turn};

/// A fight as tables see it: the rule set's own sequence, stopped where dice are rolled.
pub trait Brawl: Attack {
    /// The dice of a side.
    type Dice: Rolling;

    /// Whether the defender rolls again only after the attacker has done with it; else both do so by turns.
    const IN_TURN: bool;

    /// The dice of a side, if they wait to be rolled first.
    fn dice_of(&self, state: &Self::Machine, role: Role) -> Option<Self::Dice>;

    /// Lets the dice of both sides fall so.
    fn fall(&self, state: &mut Self::Machine, fell: [Fell; 2]);

    /// The retained successes of both sides.
    fn hits(&self, state: &Self::Machine) -> [Hits; 2];

    /// The wounds left on both sides.
    fn left(&self, state: &Self::Machine) -> [i16; 2];
}

/// The odds of a fight, if it has not begun and each side pays with points of its own.
pub(crate) fn solve<A: Brawl>(
    attack: &A,
    goal: Goal,
    policy: Policy,
    most: usize,
) -> Option<Result<Odds, TooManyStates>> {
    let start = attack.start();
    if start.purses().is_shared() {
        return None;
    }
    let mut fight = Fight {
        attack,
        goal,
        policy,
        resolver: Resolver::new(attack, goal, policy),
        retained: Vec::new(),
        places: FxHashMap::default(),
        most,
        left: most,
    };
    match fight.kept(&start)? {
        Ok((odds, _)) => Some(Ok(odds)),
        Err(error) => Some(Err(error)),
    }
}

/// What the retained dice of both sides come to under best play.
struct Retained {
    outcome: Outcome,
    /// The dice that are resolved, if any are.
    clash: Option<Clash>,
}

struct Fight<'a, A: Brawl> {
    attack: &'a A,
    goal: Goal,
    policy: Policy,
    resolver: Resolver,
    /// Everything that both sides have retained so far, each found by its successes.
    retained: Vec<Retained>,
    places: FxHashMap<[Hits; 2], u32>,
    /// The most pairs of moments that are looked at, and how many of them are left.
    most: usize,
    left: usize,
}

/// The falls of one side's dice.
struct Falls {
    dice: u8,
    normals: bool,
}

impl Falls {
    fn new<D: Rolling>(dice: Option<&D>) -> Self {
        let all = dice.map_or(0, D::to_roll);
        Falls { dice: all, normals: dice.is_some_and(|dice| dice.worth().contains(&NORMAL)) }
    }

    fn len(&self) -> usize {
        (usize::from(self.dice) + 1).pow(2)
    }

    fn place(&self, hits: Hits) -> usize {
        usize::from(hits.critical) * (usize::from(self.dice) + 1) + usize::from(hits.normal)
    }

    fn all(&self) -> impl Iterator<Item = Hits> {
        let (dice, normals) = (self.dice, self.normals);
        (0..=dice).flat_map(move |critical| {
            let most = if normals { dice - critical } else { 0 };
            (0..=most).map(move |normal| Hits { critical, normal })
        })
    }

    /// The falls that are better by one die.
    fn better(&self, hits: Hits) -> impl Iterator<Item = Hits> {
        let Hits { critical, normal } = hits;
        let room = hits.total() < self.dice;
        let more = (room && self.normals).then_some(Hits { critical, normal: normal + 1 });
        let critical_more = room.then_some(Hits { critical: critical + 1, normal });
        let raised = (normal > 0).then(|| Hits { critical: critical + 1, normal: normal - 1 });
        [more, critical_more, raised].into_iter().flatten()
    }
}

type Solved = Option<Result<(Odds, Value), TooManyStates>>;

impl<A: Brawl> Fight<'_, A> {
    /// The fight from where a side may keep dice unrolled.
    fn kept(&mut self, state: &A::Machine) -> Solved {
        let Wait::Choice(role, Choice::Keep(most)) = state.waits() else {
            return self.rolled(state);
        };
        let mut best: Option<(Odds, Value)> = None;
        for kept in 0..=most {
            let mut next = *state;
            next.choose(&Answer::Keep(kept)).ok()?;
            let (odds, value) = match self.kept(&next)? {
                Ok(solved) => solved,
                Err(error) => return Some(Err(error)),
            };
            let better = best.as_ref().is_none_or(|(_, known)| match role {
                Role::Attacker => value.compare(*known).is_gt(),
                Role::Defender => value.compare(*known).is_lt(),
            });
            if better {
                best = Some((odds, value));
            }
        }
        best.map(Ok)
    }

    /// The fight from the first roll on.
    fn rolled(&mut self, start: &A::Machine) -> Solved {
        let Wait::Roll(_, _, RollReason::Attack) = start.waits() else { return None };
        let attack = self.attack;
        let dice = Role::BOTH.map(|role| attack.dice_of(start, role));
        let falls = [Falls::new(dice[0].as_ref()), Falls::new(dice[1].as_ref())];
        let row = falls[1].len();
        let mut sorted = vec![0; falls[0].len() * row];
        for mine in falls[0].all() {
            for theirs in falls[1].all() {
                let fell = [mine, theirs].map(|hits| Fell { hits, ones: 0 });
                let place = falls[0].place(mine) * row + falls[1].place(theirs);
                let mut next = *start;
                attack.fall(&mut next, fell);
                sorted[place] = self.sorted(&mut next)?;
            }
        }
        let worth_of = |mine: Hits, theirs: Hits| {
            let place = falls[0].place(mine) * row + falls[1].place(theirs);
            self.worth(sorted[place])
        };
        let better = better_is_better(&falls, worth_of);
        let fails_only = self.policy == Policy::NeverFish;
        let windows = Role::BOTH.map(|role| {
            let points = start.purses().of(role);
            let manner = Manner { points, better: better[role as usize], fails_only };
            match &dice[role as usize] {
                Some(dice) => Window::of(dice, manner),
                None => Rc::new(Window::none()),
            }
        });
        let [mine, theirs] = &windows;
        let after = attack.fight_ends([1, 1]).1;
        let unit = 36 / 6i32.pow(u32::from(after));
        let values: Vec<i64> = mine
            .ends
            .iter()
            .flat_map(|a| {
                theirs.ends.iter().map(move |d| i64::from(worth_of(a.hits, d.hits) / unit))
            })
            .collect();
        let pairs = match A::IN_TURN {
            true => in_turn::pairs(mine, theirs),
            false => Alternating::<i64>::pairs(mine, theirs),
        };
        let Some(left) = self.left.checked_sub(pairs) else {
            return Some(Err(TooManyStates(self.most)));
        };
        let joint = joint::<A>(mine, theirs, &values);
        let thrown = mine.dice + theirs.dice + mine.again + theirs.again + after;
        let mut ending = Ending::default();
        let throws = 6u128.pow(u32::from(after));
        for (place, ways) in joint.ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            let (a, d) = (place / theirs.ends.len(), place % theirs.ends.len());
            let place =
                falls[0].place(mine.ends[a].hits) * row + falls[1].place(theirs.ends[d].hits);
            let Retained { outcome, clash } = &self.retained[sorted[place] as usize];
            let ways = ways * throws;
            match clash {
                Some(clash) => ending.resolve(attack, &mut self.resolver, clash, *outcome, ways),
                None => ending.end(attack.fight_ends(outcome.left), ways),
            }
        }
        self.left = left;
        let (losses, first) = ending.chances(thrown);
        let value = Value::new(joint.sum, thrown);
        let odds = Odds {
            goal: self.goal,
            policy: self.policy,
            stakes: attack.stakes(),
            value: value.fraction(),
            losses,
            states: mine.all.len() + theirs.all.len() + sorted.len() + self.resolver.len(),
            first,
        };
        Some(Ok((odds, value)))
    }

    /// What retained dice are worth, in thirty-sixths.
    fn worth(&self, retained: u32) -> i32 {
        self.retained[retained as usize].outcome.worth
    }

    /// The place of what sorted dice come to.
    fn sorted(&mut self, state: &mut A::Machine) -> Option<u32> {
        match state.waits() {
            Wait::Choice(role, Choice::Use(_)) => {
                let mut used = *state;
                used.choose(&Answer::Yes).ok()?;
                state.choose(&Answer::Pass).ok()?;
                let (with, without) = (self.sorted(&mut used)?, self.sorted(state)?);
                let better = match role {
                    Role::Attacker => self.worth(without) > self.worth(with),
                    Role::Defender => self.worth(without) < self.worth(with),
                };
                Some(if better { without } else { with })
            }
            Wait::Retained => {
                let hits = self.attack.hits(state);
                if let Some(known) = self.places.get(&hits) {
                    return Some(*known);
                }
                state.proceed();
                let clash = self.attack.clash(state);
                let outcome = match &clash {
                    Some(clash) => self.resolver.outcome(self.attack, clash),
                    None => {
                        let left = self.attack.left(state);
                        let worth = worth(self.attack, self.goal, self.attack.fight_ends(left));
                        Outcome { left, worth: over_36(worth) }
                    }
                };
                let at = self.retained.len() as u32;
                self.retained.push(Retained { outcome, clash });
                self.places.insert(hits, at);
                Some(at)
            }
            _ => None,
        }
    }
}

/// Of each side, whether a normal success is never worse for it than a fail, nor a critical one than either.
fn better_is_better(falls: &[Falls; 2], worth: impl Fn(Hits, Hits) -> i32) -> [bool; 2] {
    let mut better = [true; 2];
    for mine in falls[0].all() {
        for theirs in falls[1].all() {
            let here = worth(mine, theirs);
            better[0] &= falls[0].better(mine).all(|mine| worth(mine, theirs) >= here);
            better[1] &= falls[1].better(theirs).all(|theirs| worth(mine, theirs) <= here);
        }
    }
    better
}

/// Plays both windows against each other.
fn joint<A: Brawl>(mine: &Window, theirs: &Window, values: &[i64]) -> Joint {
    let most = values.iter().map(|value| i128::from(value.abs())).max().unwrap_or(0);
    if is_small(most, mine.again + theirs.again) {
        joint_in::<A, i64>(mine, theirs, values)
    } else {
        let wide: Vec<i128> = values.iter().map(|value| i128::from(*value)).collect();
        joint_in::<A, i128>(mine, theirs, &wide)
    }
}

fn joint_in<A: Brawl, W: Whole>(mine: &Window, theirs: &Window, values: &[W]) -> Joint {
    let worth = Worth { values, row: theirs.ends.len() };
    if A::IN_TURN {
        in_turn::solve(mine, theirs, &worth)
    } else {
        Alternating::solve(mine, theirs, worth)
    }
}
