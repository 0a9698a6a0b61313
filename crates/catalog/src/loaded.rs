//! What a file holds once it has been read.

use std::sync::Arc;

use table::file::{Fields, Problem, Problems, Source};
use table::{DataHash, RuleSet};

/// Something read from a file, with what records need to name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded<T> {
    /// What the file describes.
    pub value: T,
    /// What people call it.
    pub name: String,
    /// What the file says of it to people; may be empty.
    pub text: String,
    /// The hash of the file's bytes.
    pub hash: DataHash,
    /// The file itself, so that a record can carry it along.
    pub source: Arc<str>,
}

/// What a file can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A kill team.
    Team,
    /// A board with its terrain.
    Killzone,
    /// Drop zones and a length of battle.
    Mission,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 3] = [Format::Team, Format::Killzone, Format::Mission];

    /// What stands in the field `format` of such a file.
    pub const fn line(self) -> &'static str {
        match self {
            Format::Team => "coverline team 1",
            Format::Killzone => "coverline killzone 1",
            Format::Mission => "coverline mission 1",
        }
    }

    /// What a file calls itself, if it is one of these. Only the field is looked for: reading the file as that
    /// format says what else is wrong with it.
    pub fn of(text: &str) -> Option<Format> {
        let mut fields = text.lines().filter_map(|line| line.split_once('='));
        let (_, value) = fields.find(|(name, _)| name.trim() == "format")?;
        let value = value.trim().trim_matches(['"', '\'']);
        Self::ALL.into_iter().find(|format| format.line() == value)
    }
}

/// The rule set that a file says it is written for. Only the field is looked for, as with [`Format::of`].
pub fn rules_of(text: &str) -> Option<RuleSet> {
    let mut fields = text.lines().filter_map(|line| line.split_once('='));
    let (_, value) = fields.find(|(name, _)| name.trim() == "rules")?;
    value.trim().trim_matches(['"', '\'']).parse().ok()
}

/// Reads a file of one format: its head here, its body by `read`.
pub(crate) fn read_file<T>(
    text: &str,
    file: &str,
    format: Format,
    read: impl FnOnce(&Fields, &mut Problems) -> Option<T>,
) -> Result<Loaded<T>, Vec<Problem>> {
    let source = Source::new(text, file);
    let table = source.parse().map_err(|problem| vec![problem])?;
    let fields = source.top(table.get_ref());
    fields.field("format").word(&[(format.line(), ())]).map_err(|problem| vec![problem])?;
    let mut problems = Problems::default();
    let name = problems.keep(fields.field("name").name());
    let said = fields.optional("text").map_or(Ok(""), |field| field.text());
    let said = problems.keep(said);
    let value = read(&fields, &mut problems);
    let hash = DataHash::of(text.as_bytes());
    let all = value.zip(name).zip(said);
    problems.unless_any(all.map(|((value, name), said)| {
        let said = said.trim().to_owned();
        Loaded { value, name, text: said, hash, source: text.into() }
    }))
}

/// The first of the problems that a reading ended with; it never ends without one.
pub(crate) fn first(problems: Vec<Problem>) -> Problem {
    let whole = || Problem {
        file: String::new(),
        line: 1,
        field: "file".to_owned(),
        what: "cannot be read".to_owned(),
        said: None,
    };
    problems.into_iter().next().unwrap_or_else(whole)
}
