//! How the table of a game lies at one moment: what the page draws.

use serde::{Deserialize, Serialize};
use table::{ModelId, Order, PieceId, Side, Slug};
use utoipa::ToSchema;

use super::{Mark, PointView, TerrainView};

/// Whether a model is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Presence {
    /// It is still to come.
    Reserve,
    /// It is.
    Board,
    /// It is out of the game.
    Removed,
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum UnitPresence {
    /// It waits to be set up.
    Waiting,
    /// In reserve.
    Reserve,
    /// On the board.
    Board,
    /// Aboard a transport.
    Aboard,
    /// Out of the game.
    Removed,
}

/// A model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ModelView {
    /// Its name, such as `A1`; a model of a unit has one of its own, such as `A1.3`.
    pub id: PieceId,
    /// Its unit, where models are parts of units.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub unit: Option<ModelId>,
    /// Its number in its unit, from 1: answers that are about one model of a unit say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub number: Option<u8>,
    /// Whether it is on the board.
    pub presence: Presence,
    /// Where it stands, in inches.
    pub at: PointView,
    /// How high it stands, in inches.
    pub z: f64,
    /// The wounds it has left.
    pub wounds: i16,
    /// `engage` or `conceal`, where the rule set has orders.
    pub order: Option<Order>,
    /// Whether it is still to act in this turning point.
    pub ready: bool,
    /// What else is to be seen at it.
    pub marks: Vec<Mark>,
}

/// A unit, in rule sets where several models act together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UnitView {
    /// Its name in answers, such as `A1`.
    pub id: ModelId,
    /// Where it is.
    pub presence: UnitPresence,
    /// The transport that it is aboard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub aboard: Option<ModelId>,
    /// How many of its models are left.
    pub models: u8,
    /// The wounds that they have left together.
    pub wounds: u16,
    /// The wounds that it has lost in this turn.
    pub lost: u16,
    /// The line of its degrading profile that holds now, from 1, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub line: Option<u8>,
    /// Whether it is still to act in the Movement phase of this turn.
    pub ready: bool,
    /// What is to be seen at it.
    pub marks: Vec<Mark>,
    /// The units that it has declared a charge against in this turn.
    pub targets: Vec<ModelId>,
}

/// A ploy that is working.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WorkingPloy {
    /// Its name in answers.
    pub ploy: Slug,
    /// The model it works on, where it is one.
    pub on: Option<ModelId>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The side.
    pub side: Side,
    /// Command points.
    pub cp: u8,
    /// The drop zone, once it is taken.
    pub drop_zone: Option<Vec<PointView>>,
    /// Ploys that are working.
    pub ploys: Vec<WorkingPloy>,
    /// Whether the kill team is broken, where the rule set knows that.
    #[serde(default)]
    pub broken: bool,
    /// Whether the player has left a game that goes on.
    #[serde(default)]
    pub left: bool,
    /// Points scored, where the rule set counts them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub score: Option<u8>,
    /// What the units that the player has left cost together, where that decides the battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub points: Option<u32>,
}

/// The model that acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ActiveView {
    /// Which.
    pub model: ModelId,
    /// The action points it has left; 0 where the rule set has none.
    pub ap: u8,
}

/// The dice of one side in an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DiceView {
    /// Faces that lie and may be rolled again, ascending.
    pub fresh: Vec<u8>,
    /// Dice kept as normal successes without being rolled.
    pub kept: u8,
    /// Dice rolled again: critical successes.
    pub again_critical: u8,
    /// Dice rolled again: normal successes.
    pub again_normal: u8,
    /// Dice rolled again: fails.
    pub again_failed: u8,
    /// Once they are settled: critical successes left.
    pub critical: Option<u8>,
    /// Once they are settled: normal successes left.
    pub normal: Option<u8>,
    /// The number a die needs.
    pub needs: u8,
    /// The number from which a success is critical.
    pub critical_from: u8,
}

/// A kind of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Sequence {
    /// Somebody shoots.
    Shoot,
    /// Somebody fights.
    Fight,
}

/// An attack that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AttackView {
    /// Which kind of attack.
    pub sequence: Sequence,
    /// Who attacks.
    pub attacker: ModelId,
    /// Who is attacked.
    pub defender: ModelId,
    /// The attacker's weapon.
    pub weapon: Slug,
    /// The weapon of the one who fights back.
    pub answer_weapon: Option<Slug>,
    /// The attacker's dice.
    pub attack: DiceView,
    /// The defender's dice: defence dice, or attack dice of a fight.
    pub defence: DiceView,
}

/// How the table of a game lies.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableView {
    /// The turning point; 0 during set-up.
    pub turn: u8,
    /// `setup`, `initiative`, `strategy`, `firefight` or `over`; in rule sets with phases `setup`, `initiative`,
    /// `movement`, `psychic`, `shooting`, `fight` or `combat`, `morale`, `end` or `over`.
    pub phase: String,
    /// The part of the phase, where it has parts, such as `ready-fire`, `start-of-movement` or `hammer-of-fury`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub section: Option<String>,
    /// Who has the initiative, once somebody has.
    pub initiative: Option<Side>,
    /// The players in the order of their turns, where the rule set has one for the round.
    #[serde(default)]
    pub order: Vec<Side>,
    /// The models, side A's first.
    pub models: Vec<ModelView>,
    /// The units, side A's first; none in rule sets where every model acts for itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<UnitView>>", optional))]
    pub units: Vec<UnitView>,
    /// The players, side A's first.
    pub players: Vec<PlayerView>,
    /// Terrain that players have added to the board.
    pub added: Vec<TerrainView>,
    /// The doors that stand open, by their place in the board's list.
    pub open_doors: Vec<u32>,
    /// The model that acts.
    pub active: Option<ActiveView>,
    /// The attack that is being resolved.
    pub attack: Option<AttackView>,
}
