//! A game at one moment, from a position or a record.

use std::path::{Path, PathBuf};

use catalog::Matchup;
use game::Game;
use table::{Entry, Position, Record};

use crate::again::{beginning, replay};
use crate::failure::Failure;
use crate::input;
use crate::options::Options;
use crate::shelf::shelf;

/// The game of a file: of a position as it stands, of a record after so many answers and rolls, or at its end.
///
/// # Errors
/// What does not read, is not known, or does not hold.
pub fn game_at(
    file: &Path,
    at: Option<usize>,
    with: &[PathBuf],
    options: Options,
) -> Result<(Matchup, Game), Failure> {
    let text = input::text(file, Record::MAX_BYTES)?;
    let name = input::name(file);
    let bad = |error: &dyn std::fmt::Display| Failure::Input(format!("{name}: {error}"));
    let shelf = shelf(with)?;
    if text.starts_with("coverline record") {
        let mut record = Record::read(&text).map_err(|error| bad(&error))?;
        options.agree(record.tags.rules)?;
        if let Some(at) = at {
            cut(&mut record, at)?;
        }
        let (matchup, mut game) = beginning(&record, &shelf)?;
        let speech = options.speech(record.tags.rules);
        let replayed = replay(&record, &mut game, &speech, |_| Ok(()))?;
        replayed.map_err(|wrong| bad(&wrong.told(&speech)))?;
        return Ok((matchup, game));
    }
    if !text.starts_with("coverline position") {
        let what = "neither a position nor a record: it begins with neither \"coverline position 1\" nor \
                    \"coverline record 1\"";
        return Err(bad(&what));
    }
    if at.is_some() {
        return Err(Failure::input("--at", "a position is one moment; only records have others"));
    }
    let position = Position::read(&text).map_err(|error| bad(&error))?;
    options.agree(position.tags.rules)?;
    let matchup = Matchup::resolve(&position.tags, &shelf).map_err(|error| bad(&error))?;
    let start = matchup.game().map_err(|error| bad(&error))?;
    let game = start.resume(&position).map_err(|error| bad(&error))?;
    Ok((matchup, game))
}

/// Forgets what happened after so many answers, rolls and leavings.
fn cut(record: &mut Record, at: usize) -> Result<(), Failure> {
    let happens = |entry: &Entry| !matches!(entry, Entry::Undo(_) | Entry::Hash(_));
    let mut left = at;
    let end = record.entries.iter().position(|(_, entry)| {
        if happens(entry) {
            left = left.wrapping_sub(1);
            left == usize::MAX
        } else {
            false
        }
    });
    match end {
        Some(end) => record.entries.truncate(end),
        None if left > 0 => {
            let there = at - left;
            let what = format!("the record has {there} answers and rolls, not {at}");
            return Err(Failure::input("--at", what));
        }
        None => {}
    }
    Ok(())
}
