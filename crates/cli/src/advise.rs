//! `coverline advise`: what a good player would do at a position, and why.

use std::fmt::Write as _;
use std::path::PathBuf;

use ai::tactics::{Advised, Reason};
use ai::{Level, Player, Suggested};
use catalog::AnyMatchup;
use clap::Args;
use desk::counsel;
use dice::Chance;
use game::{Game, Speech};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Position, Record, Rules, Side, Status};

use crate::again::{beginning, replay};
use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::options::Options;
use crate::shelf::shelf;

/// Says what to do at a position: the best activation, what it is expected to bring and why, and the next best two
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline advise position.txt
  coverline advise --json position.txt
  coverline advise --lang fr game-000001.txt

The file is a position, or a record, of which the last moment counts. Where an activation is to be begun in kt21 or kt24,
the best three are weighed; everywhere else the answer is what a trooper would answer.")]
pub struct Advise {
    /// The position or record; - is standard input
    file: PathBuf,
    /// A team, killzone or mission that it was played with; may be given more than once
    #[arg(long = "with", value_name = "FILE")]
    with: Vec<PathBuf>,
}

/// One piece of advice, as programs read it.
#[derive(Debug, Default, Serialize)]
struct Piece {
    /// Answers, one after another.
    answers: Vec<String>,
    /// By how much it is better than waiting, in operatives; none where it was not weighed.
    gain: Option<f64>,
    /// What the attack in it is expected to do.
    attack: Option<Value>,
    /// The same in words.
    #[serde(skip)]
    expected: Option<String>,
    /// The share of itself that the operative stands to lose afterwards.
    risk: Option<f64>,
    /// Why, what matters most first.
    why: Vec<Value>,
}

fn share(thousandths: impl Into<i64>) -> f64 {
    thousandths.into() as f64 / 1000.0
}

impl Advise {
    /// Gives the advice.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let game = self.game(options)?;
        let Status::Decide(decision) = game.status() else {
            return Err(Failure::input(
                input::name(&self.file),
                "the game does not wait for an answer here",
            ));
        };
        let speech = options.speech(game.rule_set());
        let seen = game.view(decision.side);
        let weighed = ai::advise(&seen);
        let suggested = ai::suggest(&seen);
        let pieces: Vec<Piece> = if !suggested.is_empty() {
            suggested.iter().map(|one| suggestion(one, &speech)).collect()
        } else if weighed.is_empty() {
            let mut player = Player::new(Level::Trooper, Chance::new(options.seed, 0));
            let answers = vec![player.choose(&seen).to_string()];
            vec![Piece { answers, ..Piece::default() }]
        } else {
            weighed.iter().map(|one| piece(one, &speech)).collect()
        };
        if options.json {
            let rules = game.rule_set().id();
            let side = decision.side.to_string();
            return answer(&to_json(&json!({ "rules": rules, "side": side, "advice": pieces })));
        }
        answer(&in_words(&pieces, decision.side, &speech))
    }

    fn game(&self, options: Options) -> Result<Game, Failure> {
        let text = input::text(&self.file, Record::MAX_BYTES)?;
        let name = input::name(&self.file);
        let bad = |error: &dyn std::fmt::Display| Failure::Input(format!("{name}: {error}"));
        let shelf = shelf(&self.with)?;
        if text.starts_with("coverline record") {
            let record = Record::read(&text).map_err(|error| bad(&error))?;
            options.agree(record.tags.rules)?;
            let (_, mut game) = beginning(&record, &shelf)?;
            let speech = options.speech(record.tags.rules);
            let replayed = replay(&record, &mut game, &speech, |_| Ok(()))?;
            replayed.map_err(|wrong| bad(&format!("line {}: {}", wrong.line, wrong.what)))?;
            return Ok(game);
        }
        let position = Position::read(&text).map_err(|error| bad(&error))?;
        options.agree(position.tags.rules)?;
        let matchup = AnyMatchup::resolve(&position.tags, &shelf).map_err(|error| bad(&error))?;
        let start = matchup.game().map_err(|error| bad(&error))?;
        start.resume(&position).map_err(|error| bad(&error))
    }
}

fn suggestion(suggested: &Suggested, speech: &Speech) -> Piece {
    let answers = std::iter::once(&suggested.answer).chain(&suggested.way);
    Piece {
        answers: answers.map(ToString::to_string).collect(),
        why: why(&suggested.why, speech),
        ..Piece::default()
    }
}

fn why(reasons: &[Reason], speech: &Speech) -> Vec<Value> {
    let each = reasons.iter();
    each.map(|one| json!({ "key": one.key, "text": counsel::reason(one, speech) })).collect()
}

fn piece(advised: &Advised, speech: &Speech) -> Piece {
    let begins = format!("activate {} {}", advised.model, advised.order);
    let steps = advised.steps.iter().map(ToString::to_string);
    Piece {
        answers: std::iter::once(begins).chain(steps).collect(),
        gain: Some(share(advised.gain)),
        attack: advised.attack.map(|attack| {
            json!({
                "target": attack.target.to_string(),
                "weapon": attack.weapon.to_string(),
                "kills": share(attack.kills),
                "wounds": share(attack.wounds),
                "dies": share(attack.dies),
            })
        }),
        expected: advised
            .attack
            .map(|attack| counsel::expected(&attack, attack.target.to_string(), speech)),
        risk: Some(share(advised.risk)),
        why: why(&advised.why, speech),
    }
}

fn in_words(pieces: &[Piece], side: Side, speech: &Speech) -> String {
    let mut text = speech.text("advise-side", &[("side", side.to_string())]) + "\n";
    for (place, piece) in (1..).zip(pieces) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{place}. {}", piece.answers.join("; "));
        if let Some(attack) = &piece.expected {
            let _ = writeln!(text, "   {attack}");
        }
        for why in &piece.why {
            let _ = writeln!(text, "   {}", why["text"].as_str().unwrap_or_default());
        }
    }
    text
}
