//! The odds of attacks of hit, wound and save: of Kill Team 2018 and of KT4W40K.

mod card;
mod matrix;
mod words;

use game::Speech;
use odds::battle::{
    Kt4w40kQuestion, Kt4w40kReport, Kt4w40kSequence, Kt18Question, Kt18Report, Kt18Sequence,
};
use table::RuleSet;

pub use card::Written;
pub use matrix::{Range, armies, kill_teams};

use crate::failure::{Failure, answer};
use crate::input;
use crate::options::Options;

/// Where only a 6 hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Snap {
    /// At a charge
    Overwatch,
    /// At a unit that Falls Back (kt4w40k)
    Opportunity,
}

/// Answers a question about Kill Team 2018 in JSON.
pub fn kt18_file(text: &str, options: Options) -> Result<(), Failure> {
    kt18(&input::json(text)?, options)
}

/// Answers a question about KT4W40K in JSON.
pub fn kt4w40k_file(text: &str, options: Options) -> Result<(), Failure> {
    kt4w40k(&input::json(text)?, options)
}

/// The answer to a question about Kill Team 2018 in JSON.
pub fn kt18_report(text: &str) -> Result<serde_json::Value, Failure> {
    let question: Kt18Question = input::json(text)?;
    let odds = question.odds()?;
    Ok(serde_json::to_value(Kt18Report::new(&question, &odds)).unwrap_or_default())
}

/// The answer to a question about KT4W40K in JSON.
pub fn kt4w40k_report(text: &str) -> Result<serde_json::Value, Failure> {
    let question: Kt4w40kQuestion = input::json(text)?;
    let odds = question.odds()?;
    Ok(serde_json::to_value(Kt4w40kReport::new(&question, &odds)).unwrap_or_default())
}

/// Answers a question about Kill Team 2018 that stands on the command line.
pub fn kt18_written(written: &Written, options: Options) -> Result<(), Failure> {
    let snap = written.snap.map(|snap| match snap {
        Snap::Overwatch => Ok(Kt18Sequence::Overwatch),
        Snap::Opportunity => Err(Failure::input("--only-sixes", "overwatch only in kt18")),
    });
    kt18(&card::kt18(written, snap.transpose()?)?, options)
}

/// Answers a question about KT4W40K that stands on the command line.
pub fn kt4w40k_written(written: &Written, options: Options) -> Result<(), Failure> {
    let snap = written.snap.map(|snap| match snap {
        Snap::Overwatch => Kt4w40kSequence::Overwatch,
        Snap::Opportunity => Kt4w40kSequence::Opportunity,
    });
    kt4w40k(&card::kt4w40k(written, snap)?, options)
}

/// An attack that stands on the command line: its odds in words, and for programs.
pub fn in_words_and_json(
    rules: RuleSet,
    written: &Written,
    speech: &Speech,
) -> Result<(String, serde_json::Value), Failure> {
    if rules == RuleSet::KT18 {
        let question = card::kt18(written, None)?;
        let odds = question.odds()?;
        let json = serde_json::to_value(Kt18Report::new(&question, &odds)).unwrap_or_default();
        return Ok((words::injuries(&odds, speech), json));
    }
    let question = card::kt4w40k(written, None)?;
    let odds = question.odds()?;
    let json = serde_json::to_value(Kt4w40kReport::new(&question, &odds)).unwrap_or_default();
    Ok((words::slain(&odds, speech), json))
}

fn kt18(question: &Kt18Question, options: Options) -> Result<(), Failure> {
    let odds = question.odds()?;
    if options.json {
        return answer(&input::to_json(&Kt18Report::new(question, &odds)));
    }
    answer(&words::injuries(&odds, &options.speech(RuleSet::KT18)))
}

fn kt4w40k(question: &Kt4w40kQuestion, options: Options) -> Result<(), Failure> {
    let odds = question.odds()?;
    if options.json {
        return answer(&input::to_json(&Kt4w40kReport::new(question, &odds)));
    }
    answer(&words::slain(&odds, &options.speech(RuleSet::KT4W40K)))
}
