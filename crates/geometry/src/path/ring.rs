//! The circles a shortest path bends round, and the straight lines that touch two of them (bitangents).

use crate::path::ground::Block;
use crate::path::{Footing, Ground, Surroundings};
use crate::point::floor_root;
use crate::{Length, Point, Scene, Vector};

/// A corner of something that stands still, with the directions in which it sticks out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    pub at: Point,
    /// A base touches the corner only between these directions, anticlockwise; none for all round.
    pub wedge: Option<Wedge>,
    /// The highest place where it is in the way.
    pub top: Length,
    /// The door it belongs to, if any.
    pub door: Option<u8>,
}

/// The directions from one normal anticlockwise to another, at most half a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wedge {
    first: Vector,
    last: Vector,
    /// How much a rounded point may be beside the wedge, scaled by the length of each normal.
    slack: (i64, i64),
}

impl Wedge {
    fn new(first: Vector, last: Vector) -> Self {
        let slack = |v: Vector| 3 * floor_root(v.squared()) + 3;
        Wedge { first, last, slack: (slack(first), slack(last)) }
    }

    fn holds(&self, out: Vector) -> bool {
        self.first.cross(out) >= -self.slack.0 && out.cross(self.last) >= -self.slack.1
    }
}

/// The corners of everything that stands still round which a disc may have to bend.
pub(super) fn corners_of(scene: &Scene) -> Vec<Corner> {
    let mut corners: Vec<Corner> = Vec::new();
    for prism in scene.prisms() {
        let points = prism.footprint.corners();
        let n = points.len();
        for i in 0..n {
            let (a, b, c) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
            if (b - a).cross(c - b) > 0 {
                let wedge = Some(Wedge::new(right(b - a), right(c - b)));
                corners.push(Corner { at: b, wedge, top: prism.top, door: None });
            }
        }
    }
    let walls = scene.walls().iter().map(|wall| (wall, None));
    let doors = (0..).zip(scene.doors()).map(|(i, door)| (door, Some(i)));
    for (bar, door) in walls.chain(doors) {
        let top = Length::from_units(i32::MAX);
        for (near, end) in [(bar.from, bar.to), (bar.to, bar.from)] {
            let along = end - near;
            let wedge = Wedge::new(right(along), right(Vector { dx: -along.dx, dy: -along.dy }));
            let same = |c: &&mut Corner| c.at == end && c.door == door && c.top == top;
            match corners.iter_mut().find(same) {
                Some(joint) => joint.wedge = None,
                None => corners.push(Corner { at: end, wedge: Some(wedge), top, door }),
            }
        }
    }
    corners
}

/// The vector turned clockwise by a quarter.
fn right(v: Vector) -> Vector {
    Vector { dx: v.dy, dy: -v.dx }
}

/// A circle that the centre of a base may run along.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ring {
    pub centre: Point,
    pub radius: i64,
    pub wedge: Option<Wedge>,
    /// How far the centre is from the target.
    pub to_target: i64,
    /// The height a path drops to there, if it is higher.
    pub lands: Option<Length>,
}

impl Ring {
    /// The point itself as a circle of no size.
    pub fn point(centre: Point) -> Self {
        Ring { centre, radius: 0, wedge: None, to_target: 0, lands: None }
    }

    /// Whether the circle is free in that direction as far as its own obstacle goes.
    pub fn has(&self, on: Point) -> bool {
        self.wedge.is_none_or(|wedge| wedge.holds(on - self.centre))
    }
}

/// Which way a path runs round a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Anticlockwise.
    Left,
    /// Clockwise.
    Right,
}

impl Turn {
    pub const BOTH: [Turn; 2] = [Turn::Left, Turn::Right];

    /// One for anticlockwise, minus one for clockwise.
    pub fn sign(self) -> i64 {
        match self {
            Turn::Left => 1,
            Turn::Right => -1,
        }
    }
}

