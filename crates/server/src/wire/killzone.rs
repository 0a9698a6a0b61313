//! Killzones that people draw themselves.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::KillzoneView;

/// Something to say about a drawing, and where it belongs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct KillzoneRemark {
    /// `terrain`, `wall`, `door` or `objective`, where it is about one of them.
    pub thing: Option<String>,
    /// Which of them, by its place in the list.
    pub index: Option<u32>,
    /// The field of it, or of the whole killzone, where it is about one.
    pub field: Option<String>,
    /// What was expected there.
    pub text: String,
}

/// What there is to say about a drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct KillzoneCheck {
    /// What has to be put right before anybody can play there.
    pub problems: Vec<KillzoneRemark>,
    /// What is allowed, but may not be meant.
    pub warnings: Vec<KillzoneRemark>,
    /// The killzone as a file.
    pub file: String,
}

/// A killzone to be kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KillzoneToSave {
    /// The one of one's own that it replaces; none for a new one. Games that have begun keep the board they began on.
    #[serde(default)]
    pub id: Option<String>,
    /// The killzone.
    pub killzone: KillzoneView,
}

/// A killzone that was kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SavedKillzone {
    /// Its name in addresses: whoever has it can play there.
    pub id: String,
    /// Whether whoever asks may change it.
    pub mine: bool,
    /// The killzone.
    pub killzone: KillzoneView,
}
