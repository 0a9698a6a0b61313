//! What stays the same during a game.

use desk::view::{KillzoneView, MissionView, TeamCard};
use serde::{Deserialize, Serialize};
use table::{RuleSet, Side};
use utoipa::ToSchema;

use super::{ClockSettings, DiceSource};

/// What kind of player sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A person.
    Person,
    /// The computer.
    Computer,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// The side.
    pub side: Side,
    /// What kind of player.
    pub kind: SeatKind,
    /// Who plays; nobody while a friend is awaited.
    pub name: Option<String>,
    /// Whether that is a guest, whose name nobody has vouched for.
    pub guest: bool,
    /// How well the computer plays.
    pub level: Option<String>,
    /// Whether whoever asks may answer for it.
    pub mine: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum FinishKind {
    /// On the table.
    Played,
    /// Somebody gave up.
    Resigned,
    /// Both agreed on a draw.
    Agreed,
    /// Somebody's time ran out.
    Time,
}

/// How a game ended, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Finish {
    /// How.
    pub kind: FinishKind,
    /// The side that won; nobody in a draw.
    pub winner: Option<Side>,
}

/// What shows that nobody chose the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fairness {
    /// SHA-256 of the server's seed, told before the game begins; empty in a replay.
    pub commitment: String,
    /// What the players added, side A's first.
    pub entropy: Vec<String>,
    /// The server's seed, once the game is over.
    pub seed: Option<String>,
}

/// Everything about a game that does not change while it is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sheet {
    /// Its id.
    pub id: String,
    /// The rule set.
    pub rules: RuleSet,
    /// Whether it was loaded from a record instead of being played here.
    pub replay: bool,
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created_ms: i64,
    /// The board.
    pub killzone: KillzoneView,
    /// The teams, side A's first.
    pub teams: Vec<TeamCard>,
    /// The mission, if one is played.
    pub mission: Option<MissionView>,
    /// How many turning points the battle lasts.
    pub turning_points: u8,
    /// The switches that differ from the default, as `name=value`.
    pub switches: Vec<String>,
    /// The seats, side A's first.
    pub seats: Vec<SeatView>,
    /// Where dice come from.
    pub dice: DiceSource,
    /// What shows that nobody chose the dice.
    pub fairness: Fairness,
    /// How long players may think.
    pub clock: Option<ClockSettings>,
    /// How it ended, if it has.
    pub finish: Option<Finish>,
}
