//! `coverline advise`: what a good player would do at a position, and why.

use std::fmt::Write as _;
use std::path::PathBuf;

use catalog::Matchup;
use clap::Args;
use desk::advise::{Piece, advise};
use game::Speech;
use serde_json::Value;
use table::{ModelId, Side};

use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::moment::game_at;
use crate::options::Options;

/// Says what to do at a position: the best activation, what it is expected to bring and why, and the next best two
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline advise position.txt
  coverline advise --json position.txt
  coverline advise --lang fr game-000001.txt
  coverline advise --at 42 game-000001.txt

The file is a position, or a record, of which the last moment counts unless --at says another. Where an activation is to be begun in kt21 or kt24,
the best three are weighed; everywhere else the answer is what a trooper would answer.")]
pub struct Advise {
    /// The position or record; - is standard input
    file: PathBuf,
    /// The moment of a record: after so many answers and rolls
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// A team, killzone or mission that it was played with; may be given more than once
    #[arg(long = "with", value_name = "FILE")]
    with: Vec<PathBuf>,
}

impl Advise {
    /// Gives the advice.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let (matchup, game) = game_at(&self.file, self.at, &self.with, options)?;
        let speech = options.speech(game.rule_set());
        let called = names(&matchup);
        let who = |model: ModelId| {
            let name = called.iter().find(|(known, _)| *known == model);
            name.map_or_else(|| model.to_string(), |(_, name)| format!("{name} ({model})"))
        };
        let Some(advice) = advise(&game, options.seed, &speech, &who) else {
            return Err(Failure::input(
                input::name(&self.file),
                "the game does not wait for an answer here",
            ));
        };
        if options.json {
            return answer(&to_json(&advice));
        }
        answer(&in_words(&advice.advice, advice.side, &speech))
    }
}

/// What operatives, or units, are called on their cards.
fn names(matchup: &Matchup) -> Vec<(ModelId, String)> {
    let sides = matchup.teams.iter().enumerate();
    let teams = sides.filter_map(|(i, team)| Some(desk::view::team(team, Side::from_index(i)?)));
    let of = |team: desk::view::TeamCard| {
        let units = team.units.into_iter().map(|unit| (unit.unit, unit.name));
        let operatives = team.operatives.into_iter().filter(|card| card.model.number.is_none());
        units.chain(operatives.map(|card| (card.model.model, card.name))).collect::<Vec<_>>()
    };
    teams.flat_map(of).collect()
}

fn in_words(pieces: &[Piece], side: Side, speech: &Speech) -> String {
    let mut text = speech.text("advise-side", &[("side", side.to_string())]) + "\n";
    for (place, piece) in (1..).zip(pieces) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{place}. {}", piece.told.join("; "));
        if let Some(attack) = &piece.expected {
            let _ = writeln!(text, "   {attack}");
        }
        // What an attack does has just been said.
        let said = |why: &&Value| {
            let told = matches!(why["key"].as_str(), Some("kill-chance" | "takes-wounds"));
            told && piece.expected.is_some()
        };
        for why in piece.why.iter().filter(|why| !said(why)) {
            let _ = writeln!(text, "   {}", why["text"].as_str().unwrap_or_default());
        }
        if let Some(gain) = piece.gain {
            let args = [("number", speech.decimal(gain, 2))];
            let _ = writeln!(text, "   {}", speech.text("advise-gain", &args));
        }
        if let Some(risk) = piece.risk {
            let args = [("number", speech.decimal(100.0 * risk, 0))];
            let _ = writeln!(text, "   {}", speech.text("advise-risk", &args));
        }
    }
    text
}
