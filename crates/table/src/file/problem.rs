//! What is wrong with a file, where, and what should stand there.

use std::fmt;

/// Something wrong with, or doubtful about, a file: one line that an editor can jump to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The name of the file, as the caller gave it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The field, such as `operative[2].weapon[1].hit`; entries of a list count from 1.
    pub field: String,
    /// What was expected there.
    pub what: String,
    /// The message that says it in the language of whoever reads it, where there is one.
    pub said: Option<Box<Saying>>,
}

/// A message for people: its id in the files of sentences, and its arguments.
pub type Saying = (&'static str, Vec<(&'static str, String)>);

impl Problem {
    /// The same with the message that says it to people.
    #[must_use]
    pub fn said(mut self, id: &'static str, args: &[(&'static str, &dyn fmt::Display)]) -> Self {
        let args = args.iter().map(|(name, value)| (*name, value.to_string()));
        self.said = Some(Box::new((id, args.collect())));
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.file, self.line, self.field, self.what)
    }
}

impl std::error::Error for Problem {}

/// The problems met so far, so that one reading names all broken entries and not only the first.
#[derive(Debug, Default)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// The value, or `None` with its problem kept.
    pub fn keep<T>(&mut self, read: Result<T, Problem>) -> Option<T> {
        read.map_err(|problem| self.0.push(problem)).ok()
    }

    /// The values that could be read, the problems of the others kept.
    pub fn keep_all<T>(&mut self, read: impl IntoIterator<Item = Result<T, Problem>>) -> Vec<T> {
        read.into_iter().filter_map(|one| self.keep(one)).collect()
    }

    /// The value, unless there were problems; those come in the order of their lines.
    ///
    /// # Errors
    /// The problems.
    pub fn unless_any<T>(mut self, value: Option<T>) -> Result<T, Vec<Problem>> {
        self.0.sort_by_key(|problem| problem.line);
        match value {
            Some(value) if self.0.is_empty() => Ok(value),
            _ => Err(self.0),
        }
    }
}
