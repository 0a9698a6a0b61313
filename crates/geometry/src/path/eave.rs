//! Eaves: where a base comes clear of an overhang that it stands partly under, to drop off it or to climb it.
//!
//! A shortest path between such a place and one higher up bends there: at a point of the outline along which a
//! base touches the overhang, and unless it bends elsewhere too, so that both its lines meet the outline at
//! one angle.

use crate::path::clear::{HAIR, Sweep};
use crate::path::ground::Block;
use crate::path::ring::nearest;
use crate::path::{Footing, Ground, Surroundings};
use crate::{Length, Point, Vector};

/// How far outside the outline an eave is put, so that rounding leaves it outside.
const OUT: i64 = 1;

/// How far to either side of the nearest point of an edge eaves are put, in quarters of the base's radius.
const ASIDE: [i64; 17] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 6, -6, 8, -8, 12, -12, 16, -16];

/// How many eaves there are round a corner, less one.
const ROUND: i64 = 6;

impl Ground {
    /// Offers the eaves of what hangs over a place, up to the highest top; `other` is the other end of the path.
    pub(super) fn eaves(
        &self,
        around: &Surroundings,
        under: Footing,
        (other, highest): (Point, Length),
        mut offer: impl FnMut(Point),
    ) {
        let over = |block: &&Block| {
            block.bottom >= under.z + self.height
                && block.top <= highest
                && self.overlaps(&block.footprint, under.at)
        };
        for block in self.blocks.iter().filter(over) {
            let clear = i128::from(self.radius.squared());
            let mut offer = |p: Point| {
                let (num, den) = block.footprint.squared_distance(p);
                let on_outline =
                    num >= clear * den && block.footprint.within(p, self.radius + HAIR);
                let stands = under.z == Length::ZERO || self.held(p, under.z, HAIR);
                let upright = Sweep::upright(p, under.z, block.top);
                if on_outline && stands && self.clear(around, &upright).is_ok() {
                    offer(p);
                }
            };
            let out = self.radius.wide() + OUT;
            let corners = block.footprint.corners();
            for (i, (a, b)) in block.footprint.edges().enumerate() {
                self.beside(a, b, (under.at, other), &mut offer);
                let next = corners[(i + 2) % corners.len()];
                about(b, (right(b - a), right(next - b)), out, &mut offer);
            }
        }
    }

    /// Offers the eaves beside an edge: where a path between the two places would be reflected, and some about
    /// the point nearest to the first.
    fn beside(&self, a: Point, b: Point, places: (Point, Point), offer: &mut impl FnMut(Point)) {
        let along = b - a;
        let beside = right(along);
        let length = along.squared().isqrt();
        let out = self.radius.wide() + OUT;
        if length == 0 {
            return;
        }
        // How far along the edge, and how far within the outline, in units.
        let seen = |p: Point| {
            let to = p - a;
            (along.dot(to) / length, (out - beside.dot(to) / length).abs())
        };
        let ((t, depth), (other, far)) = (seen(places.0), seen(places.1));
        let reflected = (depth + far > 0).then(|| (t * far + other * depth) / (depth + far));
        let about = ASIDE.iter().map(|n| t + n * self.radius.wide() / 4);
        for t in about.chain(reflected).filter(|t| (0..=length).contains(t)) {
            let part = |u: i64, v: i64| nearest(i128::from(u * t + v * out), i128::from(length));
            offer(a + Vector { dx: part(along.dx, beside.dx), dy: part(along.dy, beside.dy) });
        }
    }
}

/// Offers the eaves round a corner between two directions.
fn about(corner: Point, (first, last): (Vector, Vector), out: i64, offer: &mut impl FnMut(Point)) {
    // A base does not touch a corner that points inwards.
    if first.cross(last) <= 0 {
        return;
    }
    // Both a thousand units long, so that parts of them add up.
    let fit = |v: Vector| {
        let length = i128::from(v.squared().isqrt().max(1));
        let part = |d: i64| nearest(i128::from(d) * 1000, length);
        Vector { dx: part(v.dx), dy: part(v.dy) }
    };
    let (first, last) = (fit(first), fit(last));
    for k in 0..=ROUND {
        let mix = |u: i64, v: i64| u * (ROUND - k) + v * k;
        let way = Vector { dx: mix(first.dx, last.dx), dy: mix(first.dy, last.dy) };
        let length = i128::from(way.squared().isqrt().max(1));
        let part = |d: i64| nearest(i128::from(d * out), length);
        offer(corner + Vector { dx: part(way.dx), dy: part(way.dy) });
    }
}

/// The vector turned clockwise by a quarter.
fn right(v: Vector) -> Vector {
    Vector { dx: v.dy, dy: -v.dx }
}
