//! How the table lies at one moment.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Finish, OfferKind, PointView, TerrainView};

/// A model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModelView {
    /// Its name in answers, such as `A1`; a model of a unit has one of its own, such as `A1.3`.
    pub id: String,
    /// Its unit, where models are parts of units.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unit: Option<String>,
    /// Its number in its unit, from 1: answers that are about one model of a unit say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u8>,
    /// `reserve`, `board` or `removed`.
    pub presence: String,
    /// Where it stands, in inches.
    pub at: PointView,
    /// How high it stands, in inches.
    pub z: f64,
    /// The wounds it has left.
    pub wounds: i16,
    /// `engage` or `conceal`, where the rule set has orders.
    pub order: Option<String>,
    /// Whether it is still to act in this turning point.
    pub ready: bool,
    /// What else is to be seen at it, such as `injured`, `stunned`, `readied` or `flesh-1`.
    pub marks: Vec<String>,
}

/// A unit, in rule sets where several models act together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct UnitView {
    /// Its name in answers, such as `A1`.
    pub id: String,
    /// `waiting` to be set up, in `reserve`, on the `board`, `aboard` a transport, or `removed`.
    pub presence: String,
    /// The transport that it is aboard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aboard: Option<String>,
    /// How many of its models are left.
    pub models: u8,
    /// The wounds that they have left together.
    pub wounds: u16,
    /// The wounds that it has lost in this turn.
    pub lost: u16,
    /// The line of its degrading profile that holds now, from 1, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<u8>,
    /// Whether it is still to act in the Movement phase of this turn.
    pub ready: bool,
    /// What is to be seen at it: `engaged`, `prepared`, `moved`, `advanced`, `fell-back`, `charged`, `charge-failed`,
    /// `was-charged`, `disembarked`, `arrived`, `cast`, `shot`, `fought`, `tested`, `decisive-move`, `decisive-shot`,
    /// `worse-line`, `demoralised`, `worse-line-next`, `demoralised-next`.
    pub marks: Vec<String>,
    /// The units that it has declared a charge against in this turn.
    pub targets: Vec<String>,
}

/// A ploy that is working.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WorkingPloy {
    /// Its name in answers.
    pub ploy: String,
    /// The model it works on, where it is one.
    pub on: Option<String>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerView {
    /// The side.
    pub side: String,
    /// Command points.
    pub cp: u8,
    /// The drop zone, once it is taken.
    pub drop_zone: Option<Vec<PointView>>,
    /// Ploys that are working.
    pub ploys: Vec<WorkingPloy>,
    /// Whether the kill team is broken, where the rule set knows that.
    #[serde(default)]
    pub broken: bool,
    /// Points scored, where the rule set counts them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub score: Option<u8>,
    /// What the units that the player has left cost together, where that decides the battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<u32>,
}

/// The model that acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ActiveView {
    /// Which.
    pub model: String,
    /// The action points it has left; 0 where the rule set has none.
    pub ap: u8,
}

/// The dice of one side in an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
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

/// An attack that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AttackView {
    /// `shoot` or `fight`.
    pub sequence: String,
    /// Who attacks.
    pub attacker: String,
    /// Who is attacked.
    pub defender: String,
    /// The attacker's weapon.
    pub weapon: String,
    /// The weapon of the one who fights back.
    pub answer_weapon: Option<String>,
    /// The attacker's dice.
    pub attack: DiceView,
    /// The defender's dice: defence dice, or attack dice of a fight.
    pub defence: DiceView,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "wait", rename_all = "lowercase")]
pub enum StatusView {
    /// For friends to come.
    Seats,
    /// For a player's choice.
    Decide {
        /// Whose.
        side: String,
        /// What kind of choice, such as `activate` or `reroll`: the page has a component for each.
        kind: String,
        /// The model that it is about, where it is one.
        model: Option<String>,
        /// The number that goes with it: action points left, barricades left, dice at most, the door, wounds to lose.
        number: Option<u8>,
        /// The optional rule, the moment of the turn or the power that it is about, where it is one.
        rule: Option<String>,
        /// What is asked, as a sentence.
        prompt: String,
    },
    /// For dice.
    Roll {
        /// Whose.
        side: String,
        /// How many.
        dice: u8,
        /// What for.
        reason: String,
        /// What is asked, as a sentence.
        prompt: String,
    },
    /// For nothing more.
    Over {
        /// How it ended.
        finish: Finish,
    },
}

/// The clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockView {
    /// Milliseconds left, side A's first, when this was said.
    #[ts(type = "number[]")]
    pub left_ms: Vec<i64>,
    /// The side whose clock runs.
    pub running: Option<String>,
}

/// Something that one player offers the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OfferView {
    /// What.
    pub kind: OfferKind,
    /// By which side.
    pub side: String,
}

/// How the table lies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Table {
    /// After how many lines of the log.
    pub at: u32,
    /// The turning point; 0 during set-up.
    pub turn: u8,
    /// `setup`, `initiative`, `strategy`, `firefight` or `over`; in rule sets with phases `setup`, `initiative`,
    /// `movement`, `psychic`, `shooting`, `fight` or `combat`, `morale`, `end` or `over`.
    pub phase: String,
    /// The part of the phase, where it has parts, such as `ready-fire`, `start-of-movement` or `hammer-of-fury`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub section: Option<String>,
    /// Who has the initiative, once somebody has.
    pub initiative: Option<String>,
    /// The players in the order of their turns, where the rule set has one for the round.
    #[serde(default)]
    pub order: Vec<String>,
    /// The models, side A's first.
    pub models: Vec<ModelView>,
    /// The units, side A's first; none in rule sets where every model acts for itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<UnitView>>", optional)]
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
    /// What the game waits for.
    pub status: StatusView,
    /// What is offered.
    pub offer: Option<OfferView>,
    /// The sides that may take their last answer back without asking.
    pub may_undo: Vec<String>,
    /// The clocks, where there are any.
    pub clock: Option<ClockView>,
}
