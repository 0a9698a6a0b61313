//! One line of best play: what it leads to, and how often.

use std::collections::BTreeMap;

use skirmish::{Choice, Clash, Sequence, Wait};
use table::RollReason;

use crate::attack::Attack;
use crate::ending::Ending;
use crate::solve::Solver;
use crate::value::SIXES;

/// States that have been reached and not yet left, by their order, with what the attacker has lost on the way; with
/// the number of throws that lead there.
type Reached<S> = BTreeMap<(u32, u16), (S, u128)>;

/// Follows the best answers of a solved attack from its start.
struct Line<'s, 'a, A: Attack> {
    solver: &'s mut Solver<'a, A>,
    reached: Reached<A::Machine>,
    ending: Ending,
}

/// Everything that one line of best play leads to, in a solved attack of so many dice: on from what chance alone has
/// led to.
pub(crate) fn follow<A: Attack>(solver: &mut Solver<'_, A>, dice: u8) -> Ending {
    let scaled = |ways: u128, thrown: u8| ways * SIXES[usize::from(dice - thrown)] as u128;
    let begun = std::mem::take(&mut solver.reached);
    let mut ending = Ending::default();
    for ((losses, thrown), ways) in begun.ends {
        ending.add(losses, scaled(ways, thrown));
    }
    let mut line = Line { solver, reached: Reached::new(), ending };
    for (clash, trail) in &begun.clashes {
        line.resolve(clash, scaled(trail.ways, trail.dice));
    }
    for ((_, thrown, backfired), (state, ways)) in begun.states {
        line.reach(state, backfired, scaled(ways, thrown));
    }
    while let Some(((_, backfired), (state, ways))) = line.reached.pop_last() {
        line.leave(&state, backfired, ways);
    }
    line.ending
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
                self.ending.end(ends, ways);
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

    fn resolve(&mut self, clash: &Clash, ways: u128) {
        let attack = self.solver.attack;
        let resolver = &mut self.solver.resolver;
        let outcome = resolver.outcome(attack, clash);
        self.ending.resolve(attack, resolver, clash, outcome, ways);
    }
}
