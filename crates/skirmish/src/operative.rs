//! What the state of an operative and of a player is made of.

use serde::{Deserialize, Serialize};
use table::{Edge, Side};

/// The index of an operative, side A's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OpIx(pub u8);

impl OpIx {
    /// As an index of an array.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

/// Whether an operative is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Presence {
    /// Not set up yet.
    Reserve,
    /// On the board; while an attack goes on possibly with no wounds left.
    Board,
    /// Out of the game.
    Removed,
}

/// Ready or not, whatever the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Readiness {
    /// It may still be activated in this turning point.
    Ready,
    /// It has been.
    Expended,
}

/// Where a player comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DropZone {
    /// Within 3" of an edge.
    Edge(Edge),
    /// A zone of the mission, from 0.
    Zone(u8),
}

/// What belongs to a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Command points.
    pub cp: u8,
    /// Where the player's operatives are set up.
    pub drop_zone: Option<DropZone>,
    /// Which ploys have been used in this turning point, a bit each.
    pub ploys_used: u16,
}

impl Player {
    /// A player before the battle, with so many command points.
    pub const fn new(cp: u8) -> Self {
        Player { cp, drop_zone: None, ploys_used: 0 }
    }
}

/// A ploy that is working.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ActivePloy {
    /// Whose it is.
    pub side: Side,
    /// Its index among the team's ploys.
    pub ploy: u8,
    /// The one operative it works on; none: all that fit.
    pub on: Option<OpIx>,
}
