//! Setting a game up.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Side;
use utoipa::ToSchema;

/// Who is to sit where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever creates the game. With both seats so it is a game for two on one screen.
    Me {
        /// The team: a name of the catalogue, or the id of a saved one.
        team: String,
    },
    /// Somebody who follows a link.
    Friend {
        /// The team: a name of the catalogue, or the id of a saved one.
        team: String,
    },
    /// The computer.
    Computer {
        /// The team: a name of the catalogue, or the id of a saved one.
        team: String,
        /// How well it plays: a level of the catalogue.
        level: String,
    },
}

impl NewSeat {
    /// The team, by name.
    #[must_use]
    pub fn team(&self) -> &str {
        let (Self::Me { team } | Self::Friend { team } | Self::Computer { team, .. }) = self;
        team
    }
}

/// Where dice come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum DiceSource {
    /// The program rolls, and can prove afterwards that it did not choose.
    #[default]
    Program,
    /// People roll their own at the table and type what they show; the computer's are the program's.
    Own,
}

/// How long players may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClockSettings {
    /// Seconds for the whole game, each; 10 to 86400.
    pub seconds: u32,
    /// Seconds more after each answer; 0 to 600.
    pub increment: u32,
}

/// A game to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The rule set.
    pub rules: String,
    /// The seats, side A's first.
    pub seats: Vec<NewSeat>,
    /// The board: a name of the catalogue, or the id of a saved one.
    pub killzone: String,
    /// The mission: a name of the catalogue, or the id of a saved one; none is the open fight of the lite rules.
    #[serde(default)]
    pub mission: Option<String>,
    /// The rule switches that differ from the default.
    #[serde(default)]
    pub switches: BTreeMap<String, String>,
    /// Where dice come from.
    #[serde(default)]
    pub dice: DiceSource,
    /// How long players may think; none is as long as they like.
    #[serde(default)]
    pub clock: Option<ClockSettings>,
    /// Whether anybody may find and watch it; else only who has the link.
    #[serde(default)]
    pub public: bool,
    /// Any words: they go into the dice, so that nobody alone decides them. At most 64 characters. They need a commitment,
    /// so that the server cannot choose its seed by them.
    #[serde(default)]
    pub entropy: String,
    /// What the server promised about its seed, as `POST /api/dice` told.
    #[serde(default)]
    pub commitment: Option<String>,
}

/// What the server promises about the seed of a game to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Promised {
    /// It fixes the seed and tells nothing of it; docs/server.md says how.
    pub commitment: String,
}

/// The link for a friend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Invitation {
    /// The seat it is for.
    pub side: Side,
    /// Where to go, from the root of the site.
    pub path: String,
}

/// A game that was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Created {
    /// Its id.
    pub id: String,
    /// Links for friends; they are not told again.
    pub invitations: Vec<Invitation>,
}
