//! What stands in the holes of forms: names, numbers, lengths.

use geometry::Length;

use super::{Form, Reader, Writer, Written};
use crate::Words;

/// Words of the grammar that begin with a capital, so that a name that has one stands in quotes.
const RESERVED: [&str; 6] = ["CP", "AP", "VP", "APL", "Move", "I"];

/// Things without forms of their own use no other forms.
macro_rules! no_forms {
    () => {
        fn uses(&self, _visit: &mut dyn FnMut(&'static Form)) {}
    };
}

/// The name of a keyword, a token, a marker, a resource, a card: words that begin with a capital, else in quotes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

impl Name {
    /// The most characters of a name.
    pub const MAX: usize = 60;

    /// A name of at most [`Name::MAX`] characters on one line, without one kind of quotes at least.
    pub fn new(name: &str) -> Option<Name> {
        let fits = (1..=Self::MAX).contains(&name.chars().count())
            && name.trim() == name
            && !name.contains("  ")
            && !name.chars().any(|c| c.is_control() || (c.is_whitespace() && c != ' '))
            && !(name.contains('\'') && name.contains('"'));
        fits.then(|| Name(name.to_owned()))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether another name is this one, however it is capitalised.
    pub fn is(&self, other: &str) -> bool {
        self.0.eq_ignore_ascii_case(other)
    }

    /// Whether a word can be part of a name without quotes.
    fn bare(word: &str) -> bool {
        word.starts_with(char::is_uppercase)
            && word
                .chars()
                .all(|c| c.is_alphanumeric() || matches!(c, '-' | '\'' | '.' | '/' | '\u{2019}'))
            && !RESERVED.contains(&word)
            && !word.trim_start_matches('D').starts_with(|c: char| c.is_ascii_digit())
    }
}

fn quote(text: &str, out: &mut Writer) {
    let sign = if text.contains('\'') { '"' } else { '\'' };
    out.word(format!("{sign}{text}{sign}"));
}

impl Written for Name {
    const NOUN: &'static str = "a Name";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        if let Some(name) = reader.quoted(at).map(Name::new) {
            if name.is_none() {
                reader.miss(at, "a name of 1 to 60 characters");
            }
            return name.map(|name| (name, at + 1));
        }
        let mut words = Vec::new();
        while let Some(word) = reader.bare(at + words.len()).filter(|word| Name::bare(word)) {
            words.push(word.to_owned());
        }
        match Name::new(&words.join(" ")) {
            Some(name) => Some((name, at + words.len())),
            None => {
                reader.miss(at, Self::NOUN);
                None
            }
        }
    }

    fn write(&self, out: &mut Writer) {
        if self.0.split(' ').all(Name::bare) { out.word(&self.0) } else { quote(&self.0, out) }
    }

    fn words(&self) -> Words {
        Words::Name(self.0.clone())
    }

    no_forms!();
}

/// A weapon rule as on a card, `Lethal 5+`: words that begin with a capital or a digit, else in quotes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleText(String);

impl RuleText {
    /// A weapon rule of at most [`Name::MAX`] characters.
    pub fn new(text: &str) -> Option<RuleText> {
        Name::new(text).map(|name| RuleText(name.0))
    }

    /// As on a card.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn bare(word: &str) -> bool {
        Name::bare(word)
            || (word.starts_with(|c: char| c.is_ascii_digit())
                && word.chars().all(|c| c.is_ascii_digit() || matches!(c, '+' | '"' | '.')))
    }
}

impl Written for RuleText {
    const NOUN: &'static str = "a weapon rule";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        if let Some(text) = reader.quoted(at) {
            let rule = RuleText::new(text);
            return rule.map(|rule| (rule, at + 1));
        }
        let mut words = Vec::new();
        while let Some(word) = reader.bare(at + words.len()).filter(|word| RuleText::bare(word)) {
            words.push(word.to_owned());
        }
        match RuleText::new(&words.join(" ")) {
            Some(rule) => Some((rule, at + words.len())),
            None => {
                reader.miss(at, Self::NOUN);
                None
            }
        }
    }

    fn write(&self, out: &mut Writer) {
        if self.0.split(' ').all(RuleText::bare) { out.word(&self.0) } else { quote(&self.0, out) }
    }

    fn words(&self) -> Words {
        Words::Rule(self.0.clone())
    }

    no_forms!();
}

/// A number from 0 to 99.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Count(pub u8);

