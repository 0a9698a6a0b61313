//! Directions in plan, places along a ray, slopes, and the chords a ray cuts out of a footprint.

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use crate::{Point, Polygon, Vector};

/// The number of bits a direction's components may have.
const DIRECTION_BITS: u32 = 36;
/// Shorter directions are lengthened to this many bits, so that roots taken along them are precise.
const SHORTEST_BITS: u32 = 19;

/// A direction in plan; its length means nothing.
///
/// The larger component has between 19 and 36 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction {
    pub x: i64,
    pub y: i64,
}

impl Direction {
    /// The direction of a vector of any length, rounded to 36 bits where it is longer than that.
    pub fn new(x: i128, y: i128) -> Option<Self> {
        let bits = 128 - (x.unsigned_abs() | y.unsigned_abs()).leading_zeros();
        if bits == 0 {
            return None;
        }
        let (x, y) = if bits > DIRECTION_BITS {
            (x >> (bits - DIRECTION_BITS), y >> (bits - DIRECTION_BITS))
        } else {
            let up = SHORTEST_BITS.saturating_sub(bits);
            (x << up, y << up)
        };
        // Both fit: they have at most 36 bits, or 37 with the rounding down of negative numbers.
        Some(Direction { x: x as i64, y: y as i64 })
    }

    /// The direction of a vector known exactly: without a common factor it may need no rounding.
    pub fn reduced(x: i128, y: i128) -> Option<Self> {
        let common = common_factor(x.unsigned_abs(), y.unsigned_abs()) as i128;
        if common == 0 { None } else { Direction::new(x / common, y / common) }
    }

    /// Whether squares and products along this direction fit exact places.
    pub fn is_short(self) -> bool {
        self.bits() <= 20
    }

    pub fn of(v: Vector) -> Option<Self> {
        Direction::new(i128::from(v.dx), i128::from(v.dy))
    }

    /// Positive where `other` lies anticlockwise of `self`.
    pub fn turn(self, other: Direction) -> i128 {
        i128::from(self.x) * i128::from(other.y) - i128::from(self.y) * i128::from(other.x)
    }

    /// The cross product with a vector between points of the table.
    pub fn cross(self, v: Vector) -> i64 {
        self.x * v.dy - self.y * v.dx
    }

    /// The dot product with a vector between points of the table.
    pub fn dot(self, v: Vector) -> i64 {
        self.x * v.dx + self.y * v.dy
    }

    pub fn squared(self) -> i128 {
        i128::from(self.x) * i128::from(self.x) + i128::from(self.y) * i128::from(self.y)
    }

    fn bits(self) -> u32 {
        64 - (self.x.unsigned_abs() | self.y.unsigned_abs()).leading_zeros()
    }

    /// The number of bits to the right of the point when a place along this direction is rounded: it makes
    /// a place precise to 1/65536 of a unit.
    pub fn place_bits(self) -> u32 {
        self.bits() + 16
    }

    /// A direction strictly between two that are less than half a turn apart, if the resolution has one.
    pub fn between(right: Direction, left: Direction) -> Option<Direction> {
        let long = |d: Direction| {
            let up = DIRECTION_BITS.saturating_sub(d.bits());
            (i128::from(d.x) << up, i128::from(d.y) << up)
        };
        let ((ax, ay), (bx, by)) = (long(right), long(left));
        let mid = Direction::new(ax + bx, ay + by)?;
        (right.turn(mid) > 0 && mid.turn(left) > 0).then_some(mid)
    }
}

fn common_factor(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { common_factor(b, a % b) }
}

/// A place along a ray: `n / m` times its direction, with `m > 0`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Along {
    pub n: i64,
    pub m: i64,
}

impl Along {
    pub const START: Along = Along { n: 0, m: 1 };

    /// Where the ray from the origin meets the line through `p` along `w`, which must not be parallel.
    pub fn line(d: Direction, p: Vector, w: Vector) -> Along {
        let (n, m) = (p.cross(w), d.cross(w));
        if m < 0 { Along { n: -n, m: -m } } else { Along { n, m } }
    }

    /// Where a point of the ray's own line lies on it.
    pub fn on_line(d: Direction, p: Vector) -> Along {
        let (n, m) = if d.x.abs() >= d.y.abs() { (p.dx, d.x) } else { (p.dy, d.y) };
        if m < 0 { Along { n: -n, m: -m } } else { Along { n, m } }
    }

    pub fn order(self, other: Along) -> Ordering {
        let l = i128::from(self.n) * i128::from(other.m);
        l.cmp(&(i128::from(other.n) * i128::from(self.m)))
    }

    pub fn before(self, other: Along) -> bool {
        self.order(other) == Ordering::Less
    }

    pub fn min(self, other: Along) -> Along {
        if other.before(self) { other } else { self }
    }

    pub fn max(self, other: Along) -> Along {
        if self.before(other) { other } else { self }
    }
}

