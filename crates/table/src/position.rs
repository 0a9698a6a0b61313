//! Positions as text: tags as in a record, then the state as TOML.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::record::read_tags;
use crate::{BadRecord, Tags};

const HEAD: &str = "coverline position 1";

/// A game at one moment, mid-activation included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What it is played with.
    pub tags: Tags,
    /// The state, as TOML.
    state: String,
    /// The line on which the state begins, from 1.
    line: usize,
}

impl Position {
    /// The largest position that is read, in bytes.
    pub const MAX_BYTES: usize = 1 << 20;

    /// The position of a game in some state.
    ///
    /// # Panics
    /// Never for plain data; a state that cannot be serialised is a defect.
    pub fn new<S: Serialize>(tags: Tags, state: &S) -> Self {
        let line = tags.others.len() + 4;
        let state = toml::to_string(state).expect("plain data always serialises");
        Position { tags, state, line }
    }

    /// Reads the tags; the state is read once it is known what the game is played with.
    ///
    /// # Errors
    /// The first line that is not one of a position.
    pub fn read(text: &str) -> Result<Self, BadRecord> {
        let mut lines = (1..).zip(text.lines());
        match lines.next() {
            Some((_, HEAD)) => {}
            _ => {
                let what = format!("a position begins with the line {HEAD:?}");
                return Err(BadRecord { line: 1, what });
            }
        }
        let tags = read_tags(&mut lines)?;
        let line = tags.others.len() + 4;
        let state = text.lines().skip(line - 1).fold(String::new(), |all, line| all + line + "\n");
        Ok(Position { tags, state, line })
    }

    /// The state.
    ///
    /// # Errors
    /// The line and field that do not read.
    pub fn state<S: DeserializeOwned>(&self) -> Result<S, BadRecord> {
        toml::from_str(&self.state).map_err(|error| {
            let before = error.span().map_or(0, |span| {
                self.state.bytes().take(span.start).filter(|byte| *byte == b'\n').count()
            });
            let what = error.message().lines().next().unwrap_or_default().to_owned();
            BadRecord { line: self.line + before, what }
        })
    }
}

/// A state that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {what}")]
pub struct BadState {
    /// The field that is wrong.
    pub field: String,
    /// What is wrong with it.
    pub what: String,
}

impl BadState {
    /// `what` is wrong with a field.
    pub fn new(field: impl Into<String>, what: impl Into<String>) -> Self {
        BadState { field: field.into(), what: what.into() }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        write!(f, "{}", self.tags)?;
        writeln!(f)?;
        f.write_str(&self.state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RuleSet;

    #[test]
    fn positions_read_back_as_written() {
        let tags =
            Tags { rules: RuleSet::KT24, others: vec![("killzone".to_owned(), "Yard".to_owned())] };
        let state = std::collections::BTreeMap::from([("a", 1), ("b", 2)]);
        let position = Position::new(tags, &state);
        let text = position.to_string();
        let again = Position::read(&text).unwrap();
        assert_eq!(again, position);
        assert_eq!(again.state::<std::collections::BTreeMap<String, i32>>().unwrap()["b"], 2);
        let bad = Position::read(&text.replace("b = 2", "b = [")).unwrap();
        let error = bad.state::<std::collections::BTreeMap<String, i32>>().unwrap_err();
        assert_eq!(error.line, 6);
    }
}