/// The straight line that leaves one circle, running one way round it, and arrives at another.
///
/// `wider` is added to both radii (but not to points), to make up for rounding.
pub(super) fn tangent(
    (from, leaving): (&Ring, Turn),
    (to, arriving): (&Ring, Turn),
    wider: i64,
) -> Option<(Point, Point)> {
    let signed = |ring: &Ring, turn: Turn| match ring.radius {
        0 => 0,
        radius => turn.sign() * (radius + wider),
    };
    let (a, b) = (signed(from, leaving), signed(to, arriving));
    let d = to.centre - from.centre;
    let (square, k) = (d.squared(), b - a);
    // A point that is beside a circle, but inside the wider one, first steps straight out. Circles are rounded up, so
    // that it may be a little inside; and so may a circle that all but touches another from within.
    let least = (if a == 0 || b == 0 { from.radius.max(to.radius) } else { k.abs() }) - 1;
    let beside = square >= least.max(0) * least.max(0);
    let flat = square - k * k;
    if square == 0 || (flat < 0 && !beside) {
        return None;
    }
    let flat = flat.max(0);
    // The unit normal left of the line is (flat * left(d) + k * d) / |d|^2, here times 256.
    let run = i128::from((i128::from(flat) << 16).isqrt() as i64);
    let k = i128::from(k) << 8;
    let nx = k * i128::from(d.dx) - run * i128::from(d.dy);
    let ny = k * i128::from(d.dy) + run * i128::from(d.dx);
    let den = i128::from(square) << 8;
    let touch = |c: Point, radius: i64| {
        let part = |n: i128| nearest(-n * i128::from(radius), den);
        if radius == 0 { c } else { c + Vector { dx: part(nx), dy: part(ny) } }
    };
    Some((touch(from.centre, a), touch(to.centre, b)))
}

/// The whole number nearest to a fraction.
pub(super) fn nearest(num: i128, den: i128) -> i64 {
    match (i64::try_from(2 * num + den), i64::try_from(2 * den)) {
        (Ok(num), Ok(den)) => num.div_euclid(den),
        _ => (2 * num + den).div_euclid(2 * den) as i64,
    }
}

