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
    /// The lowest top that a path that bends there leads over.
    pub top: Length,
    /// The lower of the two, where a base that comes off the higher one still lands on some of it.
    pub lands: Option<Length>,
}

/// How far a base that lands on the lower of two prisms reaches over its edge.
const OVER: i64 = 3;

impl Ground {
    /// The notches between the prisms from a place in the list on and all others.
    pub(super) fn notches_between_blocks(&self, first: usize) -> Vec<Notch> {
        let apart = |a: &Block, b: &Block| {
            a.high.x < b.low.x || b.high.x < a.low.x || a.high.y < b.low.y || b.high.y < a.low.y
        };
        let mut found = Vec::new();
        for (i, a) in self.blocks.iter().enumerate() {
            let later = &self.blocks[first.max(i + 1)..];
            for b in later.iter().filter(|b| !apart(a, b)) {
                if a.top == b.top {
                    self.notches_of_one_top(a, b, |at| {
                        found.push(Notch { at, top: a.top, lands: None });
                    });
                    continue;
                }
                let (high, low) = if a.top > b.top { (a, b) } else { (b, a) };
                let top = low.top;
                self.notches_of(high, low, |at, lands| found.push(Notch { at, top, lands }));
            }
        }
        found
    }

    /// Offers the points where a base touches both prisms, and those where it just comes off the higher one and lies on
    /// the edge of the lower.
    fn notches_of(&self, high: &Block, low: &Block, mut offer: impl FnMut(Point, Option<Length>)) {
        let (out, over) = (self.radius.wide() + OUT, self.radius.wide() - OVER);
        meetings((high, out), (low, out), |p| {
            if self.on_outline(high, p) && self.on_outline(low, p) {
                offer(p, None);
            }
        });
        meetings((high, out), (low, over), |p| {
            if self.on_outline(high, p) && self.overlaps(&low.footprint, p) {
                offer(p, Some(low.top));
            }
        });
    }

    /// Offers the points where a base that passes from one prism to another of the same height touches both.
    fn notches_of_one_top(&self, a: &Block, b: &Block, mut offer: impl FnMut(Point)) {
        let reach = (self.radius + HAIR).wide() - OUT;
        meetings((a, reach), (b, reach), |p| {
            let touches = |block: &Block| block.footprint.within(p, self.radius + HAIR);
            if touches(a) && touches(b) {
                offer(p);
            }
        });
    }

    /// The notches of those who climb what is at most `beside` away: where a base touches a prism and can just climb a
    /// higher one instead.
    pub(super) fn notches_beside(&self, beside: Length) -> Vec<Notch> {
        let mut found = Vec::new();
        let (out, reach) = (self.radius.wide() + OUT, self.radius + beside);
        for low in self.blocks.iter() {
            for high in self.blocks.iter().filter(|high| high.top > low.top) {
                let aside = |low: &Block, high: &Block| {
                    low.high.x + beside < high.low.x || low.high.y + beside < high.low.y
                };
                if aside(low, high) || aside(high, low) {
                    continue;
                }
                // As far from the higher one as can be, and as near as can be without touching it.
                for far in [reach.wide() - OVER, (self.radius + HAIR).wide() + OUT] {
                    meetings((low, out), (high, far), |at| {
                        if self.on_outline(low, at) && high.footprint.within(at, reach) {
                            found.push(Notch { at, top: low.top, lands: None });
                        }
                    });
                }
            }
        }
        found
    }

    /// Whether a base touches a prism without overlapping it.
    fn on_outline(&self, block: &Block, p: Point) -> bool {
        let (num, den) = block.footprint.squared_distance(p);
        num >= i128::from(self.radius.squared()) * den
            && block.footprint.within(p, self.radius + HAIR)
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
        let mut on_outline = |p: Point| {
            if self.on_outline(block, p) {
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

/// Offers the points that are so far from the outlines of two prisms.
fn meetings((a, out): (&Block, i64), (b, other): (&Block, i64), mut offer: impl FnMut(Point)) {
    for edge in a.footprint.edges() {
        for beside in b.footprint.edges() {
            beside_both(edge, beside, (out, other)).into_iter().for_each(&mut offer);
            let round = [
                beside_edge(edge.0, edge.1, out, beside.0, other),
                beside_edge(beside.0, beside.1, other, edge.0, out),
                about_corner(edge.0, out, beside.0, other),
            ];
            round.into_iter().flatten().flatten().for_each(&mut offer);
        }
    }
}

/// Where a circle meets the line that runs `out` to the right of an edge.
pub(super) fn beside_edge(
    a: Point,
    b: Point,
    out: i64,
    centre: Point,
    radius: i64,
) -> Option<[Point; 2]> {
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

/// Where the lines that run so far to the right of two edges meet.
pub(super) fn beside_both(
    (a, b): (Point, Point),
    (c, d): (Point, Point),
    (out, other): (i64, i64),
) -> Option<Point> {
    let (r, s) = (b - a, d - c);
    // How far to the right of an edge a line runs, times the edge's length, 256 times what it is.
    let beside = |way: Vector, out: i64| i128::from(way.squared() << 16).isqrt() * i128::from(out);
    let den = i128::from(r.cross(s)) << 8;
    if den == 0 {
        return None;
    }
    // The point a + x * r + y * s is `out` to the right of the one and `other` to the right of the other.
    let from =
        |way: Vector, p: Point, out: i64| (i128::from(way.cross(p - a)) << 8) - beside(way, out);
    let (x, y) = (-from(s, c, other), from(r, a, out));
    let part =
        |u: i64, v: i64| nearest((i128::from(u) * x + i128::from(v) * y) * den.signum(), den.abs());
    Some(a + Vector { dx: part(r.dx, s.dx), dy: part(r.dy, s.dy) })
}

/// Where two circles meet.
pub(super) fn about_corner(
    corner: Point,
    out: i64,
    centre: Point,
    radius: i64,
) -> Option<[Point; 2]> {
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
