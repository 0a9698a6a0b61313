//! A game under any rule set.

use dice::{Chance, Face};
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use skirmish::{BadState, Edition};
use table::{Answer, BadRecord, Event, Illegal, Position, RuleSet, Rules, Side, Status, Tags};
use thiserror::Error;

/// A game under one of the rule sets.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a box would cost every copy of a game an allocation"
)]
pub enum Game {
    /// Kill Team 2018 in ultra-close confines.
    Kt18(Kt18),
    /// Kill Team 2021.
    Kt21(Kt21),
    /// Kill Team 2024.
    Kt24(Kt24),
    /// Warhammer 40,000 with the alternation of Kill Team.
    Kt4w40k(Kt4w40k),
}

/// A position that cannot be played on from.
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

/// The same call on the game of whatever rule set it is.
macro_rules! each {
    ($game:expr, $of:ident => $call:expr) => {
        match $game {
            Game::Kt18($of) => $call,
            Game::Kt21($of) => $call,
            Game::Kt24($of) => $call,
            Game::Kt4w40k($of) => $call,
        }
    };
}

impl Game {
    /// The rule sets of which games can be played.
    pub const RULE_SETS: [RuleSet; 4] =
        [RuleSet::Kt18, RuleSet::Kt21, RuleSet::Kt24, RuleSet::Kt4w40k];

    /// The rule set it is played under.
    pub fn rule_set(&self) -> RuleSet {
        match self {
            Game::Kt18(_) => RuleSet::Kt18,
            Game::Kt21(_) => RuleSet::Kt21,
            Game::Kt24(_) => RuleSet::Kt24,
            Game::Kt4w40k(_) => RuleSet::Kt4w40k,
        }
    }

    /// The turning point or battle round that is played; 0 before the first.
    pub fn turning_point(&self) -> u8 {
        match self {
            Game::Kt18(game) => game.state().round,
            Game::Kt21(game) => Edition::turning_point(game),
            Game::Kt24(game) => Edition::turning_point(game),
            Game::Kt4w40k(game) => game.state().turn,
        }
    }

    /// The position of the game as text, under these tags.
    pub fn position(&self, tags: Tags) -> Position {
        each!(self, game => Position::new(tags, game.state()))
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
        Ok(match self {
            Game::Kt18(game) => Kt18::at(game.shared_setup(), position.state()?)?.into(),
            Game::Kt21(game) => Kt21::resume(game.shared_setup(), position.state()?)?.into(),
            Game::Kt24(game) => Kt24::resume(game.shared_setup(), position.state()?)?.into(),
            Game::Kt4w40k(game) => Kt4w40k::at(game.shared_setup(), position.state()?)?.into(),
        })
    }
}

impl From<Kt18> for Game {
    fn from(game: Kt18) -> Game {
        Game::Kt18(game)
    }
}

impl From<Kt21> for Game {
    fn from(game: Kt21) -> Game {
        Game::Kt21(game)
    }
}

impl From<Kt24> for Game {
    fn from(game: Kt24) -> Game {
        Game::Kt24(game)
    }
}

impl From<Kt4w40k> for Game {
    fn from(game: Kt4w40k) -> Game {
        Game::Kt4w40k(game)
    }
}

/// Hands every call to the rule set's own game.
impl Rules for Game {
    fn status(&self) -> Status {
        each!(self, game => game.status())
    }

    fn check(&self, answer: &Answer) -> Result<(), Illegal> {
        each!(self, game => game.check(answer))
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        each!(self, game => game.answer(answer))
    }

    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal> {
        each!(self, game => game.roll(faces))
    }

    fn events(&mut self) -> Vec<Event> {
        each!(self, game => game.events())
    }

    fn silence(&mut self) {
        each!(self, game => game.silence())
    }

    fn candidates(&self) -> Vec<Answer> {
        each!(self, game => game.candidates())
    }

    fn propose(&self, chance: &mut Chance) -> Answer {
        each!(self, game => game.propose(chance))
    }

    fn automatic(&self) -> Option<Answer> {
        each!(self, game => game.automatic())
    }

    fn view(&self, side: Side) -> Self {
        each!(self, game => Game::from(game.view(side)))
    }

    fn state_hash(&self) -> u64 {
        each!(self, game => game.state_hash())
    }

    fn sides(&self) -> usize {
        each!(self, game => game.sides())
    }
}
