//! Answers as programs give them.

use std::fmt;
use std::str::FromStr;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Answer, BadAnswer};
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

/// An answer as somebody gives it: as JSON, which is what the page does, or as text in the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenAnswer {
    /// Read already.
    Answer(Answer),
    /// In the notation.
    Notation(String),
}

impl GivenAnswer {
    /// The answer.
    ///
    /// # Errors
    /// If it is text that is no answer in the notation.
    pub fn read(&self) -> Result<Answer, BadAnswer> {
        match self {
            GivenAnswer::Answer(answer) => Ok(answer.clone()),
            GivenAnswer::Notation(text) => text.parse(),
        }
    }
}

impl From<Answer> for GivenAnswer {
    fn from(answer: Answer) -> Self {
        GivenAnswer::Answer(answer)
    }
}

/// Where there is only text, as in an address: the same JSON, or the notation.
impl FromStr for GivenAnswer {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Self, serde_json::Error> {
        match text.trim_start().starts_with('{') {
            true => serde_json::from_str(text).map(GivenAnswer::Answer),
            false => Ok(GivenAnswer::Notation(text.to_owned())),
        }
    }
}

impl Serialize for GivenAnswer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            GivenAnswer::Answer(answer) => answer.serialize(to),
            GivenAnswer::Notation(text) => text.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for GivenAnswer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Given;

        impl<'de> Visitor<'de> for Given {
            type Value = GivenAnswer;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an answer")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<GivenAnswer, E> {
                Ok(GivenAnswer::Notation(text.to_owned()))
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<GivenAnswer, M::Error> {
                Answer::deserialize(MapAccessDeserializer::new(map)).map(GivenAnswer::Answer)
            }
        }

        from.deserialize_any(Given)
    }
}

impl ToSchema for GivenAnswer {
    fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
        all.push((Answer::name().into_owned(), Answer::schema()));
        Answer::schemas(all);
    }
}

impl PartialSchema for GivenAnswer {
    fn schema() -> RefOr<Schema> {
        let notation = ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("The answer in the notation (docs/notation.md)."));
        OneOfBuilder::new().item(Ref::from_schema_name("Answer")).item(notation).into()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn json_and_the_notation_are_taken() {
        let door = json!({ "kind": "door", "door": 3 });
        for given in [door.clone(), json!("door 3")] {
            let read: GivenAnswer = serde_json::from_value(given.clone()).unwrap();
            assert_eq!(read.read(), Ok(Answer::Door(3)));
            assert_eq!(serde_json::to_value(&read).unwrap(), given);
        }
        for text in [door.to_string().as_str(), "door 3"] {
            assert_eq!(text.parse::<GivenAnswer>().unwrap().read(), Ok(Answer::Door(3)));
        }
        for bad in [json!({ "kind": "door" }), json!({ "door": 3 }), json!(3), json!(["door", 3])] {
            assert!(serde_json::from_value::<GivenAnswer>(bad.clone()).is_err(), "{bad}");
        }
    }
}
