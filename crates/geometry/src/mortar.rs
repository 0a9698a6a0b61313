//! Where two blocks lie face to face, a line must not slip in between them.
//!
//! Each block by itself only stops what enters its inside, and the face that two blocks share belongs to the
//! inside of neither. So the face is filled with mortar: a sliver that lies wholly within the two blocks, and
//! changes nothing but for lines that run along the face.

use crate::{Length, Place, Point, Polygon, Prism, Vector};

/// A sliver between two blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mortar {
    /// The sliver.
    pub prism: Prism,
    /// The numbers of the two blocks.
    pub between: (usize, usize),
}

/// The mortar between all blocks that lie face to face.
pub(crate) fn mortar(prisms: &[Prism]) -> Vec<Mortar> {
    let mut all = Vec::new();
    for (j, second) in prisms.iter().enumerate() {
        for (i, first) in prisms[..j].iter().enumerate() {
            if !touching(first, second) {
                continue;
            }
            let mut fill = |prism| all.push(Mortar { prism, between: (i, j) });
            upright(first, second).for_each(&mut fill);
            level(first, second).into_iter().for_each(&mut fill);
        }
    }
    all
}

/// Whether the closed boxes round two blocks share a point.
fn touching(a: &Prism, b: &Prism) -> bool {
    let ((a_low, a_high), (b_low, b_high)) = (a.footprint.bounds(), b.footprint.bounds());
    a_low.x <= b_high.x
        && b_low.x <= a_high.x
        && a_low.y <= b_high.y
        && b_low.y <= a_high.y
        && a.bottom <= b.top
        && b.bottom <= a.top
}

/// The slivers along upright faces that two blocks share.
fn upright<'a>(first: &'a Prism, second: &'a Prism) -> impl Iterator<Item = Prism> + 'a {
    let (bottom, top) = (first.bottom.max(second.bottom), first.top.min(second.top));
    let edges = first.footprint.edges().filter(move |_| bottom < top);
    edges.flat_map(move |(a, b)| {
        let shared = second.footprint.edges().filter_map(move |(c, d)| shared(a, b, c, d));
        shared.filter_map(sliver).map(move |footprint| Prism {
            footprint,
            bottom,
            top,
            standable: false,
        })
    })
}

/// The stretch that two edges share which run opposite ways, as those of neighbours do.
fn shared(a: Point, b: Point, c: Point, d: Point) -> Option<(Point, Point)> {
    let along = b - a;
    let on_line = along.cross(c - a) == 0 && along.cross(d - a) == 0;
    if !on_line || along.dot(d - c) >= 0 {
        return None;
    }
    let place = |p: Point| along.dot(p - a);
    let start = if place(d) > 0 { d } else { a };
    let end = if place(c) < along.squared() { c } else { b };
    (place(start) < place(end)).then_some((start, end))
}

/// A strip round a stretch, a unit or two wide, that stays clear of its ends.
fn sliver((start, end): (Point, Point)) -> Option<Polygon> {
    let along = end - start;
    let length = along.squared().isqrt();
    if length < 8 {
        return None;
    }
    // Two units along the stretch, and one across it, in whole units away from zero.
    let part = |v: i64, units: i64| {
        let (n, m) = (v * units, length);
        if n >= 0 { (n + m - 1) / m } else { -((-n + m - 1) / m) }
    };
    let inward = Vector { dx: part(along.dx, 2), dy: part(along.dy, 2) };
    let outward = Vector { dx: -inward.dx, dy: -inward.dy };
    let aside = Vector { dx: part(-along.dy, 1), dy: part(along.dx, 1) };
    let other = Vector { dx: -aside.dx, dy: -aside.dy };
    let (near, far) = (start + inward, end + outward);
    Polygon::new(vec![near + aside, near + other, far + other, far + aside]).ok()
}

