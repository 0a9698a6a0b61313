//! What goes wrong, as the exceptions of `coverline/errors.py`.

use ::odds::BadQuestion;
use catalog::{BadMatchup, BadTags, Misnamed, Problem};
use game::{BadPosition, Game, Language};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use table::{BadRecord, Illegal, Spoken, Why};

use crate::voice::voice;

/// What goes wrong.
#[derive(Debug)]
pub enum Failure {
    /// A field says something impossible.
    Input { field: String, what: String },
    /// A file has a problem.
    File(Problem),
    /// A line of a record or position does not hold.
    Record { line: usize, what: String },
    /// The rules forbid it.
    Illegal { rule: &'static str, key: &'static str, text: String, expected: Option<String> },
}

impl Failure {
    /// `what` is wrong with a field.
    pub fn input(field: impl ToString, what: impl ToString) -> Self {
        Failure::Input { field: field.to_string(), what: what.to_string() }
    }

    /// What the rules of a game say to an answer or to dice that they refuse.
    pub fn illegal(illegal: &Illegal, game: &Game, language: Language) -> Self {
        let speech = voice(language, game.rule_set());
        Failure::Illegal {
            rule: illegal.rule,
            key: illegal.why.key(),
            text: speech.say_in(&illegal.why, &game.names()),
            expected: match &illegal.why {
                Why::NotAsked { expected } => Some(expected.clone()),
                _ => None,
            },
        }
    }
}

impl From<BadQuestion> for Failure {
    fn from(bad: BadQuestion) -> Self {
        Failure::Input { field: bad.field, what: bad.what }
    }
}

impl From<Misnamed> for Failure {
    fn from(misnamed: Misnamed) -> Self {
        Failure::Input { field: misnamed.field, what: misnamed.what }
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Failure::File(problem)
    }
}

impl From<BadMatchup> for Failure {
    fn from(bad: BadMatchup) -> Self {
        let field = match &bad {
            BadMatchup::RuleSet(_) => "rules",
            BadMatchup::Team { .. } | BadMatchup::Teams { .. } => "teams",
            BadMatchup::Setup(_) => "",
        };
        Failure::input(field, bad)
    }
}

impl From<BadTags> for Failure {
    fn from(bad: BadTags) -> Self {
        // The tags begin behind the line that says what the text is.
        Failure::Record { line: 2, what: bad.to_string() }
    }
}

impl From<BadRecord> for Failure {
    fn from(bad: BadRecord) -> Self {
        Failure::Record { line: bad.line, what: bad.what }
    }
}

impl From<BadPosition> for Failure {
    fn from(bad: BadPosition) -> Self {
        match bad {
            BadPosition::Text(bad) => bad.into(),
            BadPosition::State(bad) => Failure::input(bad.field, bad.what),
            other => Failure::input("rules", other),
        }
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> PyErr {
        Python::attach(|py| {
            let made = || -> PyResult<Bound<'_, PyAny>> {
                let errors = py.import("coverline.errors")?;
                match failure {
                    Failure::Input { field, what } => {
                        errors.getattr("BadInput")?.call1((field, what))
                    }
                    Failure::File(Problem { file, line, field, what, .. }) => {
                        errors.getattr("BadFile")?.call1((file, line, field, what))
                    }
                    Failure::Record { line, what } => {
                        errors.getattr("BadRecord")?.call1((line, what))
                    }
                    Failure::Illegal { rule, key, text, expected } => {
                        errors.getattr("IllegalAnswer")?.call1((rule, key, text, expected))
                    }
                }
            };
            made().map_or_else(|error| error, PyErr::from_value)
        })
    }
}

/// What cannot happen has happened.
pub fn defect(what: impl ToString) -> PyErr {
    PyRuntimeError::new_err(what.to_string())
}
