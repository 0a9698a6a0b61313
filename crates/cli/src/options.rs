//! The options that every command takes.

use clap::Args;
use game::{Language, Speech};
use table::RuleSet;

use crate::failure::Failure;

/// What may stand behind every command.
#[derive(Clone, Copy, Debug, Args)]
pub struct Options {
    /// Answer in JSON, for programs
    #[arg(long, global = true)]
    pub json: bool,
    /// The language of sentences: en, fr, es or it; the environment's if it is one of them
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Language>,
    /// The rule set: kt18, kt21, kt24 or kt4w40k
    #[arg(long, global = true, value_name = "RULES")]
    pub rules: Option<RuleSet>,
    /// The seed of all chance; the same seed gives the same answer on every machine
    #[arg(long, global = true, default_value_t = 1, allow_negative_numbers = true)]
    pub seed: u64,
}

impl Options {
    /// The language asked for, else that of the environment, else English.
    pub fn language(self) -> Language {
        self.lang.unwrap_or_else(|| {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(|name| std::env::var(name).ok().filter(|locale| !locale.is_empty()));
            set.and_then(|locale| Language::from_environment(&locale)).unwrap_or(Language::English)
        })
    }

    /// The voice in that language, in the words of a rule set.
    pub fn speech(self, rules: RuleSet) -> Speech {
        Speech::of(self.language(), rules)
    }

    /// Refuses input of another rule set than the one asked for.
    pub fn agree(self, found: RuleSet) -> Result<(), Failure> {
        match self.rules {
            Some(asked) if asked != found => {
                Err(Failure::input("rules", format!("{found}, but --rules asks for {asked}")))
            }
            _ => Ok(()),
        }
    }
}
