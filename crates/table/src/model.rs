//! Who plays, and what stands on the table for them.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A word of the notation that does not read as what stands in its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{found:?} is not {expected}")]
pub struct BadWord {
    /// What was read.
    pub found: String,
    /// What should have stood there.
    pub expected: &'static str,
}

impl BadWord {
    /// `found` does not read as `expected`. Long words are cut, so that garbage stays short in messages.
    pub fn new(found: &str, expected: &'static str) -> Self {
        BadWord { found: found.chars().take(40).collect(), expected }
    }
}

/// Gives a type with `Display` and `FromStr` the same text as its serialised form.
macro_rules! serde_as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Describes a type that is written as text by the pattern of that text.
macro_rules! schema_of_text {
    ($type:ty, $pattern:literal) => {
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new().schema_type(Type::String).pattern(Some($pattern)).into()
            }
        }
        impl ToSchema for $type {}
    };
}

/// A player, by seat: A, B, C or D.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "'A' | 'B' | 'C' | 'D'"))]
pub struct Side(u8);

impl Side {
    /// The first seat.
    pub const A: Side = Side(0);
    /// The second seat.
    pub const B: Side = Side(1);
    /// The most players at one table.
    pub const MAX: usize = 4;

    /// The seat with an index from 0, if there is one.
    pub const fn from_index(index: usize) -> Option<Side> {
        if index < Self::MAX { Some(Side(index as u8)) } else { None }
    }

    /// The index of the seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The opponent at a table for two.
    ///
    /// ```
    /// use table::Side;
    /// assert_eq!(Side::A.other(), Side::B);
    /// ```
    #[must_use]
    pub const fn other(self) -> Side {
        Side(self.0 ^ 1)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&((b'A' + self.0) as char), f)
    }
}

impl FromStr for Side {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        match word.as_bytes() {
            [letter @ b'A'..=b'D'] => Ok(Side(letter - b'A')),
            _ => Err(BadWord::new(word, "a side (A, B, C or D)")),
        }
    }
}

serde_as_text!(Side);
schema_of_text!(Side, "^[A-D]$");

/// A model on the table: its side and its number there, from 1. Written `A1`, `B10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "`${Side}${number}`"))]
pub struct ModelId {
    /// Whose it is.
    pub side: Side,
    /// Its number in the team, from 1.
    pub number: u8,
}

impl fmt::Display for ModelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side, self.number)
    }
}

impl FromStr for ModelId {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        let bad = || BadWord::new(word, "a model such as A1");
        let side = word.get(..1).ok_or_else(bad)?.parse().map_err(|_| bad())?;
        let digits = &word[1..];
        if digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(bad());
        }
        Ok(ModelId { side, number: digits.parse().map_err(|_| bad())? })
    }
}

serde_as_text!(ModelId);
schema_of_text!(ModelId, "^[A-D][1-9][0-9]*$");

/// What stands on the table by itself: a model, or one of the models of a unit. Written `A1`, or `A1.3` for the third
/// model of the unit `A1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "ModelId | `${ModelId}.${number}`"))]
pub struct PieceId {
    /// The model, or its unit.
    pub model: ModelId,
    /// Its number in its unit, from 1, where it has a unit.
    pub number: Option<u8>,
}

impl PieceId {
    /// A model of a unit, by its number there.
    pub const fn within(unit: ModelId, number: u8) -> Self {
        PieceId { model: unit, number: Some(number) }
    }
}

impl From<ModelId> for PieceId {
    fn from(model: ModelId) -> Self {
        PieceId { model, number: None }
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => write!(f, "{}.{number}", self.model),
            None => self.model.fmt(f),
        }
    }
}

impl FromStr for PieceId {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        let bad = || BadWord::new(word, "a model such as A1 or A1.3");
        let Some((unit, number)) = word.split_once('.') else {
            return word.parse::<ModelId>().map(PieceId::from).map_err(|_| bad());
        };
        let unit = unit.parse().map_err(|_| bad())?;
        let read: u8 = number.parse().map_err(|_| bad())?;
        if read == 0 || read.to_string() != number {
            return Err(bad());
        }
        Ok(PieceId::within(unit, read))
    }
}

serde_as_text!(PieceId);
schema_of_text!(PieceId, r"^[A-D][1-9][0-9]*(\.[1-9][0-9]*)?$");

/// A name in the notation: lower-case words joined by hyphens, such as `long-rifle`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
pub struct Slug(ArrayString<{ Slug::MAX }>);

impl Slug {
    /// The longest name in bytes.
    pub const MAX: usize = 32;

    /// Makes a slug of any name: letters and digits are kept, everything else becomes a hyphen.
    /// Names without a letter or digit become `x`.
    pub fn of(name: &str) -> Slug {
        let mut slug = ArrayString::new();
        for c in name.chars().flat_map(char::to_lowercase) {
            let c = if c.is_alphanumeric() { c } else { '-' };
            if c == '-' && (slug.is_empty() || slug.ends_with('-')) {
                continue;
            }
            if slug.try_push(c).is_err() {
                break;
            }
        }
        while slug.ends_with('-') {
            slug.pop();
        }
        if slug.is_empty() {
            slug.push('x');
        }
        Slug(slug)
    }

    /// The text of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Slug {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        let slug = Slug::of(word);
        if slug.as_str() == word {
            Ok(slug)
        } else {
            Err(BadWord::new(word, "a name such as long-rifle"))
        }
    }
}

serde_as_text!(Slug);
schema_of_text!(Slug, "^[^ ]{1,32}$");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn models_are_written_with_side_and_number() {
        let model: ModelId = "B10".parse().unwrap();
        assert_eq!(model, ModelId { side: Side::B, number: 10 });
        assert_eq!(model.to_string(), "B10");
        for bad in ["", "B", "b1", "E1", "A01", "A999", "A-1", "é1"] {
            assert!(bad.parse::<ModelId>().is_err(), "{bad}");
        }
    }

    #[test]
    fn models_of_units_are_written_with_their_number() {
        let unit: ModelId = "C2".parse().unwrap();
        for (word, piece) in [("C2", unit.into()), ("C2.13", PieceId::within(unit, 13))] {
            assert_eq!(word.parse::<PieceId>().unwrap(), piece);
            assert_eq!(piece.to_string(), word);
        }
        for bad in ["", "C", "C2.", "C2.0", "C2.01", "C2.+1", "C2.256", "C2.1.1", "c2.1"] {
            assert!(bad.parse::<PieceId>().is_err(), "{bad}");
        }
    }

    #[test]
    fn names_become_slugs() {
        assert_eq!(Slug::of("Long Rifle (scoped)").as_str(), "long-rifle-scoped");
        assert_eq!(Slug::of("--").as_str(), "x");
        assert!("Long".parse::<Slug>().is_err());
        assert!("long-rifle".parse::<Slug>().is_ok());
        assert_eq!(Slug::of(&"é".repeat(99)).as_str().len(), 32);
    }
}
