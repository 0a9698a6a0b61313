//! The solver: expectiminimax with memoisation over every outcome of an attack.

use rustc_hash::FxHashMap;
use skirmish::{Choice, Clash, Key, Role, Sequence, Wait};
use table::{Answer, RollReason};
use thiserror::Error;

use crate::attack::Attack;
use crate::probe::drop_worse_rerolls;
use crate::resolve::{Resolver, worth};
use crate::throws::Throws;
use crate::value::Value;
use crate::{Goal, Losses, Policy};

/// An attack with more states than are memoised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the attack has more than {0} states: fewer dice or fewer re-rolls can be solved")]
pub struct TooManyStates(pub usize);

/// The most states that are memoised for one attack.
pub const MOST_STATES: usize = 7_000_000;

/// What is known of a state in which somebody has to choose or to roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The two halves of the sum, so that nothing is wasted on filling up to sixteen bytes.
    high: i64,
    low: u64,
    /// States come after all those that they lead to.
    pub order: u32,
    /// The best answer, by its place among the allowed ones.
    pub best: u16,
    dice: u8,
}

impl Node {
    fn new(value: Value, order: u32, best: u16) -> Self {
        let sum = value.over(value.dice());
        Node { high: (sum >> 64) as i64, low: sum as u64, order, best, dice: value.dice() }
    }

    fn value(self) -> Value {
        Value::new(i128::from(self.high) << 64 | i128::from(self.low), self.dice)
    }
}

/// How a state was reached by chance alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trail {
    /// In so many throws.
    pub ways: u128,
    /// Of so many dice.
    pub dice: u8,
    /// The attacker having lost so many wounds.
    pub backfired: u16,
}

/// What chance alone leads to before anybody chooses: there is only one line as far as that.
#[derive(Debug)]
pub(crate) struct Reached<S> {
    /// States in which somebody chooses, or that had been met before, by the number of dice thrown and what the
    /// attacker has lost; with the number of throws.
    pub states: FxHashMap<(Key, u8, u16), (S, u128)>,
    /// Fights whose dice are resolved.
    pub clashes: Vec<(Clash, Trail)>,
    /// Ends, by the number of dice thrown, with the number of throws.
    pub ends: FxHashMap<(Losses, u8), u128>,
}

impl<S> Default for Reached<S> {
    fn default() -> Self {
        Reached { states: FxHashMap::default(), clashes: Vec::new(), ends: FxHashMap::default() }
    }
}

/// Solves one attack for one goal.
pub(crate) struct Solver<'a, A: Attack> {
    pub attack: &'a A,
    goal: Goal,
    policy: Policy,
    nodes: FxHashMap<Key, Node>,
    pub resolver: Resolver,
    pub throws: Throws,
    answers: Vec<Answer>,
    /// How the state that is being solved was reached, if by chance alone and if anybody asks.
    trail: Option<Trail>,
    pub reached: Reached<A::Machine>,
    /// Of each side, whether better dice are always better for it; asked when the first re-roll is.
    better: Option<[bool; 2]>,
}

impl<'a, A: Attack> Solver<'a, A> {
    pub fn new(attack: &'a A, goal: Goal, policy: Policy) -> Self {
        let (nodes, throws) = (FxHashMap::default(), Throws::default());
        let resolver = Resolver::new(attack, goal, policy);
        Solver {
            attack,
            goal,
            policy,
            nodes,
            resolver,
            throws,
            answers: Vec::new(),
            trail: None,
            reached: Reached::default(),
            better: None,
        }
    }

    /// What the attack is worth, noting what chance alone leads to.
    pub fn value_of_start(&mut self, start: &A::Machine) -> Result<Value, TooManyStates> {
        self.trail = Some(Trail { ways: 1, dice: 0, backfired: 0 });
        let value = self.value(start);
        self.trail = None;
        value
    }

    /// How many states have been told apart.
    pub fn states(&self) -> usize {
        self.nodes.len() + self.resolver.len()
    }

