//! Why a file is not read at all.

use table::RuleSet;
use thiserror::Error;

use crate::limits::MAX_FILE;

/// A file that cannot be imported. What of a file that can is not understood is in its report instead.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// It is of no format that is known.
    #[error("not a roster, catalogue or team file of a known format")]
    Unknown,
    /// It is too large, packed or unpacked.
    #[error("larger than the {MAX_FILE} bytes that are read")]
    TooLarge,
    /// It is not text.
    #[error("not UTF-8 text: byte {0}")]
    NotText(usize),
    /// Its XML or JSON does not hold together.
    #[error("cannot be read as {kind}: {what}")]
    Broken {
        /// XML, JSON or zip.
        kind: &'static str,
        /// What is wrong.
        what: String,
    },
    /// It declares or uses entities of its own.
    #[error("it declares document types or entities, which are not read")]
    Entities,
    /// Its elements lie too deep in each other, or there are too many.
    #[error("too deeply nested or too many entries")]
    TooMuch,
    /// An archive without a file that could be read.
    #[error("the archive holds no roster or catalogue")]
    Empty,
    /// No program has files of this rule set.
    #[error("rules: {0}, of which no other program has files")]
    NoFiles(RuleSet),
    /// It is of another rule set than the one asked for.
    #[error("rules: {found}, but {asked} is asked for")]
    Rules {
        /// What it is of.
        found: RuleSet,
        /// What was asked for.
        asked: RuleSet,
    },
}

impl Refused {
    /// The message that says it to people, and its arguments.
    #[must_use]
    pub fn message(&self) -> (&'static str, Vec<(&'static str, String)>) {
        match self {
            Refused::Unknown => ("import-unknown", Vec::new()),
            Refused::TooLarge => ("import-too-large", vec![("most", (MAX_FILE >> 20).to_string())]),
            Refused::NotText(at) => ("import-not-text", vec![("at", at.to_string())]),
            Refused::Broken { kind, what } => {
                ("import-broken", vec![("kind", (*kind).to_owned()), ("what", what.clone())])
            }
            Refused::Entities => ("import-entities", Vec::new()),
            Refused::TooMuch => ("import-too-much", Vec::new()),
            Refused::Empty => ("import-empty", Vec::new()),
            Refused::NoFiles(rules) => ("import-no-files", vec![("rules", rules.to_string())]),
            Refused::Rules { found, asked } => {
                ("import-rules", vec![("found", found.to_string()), ("asked", asked.to_string())])
            }
        }
    }
}
