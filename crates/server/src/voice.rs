//! The sentences of the program, ready to be said.

use std::sync::LazyLock;

use game::{Language, Speech};

static VOICES: LazyLock<[Speech; 4]> = LazyLock::new(|| Language::ALL.map(Speech::new));

/// The voice of the program in a language, for what belongs to no rule set.
#[must_use]
pub fn voice(language: Language) -> &'static Speech {
    let found = VOICES.iter().find(|voice| voice.language() == language);
    // There is a voice for each of `Language::ALL`; English, the first, stands in rather than a panic.
    found.unwrap_or(&VOICES[0])
}
