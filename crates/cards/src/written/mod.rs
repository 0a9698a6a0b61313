//! The written grammar: how values of the language are read, printed and put into words.
//!
//! A table of forms ([`forms!`](crate::forms)) says everything about a family of values once: the variant, what is
//! written for it, an example, and which rule sets have it. Reading, printing, the ids of the sentences and the tables
//! of `docs/cards.md` all come from it.

mod basics;
mod forms;
mod lists;
mod reader;
mod tokens;
mod writer;

use std::fmt;

use table::RuleSet;
use thiserror::Error;

pub use basics::{Count, Inches, Name, Needed, RuleText, Signed};
pub use lists::{And, Or, Semi};
pub use reader::{Reader, Walk};
pub use writer::Writer;

use crate::{Sets, Words};

/// One row of a table of forms.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The family and the key, such as `effect-loses-wounds`: the id of its sentence after `card-`.
    pub id: &'static str,
    /// What is written: words, and holes in braces.
    pub pattern: &'static str,
    /// The names of its holes.
    pub holes: &'static [&'static str],
    /// A text of this form.
    pub example: &'static str,
    /// The rule sets that have it.
    pub sets: Sets,
    /// What it means.
    pub meaning: &'static [&'static str],
}

/// A value that has a written form.
pub trait Written: Clone + fmt::Debug + Eq + 'static {
    /// What it is called where it was expected and something else stands there.
    const NOUN: &'static str;

    /// Reads the longest text of a value that begins at a token: the value, and the token after it.
    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)>;

    /// Prints it as it is read.
    fn write(&self, out: &mut Writer);

    /// What it says to people.
    fn words(&self) -> Words;

    /// Every form of a table that is used in it, for the question whether a rule set has it.
    fn uses(&self, visit: &mut dyn FnMut(&'static Form));
}

/// A text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("column {column}: expected {expected}, found {found}")]
pub struct BadText {
    /// The column in the text, in characters from 1.
    pub column: usize,
    /// What could have stood there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

/// Reads a whole text.
///
/// # Errors
/// Where it cannot be read, and what was expected there.
pub fn read<T: Written>(text: &str) -> Result<T, BadText> {
    Reader::new(text)?.whole()
}

/// Prints a value as it is read.
pub fn print<T: Written>(value: &T) -> String {
    let mut out = Writer::default();
    value.write(&mut out);
    out.finish()
}

/// The first thing in a value that a rule set does not have, by its pattern.
pub fn stranger<T: Written>(value: &T, rules: RuleSet) -> Option<&'static Form> {
    let mut found = None;
    value.uses(&mut |form| {
        if found.is_none() && !form.sets.has(rules) {
            found = Some(form);
        }
    });
    found
}
