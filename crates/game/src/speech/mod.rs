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
//! let old = Speech::of(Language::English, RuleSet::KT21);
//! assert_eq!(
//!     old.say(&Why::NoEnemyInControlRange),
//!     "That needs an enemy within Engagement Range, and there is none; choose another action."
//! );
//! ```

mod arguments;
mod figures;
mod locales;
mod names;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::Serialize;
use serde_json::{Map, Value};
use skirmish::Reason;
use table::{Ask, Names, RuleSet, Slug, Spoken};

use self::arguments::Words;
use self::figures::Figures;
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
        Self::of(language, RuleSet::KT24)
    }

    /// The voice in that language, in the words of a rule set.
    #[must_use]
    pub fn of(language: Language, rules: RuleSet) -> Self {
        let mut bundle =
            FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        // Marks of writing direction are of no use to four languages that all run to the right, and
        // terminals show them as boxes.
        bundle.set_use_isolating(false);
        if language != Language::English {
            bundle.set_formatter(Some(figures::with_comma));
        }
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

    /// The same in a game, of which weapons and ploys are called as on their cards.
    pub fn say_in<S: Spoken>(&self, message: &S, names: &Names) -> String {
        let fields = arguments::fields(message);
        let id = format!("{}-{}", S::FAMILY, message.key());
        self.format(
            &id,
            &self.arguments(&fields, &|word| names.get(word).map(|name| self.called(name))),
        )
    }

    /// What a weapon or a ploy of a game is called: as on its card, else by the word of the language for it.
    #[must_use]
    pub fn name(&self, slug: Slug, names: &Names) -> String {
        let on_card = names.get(slug.as_str()).map(|name| self.called(name));
        on_card.unwrap_or_else(|| self.term(slug.as_str()))
    }

    /// What the language calls something by its name in a file of the program's own (`data/names`): a team, a weapon, a
    /// door. Names that people gave stay as they are.
    ///
    /// ```
    /// use game::{Language, Speech};
    /// assert_eq!(Speech::new(Language::French).called("Great vat"), "Grande cuve");
    /// assert_eq!(Speech::new(Language::French).called("Our own shed"), "Our own shed");
    /// ```
    #[must_use]
    pub fn called(&self, name: &str) -> String {
        names::name(self.language, name)
    }

    /// What the language says for a text of such a file.
    #[must_use]
    pub fn described(&self, text: &str) -> String {
        names::text(self.language, text)
    }

    /// A number with so many decimals, as the language writes it.
    #[must_use]
    pub fn decimal(&self, value: f64, decimals: usize) -> String {
        Figures::of(self.language).decimal(value, decimals)
    }

    /// A share of 1 in percent.
    #[must_use]
    pub fn percent(&self, share: f64, decimals: usize) -> String {
        Figures::of(self.language).percent(share, decimals)
    }

    /// A length in inches, with at most two decimals and rounded up.
    #[must_use]
    pub fn inches(&self, inches: f64) -> String {
        Figures::of(self.language).measured(inches)
    }

    /// What a player is asked, as a short prompt.
    pub fn ask(&self, ask: &Ask) -> String {
        let fields = arguments::fields(ask);
        let id = format!("ask-{}", arguments::tag(&fields));
        self.format(&id, &self.arguments(&fields, &|_| None))
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
        self.format(&format!("{family}-{key}"), &self.arguments(&fields, &|_| None))
    }

    fn arguments(
        &self,
        fields: &Map<String, Value>,
        name: &dyn Fn(&str) -> Option<String>,
    ) -> FluentArgs<'static> {
        let mut args = FluentArgs::with_capacity(fields.len());
        let tag = arguments::tag(fields);
        let words = Words {
            figures: Figures::of(self.language),
            term: &|word| self.term(word),
            name,
            part: &|part| self.part(part),
            called: &|name| self.called(name),
        };
        for (name, value) in fields {
            if let Some(value) = arguments::value(tag, name, value, &words) {
                args.set(name.clone(), value);
            }
        }
        args
    }

    /// What the language calls a part of the killzone: walls and barricades have numbers, terrain that nobody has named
    /// its place in a list, everything else a name.
    fn part(&self, part: &str) -> String {
        let numbered = |kind: &str, number: u16| {
            self.text(&format!("part-{kind}"), &[("number", number.to_string())])
        };
        let place = part.strip_prefix("terrain[").and_then(|rest| rest.strip_suffix(']'));
        if let Some(index) = place.and_then(|index| index.parse::<u16>().ok()) {
            return numbered("terrain", index.saturating_add(1));
        }
        match part.split_once(' ').map(|(kind, number)| (kind, number.parse())) {
            Some((kind @ ("wall" | "barricade"), Ok(number))) => numbered(kind, number),
            _ => self.called(part),
        }
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
