//! A game under any rule set.

use std::any::Any;
use std::fmt;

use dice::{Chance, Face};
use table::{
    Answer, BadRecord, BadState, Choices, Event, HashForm, Illegal, Leaving, Log, Names, Playable,
    Position, RuleSet, Rules, Side, Status, Tags,
};
use thiserror::Error;

/// A game under one of the rule sets.
pub struct Game(Box<dyn AnyGame>);

/// A position that no game can continue from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadPosition {
    /// It does not read.
    #[error(transparent)]
    Text(#[from] BadRecord),
    /// It cannot be.
    #[error("{0}")]
    State(#[from] BadState),
    /// It is of another rule set than what it is to be played with.
    #[error("the position is of {found}, expected {expected}")]
    RuleSet {
        /// What the position says.
        found: RuleSet,
        /// What is asked for.
        expected: RuleSet,
    },
}

impl Game {
    /// A game of a rule set.
    pub fn new<G: Playable>(game: G) -> Self {
        Game(Box::new(game))
    }

    /// The game as one of a rule set, if it is of that.
    pub fn of<G: Playable>(&self) -> Option<&G> {
        let game: &dyn Any = &*self.0;
        game.downcast_ref()
    }

    /// The rule set it is played under.
    pub fn rule_set(&self) -> RuleSet {
        self.0.rule_set()
    }

    /// The turning point, battle round or turn that is played; 0 before the first.
    pub fn round(&self) -> u8 {
        self.0.round()
    }

    /// The last of them.
    pub fn last_round(&self) -> u8 {
        self.0.last_round()
    }

    /// What the things of the game are called on their cards.
    pub fn names(&self) -> Names {
        self.0.names()
    }

    /// The position of the game as text, under these tags.
    pub fn position(&self, tags: Tags) -> Position {
        self.0.position(tags)
    }

    /// A game with the same teams on the same board at a position.
    ///
    /// # Errors
    /// What in the position does not read or cannot be.
    pub fn resume(&self, position: &Position) -> Result<Self, BadPosition> {
        let (found, expected) = (position.tags.rules, self.rule_set());
        if found != expected {
            return Err(BadPosition::RuleSet { found, expected });
        }
        self.0.resume(position)
    }
}

impl Clone for Game {
    fn clone(&self) -> Self {
        self.0.copied()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other)
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Forwards every call to the rule set's own game.
impl Rules for Game {
    fn status(&self) -> Status {
        self.0.status()
    }

    fn check(&self, answer: &Answer) -> Result<(), Illegal> {
        self.0.check(answer)
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        self.0.answer(answer)
    }

    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal> {
        self.0.roll(faces)
    }

    fn leave(&mut self, side: Side, why: Leaving) -> Result<(), Illegal> {
        self.0.leave(side, why)
    }

    fn has_left(&self, side: Side) -> bool {
        self.0.has_left(side)
    }

    fn log(&mut self) -> &mut Log {
        self.0.log()
    }

    fn candidates(&self) -> Vec<Answer> {
        self.0.candidates()
    }

    fn choices(&self) -> Choices {
        self.0.choices()
    }

    fn propose(&self, chance: &mut Chance) -> Answer {
        self.0.propose(chance)
    }

    fn automatic(&self) -> Option<Answer> {
        self.0.automatic()
    }

    fn view(&self, side: Side) -> Self {
        self.0.view(side)
    }

    fn hears(&self, side: Side, event: &Event) -> bool {
        self.0.hears(side, event)
    }

    fn hash_in(&self, form: HashForm) -> u64 {
        self.0.hash_in(form)
    }

    fn sides(&self) -> usize {
        self.0.sides()
    }
}

/// What the games of all rule sets have in common: [`Playable`], without what only one of them knows.
trait AnyGame: Any + fmt::Debug + Send + Sync {
    fn rule_set(&self) -> RuleSet;
    fn round(&self) -> u8;
    fn last_round(&self) -> u8;
    fn names(&self) -> Names;
    fn position(&self, tags: Tags) -> Position;
    fn resume(&self, position: &Position) -> Result<Game, BadPosition>;
    fn copied(&self) -> Game;
    fn is(&self, other: &Game) -> bool;
    fn status(&self) -> Status;
    fn check(&self, answer: &Answer) -> Result<(), Illegal>;
    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal>;
    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal>;
    fn leave(&mut self, side: Side, why: Leaving) -> Result<(), Illegal>;
    fn has_left(&self, side: Side) -> bool;
    fn log(&mut self) -> &mut Log;
    fn candidates(&self) -> Vec<Answer>;
    fn choices(&self) -> Choices;
    fn propose(&self, chance: &mut Chance) -> Answer;
    fn automatic(&self) -> Option<Answer>;
    fn view(&self, side: Side) -> Game;
    fn hears(&self, side: Side, event: &Event) -> bool;
    fn hash_in(&self, form: HashForm) -> u64;
    fn sides(&self) -> usize;
}

impl<G: Playable> AnyGame for G {
    fn rule_set(&self) -> RuleSet {
        G::RULE_SET
    }

    fn round(&self) -> u8 {
        Playable::round(self)
    }

    fn last_round(&self) -> u8 {
        Playable::last_round(self)
    }

    fn names(&self) -> Names {
        Playable::names(self)
    }

    fn position(&self, tags: Tags) -> Position {
        Position::new(tags, self.state())
    }

    fn resume(&self, position: &Position) -> Result<Game, BadPosition> {
        Ok(Game::new(G::resume(self.shared_setup(), position.state()?)?))
    }

    fn copied(&self) -> Game {
        Game::new(self.clone())
    }

    fn is(&self, other: &Game) -> bool {
        other.of::<G>().is_some_and(|other| other == self)
    }

    fn status(&self) -> Status {
        Rules::status(self)
    }

    fn check(&self, answer: &Answer) -> Result<(), Illegal> {
        Rules::check(self, answer)
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        Rules::answer(self, answer)
    }

    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal> {
        Rules::roll(self, faces)
    }

    fn leave(&mut self, side: Side, why: Leaving) -> Result<(), Illegal> {
        Rules::leave(self, side, why)
    }

    fn has_left(&self, side: Side) -> bool {
        Rules::has_left(self, side)
    }

    fn log(&mut self) -> &mut Log {
        Rules::log(self)
    }

    fn candidates(&self) -> Vec<Answer> {
        Rules::candidates(self)
    }

    fn choices(&self) -> Choices {
        Rules::choices(self)
    }

    fn propose(&self, chance: &mut Chance) -> Answer {
        Rules::propose(self, chance)
    }

    fn automatic(&self) -> Option<Answer> {
        Rules::automatic(self)
    }

    fn view(&self, side: Side) -> Game {
        Game::new(Rules::view(self, side))
    }

    fn hears(&self, side: Side, event: &Event) -> bool {
        Rules::hears(self, side, event)
    }

    fn hash_in(&self, form: HashForm) -> u64 {
        Rules::hash_in(self, form)
    }

    fn sides(&self) -> usize {
        Rules::sides(self)
    }
}
