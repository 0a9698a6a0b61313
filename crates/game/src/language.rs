//! The languages that the program speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A language of the program and of the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language {
    /// The language of the rule books.
    #[serde(rename = "en")]
    English,
    /// French, `fr`.
    #[serde(rename = "fr")]
    French,
    /// Spanish, `es`.
    #[serde(rename = "es")]
    Spanish,
    /// Italian, `it`.
    #[serde(rename = "it")]
    Italian,
}

/// A word that names no language of the program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown language {0:?}: expected en, fr, es or it")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::English, Self::French, Self::Spanish, Self::Italian];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Italian => "it",
        }
    }

    /// The language of a locale of the environment, such as `fr_FR.UTF-8` or the list `es:en`: the first
    /// one that the program speaks. `None` for `C`, `POSIX`, nothing at all or any other language.
    ///
    /// ```
    /// use game::Language;
    /// assert_eq!(Language::from_environment("fr_FR.UTF-8"), Some(Language::French));
    /// assert_eq!(Language::from_environment("de_DE@euro:it"), Some(Language::Italian));
    /// assert_eq!(Language::from_environment("C.UTF-8"), None);
    /// ```
    #[must_use]
    pub fn from_environment(locale: &str) -> Option<Self> {
        locale.split(':').find_map(|name| {
            let code = name.split(['_', '-', '.', '@']).next()?;
            code.to_ascii_lowercase().parse().ok()
        })
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(word: &str) -> Result<Self, UnknownLanguage> {
        let found = Self::ALL.into_iter().find(|language| language.code() == word);
        found.ok_or_else(|| UnknownLanguage(word.to_owned()))
    }
}
