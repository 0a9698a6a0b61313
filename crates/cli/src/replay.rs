//! `coverline replay`: a record told in words, or verified line by line.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;
use game::{Names, Speech};
use serde_json::json;
use table::{Event, Record};

use crate::again::{Mismatch, Verified, beginning, replay};
use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::options::Options;
use crate::shelf::shelf;

/// Tells the game of a record in words, or verifies every answer, roll and hash of it
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline replay game-000001.txt
  coverline replay --lang fr game-000001.txt
  coverline replay --verify game-000001.txt
  coverline replay --json game-000001.txt
  coverline replay --verify --with mine.toml game-000001.txt")]
pub struct Replay {
    /// The record; - is standard input
    file: PathBuf,
    /// Only check the record, and say how much was checked
    #[arg(long)]
    verify: bool,
    /// A team, killzone or mission that the record was played with; may be given more than once
    #[arg(long = "with", value_name = "FILE")]
    with: Vec<PathBuf>,
}

impl Replay {
    /// Tells or verifies the record.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let text = input::text(&self.file, Record::MAX_BYTES)?;
        let name = input::name(&self.file);
        let record =
            Record::read(&text).map_err(|error| Failure::Input(format!("{name}: {error}")))?;
        options.agree(record.tags.rules)?;
        let (matchup, mut game) = beginning(&record, &shelf(&self.with)?)?;
        let speech = options.speech(record.tags.rules);
        if !self.verify && !options.json {
            let teams = matchup.team_names().into_iter().zip('A'..);
            let teams: Vec<String> = teams.map(|(team, side)| format!("{side}: {team}")).collect();
            answer(&format!("{}\n{}\n", matchup.killzone_name(), teams.join("\n")))?;
        }
        let names = game.names();
        let replayed = replay(&record, &mut game, &speech, |events| match options.json {
            _ if self.verify => Ok(()),
            true => answer(&told_to_programs(&events, &names, &speech)),
            false => answer(&told(&events, &names, &speech)),
        })?;
        match replayed {
            Ok(_) if !self.verify => Ok(()),
            Ok(Verified { answers, rolls }) if options.json => {
                answer(&to_json(&json!({ "verified": true, "answers": answers, "rolls": rolls })))
            }
            Ok(Verified { answers, rolls }) => {
                answer(&format!("verified: {answers} answers, {rolls} rolls\n"))
            }
            Err(Mismatch { line, what }) if options.json => Err(Failure::Refuted(to_json(
                &json!({ "verified": false, "line": line, "what": what }),
            ))),
            Err(mismatch) => Err(Failure::Refuted(mismatch.told(&speech))),
        }
    }
}

/// Events as objects with their sentences, one a line.
fn told_to_programs(events: &[Event], names: &Names, speech: &Speech) -> String {
    let objects =
        events.iter().map(|event| json!({ "event": event, "text": speech.say_in(event, names) }));
    objects.map(|object| to_json(&object)).collect()
}

/// Events in words, a line each; turning points stand apart.
fn told(events: &[Event], names: &Names, speech: &Speech) -> String {
    let mut text = String::new();
    for event in events {
        if matches!(event, Event::TurningPoint { .. }) {
            text.push('\n');
        }
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", speech.say_in(event, names));
    }
    text
}
