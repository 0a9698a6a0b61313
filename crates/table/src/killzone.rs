//! The board and what stands on it.

use geometry::{Length, OpenDoors, Point, Polygon, Prism, Scene, Segment};
use serde::{Deserialize, Serialize};

use crate::BadState;

/// The class of a piece of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TerrainType {
    /// Large terrain, such as a building's wall.
    Heavy,
    /// Small terrain, such as a barricade.
    Light,
}

/// One part of a piece of terrain: a solid block with its class.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terrain {
    /// What people call it.
    pub name: String,
    /// Its class, where the map says so.
    pub kind: Option<TerrainType>,
    /// Its outline seen from above.
    pub footprint: Polygon,
    /// The height of its underside.
    pub bottom: Length,
    /// The height of its upper side.
    pub top: Length,
    /// Whether models may stand on it.
    pub vantage: bool,
}

impl Terrain {
    /// The class of the part; where the map is silent, what is 2" tall or more is Heavy.
    pub fn class(&self) -> TerrainType {
        self.kind.unwrap_or(if self.top - self.bottom >= Length::inches(2) {
            TerrainType::Heavy
        } else {
            TerrainType::Light
        })
    }
}

/// A full-height wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Wall {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

/// A door: a stretch of wall that can be opened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Door {
    /// What people call it.
    pub name: String,
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
    /// Whether it stands open at the start.
    pub open: bool,
}

/// A place from which doors are worked from afar.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ControlPoint {
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: Point,
    /// How far it reaches from there.
    pub radius: Length,
}

/// A board with its terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Killzone {
    name: String,
    terrain: Vec<Terrain>,
    walls: Vec<Wall>,
    doors: Vec<Door>,
    control_points: Vec<ControlPoint>,
    scene: Scene,
}

impl Killzone {
    /// A board of `width` by `depth` with what stands on it.
    ///
    /// # Panics
    /// If there are more doors than [`OpenDoors::MAX`]; formats refuse that before.
    pub fn new(
        name: impl Into<String>,
        width: Length,
        depth: Length,
        terrain: Vec<Terrain>,
        walls: Vec<Wall>,
        doors: Vec<Door>,
    ) -> Self {
        let prisms = terrain.iter().map(|part| Prism {
            footprint: part.footprint.clone(),
            bottom: part.bottom,
            top: part.top,
            standable: part.vantage,
        });
        let scene = Scene::new(
            width,
            depth,
            prisms.collect(),
            walls.iter().map(|w| Segment { from: w.from, to: w.to }).collect(),
            doors.iter().map(|d| Segment { from: d.from, to: d.to }).collect(),
        );
        Killzone { name: name.into(), terrain, walls, doors, control_points: Vec::new(), scene }
    }

    /// The same board with more terrain on it.
    #[must_use]
    pub fn with(&self, more: impl IntoIterator<Item = Terrain>) -> Self {
        let terrain = self.terrain.iter().cloned().chain(more).collect();
        let (width, depth) = (self.scene.width(), self.scene.depth());
        let (walls, doors) = (self.walls.clone(), self.doors.clone());
        Killzone::new(self.name.clone(), width, depth, terrain, walls, doors)
            .with_control_points(self.control_points.clone())
    }

    /// The same board with these control points.
    #[must_use]
    pub fn with_control_points(mut self, control_points: Vec<ControlPoint>) -> Self {
        self.control_points = control_points;
        self
    }

    /// The same board without anything of a confined space: no walls, doors or control points.
    #[must_use]
    pub fn without_confines(self) -> Self {
        let (width, depth) = (self.scene.width(), self.scene.depth());
        Killzone::new(self.name, width, depth, self.terrain, Vec::new(), Vec::new())
    }

    /// The same board without its terrain: walls, doors and control points alone.
    #[must_use]
    pub fn without_terrain(self) -> Self {
        let (width, depth) = (self.scene.width(), self.scene.depth());
        Killzone::new(self.name, width, depth, Vec::new(), self.walls, self.doors)
            .with_control_points(self.control_points)
    }

    /// Whether there is anything of a confined space about it.
    pub fn is_confined(&self) -> bool {
        !self.walls.is_empty() || !self.doors.is_empty()
    }

    /// What people call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The parts of terrain; the index of each is that of its prism in the scene.
    pub fn terrain(&self) -> &[Terrain] {
        &self.terrain
    }

    /// The walls.
    pub fn walls(&self) -> &[Wall] {
        &self.walls
    }

    /// The doors.
    pub fn doors(&self) -> &[Door] {
        &self.doors
    }

    /// The control points.
    pub fn control_points(&self) -> &[ControlPoint] {
        &self.control_points
    }

    /// The doors that stand open at the start.
    pub fn doors_at_start(&self) -> OpenDoors {
        let open = (0..).zip(&self.doors).filter(|(_, door)| door.open);
        open.fold(OpenDoors::default(), |doors, (i, _)| doors.with(i, true))
    }

    /// Checks that only doors of the killzone stand open in a state from outside; `field` is what it calls them.
    ///
    /// # Errors
    /// One does that is not there.
    pub fn check_doors(&self, field: &str, open: OpenDoors) -> Result<(), BadState> {
        let count = self.doors.len();
        if (count as u8..OpenDoors::MAX as u8).any(|door| open.is_open(door)) {
            return Err(BadState::new(field, format!("there are only {count}")));
        }
        Ok(())
    }

    /// The same as geometry.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }
}
