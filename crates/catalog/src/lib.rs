//! Teams, killzones and missions: their formats, their checks, and what comes with the program.
//!
//! The formats are TOML and described in docs/formats.md. Nothing here touches a file system: callers read
//! files and hand over their text; what is built in is part of the program. A [`Matchup`] is everything a
//! game is played with; its tags go into records and positions, and lead back to it.

mod builtin;
mod check;
mod draft;
mod killzone;
mod loaded;
mod matchup;
mod mission;
mod named;
mod remarks;
mod tags;
mod team;

pub use builtin::{
    BuiltIn, KILLZONE_FILES, MISSION_FILES, Shelf, TEAM_FILES, killzone, killzone_names,
    killzone_names_for, mission, mission_names, mission_names_for, team, team_names,
};
pub use check::{Report, check};
pub use draft::{
    DraftControlPoint, DraftDoor, DraftDropZone, DraftPoint, DraftTerrain, KillzoneDraft,
    write_killzone,
};
pub use game::Team;
pub use killzone::{MAX_TERRAIN, read_killzone};
pub use loaded::{Format, Loaded, rules_of};
pub use matchup::{BadMatchup, Matchup};
pub use mission::read_mission;
pub use named::{Files, Misnamed, killzone_by_name, mission_by_name, teams_by_name};
pub use table::file::Problem;
pub use table::{DropZone, Map, Mission, Objective};
pub use tags::BadTags;
pub use team::read_team;

/// The largest file that callers should read, in bytes: files of these formats are written by hand.
pub const MAX_BYTES: usize = 1 << 20;
