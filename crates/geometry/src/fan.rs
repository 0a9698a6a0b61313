//! Fans of lines: from one point to the facing part of a disc or to all of it, and what they pass through.
//!
//! A fan is the part of the hull of its origin and the disc that lies before the disc. Between discs of one
//! height every line stays at that height; otherwise each climbs evenly from the one to the other. Then lines
//! over the same place run at different heights, the steeper the nearer they end, and those that go on to the
//! far rim pass over or under the disc itself.
//!
//! A fan is decided direction by direction, as sight is: between two neighbouring directions at which anything
//! can change (corners, and places where an edge or a circle meets a circle) the answer is the same, so one
//! direction between each two is tried. Places are whole numbers of grains, 4096 to a unit. What a fan enters
//! by less than 1/256 of a unit, it touches: that is sixteen times what the rounding of places can add up to,
//! so that touching never becomes crossing. For the same reason the zone near the target reaches 1/64 of a unit
//! further for a piece that has, exactly, some part near enough.

mod grain;
mod origin;
mod quick;
mod reach;

use serde::{Deserialize, Serialize};

use crate::{Blocker, Cylinder, Disc, Length, Point, Scene};
use grain::Grains;
use reach::Fan;

/// A point on or in a disc, in 1/65536 of a unit: fine enough to stand where a line just touches something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Origin {
    /// Along the long side of the table, in 1/65536 of a unit.
    pub x: i64,
    /// Along the short side of the table, in 1/65536 of a unit.
    pub y: i64,
}

impl From<Point> for Origin {
    fn from(p: Point) -> Origin {
        Origin { x: p.x.wide() << 16, y: p.y.wide() << 16 }
    }
}

impl From<Origin> for Point {
    /// The nearest whole point.
    fn from(o: Origin) -> Point {
        let whole = |v: i64| ((v + (1 << 15)) >> 16) as i32;
        Point::units(whole(o.x), whole(o.y))
    }
}

/// Where, in plan, a line must cross a piece for the crossing to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Zone {
    /// Anywhere.
    Anywhere,
    /// At most this far from the disc the lines go to.
    NearTarget(Length),
    /// Further than `source` from the disc the lines come from, and than `target` from the one they go to.
    Between {
        /// The distance from the disc the lines come from.
        source: Length,
        /// The distance from the disc the lines go to.
        target: Length,
    },
}

/// Which points of a disc lines go to. Between discs of one height both make the same fan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ends {
    /// Those of the rim that face the origin: no line goes on over the disc.
    Facing,
    /// Every point.
    Whole,
}

/// Something lines may cross, and where that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// The prism, wall or door. A door counts whether or not it stands open: leave open ones out.
    pub what: Blocker,
    /// Where crossing it counts.
    pub zone: Zone,
}

/// A round body that is not part of a scene, and where crossing it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pillar {
    /// The body, from its disc up to, not including, its top.
    pub body: Cylinder,
    /// Where crossing it counts.
    pub zone: Zone,
}

impl Pillar {
    /// A point where some line from `origin` to disc `to` passes through the pillar inside its zone, to the
    /// nearest unit, or none if no line does: what [`Scene::crossing_to`] says of a prism.
    pub fn crossing(&self, origin: Origin, from: &Disc, to: &Disc, ends: Ends) -> Option<Point> {
        let place = Grains::of(origin);
        let fan = Fan::past(place, from, (to, ends), self)?;
        fan.crossing().map(|at| (place + at).nearest_point())
    }
}

impl Scene {
    /// A point where some line from `origin` to the facing part of disc `to` passes through the piece inside
    /// its zone, to the nearest unit, or none if no line does.
    ///
    /// `origin` is a point of the disc `from`. A prism is crossed where a line runs through the inside of its
    /// footprint at a height from its bottom up to, not including, its top; a wall or door where a line goes
    /// from one side of it to the other. Near the target, the far end of the way through counts too: a piece
    /// that ends exactly at the distance is near.
    ///
    /// # Panics
    /// If the scene has no such piece.
    pub fn crossing(&self, origin: Origin, from: &Disc, to: &Disc, piece: Piece) -> Option<Point> {
        self.crossing_to(origin, from, (to, Ends::Facing), piece)
    }

    /// The same for lines that may go to every point of the disc.
    ///
    /// # Panics
    /// If the scene has no such piece.
    pub fn crossing_to(
        &self,
        origin: Origin,
        from: &Disc,
        to: (&Disc, Ends),
        piece: Piece,
    ) -> Option<Point> {
        let place = Grains::of(origin);
        let fan = Fan::new(self, place, from, to, piece)?;
        fan.crossing().map(|at| (place + at).nearest_point())
    }

    /// A point of `from`'s base from which no line to the facing part of `to` crosses any of the pieces inside
    /// its zone; none if every point of the base is barred.
    ///
    /// Between discs of one height only the facing half of the rim is searched: a point nearer to the target
    /// on the same line to its centre has a smaller fan. Where heights differ the whole rim and the middle are.
    ///
    /// # Panics
    /// If the scene has no such piece.
    pub fn clear_origin(&self, from: &Disc, to: &Disc, pieces: &[Piece]) -> Option<Origin> {
        self.clear_origin_among(from, (to, Ends::Facing), pieces, &[])
    }

    /// The same past pillars besides the pieces of the scene, for lines that may go to every point of `to`.
    ///
    /// # Panics
    /// If the scene has no such piece.
    pub fn clear_origin_among(
        &self,
        from: &Disc,
        to: (&Disc, Ends),
        pieces: &[Piece],
        pillars: &[Pillar],
    ) -> Option<Origin> {
        origin::search(self, from, to, (pieces, pillars))
    }
}
