//! Tables with heights, measured in inches: places, blocks of terrain, and the ground for a base an inch across.

#![allow(dead_code)] // Each test file uses its own part.

use geometry::{Footing, Ground, Length, Point, Polygon, Prism, Scene};

/// The radius of the base, half an inch.
pub const HALF: Length = Length::from_units(1270);

/// A place, and how high it is.
pub fn at(x: f64, y: f64, z: f64) -> Footing {
    Footing { at: Point::inches(x, y), z: Length::from_inches_f64(z) }
}

/// A block from one corner to the other that stands on the floor.
pub fn block(a: (f64, f64), b: (f64, f64), top: f64, standable: bool) -> Prism {
    slab(a, b, (0.0, top), standable)
}

/// A block from one corner to the other, from one height to another.
pub fn slab(a: (f64, f64), b: (f64, f64), (bottom, top): (f64, f64), standable: bool) -> Prism {
    let footprint = Polygon::rectangle(Point::inches(a.0, a.1), Point::inches(b.0, b.1)).unwrap();
    let (bottom, top) = (Length::from_inches_f64(bottom), Length::from_inches_f64(top));
    Prism { footprint, bottom, top, standable }
}

/// The ground of a table 30" by 22" for models an inch across and an inch tall.
pub fn table(prisms: Vec<Prism>) -> Ground {
    let scene = Scene::new(Length::inches(30), Length::inches(22), prisms, vec![], vec![]);
    Ground::new(&scene, HALF, Length::INCH)
}
