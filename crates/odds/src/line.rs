//! One line of best play: what it leads to, and how often.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use dice::Distribution;
use rustc_hash::FxHashMap;
use skirmish::{Choice, Clash, Role, Sequence, Wait};
use table::RollReason;

use crate::attack::{Attack, Ends};
use crate::solve::Solver;
use crate::value::SIXES;
use crate::{FirstMove, Losses};

/// States that have been reached and not yet left, by their order, with what the attacker has lost on the way; with
/// the number of throws that lead there.
type Reached<S> = BTreeMap<(u32, u16), (S, u128)>;

/// Follows the best answers of a solved attack from its start.
struct Line<'s, 'a, A: Attack> {
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
    /// What it costs, in thirty-sixths, added up over those.
    pub cost: i128,
}

/// Where a line of best play ends, and how the fight on it begins.
pub(crate) struct Followed {
    pub losses: Distribution<Losses>,
    pub first: BTreeMap<FirstMove, FirstMoveSum>,
}

/// Everything that one line of best play leads to, in a solved attack of so many dice: on from what chance alone has
/// led to.
pub(crate) fn follow<A: Attack>(solver: &mut Solver<'_, A>, dice: u8) -> Followed {
    let scaled = |ways: u128, thrown: u8| ways * SIXES[usize::from(dice - thrown)] as u128;
    let begun = std::mem::take(&mut solver.reached);
    let ends = begun.ends.into_iter();
    let mut sums = FxHashMap::default();
    for ((losses, thrown), ways) in ends {
        *sums.entry(losses).or_insert(0) += scaled(ways, thrown);
    }
    let (reached, first) = (Reached::new(), BTreeMap::new());
    let mut line = Line { solver, reached, ends: sums, first };
    for (clash, trail) in &begun.clashes {
        line.resolve(clash, scaled(trail.ways, trail.dice));
    }
    for ((_, thrown, backfired), (state, ways)) in begun.states {
        line.reach(state, backfired, scaled(ways, thrown));
    }
    while let Some(((_, backfired), (state, ways))) = line.reached.pop_last() {
        line.leave(&state, backfired, ways);
    }
    // Every throw ends somewhere, and there are as many as the power of six that was put in.
    let losses = Distribution::gather(line.ends).unwrap_or_default();
    Followed { losses, first: line.first }
}

impl<A: Attack> Line<'_, '_, A> {
    fn reach(&mut self, state: A::Machine, backfired: u16, ways: u128) {
        let state = self.solver.plain(&state).unwrap_or(state);
        if let Some(clash) = self.solver.attack.clash(&state) {
            self.resolve(&clash, ways);
            return;
        }
        match state.waits() {
            Wait::Done => {
                let ends = self.solver.attack.ends(&state, backfired);
                self.end(ends, ways);
            }
            Wait::Retained => {
                let lost = self.solver.attack.backfires(&state);
                let mut next = state;
                next.proceed();
                self.reach(next, backfired + lost, ways);
            }
            Wait::Choice(_, Choice::Saves) => {
                let next = self.solver.saved(&state);
                self.reach(next, backfired, ways);
            }
            Wait::Roll(_, dice, RollReason::Reroll) => self.throw(&state, backfired, ways, dice),
            Wait::Choice(..) | Wait::Roll(..) => {
                // All that can be reached has been solved.
                let order = self.solver.known(&state).map_or(0, |node| node.order);
                self.reached.entry((order, backfired)).or_insert((state, 0)).1 += ways;
            }
        }
    }

    fn end(&mut self, (ends, dice): (Ends, u8), ways: u128) {
        let each = ways / SIXES[usize::from(dice)] as u128;
        for (losses, ways) in ends {
            *self.ends.entry(losses).or_insert(0) += each * u128::from(ways);
        }
    }

    /// Goes on from a state that waits for dice, whichever way they fall.
    fn throw(&mut self, state: &A::Machine, backfired: u16, ways: u128, dice: u8) {
        let each = ways / SIXES[usize::from(dice)] as u128;
        for place in self.solver.throws.of(dice, state.alike()) {
            let throw = self.solver.throws.at(place);
            let mut next = *state;
            next.roll(throw.faces(dice));
            self.reach(next, backfired, each * u128::from(throw.ways));
        }
    }

    fn leave(&mut self, state: &A::Machine, backfired: u16, ways: u128) {
        match state.waits() {
            Wait::Roll(_, dice, _) => self.throw(state, backfired, ways, dice),
            Wait::Choice(role, choice) => {
                let mut answers = Vec::new();
                self.solver.answers(state, role, choice, &mut answers);
                let best = self.solver.known(state).map_or(0, |node| usize::from(node.best));
                let mut next = *state;
                // The best answer is one that the sequence offered.
                if next.choose(&answers[best]).is_ok() {
                    self.reach(next, backfired, ways);
                }
            }
            Wait::Done | Wait::Retained => {}
        }
    }

    /// The dice of a fight are resolved: what that leads to, and what each kind of first move would cost the attacker.
    fn resolve(&mut self, clash: &Clash, ways: u128) {
        let attack = self.solver.attack;
        let outcome = self.solver.resolver.outcome(attack, clash);
        self.end(attack.fight_ends(outcome.left), ways);
        if clash.turn != Some(Role::Attacker) {
            return;
        }
        let mut kinds: ArrayVec<(FirstMove, i64), 5> = ArrayVec::new();
        self.solver.resolver.moves(attack, clash, |blow, worth| {
            let first = FirstMove::of(blow);
            match kinds.iter_mut().find(|(kind, _)| *kind == first) {
                Some((_, known)) => *known = worth.max(*known),
                None => kinds.push((first, worth)),
            }
        });
        for (kind, worth) in kinds {
            let sum = self.first.entry(kind).or_default();
            sum.possible += ways;
            sum.best += if worth == outcome.worth { ways } else { 0 };
            // Ten dice take off a few thousand wounds at the most, so this fits beside 6^42.
            sum.cost += i128::from(outcome.worth - worth) * ways as i128;
        }
    }
}
