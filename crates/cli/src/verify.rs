//! `coverline verify`: whether a game played on a server was played by the rules and with dice that nobody chose.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use server::games::fair::check_dice;
use table::{Record, Rules};

use crate::again::{Mismatch, beginning, replay};
use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::options::Options;
use crate::shelf::shelf;

/// Checks a finished game of a server: every answer and hash by the rules, every die by the seed that was committed to
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline verify coverline-gbnk2eg5jc47e4mw.record
  coverline verify --json game.record
  coverline verify --with my-killzone.toml game.record

The page tells the commitment before the first die falls; compare it with the one this command prints.")]
pub struct Verify {
    /// The record of the game, as the server gives it once the game is over; - is standard input
    file: PathBuf,
    /// A team, killzone or mission that the game was played with; may be given more than once
    #[arg(long = "with", value_name = "FILE")]
    with: Vec<PathBuf>,
}

impl Verify {
    /// Checks the record.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let text = input::text(&self.file, Record::MAX_BYTES)?;
        let name = input::name(&self.file);
        let record =
            Record::read(&text).map_err(|error| Failure::Input(format!("{name}: {error}")))?;
        options.agree(record.tags.rules)?;
        let refuted = |what: String| {
            let program = || to_json(&json!({ "verified": false, "what": what }));
            Failure::Refuted(if options.json { program() } else { what.clone() })
        };
        let (_, mut game) = beginning(&record, &shelf(&self.with)?)?;
        game.silence();
        let speech = options.speech(record.tags.rules);
        let verified = replay(&record, &mut game, &speech, |_| Ok(()))?
            .map_err(|Mismatch { line, what }| refuted(format!("line {line}: {what}")))?;
        let dice = check_dice(&record).map_err(|error| refuted(error.to_string()))?;
        let commitment = record.tags.get("dice commitment").unwrap_or_default();
        let (answers, rolls) = (verified.answers, verified.rolls);
        if options.json {
            return answer(&to_json(&json!({
                "verified": true,
                "answers": answers,
                "rolls": rolls,
                "dice": dice,
                "commitment": commitment,
            })));
        }
        answer(&format!(
            "verified: {answers} answers, {rolls} rolls; {dice} dice from the seed of {commitment}\n"
        ))
    }
}
