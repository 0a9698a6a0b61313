//! What the page and a running game say to each other.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{GivenAnswer, LogEntry, Sheet, Table};
use crate::refused::Said;

/// What one player may offer the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// To end the game without a winner.
    Draw,
    /// To take the last answer back although dice have been rolled or others have answered since.
    Undo,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "each is written out at once and thrown away")]
pub enum ToPage {
    /// The first thing on every connection: the whole game as it is.
    Hello {
        /// What does not change.
        sheet: Sheet,
        /// How the table lies.
        table: Table,
        /// What has happened so far.
        log: Vec<LogEntry>,
    },
    /// Something happened: a line more in the log.
    Step {
        /// The line.
        entry: LogEntry,
        /// How the table lies after it.
        table: Table,
    },
    /// Something was taken back: the log ends where the table says.
    Undone {
        /// How the table lies now.
        table: Table,
    },
    /// The table was not touched, but what lies beside it was: an offer, a clock.
    Aside {
        /// How the table lies, offers and clocks included.
        table: Table,
    },
    /// Somebody took a seat, or the game ended: the sheet is another one.
    Sheet {
        /// The new sheet.
        sheet: Sheet,
    },
    /// What this page asked for was refused. Nobody else hears of it.
    Refused {
        /// Why.
        fault: Said,
    },
}

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "lowercase", deny_unknown_fields)]
pub enum FromPage {
    /// The answer to the open decision.
    Answer {
        /// How many lines the log had when the player decided; an answer to an older table is refused.
        at: u32,
        /// The answer.
        #[cfg_attr(feature = "typescript", ts(as = "table::Answer"))]
        answer: GivenAnswer,
    },
    /// Let the program answer the open decision sensibly.
    Auto {
        /// As in an answer.
        at: u32,
    },
    /// Dice that were rolled at a real table.
    Roll {
        /// As in an answer.
        at: u32,
        /// What they show.
        faces: Vec<u8>,
    },
    /// Take the last answer back.
    Undo,
    /// Offer a draw.
    Draw,
    /// Agree to what is offered.
    Accept,
    /// Do not agree to what is offered, or withdraw it.
    Decline,
    /// Give the game up.
    Resign {
        /// For which side.
        #[cfg_attr(feature = "typescript", ts(as = "table::Side"))]
        side: String,
    },
}
