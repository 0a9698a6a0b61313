//! Teams, killzones and missions: their formats, their checks, and what comes with the program.
//!
//! The formats are TOML and described in docs/formats.md. Nothing here touches a file system: callers read
//! files and hand over their text; what is built in is part of the program. A [`Matchup`] is everything a
//! game is played with under one rule set, an [`AnyMatchup`] that under whichever it is; its tags go into
//! records and positions, and lead back to it.

mod any_matchup;
mod any_team;
mod arms;
mod army;
mod army_unit;
mod builtin;
mod check;
mod check_army;
mod confines;
mod draft;
mod fields;
mod killzone;
mod kt18_matchup;
mod kt4w40k_matchup;
mod loaded;
mod matchup;
mod mission;
mod muster;
mod ploy;
mod problem;
mod room;
mod slug;
mod stratagem;
mod team;
mod team_kt18;

pub use any_matchup::{AnyMatchup, BadTags};
pub use any_team::AnyTeam;
pub use builtin::{
    BuiltIn, KILLZONE_FILES, MISSION_FILES, Shelf, TEAM_FILES, killzone, killzone_names,
    killzone_names_for, mission, mission_names, mission_names_for, team, team_names,
};
pub use check::{Report, check};
pub use draft::{
    DraftControlPoint, DraftDoor, DraftDropZone, DraftPoint, DraftTerrain, KillzoneDraft,
    write_killzone,
};
pub use killzone::{DropZone, MAX_TERRAIN, Map, Objective, read_killzone};
pub use kt4w40k_matchup::Kt4w40kMatchup;
pub use kt18_matchup::Kt18Matchup;
pub use loaded::{Format, Loaded, rules_of};
pub use matchup::{BadMatchup, Matchup};
pub use mission::{Mission, read_mission};
pub use problem::Problem;
pub use team::read_team;

/// The largest file that callers should read, in bytes: files of these formats are written by hand.
pub const MAX_BYTES: usize = 1 << 20;
