//! The files of sentences.
//!
//! Most are of no edition; where an edition has words of its own, a file of its own has those messages again.

use table::RuleSet;

use crate::door::door;
use crate::language::Language;

/// The files of one language.
macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../../../../locales/", $code, "/refusal.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/event.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/reason.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/ask.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/choice.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/term.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/command.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/import.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/catalog.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/server.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/workbench.ftl")),
        ]
    };
}

/// The texts of a language, one for each family of messages.
pub(super) const fn texts(language: Language) -> [&'static str; 11] {
    match language {
        Language::English => files!("en"),
        Language::French => files!("fr"),
        Language::Spanish => files!("es"),
        Language::Italian => files!("it"),
    }
}

/// The messages that a rule set says in words of its own, if there are any.
pub(super) fn edition(language: Language, rules: RuleSet) -> Option<&'static str> {
    let [english, french, spanish, italian] = door(rules)?.words()?;
    Some(match language {
        Language::English => english,
        Language::French => french,
        Language::Spanish => spanish,
        Language::Italian => italian,
    })
}
