//! Numbers and distances as cards print them, and what is wrong with a weapon rule that does not read.

use geometry::Length;
use thiserror::Error;

/// A weapon rule that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadWeaponRule {
    /// There is no such rule in this edition.
    #[error("unknown weapon rule {0:?}")]
    Unknown(String),
    /// The number of the rule is missing or out of range.
    #[error("weapon rule {text:?}: expected {expected}")]
    Number {
        /// What was read.
        text: String,
        /// What it should look like.
        expected: &'static str,
    },
    /// It is a rule, but not one of a weapon.
    #[error("{text:?} is not a weapon rule: it belongs {belongs}")]
    Elsewhere {
        /// What was read.
        text: String,
        /// Where it belongs.
        belongs: &'static str,
    },
}

impl BadWeaponRule {
    /// The message that says it to people, and what was read.
    #[must_use]
    pub fn message(&self) -> (&'static str, &str) {
        match self {
            BadWeaponRule::Unknown(text) => ("server-rule-unknown", text),
            BadWeaponRule::Number { text, .. } => ("server-rule-number", text),
            BadWeaponRule::Elsewhere { text, .. } => ("server-rule-elsewhere", text),
        }
    }
}

/// A name as cards of any language may spell it: lower case without accents, with single spaces and straight
/// apostrophes.
pub fn spelling(text: &str) -> String {
    let plain = text.chars().flat_map(char::to_lowercase).filter_map(|c| match c {
        'á' | 'à' | 'â' | 'ä' => Some('a'),
        'é' | 'è' | 'ê' | 'ë' => Some('e'),
        'í' | 'ì' | 'î' | 'ï' => Some('i'),
        'ó' | 'ò' | 'ô' | 'ö' => Some('o'),
        'ú' | 'ù' | 'û' | 'ü' => Some('u'),
        'ç' => Some('c'),
        'ñ' => Some('n'),
        '’' => Some('\''),
        // Accents written as characters of their own.
        '\u{300}'..='\u{36f}' => None,
        c => Some(c),
    });
    plain.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A whole number between two others.
pub fn read_number(text: &str, least: u8, most: u8) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|n| digits && (least..=most).contains(n))
}

/// A distance in inches, with or without their mark.
pub fn read_inches(text: &str) -> Option<Length> {
    let number = text.trim().trim_end_matches(['"', '”', '″']).trim_end();
    let plain = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let inches: f64 = number.parse().ok().filter(|_| plain)?;
    (inches > 0.0 && inches <= 100.0).then(|| Length::from_inches_f64(inches))
}
