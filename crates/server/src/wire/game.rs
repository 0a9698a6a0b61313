//! Games in lists, and joining them.

use serde::{Deserialize, Serialize};
use table::Side;
use utoipa::ToSchema;

use super::{Finish, SeatKind};

/// Who sits where, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatRow {
    /// The side.
    pub side: Side,
    /// What kind of player.
    pub kind: SeatKind,
    /// Who plays, once somebody does.
    pub name: Option<String>,
    /// Whether that is a guest, whose name nobody has vouched for.
    pub guest: bool,
    /// The team.
    pub team: String,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created_ms: i64,
    /// How it ended, if it has.
    pub finish: Option<Finish>,
}

/// Games in lists, part by part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameList {
    /// Those in which whoever asks has a seat, the newest first.
    pub mine: Vec<GameRow>,
    /// What to ask for as `mine` to see more of those, if there are more.
    pub more_mine: Option<String>,
    /// Those that anybody may watch, the newest first.
    pub public: Vec<GameRow>,
    /// What to ask for as `public` to see more of those, if there are more.
    pub more_public: Option<String>,
}

/// Taking a seat that was kept for a friend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The word from the link.
    pub invite: String,
    /// Any words: they go into the dice, so that nobody alone decides them. At most 64 characters.
    #[serde(default)]
    pub entropy: String,
}