/// The sliver where one block stands on another, if the face they share is the whole of one of them.
fn level(first: &Prism, second: &Prism) -> Option<Prism> {
    let height = match () {
        () if first.top == second.bottom => first.top,
        () if second.top == first.bottom => second.top,
        () => return None,
    };
    let holds = |outer: &Polygon, inner: &Polygon| {
        outer.is_convex() && inner.corners().iter().all(|p| outer.place(*p) != Place::Outside)
    };
    let (a, b) = (&first.footprint, &second.footprint);
    let face = if holds(a, b) {
        b
    } else if holds(b, a) {
        a
    } else {
        return None;
    };
    Some(Prism {
        footprint: face.clone(),
        bottom: height - Length::UNIT,
        top: height + Length::UNIT,
        standable: false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cylinder, Disc, OpenDoors, Scene};

    fn block(x: (i32, i32), y: (i32, i32), z: (i32, i32)) -> Prism {
        let (low, high) = (Point::units(x.0, y.0), Point::units(x.1, y.1));
        let (bottom, top) = (Length::from_units(z.0), Length::from_units(z.1));
        let footprint = Polygon::rectangle(low, high).unwrap();
        Prism { footprint, bottom, top, standable: false }
    }

    /// Whether an eye at (0, 10000) and a height sees a body of that height at (20000, 10000).
    fn sees(prisms: Vec<Prism>, height: i32) -> bool {
        let table = Length::inches(30);
        let scene = Scene::new(table, table, prisms, vec![], vec![]);
        let height = Length::from_units(height);
        let base = Disc {
            centre: Point::units(20_000, 10_000),
            radius: Length::from_units(1_000),
            z: Length::ZERO,
        };
        let (eye, body) = (Point::units(0, 10_000).at(height), Cylinder { base, height });
        let seen = scene.sees(OpenDoors::default(), &[], eye, &body);
        assert_eq!(scene.sees_by_search(OpenDoors::default(), &[], eye, &body), seen);
        assert_eq!(scene.sight(OpenDoors::default(), &[], eye, &body).is_clear(), seen);
        seen
    }

    #[test]
    fn nothing_is_seen_along_the_face_that_two_blocks_share() {
        let tall = (0, 9_000);
        let south = block((9_000, 9_500), (0, 10_000), tall);
        let north = block((9_000, 9_500), (10_000, 20_000), tall);
        assert!(!sees(vec![south.clone(), north], 3_000));
        // A gap of a unit is a gap.
        let apart = block((9_000, 9_500), (10_001, 20_000), tall);
        assert!(sees(vec![south.clone(), apart], 3_000));
        // One that begins behind the other shares no face with it, but a line along both of them has no width.
        let behind = block((9_500, 9_900), (10_000, 20_000), tall);
        assert!(!sees(vec![south, behind], 3_000));
    }

    #[test]
    fn nothing_is_seen_between_blocks_that_stand_on_one_another() {
        let lower = block((9_000, 9_500), (0, 20_000), (0, 3_000));
        let upper = block((9_000, 9_500), (0, 20_000), (3_000, 9_000));
        assert!(!sees(vec![lower.clone(), upper], 3_000));
        assert!(sees(vec![lower], 3_000));
    }

    #[test]
    fn slanted_faces_are_filled_too() {
        let corners = |points: [(i32, i32); 4]| {
            Polygon::new(points.map(|(x, y)| Point::units(x, y)).to_vec()).unwrap()
        };
        let tall = |footprint| Prism {
            footprint,
            bottom: Length::ZERO,
            top: Length::from_units(9_000),
            standable: false,
        };
        let below = tall(corners([(0, 0), (3_000, 1_000), (4_000, -2_000), (1_000, -3_000)]));
        let above = tall(corners([(0, 0), (3_000, 1_000), (2_000, 4_000), (-1_000, 3_000)]));
        let filled = mortar(&[below, above]);
        assert_eq!(filled.len(), 1);
        let middle = Point::units(1_500, 500);
        assert_eq!(filled[0].prism.footprint.place(middle), Place::Inside);
    }
}