    /// What a state that has been solved is worth and how to go on from it.
    pub fn known(&self, state: &A::Machine) -> Option<Node> {
        self.nodes.get(&state.key()).copied()
    }

    /// A state after saves have been spent in the rule set's own best way: nothing comes after them, and the least
    /// damage is the best for the defender under either goal.
    pub fn saved(&self, state: &A::Machine) -> A::Machine {
        let mut next = *state;
        // What is sensible is allowed, and there are saves to spend.
        if let Some(saves) = state.sensible() {
            let _ = next.choose(&saves);
        }
        next
    }

    /// The answers allowed in a state, pushed onto `out`.
    pub fn answers(&self, state: &A::Machine, role: Role, choice: Choice, out: &mut Vec<Answer>) {
        let from = out.len();
        state.options(out);
        self.policy.restrict(state, role, out, from);
        if choice == Choice::Reroll && self.better.is_some_and(|better| better[role as usize]) {
            drop_worse_rerolls(state.worth(role), out, from);
        }
    }

    /// The state that stands for all with the same odds while dice may be rolled again, if there are such.
    pub fn plain(&self, state: &A::Machine) -> Option<A::Machine> {
        match state.waits() {
            Wait::Choice(_, Choice::Reroll) => Some(state.plain(self.better.unwrap_or_default())),
            Wait::Retained if state.purses().key() > 0 => Some(state.plain([false; 2])),
            // One side of a fight has rolled: what its dice show may matter no more than what they are.
            Wait::Roll(Role::Defender, _, RollReason::Attack) => Some(state.plain([false; 2])),
            _ => None,
        }
    }

    /// What a state is worth.
    pub fn value(&mut self, state: &A::Machine) -> Result<Value, TooManyStates> {
        if let (Wait::Choice(role, Choice::Reroll), None) = (state.waits(), self.better) {
            // A critical save does whatever a normal one does, and a failed one nothing: better defence dice are
            // always better. All else is found out, without any re-rolls but those.
            self.better = Some([false, !self.attack.is_fight()]);
            if role == Role::Attacker || self.attack.is_fight() {
                let trail = self.trail.take();
                let better = self.better_is_better()?;
                self.trail = trail;
                self.better = Some([better[0], better[1] || !self.attack.is_fight()]);
            }
        }
        let plain = self.plain(state);
        let state = plain.as_ref().unwrap_or(state);
        let waits = state.waits();
        match waits {
            Wait::Done => {
                let backfired = self.trail.map_or(0, |trail| trail.backfired);
                let (ends, dice) = self.attack.ends(state, backfired);
                if let Some(trail) = self.trail {
                    for (losses, ways) in &ends {
                        let end =
                            self.reached.ends.entry((*losses, trail.dice + dice)).or_insert(0);
                        *end += trail.ways * u128::from(*ways);
                    }
                }
                return Ok(worth(self.attack, self.goal, (ends, dice)));
            }
            Wait::Retained => {
                if let Some(trail) = &mut self.trail {
                    trail.backfired += self.attack.backfires(state);
                }
                let mut next = *state;
                next.proceed();
                return self.value(&next);
            }
            Wait::Choice(_, Choice::Resolve) => {
                if let Some(clash) = self.attack.clash(state) {
                    let outcome = self.resolver.outcome(self.attack, &clash);
                    self.reached.clashes.extend(self.trail.map(|trail| (clash, trail)));
                    if self.states() > MOST_STATES {
                        return Err(TooManyStates(MOST_STATES));
                    }
                    let ends = self.attack.fight_ends(outcome.left);
                    return Ok(worth(self.attack, self.goal, ends));
                }
            }
            Wait::Choice(_, Choice::Saves) => {
                let next = self.saved(state);
                return self.value(&next);
            }
            // Few states lead to the same re-roll: it is not worth memoising.
            Wait::Roll(_, dice, RollReason::Reroll) => return self.mean(state, dice),
            Wait::Choice(..) | Wait::Roll(..) => {}
        }
        let key = state.key();
        let known = self.nodes.get(&key).map(|node| node.value());
        if let Some(trail) = self.trail
            && (known.is_some() || matches!(waits, Wait::Choice(..)))
        {
            let place = (key, trail.dice, trail.backfired);
            self.reached.states.entry(place).or_insert((*state, 0)).1 += trail.ways;
            self.trail = None;
        }
        if let Some(value) = known {
            return Ok(value);
        }
        let (value, best) = match waits {
            Wait::Roll(_, dice, _) => (self.mean(state, dice)?, 0),
            Wait::Choice(role, choice) => self.best(state, role, choice)?,
            Wait::Done | Wait::Retained => unreachable!("answered above"),
        };
        let order = self.nodes.len();
        if self.states() >= MOST_STATES {
            return Err(TooManyStates(MOST_STATES));
        }
        self.nodes.insert(key, Node::new(value, order as u32, best));
        Ok(value)
    }

