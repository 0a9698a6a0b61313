//! How the table lies at one moment.

use desk::view::TableView;
use serde::{Deserialize, Serialize};
use table::{Ask, RollReason, Side};
use utoipa::ToSchema;

use super::{Finish, OfferKind};

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "wait", rename_all = "lowercase")]
pub enum StatusView {
    /// For friends to come.
    Seats,
    /// For a player's choice.
    Decide {
        /// Whose.
        side: Side,
        /// What about: the page has a component for each kind.
        ask: Ask,
        /// What is asked, as a sentence.
        prompt: String,
    },
    /// For dice.
    Roll {
        /// Whose.
        side: Side,
        /// How many.
        dice: u8,
        /// What for.
        reason: RollReason,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockView {
    /// Milliseconds left, side A's first, when this was said.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub left_ms: Vec<i64>,
    /// The side whose clock runs.
    pub running: Option<Side>,
}

/// Something that one player offers the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OfferView {
    /// What.
    pub kind: OfferKind,
    /// By which side.
    pub side: Side,
    /// The sides that have not agreed yet: everybody who still plays has to.
    pub asked: Vec<Side>,
}

/// How the table lies, and what lies beside it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Table {
    /// After how many lines of the log.
    pub at: u32,
    /// The game itself.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub game: TableView,
    /// What the game waits for.
    pub status: StatusView,
    /// What is offered.
    pub offer: Option<OfferView>,
    /// The sides that may take their last answer back without asking.
    pub may_undo: Vec<Side>,
    /// The clocks, where there are any.
    pub clock: Option<ClockView>,
}
