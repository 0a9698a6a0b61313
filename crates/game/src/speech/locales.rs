//! The files of sentences.

use crate::language::Language;

/// The files of one language.
macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../../../../locales/", $code, "/refusal.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/event.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/reason.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/ask.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/term.ftl")),
            include_str!(concat!("../../../../locales/", $code, "/command.ftl")),
        ]
    };
}

/// The texts of a language, one for each family of messages.
pub(super) const fn texts(language: Language) -> [&'static str; 6] {
    match language {
        Language::English => files!("en"),
        Language::French => files!("fr"),
        Language::Spanish => files!("es"),
        Language::Italian => files!("it"),
    }
}
