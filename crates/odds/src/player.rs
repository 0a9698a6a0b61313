//! Somebody who plays an attack as it was solved.

use dice::Fraction;
use rustc_hash::FxHashMap;
use skirmish::{Key, Sequence, Wait};
use table::Answer;

use crate::attack::Attack;
use crate::solve::{Solver, TooManyStates};
use crate::{Goal, Policy};

/// Gives the best answer in any state of one attack.
///
/// ```
/// use odds::{Goal, Player, Policy, Stakes, kt24::Fighting};
/// use skirmish::{Fighter, Profile, Purses, Role, Sequence};
/// # use odds::Attack;
/// let weapon = Profile { attacks: 3, hit: 4, damage: [3, 4], rules: Default::default() };
/// let fighter = Fighter { wounds: 8, weapon: Some(weapon) };
/// let fight = Fighting::new(fighter, fighter, Role::Attacker, Purses::new(0, 0));
/// let mut player = Player::new(&fight, Goal::Damage, Policy::Optimal)?;
/// let mut state = fight.start();
/// state.roll(&[dice::Face::SIX, dice::Face::FOUR, dice::Face::ONE]);
/// state.roll(&[dice::Face::FOUR, dice::Face::TWO, dice::Face::ONE]);
/// state.proceed();
/// assert!(player.best(&state)?.is_some());
/// # Ok::<(), odds::TooManyStates>(())
/// ```
pub struct Player<'a, A: Attack> {
    solver: Solver<'a, A>,
    value: Fraction,
    /// Answers that have been asked for.
    known: FxHashMap<Key, Answer>,
}

impl<'a, A: Attack> Player<'a, A> {
    /// Learns an attack.
    ///
    /// # Errors
    /// If it has more states than can be kept.
    pub fn new(attack: &'a A, goal: Goal, policy: Policy) -> Result<Self, TooManyStates> {
        let mut solver = Solver::new(attack, goal, policy);
        let value = solver.value(&attack.start())?.fraction();
        Ok(Player { solver, value, known: FxHashMap::default() })
    }

    /// The value of the whole attack.
    pub const fn value(&self) -> Fraction {
        self.value
    }

    /// The best answer in a state, if it waits for one.
    ///
    /// # Errors
    /// If there are more states than can be kept.
    pub fn best(&mut self, state: &A::Machine) -> Result<Option<Answer>, TooManyStates> {
        let Wait::Choice(role, choice) = state.waits() else { return Ok(None) };
        let key = state.key();
        if let Some(answer) = self.known.get(&key) {
            return Ok(Some(answer.clone()));
        }
        let best = self.solver.best_answer(state, role, choice)?;
        self.known.extend(best.clone().map(|answer| (key, answer)));
        Ok(best)
    }
}
