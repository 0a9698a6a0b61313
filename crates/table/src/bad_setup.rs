//! What a game cannot be played with.

use thiserror::Error;

use crate::{BadState, RuleSet};

/// Why something cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadSetup {
    /// Too many or too few of something.
    #[error("{what}: {found} of them, expected {expected}")]
    Count {
        /// What there are too many or too few of.
        what: String,
        /// How many there are.
        found: usize,
        /// How many there may be.
        expected: String,
    },
    /// A number that nothing can have.
    #[error("{what} is {found}, expected {expected}")]
    Number {
        /// What it is.
        what: String,
        /// The number.
        found: String,
        /// What it may be.
        expected: String,
    },
    /// Two things answer to the same name.
    #[error("{what}: two of them are called {name:?}")]
    Twice {
        /// What they are.
        what: String,
        /// The name.
        name: String,
    },
    /// The board does not say where everybody comes from.
    #[error(
        "killzone {killzone:?}: {found} drop zones for {players} players: play a mission, or give each one"
    )]
    DropZones {
        /// The board.
        killzone: String,
        /// How many drop zones it has.
        found: usize,
        /// How many players there are.
        players: usize,
    },
    /// The mission does not say where everybody comes from.
    #[error("mission {mission:?}: for {zones} players, not for {players}")]
    MissionPlayers {
        /// The mission.
        mission: String,
        /// How many drop zones it has.
        zones: usize,
        /// How many players there are.
        players: usize,
    },
    /// The mission is for armies, or for what is none.
    #[error("mission {mission:?}: drawn for {found}, not for {expected}")]
    Mission {
        /// The mission.
        mission: String,
        /// The rule set it was drawn for.
        found: RuleSet,
        /// The rule set that is to be played.
        expected: RuleSet,
    },
    /// There is nothing on the board to hold.
    #[error("mission {mission:?}: killzone {killzone:?} has no objectives to hold")]
    NoObjectives {
        /// The mission.
        mission: String,
        /// The board.
        killzone: String,
    },
    /// A drop zone of the mission is not on the board.
    #[error("mission {mission:?}: drop zone {zone} reaches beyond killzone {killzone:?}")]
    Beyond {
        /// The mission.
        mission: String,
        /// Its drop zone, from 1.
        zone: usize,
        /// The board.
        killzone: String,
    },
}

impl BadSetup {
    /// Checks that there are neither too many nor too few of something.
    ///
    /// # Errors
    /// There are.
    pub fn count(what: String, found: usize, least: usize, most: usize) -> Result<(), BadSetup> {
        if (least..=most).contains(&found) {
            return Ok(());
        }
        Err(BadSetup::Count { what, found, expected: format!("{least} to {most}") })
    }
}

/// Why models cannot stand as they were put, for questions about a table and for examples.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadStanding {
    /// There are too many or too few of them.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// They are off the board, in a wall or terrain, or on top of one another.
    #[error(transparent)]
    State(#[from] BadState),
}
