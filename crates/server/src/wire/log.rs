//! What has happened, in words.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What kind of line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LogKind {
    /// A player answered.
    Answer,
    /// Dice fell.
    Roll,
}

/// One line of the game's record and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LogEntry {
    /// Its number, from 1: the table after it is the table at this number.
    pub at: u32,
    /// Whose answer or dice.
    pub side: String,
    /// What kind of line it is.
    pub kind: LogKind,
    /// The answer in the notation.
    pub answer: Option<String>,
    /// The dice, in the order in which they were thrown.
    pub faces: Vec<u8>,
    /// What the dice were for.
    pub reason: Option<String>,
    /// The turning point in which it happened; 0 during set-up.
    pub turn: u8,
    /// What happened, in sentences.
    pub text: Vec<String>,
}
