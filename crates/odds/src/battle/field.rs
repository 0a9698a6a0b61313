//! Fields of questions about attacks of hit, wound and save, each with its bounds.

use std::borrow::Cow;
use std::fmt;

use battle::{Amount, WeaponRules};
use serde::Deserialize;
use serde::de::{self, Deserializer, Visitor};
use utoipa::openapi::{ArrayBuilder, ObjectBuilder, OneOfBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::Within;

/// A whole number between two others that may be negative, both allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signed<const LEAST: i8, const MOST: i8>(i8);

impl<const LEAST: i8, const MOST: i8> Signed<LEAST, MOST> {
    /// The number, if it is allowed.
    pub fn new(number: i64) -> Option<Self> {
        i8::try_from(number).ok().filter(|n| (LEAST..=MOST).contains(n)).map(Signed)
    }

    /// The number.
    pub const fn get(self) -> i8 {
        self.0
    }
}

impl<'de, const LEAST: i8, const MOST: i8> Deserialize<'de> for Signed<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = i64::deserialize(from)?;
        Self::new(number).ok_or_else(|| {
            de::Error::custom(format_args!("{number} is not between {LEAST} and {MOST}"))
        })
    }
}

impl<const LEAST: i8, const MOST: i8> ToSchema for Signed<LEAST, MOST> {
    fn name() -> Cow<'static, str> {
        format!("From{LEAST}To{MOST}").replace('-', "Minus").into()
    }
}

impl<const LEAST: i8, const MOST: i8> PartialSchema for Signed<LEAST, MOST> {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new().schema_type(Type::Integer);
        number.minimum(Some(LEAST)).maximum(Some(MOST)).into()
    }
}

/// The most modifiers of one roll.
const MOST_MODIFIERS: usize = 8;

/// Modifiers that add up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "number[]"))]
pub struct Modifiers(Vec<i8>);

impl Modifiers {
    /// One modifier, which is all of them together.
    pub fn of(all: &[i8]) -> Self {
        Modifiers(all.to_vec())
    }

    /// What they add up to.
    pub fn sum(&self) -> i8 {
        self.0.iter().sum()
    }
}

impl<'de> Deserialize<'de> for Modifiers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let all = Vec::<Signed<-6, 6>>::deserialize(from)?;
        if all.len() > MOST_MODIFIERS {
            let found = all.len();
            return Err(de::Error::custom(format_args!(
                "{found} modifiers, expected at most {MOST_MODIFIERS}"
            )));
        }
        Ok(Modifiers(all.into_iter().map(Signed::get).collect()))
    }
}

impl ToSchema for Modifiers {}

impl PartialSchema for Modifiers {
    fn schema() -> RefOr<Schema> {
        let all = ArrayBuilder::new().items(Signed::<-6, 6>::schema());
        all.max_items(Some(MOST_MODIFIERS)).into()
    }
}

/// A whole number from 1 to 20, or dice in quotes: `"D3"`, `"2D6"`, `"D3+1"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Amount", type = "number | string"))]
pub struct Dice(pub Amount);

impl Dice {
    /// An amount of dice as it is written: `D3`, `2D6`, `D3+1`; nothing else.
    pub fn read(text: &str) -> Option<Self> {
        let amount: Amount = text.parse().ok()?;
        (amount.dice > 0 && amount.to_string() == text).then_some(Dice(amount))
    }

    /// A number without dice.
    pub fn fixed(number: i64) -> Option<Self> {
        let number = u8::try_from(number).ok().filter(|n| (1..=20).contains(n))?;
        Some(Dice(Amount::fixed(number)))
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Dice;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "a whole number from 1 to 20, or dice such as \"D3\", \"2D6\" or \"D3+1\"",
                )
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Dice, E> {
                let unexpected = de::Unexpected::Signed(number);
                Dice::fixed(number).ok_or_else(|| E::invalid_value(unexpected, &self))
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Dice, E> {
                let small = i64::try_from(number).ok().and_then(Dice::fixed);
                small.ok_or_else(|| E::invalid_value(de::Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Dice, E> {
                let short: String = text.chars().take(40).collect();
                Dice::read(text).ok_or_else(|| E::invalid_value(de::Unexpected::Str(&short), &self))
            }
        }
        from.deserialize_any(Reader)
    }
}

impl ToSchema for Dice {
    fn name() -> Cow<'static, str> {
        "Amount".into()
    }
}

impl PartialSchema for Dice {
    fn schema() -> RefOr<Schema> {
        let dice = ObjectBuilder::new().schema_type(Type::String);
        let dice = dice.pattern(Some(r"^[23]?D[36](\+([1-9]|1\d|20))?$"));
        OneOfBuilder::new().item(Within::<1, 20>::schema()).item(dice).into()
    }
}

/// A special rule of a weapon as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule(String);

impl Rule {
    /// The rule as it is written, if there is such a one.
    ///
    /// # Errors
    /// If it is no weapon rule.
    pub fn new(text: &str) -> Result<Self, battle::BadWeaponRule> {
        WeaponRules::default().add(text)?;
        Ok(Rule(text.to_owned()))
    }

    /// As it is written.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Rule::new(&String::deserialize(from)?).map_err(de::Error::custom)
    }
}

/// A field that may be left out, but says something if it is there.
pub(super) fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}
