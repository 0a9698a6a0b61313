//! What a game cannot be played with.

use thiserror::Error;

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
    /// Two things answer to the same name.
    #[error("{what}: two of them are called {name:?}")]
    Twice {
        /// What they are.
        what: String,
        /// The name.
        name: String,
    },
}
