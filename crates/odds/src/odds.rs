//! The odds of an attack.

use dice::{Distribution, Fraction};

use crate::attack::Attack;
use crate::game::MOST_PAIRS;
use crate::line::follow;
use crate::solve::{Solver, TooManyStates};
use crate::{FirstMoveOdds, Goal, Losses, Policy, Stakes};

/// What an attack comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// What both sides played for.
    pub goal: Goal,
    /// How both sides chose.
    pub policy: Policy,
    /// The wounds that both had.
    pub stakes: Stakes,
    /// The value of the attack under the goal.
    pub value: Fraction,
    /// What both lose on one line of best play: weights that sum to the denominator exactly.
    pub losses: Distribution<Losses>,
    /// How many states of the attack were told apart.
    pub states: usize,
    /// In a fight: the ways in which the attacker may begin.
    pub first: Vec<FirstMoveOdds>,
}

impl Odds {
    /// Solves an attack.
    ///
    /// # Errors
    /// If it has more states than can be kept.
    pub fn of<A: Attack>(attack: &A, goal: Goal, policy: Policy) -> Result<Self, TooManyStates> {
        Self::within(attack, goal, policy, MOST_PAIRS)
    }

    /// Solves an attack for somebody who does not wait for long: a fight of at most so many pairs of moments of both
    /// sides' dice, of which thirty million are about a second.
    ///
    /// # Errors
    /// If it has more.
    pub fn within<A: Attack>(
        attack: &A,
        goal: Goal,
        policy: Policy,
        most: usize,
    ) -> Result<Self, TooManyStates> {
        let solved = attack.solve(goal, policy, most);
        solved.unwrap_or_else(|| Self::searched(attack, goal, policy))
    }

    /// Solves an attack state by state, whatever it is like: slower, and what the tables are held against.
    ///
    /// # Errors
    /// If it has more states than can be kept.
    pub fn searched<A: Attack>(
        attack: &A,
        goal: Goal,
        policy: Policy,
    ) -> Result<Self, TooManyStates> {
        let mut solver = Solver::new(attack, goal, policy);
        let value = solver.value_of_start(&attack.start())?;
        let (losses, first) = follow(&mut solver, value.dice()).chances(value.dice());
        Ok(Odds {
            goal,
            policy,
            stakes: attack.stakes(),
            value: value.fraction(),
            first,
            losses,
            states: solver.states(),
        })
    }

    /// The chance of each number of wounds that the defender may lose.
    pub fn defender_loses(&self) -> Distribution<u16> {
        self.losses.clone().map(|losses| losses.defender)
    }

    /// The chance of each number of wounds that the attacker may lose.
    pub fn attacker_loses(&self) -> Distribution<u16> {
        self.losses.clone().map(|losses| losses.attacker)
    }

    /// The chance that losses are such as asked for.
    pub fn chance(&self, is: impl FnMut(&Losses) -> bool) -> Fraction {
        self.losses.chance(is).unwrap_or(Fraction::ZERO)
    }

    /// The mean of a number of wounds.
    pub fn expected(&self, of: impl FnMut(&Losses) -> i64) -> Fraction {
        self.losses.expected(of).unwrap_or(Fraction::ZERO)
    }

    /// The chance that the defender is incapacitated.
    pub fn kills(&self) -> Fraction {
        self.chance(|losses| losses.defender >= self.stakes.defender)
    }

    /// The chance that the attacker is incapacitated.
    pub fn dies(&self) -> Fraction {
        self.chance(|losses| losses.attacker >= self.stakes.attacker)
    }
}
