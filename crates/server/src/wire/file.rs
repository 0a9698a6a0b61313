//! Teams and missions that people bring along.

use desk::view::TeamCard;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::MissionEntry;

/// Something to say about a file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FileRemark {
    /// The line, from 1.
    pub line: u32,
    /// The field, such as `operative[2].weapon[1].hit`; entries of a list count from 1.
    pub field: String,
    /// What was expected there.
    pub text: String,
}

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum FileContent {
    /// A team.
    Team {
        /// The team.
        team: TeamCard,
    },
    /// A mission.
    Mission {
        /// The mission.
        mission: MissionEntry,
    },
}

/// What there is to say about a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FileCheck {
    /// What has to be put right before anybody can play with it, in the order of the lines.
    pub problems: Vec<FileRemark>,
    /// Warnings: what is allowed, but probably a mistake.
    pub warnings: Vec<FileRemark>,
    /// What it holds; nothing where there are problems.
    pub content: Option<FileContent>,
}

/// A file to be kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FileToSave {
    /// The one of one's own that it replaces; none for a new one. Games that have begun keep what they began with.
    #[serde(default)]
    pub id: Option<String>,
    /// The text of the file.
    pub file: String,
}

/// A file that was kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SavedFile {
    /// Its name in addresses and in new games: whoever has it can play with it.
    pub id: String,
    /// Whether whoever asks may change and delete it.
    pub mine: bool,
    /// What it holds.
    pub content: FileContent,
}
