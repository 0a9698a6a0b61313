//! `coverline odds`: what an attack will do if both sides play it perfectly.

use std::path::Path;

use clap::Args;
use odds::{BadQuestion, Policy, Question, Report};

use crate::failure::{Failure, answer};
use crate::input;
use crate::options::Options;

/// Gives the exact odds of a shooting or fighting sequence, both sides playing it perfectly
#[derive(Debug, Args)]
pub struct Odds {
    /// The attack, in JSON; - is standard input
    question: String,
}

impl From<BadQuestion> for Failure {
    fn from(bad: BadQuestion) -> Failure {
        Failure::input(bad.field, bad.what)
    }
}

impl Odds {
    /// Answers the question.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let _ = options;
        let question: Question = input::question(Path::new(&self.question))?;
        let odds = question.odds(Policy::Optimal)?;
        answer(&input::to_json(&Report::new(&question, &odds)))
    }
}
