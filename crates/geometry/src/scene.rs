//! What stands still on a table: prisms, full-height walls, and doors in them.

use serde::{Deserialize, Serialize};

use crate::mortar::{Mortar, mortar};
use crate::polygon::segment_squared_distance;
use crate::sight::{Bends, Bounds};
use crate::{Cylinder, Disc, Length, Point, Polygon};

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

impl Prism {
    /// An upright body as a solid block with 64 corners: as many as a footprint may have. They lie as far outside
    /// the rim as the middles of the edges lie inside, within a thousandth of the radius. None for a radius too
    /// small to have so many.
    pub fn around(body: &Cylinder) -> Option<Prism> {
        /// A length to which directions are brought while they are halved.
        const UNIT: i64 = 1 << 24;
        let mut ways = vec![(UNIT, 0), (0, UNIT), (-UNIT, 0), (0, -UNIT)];
        while ways.len() < Polygon::MAX_CORNERS {
            let next = ways.iter().cycle().skip(1);
            let halves: Vec<[(i64, i64); 2]> = ways
                .iter()
                .zip(next)
                .map(|(way, next)| {
                    let (x, y) = (way.0 + next.0, way.1 + next.1);
                    let length = (x * x + y * y).isqrt();
                    [*way, (x * UNIT / length, y * UNIT / length)]
                })
                .collect();
            ways = halves.into_iter().flatten().collect();
        }
        let radius = body.base.radius.wide();
        let corner = |(x, y): (i64, i64)| {
            // 1.0006 of the radius splits the difference between a polygon inside the rim and one outside.
            let part = |v: i64| Length::from_units((v * radius * 10_006 / (UNIT * 10_000)) as i32);
            Point::new(body.base.centre.x + part(x), body.base.centre.y + part(y))
        };
        let footprint = Polygon::new(ways.into_iter().map(corner).collect()).ok()?;
        let (bottom, top) = (body.base.z, body.base.z + body.height);
        Some(Prism { footprint, bottom, top, standable: false })
    }

    /// Whether part of it hangs over a disc: it begins at the disc's height or higher, and they share more than
    /// touching points seen from above.
    fn hangs_over(&self, disc: &Disc) -> bool {
        let (num, den) = self.footprint.squared_distance(disc.centre);
        self.bottom >= disc.z && num < i128::from(disc.radius.squared()) * den
    }
}

/// A straight line between two points of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Segment {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

impl Segment {
    /// Whether some point of it is at most `reach` from a point; exact.
    #[inline]
    pub fn within(&self, p: Point, reach: Length) -> bool {
        let (num, den) = segment_squared_distance(p, self.from, self.to);
        reach >= Length::ZERO && num <= i128::from(reach.squared()) * den
    }

    /// Whether the straight line between two points goes from one side of it to the other; touching is not crossing.
    pub fn crosses(&self, a: Point, b: Point) -> bool {
        let side = |p: Point, q: Point, r: Point| (q - p).cross(r - p).signum();
        side(a, b, self.from) * side(a, b, self.to) < 0
            && side(self.from, self.to, a) * side(self.from, self.to, b) < 0
    }
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

    /// A bit for each door that stands open.
    pub(crate) const fn bits(self) -> u64 {
        self.0
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
    /// The footprint of each prism in convex parts.
    pub(crate) convex: Vec<Vec<Polygon>>,
    /// Where ways round walls and doors may bend.
    pub(crate) bends: Bends,
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
        let convex = prisms.iter().map(|prism| prism.footprint.convex_parts()).collect();
        let bends = Bends::new((width, depth), &walls, &doors, |p| on_edge(width, depth, p));
        Scene { width, depth, prisms, walls, doors, bounds, mortar, convex, bends }
    }

    /// Whether a point lies on the edge of the board.
    pub(crate) fn on_board_edge(&self, p: Point) -> bool {
        on_edge(self.width, self.depth, p)
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

    /// Whether any prism hangs over a part of a disc.
    pub fn covers(&self, disc: &Disc) -> bool {
        self.prisms.iter().any(|prism| prism.hangs_over(disc))
    }

    /// The walls and those doors that are closed.
    pub fn barriers(&self, open: OpenDoors) -> impl Iterator<Item = Segment> + '_ {
        let closed = (0..).zip(&self.doors).filter(move |(i, _)| !open.is_open(*i));
        self.walls.iter().copied().chain(closed.map(|(_, door)| *door))
    }
}

fn on_edge(width: Length, depth: Length, p: Point) -> bool {
    p.x <= Length::ZERO || p.y <= Length::ZERO || p.x >= width || p.y >= depth
}

#[cfg(test)]
mod tests {
    use super::*;

    fn disc(x: f64, y: f64, z: f64) -> Disc {
        let (radius, z) = (Length::from_inches_f64(0.5), Length::from_inches_f64(z));
        Disc { centre: Point::inches(x, y), radius, z }
    }

    #[test]
    fn a_roof_covers_what_lies_below_it_in_part() {
        let (low, high) = (Point::inches(14.6, 10.0), Point::inches(16.0, 12.0));
        let footprint = Polygon::rectangle(low, high).unwrap();
        let (bottom, top) = (Length::inches(2), Length::from_inches_f64(2.2));
        let roof = Prism { footprint, bottom, top, standable: true };
        let scene = Scene::new(Length::inches(30), Length::inches(22), vec![roof], vec![], vec![]);
        for (x, y, z, covered) in [
            (15.0, 11.0, 0.0, true),
            (15.3, 11.0, 0.0, true),
            (14.2, 11.0, 0.0, true),
            (14.1, 11.0, 0.0, false),
            (14.1004, 11.0, 0.0, true),
            (14.2, 9.6, 0.0, false),
            (14.3, 9.6, 0.0, false),
            (14.4, 9.6, 0.0, true),
            (15.0, 11.0, 2.0, true),
            (15.0, 11.0, 2.2, false),
        ] {
            assert_eq!(scene.covers(&disc(x, y, z)), covered, "({x}, {y}, {z})");
        }
    }

    #[test]
    fn a_block_follows_the_rim_of_the_body_it_is_around() {
        let body = Cylinder { base: disc(10.0, 7.0, 1.0), height: Length::inches(2) };
        let block = Prism::around(&body).unwrap();
        assert_eq!((block.bottom, block.top), (Length::INCH, Length::inches(3)));
        assert_eq!(block.footprint.corners().len(), Polygon::MAX_CORNERS);
        assert!(block.footprint.is_convex());
        for (a, b) in block.footprint.edges() {
            let middle = Point::units((a.x + b.x).units() / 2, (a.y + b.y).units() / 2);
            for p in [a, middle] {
                let off = p.distance(body.base.centre) - body.base.radius;
                assert!(off.abs() <= Length::from_units(2), "{off:?}");
            }
        }
        let dot = Disc { radius: Length::from_units(2), ..body.base };
        assert_eq!(Prism::around(&Cylinder { base: dot, ..body }), None);
    }
}
