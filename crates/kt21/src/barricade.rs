//! Barricades: the scenery that the players place (KT21-SETUP-08, KT21-OP-06).

use geometry::{Length, Point, Polygon, Vector};
use serde::{Deserialize, Serialize};
use skirmish::{DROP_ZONE, DropZone, Field, Scheme};
use table::{Edge, Illegal, Side, Terrain, TerrainType, Why};

use crate::Kt21;

/// KT21-SETUP-01: how many barricades there are.
pub const BARRICADES: usize = 4;

/// KT21-SETUP-08: how near the own drop zone a barricade has to be.
pub const FROM_ZONE: Length = Length::inches(6);

/// KT21-OP-06: 2" wide, 0.5" thick, 1" tall.
const HALF_LENGTH: Length = Length::INCH;
const HALF_WIDTH: Length = Length::from_units(Length::INCH.units() / 4);
const HEIGHT: Length = Length::INCH;

/// A barricade that has been placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Barricade {
    /// Its middle.
    pub at: Point,
    /// The direction of its long side, in lowest terms.
    pub along: [i32; 2],
}

impl Barricade {
    /// A barricade whose long side points towards a point; the same for both points that it points to.
    pub fn new(at: Point, toward: Point) -> Self {
        let Vector { dx, dy } = toward - at;
        let (mut a, mut b) = (dx.abs(), dy.abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let sign = if (dx, dy) < (0, 0) { -1 } else { 1 };
        let whole = a.max(1) * sign;
        // Points of the notation are near enough that differences fit.
        Barricade { at, along: [dx, dy].map(|d| (d / whole) as i32) }
    }

    /// Its outline; none without a direction.
    pub fn footprint(&self) -> Option<Polygon> {
        let [dx, dy] = self.along.map(i64::from);
        Polygon::turned_rectangle(self.at, Vector { dx, dy }, HALF_LENGTH, HALF_WIDTH).ok()
    }

    /// KT21-OP-06: a Light piece of terrain; nobody ends a move on it.
    pub fn terrain(&self, number: usize) -> Option<Terrain> {
        Some(Terrain {
            name: format!("barricade {number}"),
            kind: Some(TerrainType::Light),
            footprint: self.footprint()?,
            bottom: Length::ZERO,
            top: HEIGHT,
            vantage: false,
        })
    }
}

/// The barricades as terrain.
pub fn as_terrain(barricades: &[Barricade]) -> impl Iterator<Item = Terrain> + '_ {
    let numbered = barricades.iter().enumerate();
    numbered.filter_map(|(i, barricade)| barricade.terrain(i + 1))
}

/// Whether a player may place a barricade: KT21-SETUP-08, and KT21-OP-06: wholly on the board, on the floor,
/// not overlapping terrain or another barricade.
///
/// # Errors
/// The rule that forbids it.
pub fn check(game: &Kt21, side: Side, barricade: &Barricade) -> Result<(), Illegal> {
    let Some(footprint) = barricade.footprint() else {
        return Err(Illegal::new("KT21-OP-06", Why::BarricadeDirection));
    };
    let killzone = game.setup().killzone();
    let scene = killzone.scene();
    let (low, high) = footprint.bounds();
    let zero = Length::ZERO;
    if low.x < zero || low.y < zero || high.x > scene.width() || high.y > scene.depth() {
        return Err(Illegal::new("KT21-OP-06", Why::OffBoard));
    }
    let near = zone(game, side).is_some_and(|zone| zone.within_of(&footprint, FROM_ZONE));
    if !near {
        let why = Why::BarricadeTooFar { limit: FROM_ZONE };
        return Err(Illegal::new("KT21-SETUP-08", why));
    }
    let solid = killzone.terrain().iter().filter(|part| part.bottom < HEIGHT);
    let mut solid = solid
        .map(|part| (part.footprint.clone(), part.name.clone()))
        .chain(as_terrain(&game.state().barricades).map(|placed| (placed.footprint, placed.name)));
    if let Some((_, terrain)) = solid.find(|(other, _)| other.overlaps(&footprint)) {
        return Err(Illegal::new("KT21-OP-06", Why::BarricadeOnTerrain { terrain }));
    }
    // Walls stand whether their doors are open or not: a barricade in a doorway would be in the door's way.
    let mut walls = scene.walls().iter().chain(scene.doors());
    if walls.any(|wall| cuts(&footprint, wall.from, wall.to)) {
        return Err(Illegal::new("KT21-OP-06", Why::ThroughWall));
    }
    Ok(())
}

/// Whether a straight line runs through the inside of a convex outline: no line keeps the two apart.
fn cuts(outline: &Polygon, from: Point, to: Point) -> bool {
    let side = |a: Point, b: Point, p: Point| (b - a).cross(p - a).signum();
    let outside = |(a, b): (Point, Point)| side(a, b, from) <= 0 && side(a, b, to) <= 0;
    let sides = |wanted: i64| outline.corners().iter().all(|c| side(from, to, *c) * wanted >= 0);
    !outline.edges().any(outside) && !sides(1) && !sides(-1)
}

/// The drop zone of a player as an area.
fn zone(game: &Kt21, side: Side) -> Option<Polygon> {
    let scene = game.setup().killzone().scene();
    let (width, depth) = (scene.width(), scene.depth());
    match game.player(side).drop_zone? {
        DropZone::Zone(zone) => {
            let mission = game.setup().mission.as_ref()?;
            Some(mission.drop_zones[usize::from(zone).min(1)].clone())
        }
        DropZone::Edge(edge) => {
            let (low, high) = match edge {
                Edge::West => ((Length::ZERO, Length::ZERO), (DROP_ZONE, depth)),
                Edge::East => ((width - DROP_ZONE, Length::ZERO), (width, depth)),
                Edge::South => ((Length::ZERO, Length::ZERO), (width, DROP_ZONE)),
                Edge::North => ((Length::ZERO, depth - DROP_ZONE), (width, depth)),
            };
            Polygon::rectangle(Point::new(low.0, low.1), Point::new(high.0, high.1)).ok()
        }
    }
}
