//! What there is to hide behind at each place of a lattice.

use geometry::{Footing, Length, Point, Vector};
use skirmish::ENGAGED;
use table::TerrainType;

use super::Tactical;
use super::sightlines::Spot;

/// Nearer than this there is no cover.
const TOO_CLOSE: Length = Length::inches(2);
/// How far from a target terrain has to be to obscure it, where it does.
const OBSCURES_BEYOND: Length = Length::inches(2);
/// How much higher one has to stand to look over cover, where that helps.
const OVERLOOKS: Length = Length::inches(2);

/// A straight line on the floor plan.
type Edge = (Point, Point);

/// A part of the terrain, a wall or a closed door.
#[derive(Clone, Debug)]
struct Part {
    edges: Vec<Edge>,
    low: Point,
    high: Point,
    top: Length,
    /// Whether it hides what is far behind it.
    large: bool,
}

impl Part {
    /// Whether a straight line meets it.
    fn meets(&self, a: Point, b: Point) -> bool {
        let apart = a.x.max(b.x) < self.low.x
            || a.x.min(b.x) > self.high.x
            || a.y.max(b.y) < self.low.y
            || a.y.min(b.y) > self.high.y;
        !apart && self.edges.iter().any(|edge| cross(*edge, (a, b)))
    }
}

/// Whether two straight lines cross.
fn cross(one: Edge, other: Edge) -> bool {
    let turn = |a: Point, b: Point, c: Point| {
        let (ab, ac) = (b - a, c - a);
        (ab.dx * ac.dy - ab.dy * ac.dx).signum()
    };
    turn(one.0, one.1, other.0) * turn(one.0, one.1, other.1) <= 0
        && turn(other.0, other.1, one.0) * turn(other.0, other.1, one.1) <= 0
}

/// What a line of fire meets, as far as it is clear at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meets {
    /// Something near the target.
    pub cover: bool,
    /// Something large and distant, where that forbids the shot.
    pub obscured: bool,
    /// The shooter stands high enough to choose a concealed target in cover.
    pub overlooked: bool,
}

/// What there is to hide behind at each place of a lattice.
#[derive(Clone, Debug)]
pub struct Shelters {
    parts: Vec<Part>,
    /// The parts near each place, one place after another.
    near: Vec<u16>,
    /// Where those of each place begin.
    starts: Vec<u32>,
    radius: Length,
    /// Whether distant terrain and height change who may be chosen.
    distant: bool,
}

impl Shelters {
    /// What there is to hide behind at these places for bodies of a radius and height.
    pub fn new<G: Tactical>(
        game: &G,
        spots: &[Footing],
        (radius, height): (Length, Length),
    ) -> Self {
        let killzone = game.board().killzone();
        let terrain = killzone.terrain().iter().map(|part| {
            let (low, high) = part.footprint.bounds();
            let large = match part.kind {
                Some(kind) => kind == TerrainType::Heavy,
                None => part.top > height,
            };
            Part { edges: part.footprint.edges().collect(), low, high, top: part.top, large }
        });
        let barriers = killzone.scene().barriers(game.doors()).map(|wall| {
            let (a, b) = (wall.from, wall.to);
            let low = Point::new(a.x.min(b.x), a.y.min(b.y));
            let high = Point::new(a.x.max(b.x), a.y.max(b.y));
            Part { edges: vec![(a, b)], low, high, top: Length::inches(99), large: true }
        });
        let parts: Vec<Part> = terrain.chain(barriers).collect();
        let footprints = killzone.terrain();
        let walls: Vec<_> = killzone.scene().barriers(game.doors()).collect();
        let (mut near, mut starts) = (Vec::new(), vec![0]);
        for spot in spots {
            let reach = radius + ENGAGED;
            for (index, part) in parts.iter().enumerate() {
                let close = match footprints.get(index) {
                    Some(terrain) => terrain.footprint.within(spot.at, reach),
                    None => walls[index - footprints.len()].within(spot.at, reach),
                };
                if close && part.top > spot.z {
                    near.push(index as u16);
                }
            }
            starts.push(near.len() as u32);
        }
        Shelters { parts, near, starts, radius, distant: G::DISTANT_TERRAIN_COUNTS }
    }

    fn near(&self, spot: Spot) -> &[u16] {
        let spot = usize::from(spot);
        &self.near[self.starts[spot] as usize..self.starts[spot + 1] as usize]
    }

    /// Whether there is anything.
    pub fn any(&self, spot: Spot) -> bool {
        !self.near(spot).is_empty()
    }

    /// What a line of fire to a place of the lattice meets.
    pub fn between(&self, shooter: Footing, target: Footing, to: Spot) -> Meets {
        let along = target.at - shooter.at;
        let length = along.squared().isqrt().max(1);
        let gap = length - 2 * self.radius.wide();
        let overlooked = self.distant && shooter.z - target.z > OVERLOOKS;
        let mut meets = Meets { overlooked, ..Meets::default() };
        if gap > TOO_CLOSE.wide() {
            let side = self.radius.wide();
            let aside = Vector { dx: -along.dy * side / length, dy: along.dx * side / length };
            let back = Vector { dx: -aside.dx, dy: -aside.dy };
            let ends = [target.at, target.at + aside, target.at + back];
            meets.cover = self.near(to).iter().any(|part| {
                let part = &self.parts[usize::from(*part)];
                part.top > shooter.z && ends.iter().any(|end| part.meets(shooter.at, *end))
            });
        }
        if self.distant {
            let point = |from_start: i64| {
                let part = |d: i64| d * from_start / length;
                shooter.at + Vector { dx: part(along.dx), dy: part(along.dy) }
            };
            let first = (self.radius + ENGAGED).wide();
            let last = length - (self.radius + OBSCURES_BEYOND).wide();
            if first < last {
                let (a, b) = (point(first), point(last));
                meets.obscured = self.parts.iter().any(|part| {
                    part.large && part.top > target.z && part.top > shooter.z && part.meets(a, b)
                });
            }
        }
        meets
    }
}