/// A slope: rise over run, the run counted in lengths of the ray's direction; upright is `±1 / 0`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slope {
    pub rise: i128,
    pub run: i128,
}

impl Slope {
    /// The slope from the start of the ray to the height `h` at a place.
    pub fn to(h: i64, at: Along) -> Slope {
        Slope { rise: i128::from(h) * i128::from(at.m), run: i128::from(at.n) }
    }

    pub fn below(self, other: Slope) -> bool {
        self.rise * other.run < other.rise * self.run
    }

    /// Whether a slope that is not upright is the same as another.
    pub fn equals(self, other: Slope) -> bool {
        self.rise * other.run == other.rise * self.run
    }
}

/// A place where a line enters or leaves a footprint.
#[derive(Clone, Copy)]
struct Gate {
    at: Along,
    edge: usize,
    left: bool,
    right: bool,
}

/// The part of a ray strictly inside a footprint, with the edges at which it enters and leaves.
#[derive(Clone, Copy)]
pub(super) struct Chord {
    pub from: Along,
    pub to: Along,
    pub enters: usize,
    pub leaves: usize,
}

/// The edge of a footprint that starts at a corner: that corner, seen from the eye, and the way along it.
pub(super) fn edge_from(footprint: &Polygon, eye: Point, corner: usize) -> (Vector, Vector) {
    let corners = footprint.corners();
    let next = if corner + 1 == corners.len() { 0 } else { corner + 1 };
    (corners[corner] - eye, corners[next] - corners[corner])
}

/// Visits the open chords that the ray from `eye` cuts out of a footprint, nearest first.
///
/// The line is inside where both its left and its right lip are inside; so running along an edge or
/// touching a corner is not inside, and the inside of a concave footprint has no seams.
/// Stops early, and says so, when `visit` returns true.
pub(super) fn chords(
    footprint: &Polygon,
    eye: Point,
    d: Direction,
    visit: impl FnMut(Chord) -> bool,
) -> bool {
    chords_noting(footprint, eye, d, &mut false, visit)
}

/// The same; notes whether a corner of the footprint lies on the line.
pub(super) fn chords_noting(
    footprint: &Polygon,
    eye: Point,
    d: Direction,
    touched: &mut bool,
    mut visit: impl FnMut(Chord) -> bool,
) -> bool {
    stretches_noting(footprint, eye, d, touched, |left, right, chord| {
        left && right && chord.from.before(chord.to) && visit(chord)
    })
}

/// Visits the closed stretches of the ray over a footprint with its edges, single points included.
pub(super) fn closed_chords(
    footprint: &Polygon,
    eye: Point,
    d: Direction,
    mut visit: impl FnMut(Chord),
) {
    stretches(footprint, eye, d, |left, right, chord| {
        if (left || right) && !chord.to.before(chord.from) {
            visit(chord);
        }
        false
    });
}

/// Visits the stretches between the places where a line meets the edges of a footprint, with whether the
/// line's left and right lips are inside.
pub(super) fn stretches(
    footprint: &Polygon,
    eye: Point,
    d: Direction,
    visit: impl FnMut(bool, bool, Chord) -> bool,
) -> bool {
    stretches_noting(footprint, eye, d, &mut false, visit)
}

fn stretches_noting(
    footprint: &Polygon,
    eye: Point,
    d: Direction,
    touched: &mut bool,
    mut visit: impl FnMut(bool, bool, Chord) -> bool,
) -> bool {
    let corners = footprint.corners();
    let mut sides = [0i64; Polygon::MAX_CORNERS];
    let (mut above, mut below) = (false, false);
    for (side, corner) in sides.iter_mut().zip(corners) {
        *side = d.cross(*corner - eye);
        above |= *side >= 0;
        below |= *side <= 0;
        *touched |= *side == 0;
    }
    if !(above && below) {
        return false;
    }
    let mut gates: ArrayVec<Gate, { Polygon::MAX_CORNERS }> = ArrayVec::new();
    for edge in 0..corners.len() {
        let (s, e) = (sides[edge], sides[if edge + 1 == corners.len() { 0 } else { edge + 1 }]);
        let (left, right) = ((s > 0) != (e > 0), (s >= 0) != (e >= 0));
        if left || right {
            let (p, w) = edge_from(footprint, eye, edge);
            let gate = Gate { at: Along::line(d, p, w), edge, left, right };
            let place = gates.iter().rposition(|g| !gate.at.before(g.at)).map_or(0, |i| i + 1);
            gates.insert(place, gate);
        }
    }
    let (mut left, mut right) = (false, false);
    for pair in gates.windows(2) {
        left ^= pair[0].left;
        right ^= pair[0].right;
        let (from, to) = (pair[0].at.max(Along::START), pair[1].at);
        if visit(left, right, Chord { from, to, enters: pair[0].edge, leaves: pair[1].edge }) {
            return true;
        }
    }
    false
}
