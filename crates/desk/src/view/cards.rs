//! Teams and missions as the page shows them.

use catalog::{Loaded, Mission};
use serde::{Deserialize, Serialize};
use table::{ModelId, PieceId, RuleSet, Slug};
use utoipa::ToSchema;

use super::PointView;
use super::board::outline;

/// What else a weapon's card says in rule sets with phases.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WeaponProfile {
    /// How far it reaches, in inches; 0 for fighting.
    pub range: f64,
    /// How it is used and how often, such as `Rapid Fire 1`.
    pub kind: String,
    /// How strong it is: a number, `User`, `+1` or `x2`.
    pub strength: String,
    /// What it takes off armour saves; zero or less.
    pub ap: i8,
    /// The wounds of each failed save, such as `1` or `D3`.
    pub damage: String,
}

/// A line of a degrading profile: what holds from so many remaining wounds up to the line above.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LineCard {
    /// The fewest remaining wounds that it holds for.
    pub from: u8,
    /// How far the model moves, in inches.
    pub movement: f64,
    /// Weapon Skill, the number needed.
    pub weapon_skill: u8,
    /// Ballistic Skill, the number needed.
    pub ballistic_skill: u8,
    /// Attacks.
    pub attacks: u8,
}

/// What else a model's card says in rule sets with phases.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ModelProfile {
    /// Weapon Skill, the number needed.
    pub weapon_skill: u8,
    /// Ballistic Skill, the number needed.
    pub ballistic_skill: u8,
    /// Strength.
    pub strength: u8,
    /// Toughness.
    pub toughness: u8,
    /// Attacks.
    pub attacks: u8,
    /// Leadership.
    pub leadership: u8,
    /// Its powers, by their names in answers.
    pub powers: Vec<Slug>,
    /// How far its aura reaches, in inches, where it has one.
    pub aura: Option<f64>,
    /// From what number on a die it ignores a wound, where it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ignores: Option<u8>,
    /// The lines of its profile, the best first, where it degrades.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<LineCard>>", optional))]
    pub lines: Vec<LineCard>,
}

/// What a weapon is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum WeaponReach {
    /// For shooting.
    Ranged,
    /// For fighting.
    Melee,
}

/// A weapon on a card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WeaponCard {
    /// What people call it.
    pub name: String,
    /// Its name in answers.
    pub slug: Slug,
    /// What it is for.
    pub reach: WeaponReach,
    /// Attack dice.
    pub attacks: u8,
    /// What a die needs.
    pub hit: u8,
    /// What a normal and a critical success take off.
    pub damage: [u16; 2],
    /// Its rules as the card words them.
    pub rules: Vec<String>,
    /// What else its card says in rule sets with phases; dice among its attacks and its damage are told only here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub profile: Option<WeaponProfile>,
}

/// An operative on a card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OperativeCard {
    /// Its name, such as `A1`; a model of a unit has one of its own, such as `A1.3`.
    pub model: PieceId,
    /// What people call it.
    pub name: String,
    /// Action point limit.
    pub apl: u8,
    /// How far it moves, in inches.
    pub movement: f64,
    /// Defence dice.
    pub defence: u8,
    /// What a defence die needs.
    pub save: u8,
    /// What a defence die needs whatever the weapon, where it has such a save.
    pub invulnerable: Option<u8>,
    /// The wounds it starts with.
    pub wounds: i16,
    /// The diameter of its base, in millimetres.
    pub base_mm: f64,
    /// How tall it is, in inches.
    pub height: f64,
    /// Words that other rules go by.
    pub keywords: Vec<String>,
    /// What it carries.
    pub weapons: Vec<WeaponCard>,
    /// What else its card says in rule sets with phases; action points and defence dice are 0 there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub profile: Option<ModelProfile>,
}

/// A unit on a card, in rule sets where several models act together. Its models are among the team's operatives.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UnitSheet {
    /// Its name in answers, such as `A1`.
    pub unit: ModelId,
    /// What people call it.
    pub name: String,
    /// Words that rules go by, in capitals.
    pub keywords: Vec<String>,
    /// What it costs.
    pub points: u16,
    /// Its models, by their names among the operatives, such as `A1.1`.
    pub models: Vec<PieceId>,
    /// Its psychic powers, by their names in answers.
    pub powers: Vec<Slug>,
    /// How many powers it may attempt in a turn.
    pub casts: u8,
    /// How many powers it may deny in a turn.
    pub denies: u8,
    /// How many models it carries; 0 for what is no transport.
    pub capacity: u8,
    /// How far its aura reaches, in inches, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub aura: Option<f64>,
    /// What else it may do: `advance-and-charge`, `fights-first`, `fights-last`, `reserve`.
    pub abilities: Vec<String>,
}

/// A ploy on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PloyCard {
    /// What people call it.
    pub name: String,
    /// Its name in answers.
    pub slug: Slug,
    /// What it says.
    pub text: String,
    /// What it costs in command points.
    pub cost: u8,
    /// `strategy` or `firefight`; the moment, such as `start-of-shooting` or `attacked`, in rule sets with
    /// phases.
    pub phase: String,
}

/// A team as its cards print it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TeamCard {
    /// What it is found by, in whatever language it is shown: its name in its file.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// A few words about it.
    pub text: String,
    /// The rule set it is written for.
    pub rules: RuleSet,
    /// Its operatives, or the models of all its units.
    pub operatives: Vec<OperativeCard>,
    /// Its units; none in rule sets where every model acts for itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<UnitSheet>>", optional))]
    pub units: Vec<UnitSheet>,
    /// Its ploys.
    pub ploys: Vec<PloyCard>,
}

/// A mission.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MissionView {
    /// What it is found by, in whatever language it is shown: its name in its file.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// A few words about it.
    pub text: String,
    /// Its two drop zones.
    pub drop_zones: Vec<Vec<PointView>>,
    /// How many turning points it lasts.
    pub turning_points: u8,
    /// The victory points for each marker that is held at the end of a turn; none where markers score nothing.
    pub hold: u8,
    /// The victory points for each unit in an enemy's zone at the end of the battle.
    pub breakthrough: u8,
}

/// A mission.
#[must_use]
pub fn mission(mission: &Loaded<Mission>) -> MissionView {
    MissionView {
        id: mission.name.clone(),
        name: mission.name.clone(),
        text: mission.text.clone(),
        drop_zones: mission.value.drop_zones.iter().map(outline).collect(),
        turning_points: mission.value.turning_points,
        hold: mission.value.hold,
        breakthrough: mission.value.breakthrough,
    }
}
