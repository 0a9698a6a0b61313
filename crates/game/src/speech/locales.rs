//! The files of sentences.
//!
//! Most are of no edition; where an edition has words of its own, a file of its own has those messages again.

use table::RuleSet;

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
            include_str!(concat!("../../../../locales/", $code, "/catalog.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/server.ftl")),
        ]
    };
}

/// The texts of a language, one for each family of messages.
pub(super) const fn texts(language: Language) -> [&'static str; 9] {
    match language {
        Language::English => files!("en"),
        Language::French => files!("fr"),
        Language::Spanish => files!("es"),
        Language::Italian => files!("it"),
    }
}

/// The messages that an edition says in words of its own, if there are any.
pub(super) const fn edition(language: Language, rules: RuleSet) -> Option<&'static str> {
    match rules {
        RuleSet::Kt21 => Some(match language {
            Language::English => include_str!("../../../../locales/en/kt21.ftl"),
            Language::French => include_str!("../../../../locales/fr/kt21.ftl"),
            Language::Spanish => include_str!("../../../../locales/es/kt21.ftl"),
            Language::Italian => include_str!("../../../../locales/it/kt21.ftl"),
        }),
        RuleSet::Kt18 => Some(match language {
            Language::English => include_str!("../../../../locales/en/kt18.ftl"),
            Language::French => include_str!("../../../../locales/fr/kt18.ftl"),
            Language::Spanish => include_str!("../../../../locales/es/kt18.ftl"),
            Language::Italian => include_str!("../../../../locales/it/kt18.ftl"),
        }),
        RuleSet::Kt4w40k => Some(match language {
            Language::English => include_str!("../../../../locales/en/kt4w40k.ftl"),
            Language::French => include_str!("../../../../locales/fr/kt4w40k.ftl"),
            Language::Spanish => include_str!("../../../../locales/es/kt4w40k.ftl"),
            Language::Italian => include_str!("../../../../locales/it/kt4w40k.ftl"),
        }),
        // The other files speak as the newest edition does.
        RuleSet::Kt24 => None,
    }
}
