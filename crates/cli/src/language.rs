//! The language in which a command speaks.

use clap::Args;
use game::{Language, Speech};

/// The language option of every command that speaks.
#[derive(Clone, Copy, Debug, Args)]
pub struct Voice {
    /// The language of sentences: en, fr, es or it; the environment's if it is one of them
    #[arg(long, value_name = "LANG")]
    lang: Option<Language>,
}

impl Voice {
    /// The language asked for, else that of the environment, else English.
    pub fn language(self) -> Language {
        self.lang.unwrap_or_else(|| {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(|name| std::env::var(name).ok().filter(|locale| !locale.is_empty()));
            set.and_then(|locale| Language::from_environment(&locale)).unwrap_or(Language::English)
        })
    }

    /// The voice in that language.
    pub fn speech(self) -> Speech {
        Speech::new(self.language())
    }
}
