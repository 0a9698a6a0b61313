//! Ledges: where the circle about a disc meets the line on which a base steps up to a top or drops off it.
//!
//! High up, a disc is less in the way than below. A shortest path past it over something low therefore bends
//! where it steps: at a point of both the disc's circle below and the outline along which a base touches the
//! low thing. In the same way a path may bend where the outlines of two things of different heights meet, to climb
//! the higher one at once or to come off both together.

use crate::path::Ground;
use crate::path::clear::HAIR;
use crate::path::ground::Block;
use crate::path::ring::{Ring, nearest};
use crate::{Length, Point, Vector};

/// How far outside both lines a ledge is put, so that rounding leaves it outside.
const OUT: i64 = 1;

/// A point of the outlines of two prisms of different heights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Notch {
    pub at: Point,
    /// The higher of the two tops.
    pub top: Length,
}

impl Ground {
    /// The notches between the prisms from a place in the list on and all others.
    pub(super) fn notches_between_blocks(&self, first: usize) -> Vec<Notch> {
        let apart = |a: &Block, b: &Block| {
            a.high.x < b.low.x || b.high.x < a.low.x || a.high.y < b.low.y || b.high.y < a.low.y
        };
        let mut found = Vec::new();
        for (i, a) in self.blocks.iter().enumerate() {
            let later = &self.blocks[first.max(i + 1)..];
            for b in later.iter().filter(|b| a.top != b.top && !apart(a, b)) {
                let top = a.top.max(b.top);
                self.notches_of(a, b, |at| found.push(Notch { at, top }));
            }
        }
        found
    }

    /// Offers the points where a base touches both prisms.
    fn notches_of(&self, a: &Block, b: &Block, mut offer: impl FnMut(Point)) {
        let clear = i128::from(self.radius.squared());
        let on_outline = |block: &Block, p: Point| {
            let (num, den) = block.footprint.squared_distance(p);
            num >= clear * den && block.footprint.within(p, self.radius + HAIR)
        };
        let mut on_both = |p: Point| {
            if on_outline(a, p) && on_outline(b, p) {
                offer(p);
            }
        };
        let out = self.radius.wide() + OUT;
        for edge in a.footprint.edges() {
            for other in b.footprint.edges() {
                beside_both(edge, other, out).into_iter().for_each(&mut on_both);
                let round = [
                    beside_edge(edge.0, edge.1, out, other.0, out),
                    beside_edge(other.0, other.1, out, edge.0, out),
                    about_corner(edge.0, out, other.0, out),
                ];
                round.into_iter().flatten().flatten().for_each(&mut on_both);
            }
        }
    }

    /// The prisms with tops from above `lowest` to `highest` whose outline the circle may meet.
    pub(super) fn steps_by(
        &self,
        ring: &Ring,
        (lowest, highest): (Length, Length),
    ) -> impl Iterator<Item = &Block> {
        let Ring { centre, radius, .. } = *ring;
        let (x, y) = (centre.x.wide(), centre.y.wide());
        self.blocks.iter().filter(move |block| {
            block.top > lowest
                && block.top <= highest
                && x + radius >= block.low.x.wide()
                && y + radius >= block.low.y.wide()
                && x - radius <= block.high.x.wide()
                && y - radius <= block.high.y.wide()
        })
    }

    /// Offers the ledges between a circle and the outline of a prism.
    pub(super) fn ledges(&self, block: &Block, ring: &Ring, mut offer: impl FnMut(Point)) {
        let clear = i128::from(self.radius.squared());
        let mut on_outline = |p: Point| {
            let (num, den) = block.footprint.squared_distance(p);
            if num >= clear * den && block.footprint.within(p, self.radius + HAIR) {
                offer(p);
            }
        };
        let (base, wide) = (self.radius.wide() + OUT, ring.radius + OUT);
        for (a, b) in block.footprint.edges() {
            beside_edge(a, b, base, ring.centre, wide)
                .into_iter()
                .flatten()
                .for_each(&mut on_outline);
            about_corner(a, base, ring.centre, wide)
                .into_iter()
                .flatten()
                .for_each(&mut on_outline);
        }
    }
}

/// Where a circle meets the line that runs `out` to the right of an edge.
fn beside_edge(a: Point, b: Point, out: i64, centre: Point, radius: i64) -> Option<[Point; 2]> {
    let along = b - a;
    let right = Vector { dx: along.dy, dy: -along.dx };
    // Lengths along and beside the edge are 256 times what they are.
    let length = i128::from(along.squared() << 16).isqrt();
    let to = centre - a;
    let scaled = |dot: i64| (i128::from(dot) << 16) / length.max(1);
    let beside = scaled(right.dot(to)) - (i128::from(out) << 8);
    let square = (i128::from(radius * radius) << 16) - beside * beside;
    if length == 0 || square < 0 {
        return None;
    }
    let half = square.isqrt();
    Some([-half, half].map(|half| {
        let t = scaled(along.dot(to)) + half;
        let part = |u: i64, v: i64| {
            nearest(i128::from(u) * t + i128::from(v) * (i128::from(out) << 8), length)
        };
        a + Vector { dx: part(along.dx, right.dx), dy: part(along.dy, right.dy) }
    }))
}

/// Where the lines that run `out` to the right of two edges meet.
fn beside_both((a, b): (Point, Point), (c, d): (Point, Point), out: i64) -> Option<Point> {
    let (r, s) = (b - a, d - c);
    // How far to the right of an edge a line runs, times the edge's length, 256 times what it is.
    let beside = |way: Vector| i128::from(way.squared() << 16).isqrt() * i128::from(out);
    let den = i128::from(r.cross(s)) << 8;
    if den == 0 {
        return None;
    }
    // The point a + x * r + y * s is `out` to the right of both.
    let from = |way: Vector, p: Point| (i128::from(way.cross(p - a)) << 8) - beside(way);
    let (x, y) = (-from(s, c), from(r, a));
    let part =
        |u: i64, v: i64| nearest((i128::from(u) * x + i128::from(v) * y) * den.signum(), den.abs());
    Some(a + Vector { dx: part(r.dx, s.dx), dy: part(r.dy, s.dy) })
}

/// Where two circles meet.
fn about_corner(corner: Point, out: i64, centre: Point, radius: i64) -> Option<[Point; 2]> {
    let to = centre - corner;
    let square = i128::from(to.squared());
    let out_square = i128::from(out * out);
    let twice = square + out_square - i128::from(radius * radius);
    let under = 4 * out_square * square - twice * twice;
    if square == 0 || under < 0 {
        return None;
    }
    let beside = under.isqrt();
    Some([-beside, beside].map(|beside| {
        let part =
            |u: i64, v: i64| nearest(i128::from(u) * twice + i128::from(v) * beside, 2 * square);
        corner + Vector { dx: part(to.dx, -to.dy), dy: part(to.dy, to.dx) }
    }))
}
