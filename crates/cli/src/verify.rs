//! `coverline verify`: whether a game played on a server was played by the rules and with dice that nobody chose.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use server::games::fair::{Checked, check_dice, check_finish};
use table::{Record, Rules};

use crate::again::{beginning, replay};
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

The page tells the commitment before the first die falls; compare it with the one this command prints, and what it prints
of your words and of answers taken back with what you remember.")]
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
            .map_err(|mismatch| refuted(mismatch.told(&speech)))?;
        let checked = check_dice(&record).map_err(|error| refuted(error.to_string()))?;
        check_finish(&record, &game).map_err(|error| refuted(error.to_string()))?;
        let Checked { dice, answers_back, rolls_back, dice_back, own, ref words } = checked;
        let commitment = record.tags.get("dice commitment").unwrap_or_default();
        let (answers, rolls) = (verified.answers, verified.rolls);
        if options.json {
            return answer(&to_json(&json!({
                "verified": true,
                "answers": answers,
                "rolls": rolls,
                "dice": dice,
                "commitment": commitment,
                "taken_back": { "answers": answers_back, "rolls": rolls_back, "dice": dice_back },
                "own_dice": own,
                "words": words.iter().map(|(side, words)| (side.to_string(), json!(words)))
                    .collect::<serde_json::Map<_, _>>(),
            })));
        }
        let counted = |answers: u64, rolls: u64, dice: u64| {
            let counts = [("answers", answers), ("rolls", rolls), ("dice", dice)];
            counts.map(|(name, number)| (name, number.to_string()))
        };
        let mut held = counted(answers as u64, rolls as u64, dice).to_vec();
        held.push(("commitment", commitment.to_owned()));
        let mut text = speech.text("verify-held", &held) + "\n";
        if answers_back + rolls_back > 0 {
            let back = counted(answers_back, rolls_back, dice_back);
            text += &(speech.text("verify-back", &back) + "\n");
        }
        if own > 0 {
            text += &(speech.text("verify-own", &[("dice", own.to_string())]) + "\n");
        }
        for (side, words) in words {
            // Whatever the words are, they stand as they were given.
            let whose = speech.text("verify-words", &[("side", side.to_string())]);
            text += &format!("{whose} {words}\n");
        }
        answer(&text)
    }
}
