//! Playing a record again, checking every line of it.

use catalog::{Matchup, Shelf};
pub use desk::again::{Mismatch, Verified};
use game::{Game, Speech};
use table::{Event, Record};

use crate::failure::Failure;

/// The game that a record is of, about to begin.
pub fn beginning(record: &Record, shelf: &Shelf) -> Result<(Matchup, Game), Failure> {
    desk::again::beginning(record, shelf).map_err(|error| Failure::Input(error.to_string()))
}

/// Plays a record again from the beginning of its game ([`desk::again::replay`]).
pub fn replay(
    record: &Record,
    game: &mut Game,
    speech: &Speech,
    heard: impl FnMut(Vec<Event>) -> Result<(), Failure>,
) -> Result<Result<Verified, Mismatch>, Failure> {
    desk::again::replay(record, game, speech, heard)
}
