//! A square lattice of places where a disc can stand on the floor, and which of them see which.

use crate::polygon::segment_squared_distance;
use crate::{Cylinder, Disc, Length, OpenDoors, Point, Scene};

/// The places of a square lattice where a disc can stand on the floor, how much room each has, and which of
/// them see a body of that disc's size at which others.
///
/// It is a lookup table of visibility between many places; each entry is what [`Scene::sees`] answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lattice {
    pitch: Length,
    columns: usize,
    rows: usize,
    /// The number of the place at each crossing of the lattice, row by row.
    cells: Vec<Option<u32>>,
    points: Vec<Point>,
    clearance: Vec<Length>,
    words: usize,
    sight: Vec<u64>,
}

impl Lattice {
    /// The lattice of a scene for a body of a radius and height, seen from its own middle and height.
    ///
    /// # Panics
    /// If the pitch is not positive.
    pub fn new(
        scene: &Scene,
        open: OpenDoors,
        pitch: Length,
        radius: Length,
        height: Length,
    ) -> Lattice {
        assert!(pitch > Length::ZERO, "a lattice needs a pitch");
        let count = |size: Length| (size.units().max(0) / pitch.units()) as usize + 1;
        let (columns, rows) = (count(scene.width()), count(scene.depth()));
        let (mut cells, mut points, mut clearance) = (Vec::new(), Vec::new(), Vec::new());
        for row in 0..rows {
            for column in 0..columns {
                let p = Point::new(pitch * column as i32, pitch * row as i32);
                let room = room(scene, open, p, height);
                // Rounded down, it is less than the radius exactly if the distance is.
                let stands = room >= radius.max(Length::UNIT);
                cells.push(stands.then_some(points.len() as u32));
                if stands {
                    points.push(p);
                    clearance.push(room);
                }
            }
        }
        let words = points.len().div_ceil(64);
        let mut sight = vec![0; words * points.len()];
        for (i, from) in points.iter().enumerate() {
            for (j, to) in points.iter().enumerate() {
                let base = Disc { centre: *to, radius, z: Length::ZERO };
                if i == j || scene.sees(open, &[], from.at(height), &Cylinder { base, height }) {
                    sight[i * words + j / 64] |= 1 << (j % 64);
                }
            }
        }
        Lattice { pitch, columns, rows, cells, points, clearance, words, sight }
    }

    /// The places, row by row.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The distance from a place to the nearest prism, wall, closed door or board edge, rounded down.
    pub fn clearance(&self, place: usize) -> Length {
        self.clearance[place]
    }

    /// Whether an eye at one place sees a body at another.
    pub fn sees(&self, from: usize, to: usize) -> bool {
        self.seen_from(from)[to / 64] >> (to % 64) & 1 == 1
    }

    /// The places seen from one, a bit each.
    pub fn seen_from(&self, from: usize) -> &[u64] {
        &self.sight[from * self.words..(from + 1) * self.words]
    }

    /// The place at the crossing of the lattice nearest to a point, if a disc can stand there.
    pub fn near(&self, p: Point) -> Option<usize> {
        let step = |v: Length, count: usize| {
            let nearest = (v.units() + self.pitch.units() / 2).div_euclid(self.pitch.units());
            nearest.clamp(0, count as i32 - 1) as usize
        };
        let (column, row) = (step(p.x, self.columns), step(p.y, self.rows));
        self.cells[row * self.columns + column].map(|place| place as usize)
    }
}

/// Whether a prism stands in the way of a body of a height on the floor.
fn in_the_way(prism: &crate::Prism, height: Length) -> bool {
    prism.bottom < height && prism.top > Length::ZERO
}

/// The distance to the nearest prism, barrier or board edge, rounded down.
fn room(scene: &Scene, open: OpenDoors, p: Point, height: Length) -> Length {
    let edges = [p.x, p.y, scene.width() - p.x, scene.depth() - p.y];
    let edge = edges.into_iter().min().unwrap_or_default().max(Length::ZERO);
    let down = |(n, m): (i128, i128)| Length::from_units((n / m).isqrt() as i32);
    let solid = scene.prisms().iter().filter(|prism| in_the_way(prism, height));
    let prisms = solid.map(|prism| down(prism.footprint.squared_distance(p)));
    let barriers = scene.barriers(open).map(|b| down(segment_squared_distance(p, b.from, b.to)));
    prisms.chain(barriers).fold(edge, Ord::min)
}
