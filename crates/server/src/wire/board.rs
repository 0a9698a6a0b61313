//! The board as the page draws it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A point on the board: inches east and north of its south-west corner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PointView(pub f64, pub f64);

/// One part of a piece of terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TerrainView {
    /// What people call it.
    pub name: String,
    /// `heavy`, `light`, or nothing where the map does not say.
    pub kind: Option<String>,
    /// Its outline from above.
    pub footprint: Vec<PointView>,
    /// The height of its underside.
    pub bottom: f64,
    /// The height of its upper side.
    pub top: f64,
    /// Whether models may stand on it.
    pub vantage: bool,
}

/// A piece of wall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct WallView {
    /// One end.
    pub from: PointView,
    /// The other end.
    pub to: PointView,
}

/// A door in a wall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct DoorView {
    /// What people call it.
    pub name: String,
    /// One end.
    pub from: PointView,
    /// The other end.
    pub to: PointView,
    /// Whether it stands open at the start.
    pub open: bool,
}

/// A marked place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ObjectiveView {
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: PointView,
}

/// A place from which doors are worked from afar.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ControlPointView {
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: PointView,
    /// How far it reaches from there.
    pub radius: f64,
}

/// A part of a board where a team is set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct DropZoneView {
    /// What people call it.
    pub name: String,
    /// Its corners.
    pub footprint: Vec<PointView>,
}

/// A board and what stands on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct KillzoneView {
    /// What people call it.
    pub name: String,
    /// A few words about it.
    pub text: String,
    /// How wide it is, from west to east.
    pub width: f64,
    /// How deep it is, from south to north.
    pub depth: f64,
    /// Parts of terrain.
    pub terrain: Vec<TerrainView>,
    /// Walls.
    pub walls: Vec<WallView>,
    /// Doors.
    pub doors: Vec<DoorView>,
    /// Marked places.
    pub objectives: Vec<ObjectiveView>,
    /// Places from which doors are worked from afar.
    #[serde(default)]
    pub control_points: Vec<ControlPointView>,
    /// Where teams come from in games without a mission.
    #[serde(default)]
    pub drop_zones: Vec<DropZoneView>,
    /// Whether the Tactics of ultra-close confines may be used here.
    #[serde(default)]
    pub confines_tactics: bool,
}
