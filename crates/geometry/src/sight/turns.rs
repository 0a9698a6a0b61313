//! The critical directions: those at which what can be seen may change.

use super::outline::Side;
use super::ray::Direction;
use crate::Vector;

/// The directions from one to another, less than half a turn to its left.
#[derive(Clone, Copy)]
pub(super) struct Cone {
    pub right: Direction,
    pub left: Direction,
}

impl Cone {
    /// Keeps a direction if it is strictly inside.
    pub fn note(self, turns: &mut Vec<Direction>, d: Option<Direction>) {
        if let Some(d) = d
            && self.right.turn(d) > 0
            && d.turn(self.left) > 0
        {
            turns.push(d);
        }
    }

    /// Puts directions of the cone in order from right to left, each once.
    pub fn arrange(self, turns: &mut Vec<Direction>) {
        turns.sort_by(|a, b| b.turn(*a).cmp(&0));
        turns.dedup_by(|a, b| a.turn(*b) == 0);
    }
}

/// What one end of the slopes that are shut hangs on: an edge or the rim, at a height above the eye.
#[derive(Clone, Copy)]
pub(super) struct Bound {
    pub side: Side,
    pub height: i64,
}

/// The directions in which the slopes to two bounds are the same; `disc` is the body of the rim.
pub(super) fn crossing_turns(
    disc: Option<(Vector, i64)>,
    a: Bound,
    b: Bound,
    mut note: impl FnMut(Option<Direction>),
) {
    match (a.side, b.side, disc) {
        (Side::Edge(p, w), Side::Edge(q, v), _) => {
            // The slope to an edge in direction d is height * (d x w) / (p x w): linear in d.
            let (m, n) = (i128::from(p.cross(w)), i128::from(q.cross(v)));
            let (j, k) = (i128::from(a.height) * n, i128::from(b.height) * m);
            let x = j * i128::from(w.dx) - k * i128::from(v.dx);
            let y = j * i128::from(w.dy) - k * i128::from(v.dy);
            note(Direction::new(x, y));
            note(Direction::new(-x, -y));
        }
        (Side::Edge(..), Side::Rim, Some((to, radius))) => {
            rim_turns(to, radius, a.side, a.height, b.height, note);
        }
        (Side::Rim, Side::Edge(..), Some((to, radius))) => {
            rim_turns(to, radius, b.side, b.height, a.height, note);
        }
        _ => {}
    }
}

/// The directions in which the slope to an edge at one height is that to the rim of a disc at another.
///
/// Seen from the eye, the edge falls on the plane of the rim as the same edge scaled by `rim / height`; where
/// that line meets the circle is a quadratic, whose root is taken of more than a hundred bits.
pub(super) fn rim_turns(
    to: Vector,
    radius: i64,
    edge: Side,
    height: i64,
    rim: i64,
    mut note: impl FnMut(Option<Direction>),
) {
    let Side::Edge(p, w) = edge else { return };
    let wide = |v: Vector| (i128::from(v.dx), i128::from(v.dy));
    let ((px, py), (wx, wy), (cx, cy)) = (wide(p), wide(w), wide(to));
    let (h, z) = (i128::from(height), i128::from(rim));
    let (qx, qy) = (h * cx - z * px, h * cy - z * py);
    let length = wx * wx + wy * wy;
    let reach = length * (h * i128::from(radius)).pow(2);
    let miss = qx * wy - qy * wx;
    let under = reach - miss * miss;
    if under < 0 || h == 0 {
        return;
    }
    let root = (under as u128).isqrt() as i128;
    let direction = if root * root == under { Direction::reduced } else { Direction::new };
    let along = qx * wx + qy * wy;
    for step in [along - root, along + root] {
        let (x, y) = (px * z * length + wx * step, py * z * length + wy * step);
        note(if h > 0 { direction(x, y) } else { direction(-x, -y) });
    }
}
