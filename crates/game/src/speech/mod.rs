//! The sentences of the program, in four languages.
//!
//! Rule sets say what they have to say as data ([`Spoken`]); here it becomes text. The sentences are the
//! Fluent files of `locales/`, which are part of the program. A message is called by its family and its
//! key, `refusal-too-far`; its arguments are the fields of the data.
//!
//! ```
//! use game::{Language, Speech};
//! use geometry::Length;
//! use table::Why;
//!
//! let why = Why::TooFar { length: Length::inches(7), limit: Length::inches(6) };
//! let english = Speech::new(Language::English);
//! assert_eq!(english.say(&why), "That path is 7\" long; at most 6\" is allowed.");
//! ```
//!
//! Editions have words of their own for the same things, so a game is spoken of in the voice of its rule set:
//!
//! ```
//! use game::{Language, Speech};
//! use table::{RuleSet, Why};
//!
//! let old = Speech::of(Language::English, RuleSet::Kt21);
//! assert_eq!(
//!     old.say(&Why::NoEnemyInControlRange),
//!     "That needs an enemy within Engagement Range, and there is none; choose another action."
//! );
//! ```

mod arguments;
mod locales;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::Serialize;
use serde_json::{Map, Value};
use skirmish::Reason;
use table::{Ask, RuleSet, Spoken};

use crate::language::Language;

/// The voice of the program in one language.
pub struct Speech {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    /// The voice in that language, in the words of the newest edition.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::of(language, RuleSet::Kt24)
    }

    /// The voice in that language, in the words of a rule set.
    #[must_use]
    pub fn of(language: Language, rules: RuleSet) -> Self {
        let mut bundle =
            FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        // Marks of writing direction are of no use to four languages that all run to the right, and
        // terminals show them as boxes.
        bundle.set_use_isolating(false);
        for text in locales::texts(language).into_iter().chain(locales::edition(language, rules)) {
            // A file with a fault in it still gives its sound messages; the tests allow no fault.
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language it speaks.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence for a refusal or an event.
    pub fn say<S: Spoken>(&self, message: &S) -> String {
        self.tell(S::FAMILY, message.key(), message)
    }

    /// What a player is asked, as a short prompt.
    pub fn ask(&self, ask: &Ask) -> String {
        let fields = arguments::fields(ask);
        self.format(&format!("ask-{}", arguments::tag(&fields)), &self.arguments(&fields))
    }

    /// Why a verdict on a target is as it is. Where the reason is a refusal, that is the sentence.
    pub fn reason(&self, reason: &Reason) -> String {
        match &reason.refusal {
            Some(why) => self.say(why),
            None => self.tell("reason", reason.key, reason),
        }
    }

    /// Any other text of the program. Arguments that are whole numbers choose plural forms.
    ///
    /// An id that no file has comes back as it is: a strange word on the screen is better than no program.
    pub fn text(&self, id: &str, args: &[(&str, String)]) -> String {
        let mut given = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            given.set(*name, arguments::plain(value));
        }
        self.format(id, &given)
    }

    fn tell(&self, family: &str, key: &str, message: &impl Serialize) -> String {
        let fields = arguments::fields(message);
        self.format(&format!("{family}-{key}"), &self.arguments(&fields))
    }

    fn arguments(&self, fields: &Map<String, Value>) -> FluentArgs<'static> {
        let mut args = FluentArgs::with_capacity(fields.len());
        let tag = arguments::tag(fields);
        for (name, value) in fields {
            if let Some(value) = arguments::value(tag, name, value, |word| self.term(word)) {
                args.set(name.clone(), value);
            }
        }
        args
    }

    /// The word of the language for a word of the notation, which stands for itself where there is none.
    fn term(&self, word: &str) -> String {
        let id = format!("term-{word}");
        if self.bundle.has_message(&id) {
            self.format(&id, &FluentArgs::new())
        } else {
            word.to_owned()
        }
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        // What is wrong with a message (an argument that it wants and nobody gives) shows in its text as
        // the name of the argument in braces; the tests allow none.
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned()
    }
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speech").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_can_share_a_voice() {
        fn shared<T: Send + Sync>() {}
        shared::<Speech>();
    }

    #[test]
    fn ids_that_no_file_has_come_back() {
        assert_eq!(Speech::new(Language::Italian).text("no-such-id", &[]), "no-such-id");
    }
}
