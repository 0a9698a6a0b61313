//! A question about one attack, as programs ask it.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize};
use skirmish::BadWeaponRule;
use table::RuleSet;
use thiserror::Error;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::Goal;
use crate::settings::SwitchSettings;

/// The rule sets whose attacks can be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", ts(rename = "SkirmishRules"))]
#[schema(as = SkirmishRules)]
pub enum Edition {
    /// Kill Team 2021.
    Kt21,
    /// Kill Team 2024.
    Kt24,
}

/// The two kinds of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", ts(rename = "SkirmishSequence"))]
#[schema(as = SkirmishSequence)]
pub enum Kind {
    /// A shooting sequence.
    Shoot,
    /// A fight.
    Fight,
}

/// A whole number between two others, both allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Within<const LEAST: u16, const MOST: u16>(u16);

impl<const LEAST: u16, const MOST: u16> Within<LEAST, MOST> {
    /// The number, if it is allowed.
    ///
    /// # Errors
    /// What would have been.
    pub fn new(number: i64) -> Result<Self, OutOfRange> {
        let fits = u16::try_from(number).ok().filter(|n| (LEAST..=MOST).contains(n));
        fits.map(Within).ok_or(OutOfRange { number, least: LEAST, most: MOST })
    }

    /// The least number that is allowed.
    pub(crate) const fn at_least() -> Self {
        Within(LEAST)
    }

    /// The number.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The number, if all that are allowed are small.
    pub const fn small(self) -> u8 {
        const { assert!(MOST <= 255, "such numbers do not fit in a byte") };
        self.0 as u8
    }
}

/// A number that is too small or too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{number} is not between {least} and {most}")]
pub struct OutOfRange {
    number: i64,
    least: u16,
    most: u16,
}

impl<'de, const LEAST: u16, const MOST: u16> Deserialize<'de> for Within<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::new(i64::deserialize(from)?).map_err(de::Error::custom)
    }
}

impl<const LEAST: u16, const MOST: u16> ToSchema for Within<LEAST, MOST> {
    fn name() -> Cow<'static, str> {
        format!("From{LEAST}To{MOST}").into()
    }
}

impl<const LEAST: u16, const MOST: u16> PartialSchema for Within<LEAST, MOST> {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new().schema_type(Type::Integer);
        number.minimum(Some(LEAST)).maximum(Some(MOST)).into()
    }
}

/// How many dice.
pub type Dice = Within<0, 10>;
/// What a die needs; with 7 and more only a 6 will do.
pub type Needed = Within<2, 9>;
/// What a success takes off.
pub type Damage = Within<0, 100>;
/// Wounds that an operative has.
pub type Wounds = Within<1, 9999>;
/// Command points for re-rolls.
pub type Points = Within<0, 9>;

/// A weapon as on its card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "SkirmishWeapon"))]
#[schema(as = SkirmishWeapon)]
pub struct WeaponCard {
    /// How many dice it rolls.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub attacks: Dice,
    /// What they need when the sequence starts.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub hit: Needed,
    /// What a normal and a critical success take off.
    #[cfg_attr(feature = "typescript", ts(type = "[number, number]"))]
    pub damage: [Damage; 2],
    /// Its rules, as the card words them.
    pub rules: Vec<String>,
}

/// The operative that acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "SkirmishAttacker"))]
#[schema(as = SkirmishAttacker)]
pub struct Attacker {
    /// Its wounds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub wounds: Wounds,
    /// Its weapon.
    pub weapon: WeaponCard,
}

/// The operative that is attacked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "SkirmishDefender"))]
#[schema(as = SkirmishDefender)]
pub struct Defender {
    /// Its wounds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub wounds: Wounds,
    /// What its defence dice need; a fight does not ask.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable, type = "number | null"))]
    pub save: Option<Needed>,
    /// How many defence dice it has.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable, type = "number | null"))]
    pub defence: Option<Dice>,
    /// What its invulnerable save needs, if it has one.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable, type = "number | null"))]
    pub invulnerable: Option<Needed>,
    /// Whether it has a cover save against this weapon.
    #[serde(default)]
    pub cover: bool,
    /// Whether it is obscured.
    #[serde(default)]
    pub obscured: bool,
    /// What it fights back with; a shooting sequence does not ask.
    #[serde(default)]
    pub weapon: Option<WeaponCard>,
}

/// What both sides may spend on re-rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct CommandRerolls {
    /// The attacker.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub attacker: Points,
    /// The defender.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub defender: Points,
}

impl Default for CommandRerolls {
    fn default() -> Self {
        CommandRerolls { attacker: Within(0), defender: Within(0) }
    }
}

/// A question about one attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "SkirmishQuestion"))]
#[schema(as = SkirmishQuestion)]
pub struct Question {
    /// Under which rules.
    pub rules: Edition,
    /// What kind of attack.
    pub sequence: Kind,
    /// What both sides play for.
    pub goal: Goal,
    /// The operative that acts.
    pub attacker: Attacker,
    /// The operative that is attacked.
    pub defender: Defender,
    /// What both may spend on re-rolls.
    #[serde(default)]
    pub command_rerolls: CommandRerolls,
    /// The rule switches that differ from the default.
    #[serde(default)]
    pub switches: SwitchSettings,
}

/// A field of a question that says something impossible.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {what}")]
pub struct BadQuestion {
    /// The field.
    pub field: String,
    /// What is wrong with it.
    pub what: String,
    /// The message that says it to people and the words of theirs that it is about, where they may have written them.
    pub said: Option<(&'static str, String)>,
}

impl BadQuestion {
    /// What is wrong with a field.
    pub fn new(field: impl fmt::Display, what: impl fmt::Display) -> Self {
        BadQuestion { field: field.to_string(), what: what.to_string(), said: None }
    }

    /// A weapon rule that does not read, with the one of the rule set that may have been meant.
    pub fn rule(field: impl fmt::Display, set: RuleSet, error: &BadWeaponRule) -> Self {
        let (id, text) = error.message();
        let near = match error {
            BadWeaponRule::Unknown(text) => near(set, text),
            _ => None,
        };
        let what = match near {
            Some(near) => format!("{error}; did you mean {near}?"),
            None => error.to_string(),
        };
        BadQuestion::new(field, what).said(id, text)
    }

    /// The same with the message that says it to people.
    #[must_use]
    pub fn said(mut self, id: &'static str, text: &str) -> Self {
        self.said = Some((id, text.to_owned()));
        self
    }
}

/// The weapon rule that differs from what was written by a slip of the fingers.
fn near(set: RuleSet, written: &str) -> Option<&'static str> {
    let name = written.trim_end_matches(|c: char| !c.is_alphabetic());
    game::meant(name, game::rulebook::Rulebook::of(set).weapon_rules()).into_iter().next()
}
