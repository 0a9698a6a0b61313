//! What the solver needs to know of an attack besides its sequence.

use arrayvec::ArrayVec;
use skirmish::{Clash, Sequence};

use crate::{Goal, Losses, Odds, Policy, Stakes, TooManyStates};

/// Every way in which a sequence that is done may yet end, with the number of throws of the last dice that come
/// to it.
pub type Ends = ArrayVec<(Losses, u32), 36>;

/// One attack: a sequence of a rule set, and what happens around it.
pub trait Attack {
    /// The rule set's own sequence.
    type Machine: Sequence;

    /// The sequence before the first die.
    fn start(&self) -> Self::Machine;

    /// The wounds of both operatives before it.
    fn stakes(&self) -> Stakes;

    /// Whether what the attacker loses counts in the goal.
    fn is_fight(&self) -> bool;

    /// The wounds that the attacker loses when the attack dice are retained.
    fn backfires(&self, retained: &Self::Machine) -> u16;

    /// How a sequence that is done may end, the attacker having lost so many wounds on the way, and after how
    /// many more dice.
    fn ends(&self, done: &Self::Machine, backfired: u16) -> (Ends, u8);

    /// The dice of a fight that are being resolved: from there on nothing is left to chance.
    fn clash(&self, state: &Self::Machine) -> Option<Clash>;

    /// How a fight may end in which both have so many wounds left once all dice are resolved, and after how many
    /// more dice.
    fn fight_ends(&self, left: [i16; 2]) -> (Ends, u8);

    /// The odds by tables, where the attack fits into some; where it does not, every state is looked at. In a fight at most
    /// so many pairs of moments are looked at; a shot never takes long.
    fn solve(&self, goal: Goal, policy: Policy, most: usize)
    -> Option<Result<Odds, TooManyStates>>;
}
