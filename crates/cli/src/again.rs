//! Playing a record again, checking every line of it.

use catalog::{AnyMatchup, Shelf};
use game::{Game, Speech};
use table::{Entry, Event, Illegal, Record, Rules, Status};

use crate::failure::Failure;

/// The first line of a record that does not hold.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// What a record that holds contains.
#[derive(Clone, Copy, Debug, Default)]
pub struct Verified {
    /// How many answers.
    pub answers: usize,
    /// How many rolls.
    pub rolls: usize,
}

/// The game that a record is of, about to begin.
pub fn beginning(record: &Record, shelf: &Shelf) -> Result<(AnyMatchup, Game), Failure> {
    let matchup = AnyMatchup::resolve(&record.tags, shelf)
        .map_err(|error| Failure::Input(error.to_string()))?;
    let game = matchup.game().map_err(|error| Failure::Input(error.to_string()))?;
    Ok((matchup, game))
}

/// Plays a record again from the beginning of its game. `heard` gets what happened at every line.
///
/// # Errors
/// The first line that the game does not accept, or whose hash is another.
pub fn replay(
    record: &Record,
    game: &mut Game,
    speech: &Speech,
    mut heard: impl FnMut(Vec<Event>) -> Result<(), Failure>,
) -> Result<Result<Verified, Mismatch>, Failure> {
    let mut verified = Verified::default();
    for (line, entry) in &record.entries {
        let held = match entry {
            Entry::Answer(..) => {
                verified.answers += 1;
                take(game, entry, speech)
            }
            Entry::Roll(..) => {
                verified.rolls += 1;
                take(game, entry, speech)
            }
            Entry::Hash(hash) => {
                let now = game.state_hash();
                if now == *hash { Ok(()) } else { Err(format!("the hash here is {now:016x}")) }
            }
        };
        heard(game.events())?;
        if let Err(what) = held {
            return Ok(Err(Mismatch { line: *line, what }));
        }
    }
    Ok(Ok(verified))
}

/// Hands an answer or a roll to the game, if it is the right player's.
fn take(game: &mut Game, entry: &Entry, speech: &Speech) -> Result<(), String> {
    let refused = |illegal: Illegal| format!("{}: {}", illegal.rule, speech.say(&illegal.why));
    match (entry, game.status()) {
        (Entry::Answer(side, answer), Status::Decide(decision)) => {
            if decision.side != *side {
                return Err(format!("it is {}'s decision, not {side}'s", decision.side));
            }
            game.answer(answer).map_err(refused)
        }
        (Entry::Roll(side, faces), Status::Roll(roll)) => {
            if roll.side != *side {
                return Err(format!("these are {}'s dice, not {side}'s", roll.side));
            }
            game.roll(faces).map_err(refused)
        }
        (_, Status::Decide(decision)) => {
            Err(format!("an answer of {} is expected here", decision.side))
        }
        (_, Status::Roll(roll)) => {
            Err(format!("a roll of {} with {} dice is expected here", roll.side, roll.dice))
        }
        (_, Status::Over(_)) => Err("the game is over here".to_owned()),
    }
}
