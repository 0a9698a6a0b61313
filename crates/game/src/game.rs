//! A game under any rule set.

use std::sync::Arc;

use dice::{Chance, Face};
use kt24::Kt24;
use table::{Answer, BadRecord, Event, Illegal, Position, RuleSet, Rules, Side, Status, Tags};
use thiserror::Error;

/// A game under one of the rule sets.
#[derive(Clone, Debug, PartialEq)]
pub enum Game {
    /// Kill Team 2024.
    Kt24(Kt24),
}

/// A position that cannot be played on from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadPosition {
    /// It does not read.
    #[error(transparent)]
    Text(#[from] BadRecord),
    /// It cannot be.
    #[error("{0}")]
    State(#[from] skirmish::BadState),
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
    /// The rule set it is played under.
    pub fn rule_set(&self) -> RuleSet {
        match self {
            Game::Kt24(_) => RuleSet::Kt24,
        }
    }

    /// The position of the game as text, under these tags.
    pub fn position(&self, tags: Tags) -> Position {
        match self {
            Game::Kt24(game) => Position::new(tags, game.state()),
        }
    }

    /// A game of Kill Team 2024 at a position.
    ///
    /// # Errors
    /// What in the position does not read or cannot be.
    pub fn resume_kt24(setup: Arc<kt24::Setup>, position: &Position) -> Result<Self, BadPosition> {
        if position.tags.rules != RuleSet::Kt24 {
            let (found, expected) = (position.tags.rules, RuleSet::Kt24);
            return Err(BadPosition::RuleSet { found, expected });
        }
        Ok(Game::Kt24(Kt24::at(setup, position.state()?)?))
    }
}

impl From<Kt24> for Game {
    fn from(game: Kt24) -> Game {
        Game::Kt24(game)
    }
}

/// Hands every call to the rule set's own game.
impl Rules for Game {
    fn status(&self) -> Status {
        match self {
            Game::Kt24(game) => game.status(),
        }
    }

    fn check(&self, answer: &Answer) -> Result<(), Illegal> {
        match self {
            Game::Kt24(game) => game.check(answer),
        }
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        match self {
            Game::Kt24(game) => game.answer(answer),
        }
    }

    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal> {
        match self {
            Game::Kt24(game) => game.roll(faces),
        }
    }

    fn events(&mut self) -> Vec<Event> {
        match self {
            Game::Kt24(game) => game.events(),
        }
    }

    fn silence(&mut self) {
        match self {
            Game::Kt24(game) => game.silence(),
        }
    }

    fn candidates(&self) -> Vec<Answer> {
        match self {
            Game::Kt24(game) => game.candidates(),
        }
    }

    fn propose(&self, chance: &mut Chance) -> Answer {
        match self {
            Game::Kt24(game) => game.propose(chance),
        }
    }

    fn automatic(&self) -> Option<Answer> {
        match self {
            Game::Kt24(game) => game.automatic(),
        }
    }

    fn view(&self, side: Side) -> Self {
        match self {
            Game::Kt24(game) => Game::Kt24(game.view(side)),
        }
    }

    fn state_hash(&self) -> u64 {
        match self {
            Game::Kt24(game) => game.state_hash(),
        }
    }

    fn sides(&self) -> usize {
        match self {
            Game::Kt24(game) => game.sides(),
        }
    }
}
