//! Games in lists, and joining them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Finish, SeatKind};

/// Who sits where, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatRow {
    /// The side.
    pub side: String,
    /// What kind of player.
    pub kind: SeatKind,
    /// Who plays, once somebody does.
    pub name: Option<String>,
    /// The team.
    pub team: String,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// The board.
    pub killzone: String,
    /// Who plays.
    pub seats: Vec<SeatRow>,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: i64,
    /// How it ended, if it has.
    pub finish: Option<Finish>,
}

/// Games in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameList {
    /// Those in which whoever asks has a seat, the newest first.
    pub mine: Vec<GameRow>,
    /// Those that anybody may watch, the newest first.
    pub public: Vec<GameRow>,
}

/// Taking a seat that was kept for a friend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The word from the link.
    pub invite: String,
    /// Any words: they go into the dice, so that nobody alone decides them. At most 64 characters.
    #[serde(default)]
    pub entropy: String,
}
