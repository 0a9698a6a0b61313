//! What every rule set can do.

use dice::{Chance, Face};

use crate::{Answer, Event, Illegal, Side, Status};

/// A game under some rule set, seen by those who drive it.
///
/// The game never calls a player: it says what it waits for, and a driver supplies it. Randomness comes
/// from outside as faces, so a game is the same wherever its answers and faces are the same.
pub trait Rules: Clone {
    /// What the game waits for.
    fn status(&self) -> Status;

    /// Whether the rules allow an answer now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, answer: &Answer) -> Result<(), Illegal> {
        let mut probe = self.clone();
        probe.silence();
        probe.answer(answer)
    }

    /// Takes an answer. A refused one changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal>;

    /// Takes the dice that the game waits for. Refused dice change nothing.
    ///
    /// # Errors
    /// If no dice, or another number of dice, are asked for.
    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal>;

    /// What has happened since this was last called.
    fn events(&mut self) -> Vec<Event>;

    /// Forget events from now on, for drivers that nobody reads.
    fn silence(&mut self);

    /// Every choice of a finite decision; a good finite sample of a continuous one. Never empty while a
    /// decision is open, and all of them legal.
    fn candidates(&self) -> Vec<Answer>;

    /// One legal answer by chance, without making the whole list of candidates.
    ///
    /// # Panics
    /// If no decision is open.
    fn propose(&self, chance: &mut Chance) -> Answer;

    /// The sensible answer for those who do not want to be asked, where there is one.
    fn automatic(&self) -> Option<Answer>;

    /// What a player may see of the game: everything, where nothing is hidden.
    #[must_use]
    fn view(&self, _side: Side) -> Self {
        self.clone()
    }

    /// A hash of everything that matters for how the game goes on.
    fn state_hash(&self) -> u64;

    /// How many players sit at the table.
    fn sides(&self) -> usize {
        2
    }
}
