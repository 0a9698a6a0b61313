//! The same questions to either edition.

use skirmish::{BadWeaponRule, Fighter, Profile, Purses};
use table::RuleSet;

use crate::game::MOST_PAIRS;
use crate::{Goal, Odds, Policy, Stakes, TooManyStates};

/// What protects a target from a shot, in either edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// How many defence dice.
    pub dice: u8,
    /// What they need.
    pub save: u8,
    /// What its invulnerable save needs, where there are such.
    pub invulnerable: Option<u8>,
    /// Whether a cover save is available.
    pub cover: bool,
    /// Whether it is obscured, where that acts.
    pub obscured: bool,
}

/// What both sides may spend, what they play for, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// Command points for re-rolls.
    pub purses: Purses,
    /// The goal.
    pub goal: Goal,
    /// The policy.
    pub policy: Policy,
    /// The most pairs of moments that are looked at in a fight.
    pub most: usize,
}

impl Play {
    /// For a goal, perfectly, without command points.
    pub const fn perfect(goal: Goal) -> Self {
        Play { purses: Purses::new(0, 0), goal, policy: Policy::Optimal, most: MOST_PAIRS }
    }
}

/// The weapon rules of an edition whose attacks can be solved.
pub trait AttackRules: Copy {
    /// Whose they are.
    const RULE_SET: RuleSet;

    /// The rules as a card words them.
    ///
    /// # Errors
    /// The first that the edition does not have.
    fn read_card(rules: &[&str]) -> Result<Self, BadWeaponRule>;

    /// The face from which successes are critical.
    fn lethal(&mut self) -> &mut Option<u8>;

    /// The odds of a shot.
    ///
    /// # Errors
    /// If it has too many states.
    fn shoot(
        weapon: Profile<Self>,
        target: Target,
        stakes: Stakes,
        play: Play,
    ) -> Result<Odds, TooManyStates>;

    /// The odds of a fight in which the attacker holds the initiative.
    ///
    /// # Errors
    /// If it has too many states.
    fn fight(
        attacker: Fighter<Self>,
        defender: Fighter<Self>,
        play: Play,
    ) -> Result<Odds, TooManyStates>;
}
