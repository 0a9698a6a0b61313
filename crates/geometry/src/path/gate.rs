//! Gates: places on either side of a gap that a base only just fits through.
//!
//! A polyline about an arc bulges a little, and whole points are off by a fraction of a unit. Where that is
//! more than a gap leaves, the way leads straight through its middle, from one gate to the other.

use crate::path::Ground;
use crate::path::ground::Bar;
use crate::path::ring::{Corner, Ring, nearest};
use crate::{Point, Vector};

/// How much wider than the base a gap may be and still need gates.
const TIGHT: i64 = 16;

/// The two gates of the gap between a circle and a point that a base must keep `apart` from, if it is tight.
fn gates(centre: Point, radius: i64, other: Point, apart: i64) -> Option<[Point; 2]> {
    let across = other - centre;
    let (least, most) = (radius + apart, radius + apart + TIGHT);
    let square = across.squared();
    // A unit less, since the nearest point of a slanted edge is itself rounded.
    if square < (least - 1) * (least - 1) || square > most * most {
        return None;
    }
    let width = square.isqrt().max(1);
    let middle = radius + (width - least).max(0) / 2;
    let out = least / 16;
    let part = |a: i64, b: i64| nearest(i128::from(a * middle + b * out), i128::from(width));
    Some([1, -1].map(|side| {
        let dx = part(across.dx, -across.dy * side);
        let dy = part(across.dy, across.dx * side);
        centre + Vector { dx, dy }
    }))
}

/// Whether the distance from a point to a segment is between two lengths, the first of them not negative.
fn is_between(p: Point, (a, b): (Point, Point), (least, most): (i64, i64)) -> bool {
    let (along, to) = (b - a, p - a);
    let (dot, square) = (along.dot(to), along.squared());
    if dot > 0 && dot < square {
        let off = i128::from(along.cross(to)).pow(2);
        let times = |length: i64| i128::from(length * length) * i128::from(square);
        return times(least) <= off && off <= times(most);
    }
    let far = if dot <= 0 { to.squared() } else { (p - b).squared() };
    least * least <= far && far <= most * most
}

/// The point of a segment nearest to a point, to the unit.
fn nearest_on(p: Point, a: Point, b: Point) -> Point {
    let along = b - a;
    let square = along.squared();
    let dot = along.dot(p - a).clamp(0, square);
    if square == 0 || dot == 0 {
        return a;
    }
    let part = |d: i64| nearest(i128::from(d) * i128::from(dot), i128::from(square));
    a + Vector { dx: part(along.dx), dy: part(along.dy) }
}

impl Ground {
    /// The gates between the things that stand still.
    pub(super) fn standing_gates(&self, corners: &[Corner]) -> Vec<Point> {
        let radius = self.radius.wide();
        let mut found = Vec::new();
        for corner in corners {
            self.gates_to_edges(corner.at, radius, &mut |gate| found.push(gate));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Offers the gates between a circle and every edge, wall and door.
    fn gates_to_edges(&self, centre: Point, radius: i64, offer: &mut impl FnMut(Point)) {
        let apart = self.radius.wide();
        let reach = radius + TIGHT;
        let near = |low: Point, high: Point| {
            centre.x.wide() >= low.x.wide() - reach
                && centre.y.wide() >= low.y.wide() - reach
                && centre.x.wide() <= high.x.wide() + reach
                && centre.y.wide() <= high.y.wide() + reach
        };
        // Wide enough for the nearest point to be rounded to the unit, and its distance again.
        let tight = ((radius + apart - 2).max(0), radius + apart + TIGHT + 1);
        let mut edge = |a: Point, b: Point| {
            // Most edges are far from being tight, and this is much cheaper than to find the nearest point.
            if !is_between(centre, (a, b), tight) {
                return;
            }
            let pair = gates(centre, radius, nearest_on(centre, a, b), apart);
            pair.into_iter().flatten().for_each(&mut *offer);
        };
        for block in self.blocks.iter().filter(|block| near(block.low, block.high)) {
            block.footprint.edges().for_each(|(a, b)| edge(a, b));
        }
        let bars = self.walls.iter().chain(self.doors.iter());
        for &Bar { from, to, .. } in bars.filter(|bar| near(bar.low, bar.high)) {
            edge(from, to);
        }
    }

    /// Offers the gates of the gaps beside discs, `rings` being the circles about them.
    pub(super) fn disc_gates(&self, rings: &[Ring], mut offer: impl FnMut(Point)) {
        for (i, ring) in rings.iter().enumerate() {
            self.gates_to_edges(ring.centre, ring.radius, &mut offer);
            for other in &rings[i + 1..] {
                let pair = gates(ring.centre, ring.radius, other.centre, other.radius);
                pair.into_iter().flatten().for_each(&mut offer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4_000))]

        #[test]
        fn no_gap_with_gates_is_passed_over(
            angle in 0usize..8, off in -3i64..20, along in -4_000i64..4_000, long in 1i64..6_000,
            radius in 1_250i64..3_000, apart in 1_250i64..2_000,
        ) {
            const WAYS: [(i64, i64); 8] =
                [(1, 0), (3, 4), (5, 12), (-7, 24), (0, -1), (-8, -15), (20, -21), (99, 20)];
            let (x, y) = WAYS[angle];
            let unit = Point::units(0, 0).distance(Point::units(x as i32, y as i32)).wide();
            let from_centre = |ahead: i64, aside: i64| Vector {
                dx: (x * ahead - y * aside) / unit,
                dy: (y * ahead + x * aside) / unit,
            };
            let (centre, aside) = (Point::units(30_000, 20_000), radius + apart + off);
            let a = centre + from_centre(along, aside);
            let b = centre + from_centre(along + long, aside);
            let tight = ((radius + apart - 2).max(0), radius + apart + TIGHT + 1);
            if gates(centre, radius, nearest_on(centre, a, b), apart).is_some() {
                prop_assert!(is_between(centre, (a, b), tight));
            }
        }
    }
}
