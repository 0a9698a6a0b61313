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
        let mut edge = |a: Point, b: Point| {
            let pair = gates(centre, radius, nearest_on(centre, a, b), apart);
            pair.into_iter().flatten().for_each(&mut *offer);
        };
        for block in self.blocks.iter().filter(|block| near(block.low, block.high)) {
            block.footprint.edges().for_each(|(a, b)| edge(a, b));
        }
        let bars = self.walls.iter().chain(&self.doors);
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
