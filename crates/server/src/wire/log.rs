//! What has happened, for people and for the page.

use serde::{Deserialize, Serialize};
use table::{Answer, Event, RollReason, Side};
use utoipa::ToSchema;

/// What kind of line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LogKind {
    /// A player answered.
    Answer,
    /// Dice fell.
    Roll,
    /// A player left.
    Leave,
}

/// One line of the game's record and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogEntry {
    /// Its number, from 1: the table after it is the table at this number.
    pub at: u32,
    /// Whose answer or dice.
    pub side: Side,
    /// What kind of line it is.
    pub kind: LogKind,
    /// The answer.
    pub answer: Option<Answer>,
    /// The dice, in the order in which they were thrown.
    pub faces: Vec<u8>,
    /// What the dice were for.
    pub reason: Option<RollReason>,
    /// The turning point in which it happened; 0 during set-up.
    pub turn: u8,
    /// What happened, as far as whoever reads may know.
    #[serde(default)]
    pub events: Vec<Event>,
    /// The same in sentences; what was answered, where nothing came of it.
    pub text: Vec<String>,
}
