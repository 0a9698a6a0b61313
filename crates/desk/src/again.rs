//! Playing a record again, checking every line of it.

use catalog::{BadTags, Matchup, Shelf};
use game::{BadLine, Course, Game, Speech};
use table::{Entry, Event, HashForm, Record, Rules, Side, Status};

/// The first line of a record that does not hold.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

impl Mismatch {
    /// The line and what is wrong with it, in words.
    pub fn told(&self, speech: &Speech) -> String {
        let args = [("line", self.line.to_string()), ("what", self.what.clone())];
        speech.text("record-line", &args)
    }
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
///
/// # Errors
/// If its tags do not lead to something to play with.
pub fn beginning(record: &Record, shelf: &Shelf) -> Result<(Matchup, Game), BadTags> {
    let matchup = Matchup::resolve(&record.tags, shelf)?;
    let game = matchup.game()?;
    Ok((matchup, game))
}

/// Plays a record again from the beginning of its game. `heard` gets what happened at every line that stands.
///
/// # Errors
/// What whoever hears says; inside, the first line that the game does not accept, or whose hash is another.
pub fn replay<E>(
    record: &Record,
    game: &mut Game,
    speech: &Speech,
    mut heard: impl FnMut(Vec<Event>) -> Result<(), E>,
) -> Result<Result<Verified, Mismatch>, E> {
    let mut verified = Verified::default();
    // Whoever resolved the tags has refused what is no form of hashes.
    let form = HashForm::of(&record.tags).unwrap_or_default();
    let mut course = Course::new(game.clone());
    for ((line, entry), stands) in record.entries.iter().zip(record.standing()) {
        verified.answers += usize::from(matches!(entry, Entry::Answer(..)));
        verified.rolls += usize::from(matches!(entry, Entry::Roll(..)));
        let held = take(&mut course, entry, form, speech);
        let events = course.game_mut().events();
        if stands {
            heard(events)?;
        }
        if let Err(what) = held {
            return Ok(Err(Mismatch { line: *line, what }));
        }
    }
    *game = course.game().clone();
    Ok(Ok(verified))
}

/// Lets a line happen, if it is the right player's; compares a hash.
fn take(course: &mut Course, entry: &Entry, form: HashForm, speech: &Speech) -> Result<(), String> {
    let names = course.game().names();
    let say = |id: &str, args: &[(&str, String)]| Err(speech.text(id, args));
    let other = |id: &str, wanted: Side, found: Side| {
        say(id, &[("wanted", wanted.to_string()), ("found", found.to_string())])
    };
    let refused = |bad: BadLine| match bad {
        BadLine::Illegal(illegal) => {
            format!("{}: {}", illegal.rule, speech.say_in(&illegal.why, &names))
        }
        BadLine::Undo { .. } => bad.to_string(),
    };
    match (entry, course.game().status()) {
        (Entry::Hash(hash), _) => {
            let now = course.game().hash_in(form);
            match now == *hash {
                true => Ok(()),
                false => say("record-hash", &[("hash", format!("{now:016x}"))]),
            }
        }
        (Entry::Undo(_) | Entry::Leave(..), _) => course.enter(entry).map_err(refused),
        (Entry::Answer(side, _), Status::Decide(decision)) => {
            if decision.side != *side {
                return other("record-other-decision", decision.side, *side);
            }
            course.enter(entry).map_err(refused)
        }
        (Entry::Roll(side, _), Status::Roll(roll)) => {
            if roll.side != *side {
                return other("record-other-dice", roll.side, *side);
            }
            course.enter(entry).map_err(refused)
        }
        (_, Status::Decide(decision)) => {
            say("record-answer-expected", &[("side", decision.side.to_string())])
        }
        (_, Status::Roll(roll)) => {
            let args = [("side", roll.side.to_string()), ("dice", roll.dice.to_string())];
            say("record-roll-expected", &args)
        }
        (_, Status::Over(_)) => say("record-over", &[]),
    }
}