    /// Chance: the mean over all throws.
    fn mean(&mut self, state: &A::Machine, dice: u8) -> Result<Value, TooManyStates> {
        let (mut sum, mut after) = (0, 0);
        let trail = self.trail;
        for place in self.throws.of(dice, state.alike()) {
            let throw = self.throws.at(place);
            let mut next = *state;
            next.roll(throw.faces(dice));
            self.trail = trail.map(|trail| Trail {
                ways: trail.ways * u128::from(throw.ways),
                dice: trail.dice + dice,
                ..trail
            });
            let value = self.value(&next)?;
            if value.dice() > after {
                sum = Value::new(sum, after).over(value.dice());
                after = value.dice();
            }
            sum += value.over(after) * i128::from(throw.ways);
        }
        Ok(Value::new(sum, dice + after))
    }

    /// A choice: the attacker's best is the most, the defender's the least. The value is over as many dice as
    /// any answer may take.
    fn best(
        &mut self,
        state: &A::Machine,
        role: Role,
        choice: Choice,
    ) -> Result<(Value, u16), TooManyStates> {
        let mut answers = std::mem::take(&mut self.answers);
        let from = answers.len();
        self.answers(state, role, choice, &mut answers);
        let to = answers.len();
        self.answers = answers;
        let mut best: Option<(Value, u16)> = None;
        let mut dice = 0;
        for place in from..to {
            let mut next = *state;
            // The sequence has offered the answer itself.
            if next.choose(&self.answers[place]).is_err() {
                continue;
            }
            let value = self.value(&next)?;
            dice = dice.max(value.dice());
            let better = best.is_none_or(|(known, _)| match role {
                Role::Attacker => value.compare(known).is_gt(),
                Role::Defender => value.compare(known).is_lt(),
            });
            if better {
                best = Some((value, (place - from) as u16));
            }
        }
        self.answers.truncate(from);
        let (value, answer) = best.unwrap_or((Value::new(0, 0), 0));
        Ok((Value::new(value.over(dice), dice), answer))
    }

    /// The best answer in a state as it is, its dice named by what they show.
    pub fn best_answer(
        &mut self,
        state: &A::Machine,
        role: Role,
        choice: Choice,
    ) -> Result<Option<Answer>, TooManyStates> {
        self.value(state)?;
        let mut answers = Vec::new();
        self.answers(state, role, choice, &mut answers);
        let mut best: Option<(Value, Answer)> = None;
        for answer in answers {
            let mut next = *state;
            if next.choose(&answer).is_err() {
                continue;
            }
            let value = self.value(&next)?;
            let better = best.as_ref().is_none_or(|(known, _)| match role {
                Role::Attacker => value.compare(*known).is_gt(),
                Role::Defender => value.compare(*known).is_lt(),
            });
            if better {
                best = Some((value, answer));
            }
        }
        Ok(best.map(|(_, answer)| answer))
    }
}
