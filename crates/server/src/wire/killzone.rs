//! Killzones that people draw themselves.

use desk::view::KillzoneView;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something to say about a drawing, and where it belongs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KillzoneRemark {
    /// The kind of thing that it is about, such as `terrain` or `drop_zone`, where it is about one.
    pub thing: Option<String>,
    /// Which of them, by its place in the list.
    pub index: Option<u32>,
    /// The field of it, or of the whole killzone, where it is about one.
    pub field: Option<String>,
    /// What was expected there.
    pub text: String,
}

/// What there is to say about a drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KillzoneCheck {
    /// What has to be put right before anybody can play there.
    pub problems: Vec<KillzoneRemark>,
    /// Warnings: what is allowed, but probably a mistake.
    pub warnings: Vec<KillzoneRemark>,
    /// The killzone as a file.
    pub file: String,
}

/// A killzone to be kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KillzoneToSave {
    /// The one of one's own that it replaces; none for a new one. Games that have begun keep the board they began on.
    #[serde(default)]
    pub id: Option<String>,
    /// The killzone.
    pub killzone: KillzoneView,
}

/// A killzone that was kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SavedKillzone {
    /// Its name in addresses: whoever has it can play there.
    pub id: String,
    /// Whether whoever asks may change it.
    pub mine: bool,
    /// The killzone.
    pub killzone: KillzoneView,
}
