//! Random tables to move on.

#[path = "../walker/mod.rs"]
mod walker;

use geometry::{
    Disc, Footing, Ground, KeepOut, Length, Mover, OpenDoors, Point, Polygon, Prism, Scene,
    Segment, Surroundings,
};
use proptest::prelude::*;
use walker::walker;

/// The size of the random tables in units: 14 by 12 inches.
pub const SIZE: (i32, i32) = (14 * 2540, 12 * 2540);

pub const RADIUS: Length = Length::from_units(1250);
pub const HEIGHT: Length = Length::inches(1);

pub fn mover(up: bool) -> Mover {
    walker(RADIUS, HEIGHT, up)
}

/// A table and what moves about on it.
#[derive(Clone, Debug)]
pub struct World {
    pub size: (i32, i32),
    pub prisms: Vec<Prism>,
    pub walls: Vec<Segment>,
    pub solids: Vec<Disc>,
    pub keep_outs: Vec<KeepOut>,
}

impl World {
    pub fn scene(&self) -> Scene {
        let (width, depth) = (Length::from_units(self.size.0), Length::from_units(self.size.1));
        Scene::new(width, depth, self.prisms.clone(), self.walls.clone(), Vec::new())
    }

    pub fn ground(&self) -> Ground {
        Ground::new(&self.scene(), RADIUS, HEIGHT)
    }

    pub fn around(&self) -> Surroundings<'_> {
        Surroundings {
            open: OpenDoors::default(),
            solids: &self.solids,
            keep_outs: &self.keep_outs,
            ..Surroundings::default()
        }
    }
}

pub fn point() -> impl Strategy<Value = Point> {
    (0..=SIZE.0, 0..=SIZE.1).prop_map(|(x, y)| Point::units(x, y))
}

pub fn footing() -> impl Strategy<Value = Footing> {
    (1250..=SIZE.0 - 1250, 1250..=SIZE.1 - 1250)
        .prop_map(|(x, y)| Footing::floor(Point::units(x, y)))
}

/// A rectangle turned by a rational angle, or a triangle of three of its corners.
pub fn prism(tops: &'static [i32]) -> impl Strategy<Value = Prism> {
    let turn = prop::sample::select(vec![(1, 0), (4, 3), (12, 5), (3, 4), (7, 24), (1, 1)]);
    (point(), 300..6000i32, 300..6000i32, turn, any::<bool>(), prop::sample::select(tops)).prop_map(
        |(at, long, wide, (c, s), whole, top)| {
            let norm = f64::from(c * c + s * s).sqrt();
            let corner = |along: i32, across: i32| {
                let x = f64::from(along * c - across * s) / norm;
                let y = f64::from(along * s + across * c) / norm;
                Point::units(at.x.units() + x.round() as i32, at.y.units() + y.round() as i32)
            };
            let mut corners = vec![corner(0, 0), corner(long, 0), corner(long, wide)];
            if whole {
                corners.push(corner(0, wide));
            }
            Prism {
                footprint: Polygon::new(corners).unwrap(),
                bottom: Length::ZERO,
                top: Length::from_units(top),
                standable: true,
            }
        },
    )
}

fn wall() -> impl Strategy<Value = Segment> {
    (point(), -9000..9000i32, any::<bool>()).prop_map(|(from, by, across)| {
        let by = if by.abs() < 100 { 100 } else { by };
        let (x, y) = (from.x.units(), from.y.units());
        let to = if across { Point::units(x + by, y) } else { Point::units(x, y + by) };
        Segment { from, to }
    })
}

fn disc() -> impl Strategy<Value = Disc> {
    (point(), prop::sample::select(vec![1250, 1400, 2000])).prop_map(|(centre, r)| Disc {
        centre,
        radius: Length::from_units(r),
        z: Length::ZERO,
    })
}

/// A table with prisms of the given heights, walls, solid discs and keep-outs.
pub fn world(tops: &'static [i32]) -> impl Strategy<Value = World> {
    let keep_out = disc().prop_map(|disc| KeepOut { disc, reach: Length::INCH });
    (
        prop::collection::vec(prism(tops), 0..7),
        prop::collection::vec(wall(), 0..3),
        prop::collection::vec(disc(), 0..5),
        prop::collection::vec(keep_out, 0..3),
    )
        .prop_map(|(prisms, walls, solids, keep_outs)| World {
            size: SIZE,
            prisms,
            walls,
            solids,
            keep_outs,
        })
}
