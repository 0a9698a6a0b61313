//! The player that tries a few whole activations out: each is played on many times by the trooper's script, and the
//! worse half is dropped again and again.

use dice::Chance;
use table::{Answer, Ask, Side, Status};

use super::trooper::{Candidate, Plan};
use super::{Mind, Tactical};
use crate::Budget;

/// How many activations are tried out.
const PORTFOLIO: usize = 16;
/// How many of them may be of one operative.
const OF_ONE: usize = 2;
/// How often each is tried before the first are dropped, at least.
const FIRST_LOOK: u64 = 4;
/// How many tries it counts for what the trooper thinks of an activation: a single try says little, for the dice, and a
/// script that plays on to the end of the turning point does not see everything that a place is good for.
const FAITH: i64 = 40;

/// An activation that is tried out.
#[derive(Clone, Debug)]
struct Trial {
    candidate: Candidate,
    answer: Answer,
    total: i64,
    samples: u64,
}

impl Trial {
    fn mean(&self) -> i64 {
        self.total / self.samples.max(1) as i64
    }

    /// What it seems to be worth. `offset` is by how much tries come out higher than what the trooper thinks, on the whole.
    fn estimate(&self, offset: i64) -> i64 {
        let thought = i64::from(self.candidate.gain) + offset;
        (self.total + FAITH * thought) / (self.samples as i64 + FAITH)
    }
}

/// By how much tries come out higher than what the trooper thinks, on the whole.
fn offset(trials: &[Trial]) -> i64 {
    let sum: i64 = trials.iter().map(|trial| trial.mean() - i64::from(trial.candidate.gain)).sum();
    sum / trials.len().max(1) as i64
}

impl<G: Tactical> Mind<G> {
    /// The answer to the open decision after trying activations out, if this player has an opinion.
    pub fn choose_by_trial(
        &mut self,
        game: &G,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<Answer> {
        match game.status() {
            Status::Decide(decision) if decision.ask == Ask::Activate => {
                self.attend(game);
                self.look(game);
                let found = self.try_out(game, decision.side, chance, budget);
                match found {
                    Some(candidate) => Some(self.commit(game, candidate)),
                    None => self.choose(game),
                }
            }
            _ => self.choose(game),
        }
    }

    /// Begins an activation and keeps its plan.
    pub(super) fn commit(&mut self, game: &G, candidate: Candidate) -> Answer {
        let answer = Answer::Activate(game.model(candidate.op), candidate.choice.order);
        self.plan = Some(Plan { op: candidate.op, steps: candidate.choice.steps });
        answer
    }

    /// The activations that are worth trying out, the best first as the trooper sees them.
    pub(super) fn portfolio(&mut self, game: &G, side: Side, most: usize) -> Vec<Candidate> {
        let mut all = self.candidates(game, side);
        all.sort_by_key(|candidate| std::cmp::Reverse(candidate.gain));
        let mut kept: Vec<Candidate> = Vec::with_capacity(most);
        for candidate in all {
            if kept.len() == most {
                break;
            }
            let same = kept.iter().filter(|other| other.op == candidate.op).count();
            if same < OF_ONE && self.holds(game, &candidate) {
                let answer = Answer::Activate(game.model(candidate.op), candidate.choice.order);
                if game.check(&answer).is_ok() {
                    kept.push(candidate);
                }
            }
        }
        kept
    }

    /// Successive halving over the portfolio.
    fn try_out(
        &mut self,
        game: &G,
        side: Side,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<Candidate> {
        let portfolio = self.portfolio(game, side, PORTFOLIO);
        let mut trials: Vec<Trial> = portfolio
            .into_iter()
            .map(|candidate| {
                let answer = Answer::Activate(game.model(candidate.op), candidate.choice.order);
                Trial { candidate, answer, total: 0, samples: 0 }
            })
            .collect();
        if trials.len() < 2 {
            return trials.pop().map(|trial| trial.candidate);
        }
        let until = game.turning_point();
        let (mut nodes, mut round) = (0, 0);
        // Every candidate meets the same luck, so that the luck does not decide between them.
        let seed = u64::from(chance.below(u32::MAX));
        // Nodes are shared out so that every halving gets about as many; a clock alone begins with a short look.
        let looks = budget.nodes.map_or(FIRST_LOOK, |most| {
            let rounds = u64::from(trials.len().ilog2()) + 1;
            (most / rounds / trials.len() as u64).max(1)
        });
        let mut look = looks;
        'search: loop {
            for _ in 0..look {
                for trial in &mut trials {
                    if budget.is_spent(nodes) {
                        break 'search;
                    }
                    nodes += 1;
                    let plan = Plan {
                        op: trial.candidate.op,
                        steps: trial.candidate.choice.steps.clone(),
                    };
                    let mut luck = Chance::new(seed, round);
                    let value = self.sample(game, &trial.answer, Some(plan), &mut luck, until);
                    trial.total += i64::from(value.unwrap_or(i32::MIN / 4));
                    trial.samples += 1;
                }
                round += 1;
            }
            if trials.len() > 2 {
                let offset = offset(&trials);
                trials.sort_by_key(|trial| std::cmp::Reverse(trial.estimate(offset)));
                trials.truncate(trials.len().div_ceil(2));
            }
            look *= 2;
        }
        let offset = offset(&trials);
        let best = trials.into_iter().max_by_key(|trial| trial.estimate(offset));
        best.map(|trial| trial.candidate)
    }
}
