//! How the table lies at one moment.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Finish, OfferKind, PointView, TerrainView};

/// A model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModelView {
    /// Its name in answers, such as `A1`.
    pub id: String,
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
        /// The number that goes with it: action points left, barricades left, dice at most, the door.
        number: Option<u8>,
        /// The optional rule that it is about, where it is one.
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
    /// `movement`, `psychic`, `shooting`, `fight`, `morale` or `over`.
    pub phase: String,
    /// Who has the initiative, once somebody has.
    pub initiative: Option<String>,
    /// The players in the order of their turns, where the rule set has one for the round.
    #[serde(default)]
    pub order: Vec<String>,
    /// The models, side A's first.
    pub models: Vec<ModelView>,
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
