//! What every rule set can do.

use dice::{Chance, Face};

use crate::{Answer, Choices, Entry, Event, HashForm, Illegal, Leaving, Log, Side, Status, Why};

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

    /// Takes a player out of a game that goes on without them, whoever's turn it is. Where two play there is nothing to
    /// go on with: the other has won, and rule sets for two need not know how.
    ///
    /// # Errors
    /// If the player has left, the game is over, or the rule set knows no more than two players.
    fn leave(&mut self, _side: Side, _why: Leaving) -> Result<(), Illegal> {
        Err(Illegal::new("", Why::NoDecision))
    }

    /// Whether a player has left.
    fn has_left(&self, _side: Side) -> bool {
        false
    }

    /// Takes a line of a record: an answer, dice, or the leaving of a player. What was taken back, and hashes, are the
    /// business of whoever keeps the record.
    ///
    /// # Errors
    /// As [`Rules::answer`], [`Rules::roll`] and [`Rules::leave`].
    fn play(&mut self, line: &Entry) -> Result<(), Illegal> {
        match line {
            Entry::Answer(_, answer) => self.answer(answer),
            Entry::Roll(_, faces) => self.roll(faces),
            Entry::Leave(side, why) => self.leave(*side, *why),
            Entry::Undo(_) | Entry::Hash(_) => Ok(()),
        }
    }

    /// Where the game tells what happens.
    fn log(&mut self) -> &mut Log;

    /// What has happened since this was last called.
    fn events(&mut self) -> Vec<Event> {
        self.log().take()
    }

    /// Forget events from now on, for drivers that nobody reads.
    fn silence(&mut self) {
        *self.log() = Log::silent();
    }

    /// Every choice of a finite decision; a good finite sample of a continuous one. Never empty while a
    /// decision is open, and all of them legal.
    fn candidates(&self) -> Vec<Answer>;

    /// What somebody who asks is shown: answers that name everything that may be chosen, and whether they are all. A
    /// rule set that does not say is taken to list a sample.
    fn choices(&self) -> Choices {
        Choices { answers: self.candidates(), complete: false }
    }

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

    /// Whether a player may be told of something that has happened: of everything, where nothing is hidden.
    fn hears(&self, _side: Side, _event: &Event) -> bool {
        true
    }

    /// A hash of everything that matters for how the game goes on, of the state in some form.
    fn hash_in(&self, form: HashForm) -> u64;

    /// The same in the form that new records are written with.
    fn state_hash(&self) -> u64 {
        self.hash_in(HashForm::default())
    }

    /// How many players sit at the table.
    fn sides(&self) -> usize {
        2
    }
}
