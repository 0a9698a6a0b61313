//! Notes of a team's file: what a card says that the rules of the program do not, kept in its own words, for players to
//! play by hand.

use super::{Field, Fields, Problem};

/// The most notes of one card, and of a team.
pub const MAX_NOTES: usize = 200;

/// The most characters of a note.
pub const MAX_NOTE: usize = 20_000;

/// A text that is shown on a card and played by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What it is called.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// The notes of a card or of a team.
///
/// # Errors
/// The first thing wrong with them.
pub fn read_notes(fields: &Fields) -> Result<Vec<Note>, Problem> {
    fields.field("note").list(MAX_NOTES)?.iter().map(read_note).collect()
}

fn read_note(entry: &Field) -> Result<Note, Problem> {
    let fields = entry.fields()?.only(&["name", "text"])?;
    let text = fields.field("text");
    Ok(Note { name: fields.field("name").name()?, text: read_words(&text)?.to_owned() })
}

/// What a note says.
pub(super) fn read_words<'a>(field: &Field<'a>) -> Result<&'a str, Problem> {
    let words = field.text()?;
    if words.chars().count() > MAX_NOTE {
        return Err(field.problem(format!("longer than {MAX_NOTE} characters")));
    }
    Ok(words)
}