impl Ground {
    /// The circles that can matter for a path from `from` to `to` of at most `limit`, at some heights and
    /// on tops up to the highest.
    pub(super) fn rings(
        &self,
        around: &Surroundings,
        (start, end): (Footing, Footing),
        (levels, highest): ([Length; 3], Length),
        limit: i64,
        rings: &mut Vec<Ring>,
    ) {
        let (from, to) = (start.at, end.at);
        let ring = |centre: Point, radius: i64, wedge: Option<Wedge>| {
            let (near, far) = (centre.distance(from).wide(), centre.distance(to).wide());
            let matters = near + far - 2 * radius <= limit;
            matters.then_some(Ring { centre, radius, wedge, to_target: far, lands: None })
        };
        let lowest = levels.into_iter().min().unwrap_or_default();
        for corner in self.corners.iter() {
            let shut = corner.door.is_none_or(|door| !around.open.is_open(door));
            if shut && corner.top > lowest {
                rings.extend(ring(corner.at, self.radius.wide(), corner.wedge));
            }
        }
        rings.extend(self.gates.iter().filter_map(|&gate| ring(gate, 0, None)));
        let standing = rings.len();
        let mut gates = Vec::new();
        for solid in around.solids {
            let Some(about) = ring(solid.centre, (self.radius + solid.radius).wide(), None) else {
                continue;
            };
            rings.push(about);
            let free = |block: &&Block| block.top >= solid.z + self.height;
            for block in self.steps_by(&about, (lowest, highest)).filter(free) {
                self.ledges(block, &about, |ledge| gates.extend(ring(ledge, 0, None)));
            }
        }
        let wards = around.wards.iter().map(|ward| (ward.whole(), Some(ward)));
        let keep_outs = around.keep_outs.iter().map(|keep_out| (*keep_out, None));
        for (keep_out, ward) in keep_outs.chain(wards) {
            let first = rings.len();
            let about = |level: Length| {
                let clear = self.clearance_at(&keep_out, level)?;
                let root = clear.isqrt();
                ring(keep_out.disc.centre, root + i64::from(root * root < clear), None)
            };
            let add = |rings: &mut Vec<Ring>, new: Option<Ring>| {
                let known = |new: &Ring| rings[first..].iter().any(|r| r.radius == new.radius);
                rings.extend(new.filter(|new| !known(new)));
            };
            let mut known: Vec<Length> = Vec::new();
            let mut borders = |gates: &mut Vec<Ring>, level: Length| {
                let Some(ward) = ward.filter(|_| !known.contains(&level)) else { return };
                known.push(level);
                self.borders(around, ward, level, |border, radius| {
                    gates.extend(ring(border, radius, None));
                });
            };
            for level in levels {
                add(rings, about(level));
            }
            let Some(widest) = rings[first..].iter().copied().max_by_key(|ring| ring.radius) else {
                continue;
            };
            for level in levels {
                borders(&mut gates, level);
            }
            for block in self.steps_by(&widest, (lowest, highest)) {
                borders(&mut gates, block.top);
                let above = about(block.top);
                if above.is_none_or(|above| above.radius < widest.radius) {
                    self.ledges(block, &widest, |ledge| gates.extend(ring(ledge, 0, None)));
                }
                add(rings, above);
            }
        }
        self.disc_gates(&rings[standing..], |gate| gates.extend(ring(gate, 0, None)));
        if start.z > end.z {
            self.eaves(around, end, (from, highest), |eave| {
                let lands = Some(end.z);
                gates.extend(ring(eave, 0, None).map(|ring| Ring { lands, ..ring }));
            });
        } else if start.z < end.z {
            self.eaves(around, start, (to, highest), |eave| gates.extend(ring(eave, 0, None)));
        }
        rings.append(&mut gates);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tangents_touch_both_circles() {
        let ring = |x, y, radius| Ring {
            centre: Point::units(x, y),
            radius,
            ..Ring::point(Point::units(0, 0))
        };
        let (a, b) = (ring(0, 0, 1250), ring(9000, 4000, 2000));
        for leaving in Turn::BOTH {
            for arriving in Turn::BOTH {
                let (p, q) = tangent((&a, leaving), (&b, arriving), 0).unwrap();
                assert!((p.distance(a.centre).wide() - a.radius).abs() <= 1);
                assert!((q.distance(b.centre).wide() - b.radius).abs() <= 1);
                let along = q - p;
                for (ring, turn) in [(a, leaving), (b, arriving)] {
                    let side = along.cross(ring.centre - p) * turn.sign();
                    assert!((side / along.squared().isqrt() - ring.radius).abs() <= 2);
                }
            }
        }
        assert_eq!(tangent((&a, Turn::Left), (&ring(100, 0, 5000), Turn::Left), 0), None);
    }

    #[test]
    fn a_point_that_all_but_touches_steps_out() {
        let circle = Ring { radius: 3250, ..Ring::point(Point::units(4822, 18471)) };
        let start = Ring::point(Point::units(3385, 15555));
        let (_, out) = tangent((&start, Turn::Left), (&circle, Turn::Left), 1).unwrap();
        assert!(out.squared_distance(start.centre) <= 4);
        assert!(out.squared_distance(circle.centre) >= 3250 * 3250);
    }

    #[test]
    fn tangents_along_an_axis_are_exact() {
        let ring = |x, y| Ring {
            centre: Point::units(x, y),
            radius: 1250,
            ..Ring::point(Point::units(0, 0))
        };
        let line = tangent((&ring(0, 0), Turn::Right), (&ring(7777, 0), Turn::Right), 0);
        assert_eq!(line, Some((Point::units(0, 1250), Point::units(7777, 1250))));
    }
}
