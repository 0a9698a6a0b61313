//! Numbers as people of each language write them.

use fluent_bundle::FluentValue;
use geometry::{Footing, Length};

use crate::language::Language;

/// How a language writes decimals, percentages and places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figures(Language);

impl Figures {
    pub(super) fn of(language: Language) -> Self {
        Figures(language)
    }

    /// The sign between whole and part.
    const fn point(self) -> char {
        match self.0 {
            Language::English => '.',
            Language::French | Language::Spanish | Language::Italian => ',',
        }
    }

    /// A number with so many decimals.
    pub(super) fn decimal(self, value: f64, decimals: usize) -> String {
        self.written(&format!("{value:.decimals$}"))
    }

    /// A share of 1 in percent, with so many decimals.
    pub(super) fn percent(self, share: f64, decimals: usize) -> String {
        let sign = match self.0 {
            Language::English | Language::Italian => "%",
            Language::French | Language::Spanish => "\u{a0}%",
        };
        self.decimal(100.0 * share, decimals) + sign
    }

    /// A length: at most two decimals, rounded up so that what is too long still looks so.
    pub(super) fn inches(self, length: Length) -> String {
        let exact = length.to_string();
        if exact.split_once('.').is_none_or(|(_, decimals)| decimals.len() <= 2) {
            return self.written(&exact) + "\"";
        }
        let hundredths = (length.wide() * 100).div_euclid(2540) + 1;
        self.hundredths(hundredths)
    }

    /// The same for a length that no number of units is: one that was measured.
    pub(super) fn measured(self, inches: f64) -> String {
        // A measured length that is a whole number of hundredths may be off by the last bit.
        self.hundredths((inches * 100.0 - 1e-6).ceil() as i64)
    }

    fn hundredths(self, hundredths: i64) -> String {
        let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
        self.written(text.trim_end_matches('0').trim_end_matches('.')) + "\""
    }

    /// `(4", 6.5")`, and the height where it is not the floor's. A comma that stands in numbers separates none.
    pub(super) fn place(self, footing: Footing) -> String {
        let between = match self.0 {
            Language::English => ", ",
            Language::French => "\u{a0}; ",
            Language::Spanish | Language::Italian => "; ",
        };
        let height = (footing.z != Length::ZERO).then_some(footing.z);
        let lengths = [footing.at.x, footing.at.y].into_iter().chain(height);
        let lengths: Vec<String> = lengths.map(|length| self.inches(length)).collect();
        format!("({})", lengths.join(between))
    }

    fn written(self, text: &str) -> String {
        text.replace('.', self.point().encode_utf8(&mut [0; 4]))
    }
}

/// How Fluent writes a number of a language with decimal commas; others it writes as it would.
pub(super) fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}