impl Written for Count {
    const NOUN: &'static str = "a number";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        let number = reader.bare(at).filter(|word| word.bytes().all(|c| c.is_ascii_digit()));
        match number.and_then(|word| word.parse().ok()).filter(|n| *n <= 99) {
            Some(number) => Some((Count(number), at + 1)),
            None => {
                reader.miss(at, Self::NOUN);
                None
            }
        }
    }

    fn write(&self, out: &mut Writer) {
        out.word(self.0.to_string());
    }

    fn words(&self) -> Words {
        Words::Number(self.0.into())
    }

    no_forms!();
}

/// A change, `+1` or `-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Signed(pub i8);

impl Written for Signed {
    const NOUN: &'static str = "a change such as +1";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        let word = reader.bare(at).filter(|word| word.starts_with(['+', '-']));
        match word.and_then(|word| word.parse().ok()).filter(|n| (-30..=30).contains(n)) {
            Some(number) => Some((Signed(number), at + 1)),
            None => {
                reader.miss(at, Self::NOUN);
                None
            }
        }
    }

    fn write(&self, out: &mut Writer) {
        out.word(format!("{:+}", self.0));
    }

    fn words(&self) -> Words {
        Words::Change(self.0.into())
    }

    no_forms!();
}

/// What a die needs, `4+`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Needed(pub u8);

impl Written for Needed {
    const NOUN: &'static str = "a result such as 4+";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        let number = reader.bare(at).and_then(|word| word.strip_suffix('+'));
        let number = number.filter(|word| word.bytes().all(|c| c.is_ascii_digit()));
        match number.and_then(|word| word.parse().ok()).filter(|n| (1..=36).contains(n)) {
            Some(number) => Some((Needed(number), at + 1)),
            None => {
                reader.miss(at, Self::NOUN);
                None
            }
        }
    }

    fn write(&self, out: &mut Writer) {
        out.word(format!("{}+", self.0));
    }

    fn words(&self) -> Words {
        Words::Needed(self.0)
    }

    no_forms!();
}

/// A length in inches, with at most two decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inches(Length);

impl Inches {
    /// A length of so many hundredths of an inch, up to 99".
    pub fn hundredths(hundredths: u16) -> Option<Inches> {
        // A hundredth of an inch is 25.4 units; only lengths that are exact are written.
        let units = i32::from(hundredths) * 254;
        (hundredths <= 9900 && units % 10 == 0).then(|| Inches(Length::from_units(units / 10)))
    }

    /// The length.
    pub fn length(self) -> Length {
        self.0
    }
}

impl Written for Inches {
    const NOUN: &'static str = "a distance in inches";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        let read = |word: &str| {
            let word = word.strip_suffix('"').unwrap_or(word);
            let (whole, part) = word.split_once('.').unwrap_or((word, "0"));
            let digits = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
            if !digits(whole) || !digits(part) || part.len() > 2 {
                return None;
            }
            let part = part.parse::<u16>().ok()? * if part.len() == 1 { 10 } else { 1 };
            Inches::hundredths(whole.parse::<u16>().ok()?.checked_mul(100)?.checked_add(part)?)
        };
        match reader.bare(at).and_then(read) {
            Some(length) => Some((length, at + 1)),
            None => {
                reader.miss(at, Self::NOUN);
                None
            }
        }
    }

    fn write(&self, out: &mut Writer) {
        out.word(self.0.to_string());
    }

    fn words(&self) -> Words {
        Words::Length(self.0)
    }

    no_forms!();
}

impl<T: Written> Written for Box<T> {
    const NOUN: &'static str = T::NOUN;

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        reader.one::<T>(at).map(|(value, end)| (Box::new(value), end))
    }

    fn write(&self, out: &mut Writer) {
        T::write(self, out);
    }

    fn words(&self) -> Words {
        T::words(self)
    }

    fn uses(&self, visit: &mut dyn FnMut(&'static Form)) {
        T::uses(self, visit);
    }
}

impl<T: Written> Written for Option<T> {
    const NOUN: &'static str = T::NOUN;

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        Some(reader.one::<T>(at).map_or((None, at), |(value, end)| (Some(value), end)))
    }

    fn write(&self, out: &mut Writer) {
        if let Some(value) = self {
            value.write(out);
        }
    }

    fn words(&self) -> Words {
        Words::Maybe(self.as_ref().map(|value| Box::new(value.words())))
    }

    fn uses(&self, visit: &mut dyn FnMut(&'static Form)) {
        if let Some(value) = self {
            value.uses(visit);
        }
    }
}
