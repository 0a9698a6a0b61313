//! The board as the page draws it.

use catalog::{Loaded, Map, Matchup};
use geometry::{Length, OpenDoors, Point, Polygon};
use serde::{Deserialize, Serialize};
use table::{Killzone, Terrain, TerrainType};
use utoipa::ToSchema;

/// Lengths are kept in hundredths of a millimetre.
const UNITS_OF_A_MM: f64 = 100.0;

/// A point on the board: inches east and north of its south-west corner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PointView(pub f64, pub f64);

/// One part of a piece of terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WallView {
    /// One end.
    pub from: PointView,
    /// The other end.
    pub to: PointView,
}

/// A door in a wall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ObjectiveView {
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: PointView,
}

/// A place from which doors are worked from afar.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ControlPointView {
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: PointView,
    /// How far it reaches from there.
    pub radius: f64,
}

/// A part of a board where a team is set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DropZoneView {
    /// What people call it.
    pub name: String,
    /// Its corners.
    pub footprint: Vec<PointView>,
}

/// A board and what stands on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KillzoneView {
    /// What it is found by, in whatever language it is shown: its name in its file.
    #[serde(default)]
    pub id: String,
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

impl From<Point> for PointView {
    fn from(point: Point) -> Self {
        PointView(point.x.to_inches_f64(), point.y.to_inches_f64())
    }
}

/// An outline in inches.
pub(super) fn outline(polygon: &Polygon) -> Vec<PointView> {
    polygon.corners().iter().map(|corner| PointView::from(*corner)).collect()
}

/// The diameter of a base, in millimetres.
pub(super) fn base_mm(radius: Length) -> f64 {
    f64::from((radius * 2).units()) / UNITS_OF_A_MM
}

/// The doors of a board that stand open, by their place in its list.
pub(super) fn open_doors(killzone: &Killzone, open: OpenDoors) -> Vec<u32> {
    let doors = (0..).zip(killzone.doors()).map(|(door, _)| door);
    doors.filter(|door| open.is_open(*door)).map(u32::from).collect()
}

/// A part of terrain.
#[must_use]
pub(super) fn terrain(part: &Terrain) -> TerrainView {
    let kind = part.kind.map(|kind| match kind {
        TerrainType::Heavy => "heavy".to_owned(),
        TerrainType::Light => "light".to_owned(),
    });
    TerrainView {
        name: part.name.clone(),
        kind,
        footprint: outline(&part.footprint),
        bottom: part.bottom.to_inches_f64(),
        top: part.top.to_inches_f64(),
        vantage: part.vantage,
    }
}

/// A board.
#[must_use]
pub fn killzone(map: &Loaded<Map>) -> KillzoneView {
    let zone = &map.value.killzone;
    let scene = zone.scene();
    KillzoneView {
        id: map.name.clone(),
        name: map.name.clone(),
        text: map.text.clone(),
        width: scene.width().to_inches_f64(),
        depth: scene.depth().to_inches_f64(),
        terrain: zone.terrain().iter().map(terrain).collect(),
        walls: zone
            .walls()
            .iter()
            .map(|wall| WallView { from: wall.from.into(), to: wall.to.into() })
            .collect(),
        doors: zone
            .doors()
            .iter()
            .map(|door| DoorView {
                name: door.name.clone(),
                from: door.from.into(),
                to: door.to.into(),
                open: door.open,
            })
            .collect(),
        objectives: map
            .value
            .objectives
            .iter()
            .map(|objective| ObjectiveView {
                name: objective.name.clone(),
                at: objective.at.into(),
            })
            .collect(),
        control_points: zone
            .control_points()
            .iter()
            .map(|control| ControlPointView {
                name: control.name.clone(),
                at: control.at.into(),
                radius: control.radius.to_inches_f64(),
            })
            .collect(),
        drop_zones: map
            .value
            .drop_zones
            .iter()
            .map(|zone| DropZoneView { name: zone.name.clone(), footprint: outline(&zone.area) })
            .collect(),
        confines_tactics: map.value.confines_tactics,
    }
}

/// The board that a game is played on; what it is played without is not drawn.
#[must_use]
pub fn played_on(matchup: &Matchup) -> KillzoneView {
    let mut killzone = killzone(&matchup.killzone);
    if matchup.setting("confines").is_some_and(|confines| confines == "off") {
        killzone.walls.clear();
        killzone.doors.clear();
        killzone.control_points.clear();
    }
    killzone
}
