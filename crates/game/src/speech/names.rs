//! What the content that comes with the program is called in other languages than that of its files.
//!
//! The files of `data/names` hold, for a language, every name and every text of teams, killzones and missions beside
//! what it is there: `"Lamp Captain" = "Capitaine des lampes"`. Names that stand in no file are their owner's and stay.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::language::Language;

/// The names and texts of one language, by those of the files.
#[derive(Default, Deserialize)]
struct Called {
    names: HashMap<String, String>,
    texts: HashMap<String, String>,
}

fn read(text: &str) -> Called {
    // A file that does not read names nothing anew; the tests of the catalogue refuse it.
    toml::from_str(text).unwrap_or_default()
}

static FRENCH: LazyLock<Called> =
    LazyLock::new(|| read(include_str!("../../../../data/names/fr.toml")));
static SPANISH: LazyLock<Called> =
    LazyLock::new(|| read(include_str!("../../../../data/names/es.toml")));
static ITALIAN: LazyLock<Called> =
    LazyLock::new(|| read(include_str!("../../../../data/names/it.toml")));

fn called(language: Language) -> Option<&'static Called> {
    match language {
        Language::English => None,
        Language::French => Some(&FRENCH),
        Language::Spanish => Some(&SPANISH),
        Language::Italian => Some(&ITALIAN),
    }
}

/// What a language calls something that a file calls `name`; as the file does where it is not of the program's own.
pub(super) fn name(language: Language, name: &str) -> String {
    let known = called(language).and_then(|called| called.names.get(name));
    known.map_or_else(|| name.to_owned(), Clone::clone)
}

/// The text of a file, whatever its line breaks, in a language.
pub(super) fn text(language: Language, text: &str) -> String {
    let Some(called) = called(language) else { return text.to_owned() };
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    called.texts.get(&line).map_or_else(|| text.to_owned(), Clone::clone)
}
