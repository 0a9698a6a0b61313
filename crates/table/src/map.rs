//! A board as its file draws it.

use geometry::{Length, Point, Polygon};

use crate::{BadSetup, Killzone};

/// A board as its file draws it: what the rules use, and what is only shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// The board and what stands on it.
    pub killzone: Killzone,
    /// Places that missions may speak of.
    pub objectives: Vec<Objective>,
    /// Where teams come from in games without a mission; empty on boards that leave that to the rules.
    pub drop_zones: Vec<DropZone>,
    /// Whether the Tactics of ultra-close confines may be used here (KT18-SCOPE-02, KT18-TAC-00).
    pub confines_tactics: bool,
}

/// A part of a board where a team is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DropZone {
    /// What people call it.
    pub name: String,
    /// Its outline seen from above.
    pub area: Polygon,
}

/// A marked place on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: Point,
}

/// The kind of board that a rule set is meant for. Any can be played on any board that has what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// Open ground.
    Open,
    /// Rooms with walls and doors.
    Confined,
    /// Tables for whole armies.
    Large,
}

impl Map {
    /// Which kind of board it is: large if it measures a yard or more both ways.
    pub fn kind(&self) -> Boards {
        let (scene, yard) = (self.killzone.scene(), Length::inches(36));
        if scene.width() >= yard && scene.depth() >= yard {
            Boards::Large
        } else if self.killzone.is_confined() {
            Boards::Confined
        } else {
            Boards::Open
        }
    }

    /// The drop zones for a game without a mission.
    ///
    /// # Errors
    /// That there are fewer than players.
    pub fn zones_for(&self, players: usize) -> Result<Vec<Polygon>, BadSetup> {
        if self.drop_zones.len() < players {
            let (killzone, found) = (self.killzone.name().to_owned(), self.drop_zones.len());
            return Err(BadSetup::DropZones { killzone, found, players });
        }
        Ok(self.drop_zones.iter().map(|zone| zone.area.clone()).collect())
    }
}
