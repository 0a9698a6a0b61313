//! The fields of a message as the arguments of its sentence.
//!
//! Serialisation forgets what a number or a word is: a length is a number of units, an order is a word. So
//! the names of fields say it. They are the same in all messages but for `most`, and a test shows each of
//! them in use.

use dice::FaceCounts;
use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use geometry::{Footing, Length, Point};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Number, Value};

use super::figures::Figures;

/// Fields that hold a length.
const LENGTHS: [&str; 4] = ["length", "limit", "range", "reach"];

/// Messages whose `most` is how far a model may go; in others it is a number of dice.
const MOST_IS_A_LENGTH: [&str; 3] = ["charge-rolled", "go", "runs"];

/// Fields that hold a word of the rules, for which every language has its own.
const WORDS: [&str; 11] = [
    "action", "after", "edge", "order", "ploy", "power", "reason", "rule", "source", "success",
    "with",
];

/// Fields that hold the notation's name of something that has another on its card.
const NAMED: [&str; 3] = ["ploy", "power", "weapon"];

/// What a message is said in: the figures and the words of a language, and the names of a game.
pub(super) struct Words<'a> {
    pub figures: Figures,
    /// The word of the language for a word of the notation.
    pub term: &'a dyn Fn(&str) -> String,
    /// What is written on a card for a name of the notation, if there is a card.
    pub name: &'a dyn Fn(&str) -> Option<String>,
    /// What the language calls a part of the killzone that the program has named.
    pub part: &'a dyn Fn(&str) -> String,
    /// What the language calls something by its name in a file.
    pub called: &'a dyn Fn(&str) -> String,
}

/// The fields of a message; its tag among them, which no sentence names.
pub(super) fn fields(message: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(message) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

/// Which message of its family it is.
pub(super) fn tag(fields: &Map<String, Value>) -> &str {
    fields.get("key").or_else(|| fields.get("kind")).and_then(Value::as_str).unwrap_or_default()
}

/// The argument for a field of the message with that tag; none for what no sentence could show.
///
/// What is not there is `none` and what is true or false is `yes` or `no`, for sentences to select by.
pub(super) fn value(
    tag: &str,
    name: &str,
    value: &Value,
    words: &Words<'_>,
) -> Option<FluentValue<'static>> {
    Some(match value {
        Value::Null => "none".into(),
        Value::Bool(true) => "yes".into(),
        Value::Bool(false) => "no".into(),
        Value::Number(number) if is_length(tag, name) => {
            words.figures.inches(length(number)?).into()
        }
        Value::Number(number) => number.as_i64()?.into(),
        Value::String(word) if NAMED.contains(&name) || WORDS.contains(&name) => {
            called(name, word, words).into()
        }
        Value::String(list) if name == "has" => {
            let each = list.split(", ").map(|word| called("ploy", word, words));
            each.collect::<Vec<_>>().join(", ").into()
        }
        Value::String(part) if name == "terrain" => (words.part)(part).into(),
        Value::String(text) => (words.called)(text).into(),
        Value::Array(names) if names.iter().all(Value::is_string) => {
            names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", ").into()
        }
        Value::Array(_) => match <[f64; 3]>::deserialize(value) {
            Ok(place) => {
                let [x, y, z] = place.map(Length::from_inches_f64);
                words.figures.place(Footing { at: Point::new(x, y), z }).into()
            }
            Err(_) => FaceCounts::deserialize(value).ok()?.to_string().into(),
        },
        Value::Object(_) => words.figures.place(Footing::deserialize(value).ok()?).into(),
    })
}

/// What people call something: by its card if it has one, else by the word of the language if it is one of the rules.
fn called(field: &str, word: &str, words: &Words<'_>) -> String {
    let on_card = || NAMED.contains(&field).then(|| (words.name)(word)).flatten();
    let of_rules = || WORDS.contains(&field).then(|| (words.term)(word));
    on_card().or_else(of_rules).unwrap_or_else(|| (words.called)(word))
}

/// A length as messages hold it: those that go to the page in inches, the others in units.
fn length(number: &Number) -> Option<Length> {
    match number.as_i64() {
        Some(units) => i32::try_from(units).ok().map(Length::from_units),
        None => number.as_f64().map(Length::from_inches_f64),
    }
}

fn is_length(tag: &str, name: &str) -> bool {
    LENGTHS.contains(&name) || (name == "most" && MOST_IS_A_LENGTH.contains(&tag))
}

/// An argument given as text: a number if it is written as one.
pub(super) fn plain(text: &str) -> FluentValue<'_> {
    if let Ok(number) = text.parse::<i64>() {
        // `007` and `+7` are names, not numbers.
        return if number.to_string() == text { number.into() } else { text.into() };
    }
    match text.split_once('.') {
        Some((whole, part)) if is_digits(whole.trim_start_matches('-')) && is_digits(part) => {
            decimal(text, part.len()).map_or_else(|| text.into(), FluentValue::Number)
        }
        _ => text.into(),
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A decimal number with as many decimals as it is written with, which chooses its plural.
fn decimal(text: &str, decimals: usize) -> Option<FluentNumber> {
    let options =
        FluentNumberOptions { minimum_fraction_digits: Some(decimals), ..Default::default() };
    Some(FluentNumber::new(text.parse().ok()?, options))
}
