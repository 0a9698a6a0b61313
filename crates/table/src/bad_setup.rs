//! What a game cannot be played with.

use thiserror::Error;

use crate::BadState;

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
