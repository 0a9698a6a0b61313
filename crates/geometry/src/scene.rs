//! What stands still on a table: prisms, full-height walls, and doors in them.

use serde::{Deserialize, Serialize};

use crate::mortar::{Mortar, mortar};
use crate::sight::Bounds;
use crate::{Length, Point, Polygon};

/// A solid block: a footprint between two heights.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Prism {
    /// Its outline seen from above.
    pub footprint: Polygon,
    /// The height of its underside.
    pub bottom: Length,
    /// The height of its upper side.
    pub top: Length,
    /// Whether a disc may rest on its upper side.
    pub standable: bool,
}

/// A straight line between two points of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Segment {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

/// Which doors of a scene stand open: a bit a door.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OpenDoors(u64);

/// The index of a door in its scene.
pub type Doorway = u8;

impl OpenDoors {
    /// The largest number of doors a scene may have: their bits have to fit a signed number, as text forms use.
    pub const MAX: usize = 63;

    /// Whether a door stands open.
    pub const fn is_open(self, door: Doorway) -> bool {
        self.0 >> door & 1 == 1
    }

    /// The same doors with one opened or closed.
    #[must_use]
    pub const fn with(self, door: Doorway, open: bool) -> Self {
        if open { OpenDoors(self.0 | 1 << door) } else { OpenDoors(self.0 & !(1 << door)) }
    }
}

/// Everything that stands still on a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    width: Length,
    depth: Length,
    prisms: Vec<Prism>,
    walls: Vec<Segment>,
    doors: Vec<Segment>,
    /// The box round each prism, side by side so that most prisms are passed over without being looked at.
    pub(crate) bounds: Vec<Bounds>,
    /// What fills the faces that prisms share, for lines.
    pub(crate) mortar: Vec<Mortar>,
}

impl Scene {
    /// The scene of a table of `width` by `depth`.
    ///
    /// # Panics
    /// If there are more than [`OpenDoors::MAX`] doors.
    pub fn new(
        width: Length,
        depth: Length,
        prisms: Vec<Prism>,
        walls: Vec<Segment>,
        doors: Vec<Segment>,
    ) -> Self {
        assert!(doors.len() <= OpenDoors::MAX, "too many doors");
        let bounds = prisms.iter().map(Bounds::of).collect();
        let mortar = mortar(&prisms);
        Scene { width, depth, prisms, walls, doors, bounds, mortar }
    }

    /// The size of the table along x.
    pub fn width(&self) -> Length {
        self.width
    }

    /// The size of the table along y.
    pub fn depth(&self) -> Length {
        self.depth
    }

    /// The solid blocks.
    pub fn prisms(&self) -> &[Prism] {
        &self.prisms
    }

    /// The walls.
    pub fn walls(&self) -> &[Segment] {
        &self.walls
    }

    /// The doors, open or closed.
    pub fn doors(&self) -> &[Segment] {
        &self.doors
    }

    /// The walls and those doors that are closed.
    pub fn barriers(&self, open: OpenDoors) -> impl Iterator<Item = Segment> + '_ {
        let closed = (0..).zip(&self.doors).filter(move |(i, _)| !open.is_open(*i));
        self.walls.iter().copied().chain(closed.map(|(_, door)| *door))
    }
}
