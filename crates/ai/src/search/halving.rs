//! Successive halving: a few plans are tried out again and again, and the worse half is dropped each time.

use dice::Chance;
use table::Side;

use super::playing::{Luck, sample};
use super::{Scripted, Weighed};
use crate::Budget;

/// How often each is tried before the first are dropped, where a clock alone says how long.
const FIRST_LOOK: u64 = 4;
/// What a plan is worth that cannot be begun.
const HOPELESS: i64 = i32::MIN as i64 / 4;

/// A plan that is tried out.
#[derive(Clone, Debug)]
struct Trial<P> {
    /// Its place among all.
    number: usize,
    weighed: Weighed<P>,
    total: i64,
    samples: u64,
}

impl<P> Trial<P> {
    /// By how much tries come out higher than what the script thinks.
    fn surprise(&self) -> i64 {
        self.total / self.samples.max(1) as i64 - self.weighed.gain
    }

    /// What it seems to be worth. `offset` is the surprise of all plans on the whole.
    fn estimate(&self, offset: i64, faith: i64) -> i64 {
        let thought = self.weighed.gain + offset;
        (self.total + faith * thought) / (self.samples as i64 + faith)
    }
}

fn offset<P>(trials: &[Trial<P>]) -> i64 {
    let sum: i64 = trials.iter().map(Trial::surprise).sum();
    sum / trials.len().max(1) as i64
}

/// The best plan for the open decision, if there is more than one: each is tried out as it stands.
pub fn halve<S: Scripted>(
    script: &mut S,
    game: &S::Game,
    side: Side,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<S::Plan> {
    let plans = script.plans(game, S::PORTFOLIO);
    select(plans, (S::FAITH, false), chance, budget, |_, plan, luck| {
        sample(script, game, plan, side, luck)
    })
}

/// The best of some plans, if there is more than one. `attempt` tries the plan with a number out once. Luck is balanced
/// if every throw is followed by its opposite.
pub fn select<P>(
    plans: Vec<Weighed<P>>,
    (faith, balanced): (i64, bool),
    chance: &mut Chance,
    budget: &Budget<'_>,
    mut attempt: impl FnMut(usize, &P, &mut Luck) -> Option<i64>,
) -> Option<P> {
    let plans = plans.into_iter().enumerate();
    let trial = |(number, weighed)| Trial { number, weighed, total: 0, samples: 0 };
    let mut trials: Vec<Trial<P>> = plans.map(trial).collect();
    if trials.len() < 2 {
        return None;
    }
    let (mut nodes, mut round) = (0, 0);
    // Every plan meets the same luck, so that the luck does not decide between them.
    let seed = u64::from(chance.below(u32::MAX));
    // Nodes are shared out so that every halving gets about as many; a clock alone begins with a short look.
    let mut look = budget.nodes.map_or(FIRST_LOOK, |most| {
        let rounds = u64::from(trials.len().ilog2()) + 1;
        (most / rounds / trials.len() as u64).max(1)
    });
    'search: loop {
        for _ in 0..look {
            let luck = if balanced {
                Luck { chance: Chance::new(seed, round / 2), mirrored: round % 2 == 1 }
            } else {
                Luck { chance: Chance::new(seed, round), mirrored: false }
            };
            for trial in &mut trials {
                if budget.is_spent(nodes) {
                    break 'search;
                }
                nodes += 1;
                let mut luck = luck.clone();
                let value = attempt(trial.number, &trial.weighed.plan, &mut luck);
                trial.total += value.unwrap_or(HOPELESS);
                trial.samples += 1;
            }
            round += 1;
        }
        if trials.len() > 2 {
            let offset = offset(&trials);
            trials.sort_by_key(|trial| std::cmp::Reverse(trial.estimate(offset, faith)));
            trials.truncate(trials.len().div_ceil(2));
        }
        look *= 2;
    }
    let offset = offset(&trials);
    let best = trials.into_iter().max_by_key(|trial| trial.estimate(offset, faith));
    best.map(|trial| trial.weighed.plan)
}
