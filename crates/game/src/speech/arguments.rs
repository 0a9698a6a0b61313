//! The fields of a message as the arguments of its sentence.
//!
//! Serialisation forgets what a number or a word is: a length is a number of units, an order is a word. So
//! the names of fields say it. They are the same in all messages but for `most`, and a test shows each of
//! them in use.

use dice::FaceCounts;
use fluent_bundle::FluentValue;
use geometry::{Footing, Length};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Fields that hold a length.
const LENGTHS: [&str; 4] = ["length", "limit", "range", "reach"];

/// Messages whose `most` is how far a model may go; in others it is a number of dice.
const MOST_IS_A_LENGTH: [&str; 3] = ["charge-rolled", "go", "runs"];

/// Fields that hold a word of the rules, for which every language has its own.
const WORDS: [&str; 9] =
    ["action", "after", "edge", "order", "reason", "rule", "source", "success", "with"];

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
    term: impl Fn(&str) -> String,
) -> Option<FluentValue<'static>> {
    Some(match value {
        Value::Null => "none".into(),
        Value::Bool(true) => "yes".into(),
        Value::Bool(false) => "no".into(),
        Value::Number(units) if is_length(tag, name) => {
            inches(Length::from_units(i32::try_from(units.as_i64()?).ok()?)).into()
        }
        Value::Number(number) => number.as_i64()?.into(),
        Value::String(word) if WORDS.contains(&name) => term(word).into(),
        Value::String(text) => text.clone().into(),
        Value::Array(_) => FaceCounts::deserialize(value).ok()?.to_string().into(),
        Value::Object(_) => place(Footing::deserialize(value).ok()?).into(),
    })
}

fn is_length(tag: &str, name: &str) -> bool {
    LENGTHS.contains(&name) || (name == "most" && MOST_IS_A_LENGTH.contains(&tag))
}

/// An argument given as text: a number if it is written as one.
pub(super) fn plain(text: &str) -> FluentValue<'_> {
    match text.parse::<i64>() {
        // `007` and `+7` are names, not numbers.
        Ok(number) if number.to_string() == text => number.into(),
        _ => text.into(),
    }
}

/// A length as people read it: at most two decimals, rounded up so that what is too long still looks so.
fn inches(length: Length) -> String {
    let exact = length.to_string();
    if exact.split_once('.').is_none_or(|(_, decimals)| decimals.len() <= 2) {
        return format!("{exact}\"");
    }
    let hundredths = (length.wide() * 100).div_euclid(2540) + 1;
    format!("{}.{:02}\"", hundredths / 100, hundredths % 100)
}

/// `(4", 6.5")`, and the height where it is not the floor's.
fn place(footing: Footing) -> String {
    let (x, y) = (inches(footing.at.x), inches(footing.at.y));
    if footing.z == Length::ZERO {
        format!("({x}, {y})")
    } else {
        format!("({x}, {y}, {})", inches(footing.z))
    }
}
