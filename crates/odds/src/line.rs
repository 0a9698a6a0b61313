//! One line of best play: what it leads to, and how often.

use std::collections::BTreeMap;

use dice::Distribution;
use rustc_hash::FxHashMap;
use skirmish::{Choice, Role, Sequence, Wait};
use table::Answer;

use crate::attack::Attack;
use crate::solve::{Solver, TooManyStates};
use crate::value::{SIXES, Value};
use crate::{FirstMove, Losses};

/// States that have been reached and not yet left, by their order, with what the attacker has lost on the way and
/// whether a success has been resolved; with the number of throws that lead there.
type Reached<S> = BTreeMap<(u32, u16, bool), (S, u128)>;

/// Follows the best answers of a solved attack from its start.
pub(crate) struct Line<'s, 'a, A: Attack> {
    solver: &'s mut Solver<'a, A>,
    reached: Reached<A::Machine>,
    ends: FxHashMap<Losses, u128>,
    first: BTreeMap<FirstMove, FirstMoveSum>,
}

/// What is known of one kind of first move so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FirstMoveSum {
    /// The throws after which it is the best.
    pub best: u128,
    /// The throws after which it is possible.
    pub possible: u128,
    /// What it costs, added up over those.
    pub cost: i128,
}

/// Where a line of best play ends, and how the fight on it begins.
pub(crate) struct Followed {
    pub losses: Distribution<Losses>,
    pub first: BTreeMap<FirstMove, FirstMoveSum>,
}

impl<'s, 'a, A: Attack> Line<'s, 'a, A> {
    /// Everything that one line of best play from a state leads to; the state has been solved.
    pub fn follow(
        solver: &'s mut Solver<'a, A>,
        start: &A::Machine,
        dice: u8,
    ) -> Result<Followed, TooManyStates> {
        let (reached, ends) = (Reached::new(), FxHashMap::default());
        let mut line = Line { solver, reached, ends, first: BTreeMap::new() };
        line.reach(*start, 0, false, SIXES[usize::from(dice)] as u128);
        while let Some(((_, backfired, resolved), (state, ways))) = line.reached.pop_last() {
            line.leave(&state, backfired, resolved, ways)?;
        }
        // Every throw ends somewhere, and there are as many as the power of six that was put in.
        let losses = Distribution::gather(line.ends).unwrap_or_default();
        Ok(Followed { losses, first: line.first })
    }

    fn reach(&mut self, state: A::Machine, backfired: u16, resolved: bool, ways: u128) {
        let state = self.solver.plain(&state);
        match state.waits() {
            Wait::Done => {
                let (ends, dice) = self.solver.attack.ends(&state, backfired);
                let each = ways / SIXES[usize::from(dice)] as u128;
                for (losses, ways) in ends {
                    *self.ends.entry(losses).or_insert(0) += each * u128::from(ways);
                }
            }
            Wait::Retained => {
                let lost = self.solver.attack.backfires(&state);
                let mut next = state;
                next.proceed();
                self.reach(next, backfired + lost, resolved, ways);
            }
            Wait::Choice(..) | Wait::Roll(..) => {
                // All that can be reached has been solved.
                let order = self.solver.known(&state).map_or(0, |node| node.order);
                let entry = self.reached.entry((order, backfired, resolved)).or_insert((state, 0));
                entry.1 += ways;
            }
        }
    }

    fn leave(
        &mut self,
        state: &A::Machine,
        backfired: u16,
        resolved: bool,
        ways: u128,
    ) -> Result<(), TooManyStates> {
        match state.waits() {
            Wait::Roll(_, dice, _) => {
                let each = ways / SIXES[usize::from(dice)] as u128;
                for place in self.solver.throws.of(dice, state.alike()) {
                    let throw = self.solver.throws.at(place);
                    let mut next = *state;
                    next.roll(throw.faces(dice));
                    self.reach(next, backfired, resolved, each * u128::from(throw.ways));
                }
            }
            Wait::Choice(role, choice) => {
                let mut answers = Vec::new();
                self.solver.answers(state, role, choice, &mut answers);
                let best = self.solver.known(state).map_or(0, |node| usize::from(node.best));
                let resolves = choice == Choice::Resolve;
                if resolves && !resolved && role == Role::Attacker {
                    self.note_first(state, &answers, best, ways)?;
                }
                let mut next = *state;
                // The best answer is one that the sequence offered.
                if next.choose(&answers[best]).is_ok() {
                    self.reach(next, backfired, resolved || resolves, ways);
                }
            }
            Wait::Done | Wait::Retained => {}
        }
        Ok(())
    }

    /// What each kind of first move would cost the attacker in a state that is reached in so many ways.
    fn note_first(
        &mut self,
        state: &A::Machine,
        answers: &[Answer],
        best: usize,
        ways: u128,
    ) -> Result<(), TooManyStates> {
        let mut kinds: BTreeMap<FirstMove, Value> = BTreeMap::new();
        let mut chosen = None;
        for (place, answer) in answers.iter().enumerate() {
            let Some(kind) = FirstMove::of(answer) else { continue };
            let mut next = *state;
            if next.choose(answer).is_err() {
                continue;
            }
            let value = self.solver.value(&next)?;
            if place == best {
                chosen = Some((kind, value));
            }
            let known = kinds.entry(kind).or_insert(value);
            if value.compare(*known).is_gt() {
                *known = value;
            }
        }
        let Some((best, most)) = chosen else { return Ok(()) };
        for (kind, value) in kinds {
            let sum = self.first.entry(kind).or_default();
            sum.possible += ways;
            sum.best += if kind == best { ways } else { 0 };
            let dice = most.dice().max(value.dice());
            let lost = most.over(dice) - value.over(dice);
            // The throws that lead here leave room for all dice that may follow.
            sum.cost += lost * (ways as i128 / SIXES[usize::from(dice)]);
        }
        Ok(())
    }
}
