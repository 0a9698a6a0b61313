//! Sight needs width: a line that is touched on both of its sides sees nothing.
//!
//! Touching on one side stops nothing, because the line could be moved a little to the other side. Where something is
//! on both sides, left and right or above and below, it cannot: the opening is a slit of no width, whether what closes
//! it meets at one place or stands at different distances along the line. A side is closed by what a line turned to that
//! side about the eye, however little, would enter.

use arrayvec::ArrayVec;

use super::Blocker;
use super::ray::{Along, Direction, Slope, stretches};
use super::search::Span;
use crate::{OpenDoors, Point, Point3, Prism, Scene};

/// A side of a ray in plan.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lip {
    Left,
    Right,
}

/// Visits what a block does to a ray before a place: the slopes that it shuts, and the side on which it only touches the
/// ray, if it does not stand in its way.
pub(super) fn contacts(
    prism: &Prism,
    eye: Point3,
    d: Direction,
    end: Along,
    mut visit: impl FnMut(Option<Lip>, Span),
) {
    let (bottom, top) = ((prism.bottom - eye.z).wide(), (prism.top - eye.z).wide());
    stretches(&prism.footprint, eye.plan(), d, |left, right, chord| {
        let lip = match (left, right) {
            (true, true) => None,
            (true, false) => Some(Lip::Left),
            (false, true) => Some(Lip::Right),
            (false, false) => return false,
        };
        let (from, to) = (chord.from, chord.to.min(end));
        // A touching corner has no length; where the eye itself touches, nothing is before it.
        let there = from.before(to) || (lip.is_some() && !to.before(from));
        if to.n > 0 && from.before(end) && there {
            visit(lip, Span::fixed(from, to, bottom, top));
        }
        false
    });
}

/// A side on which a line may be touched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Face {
    Beside(Lip),
    Above,
    Below,
}

impl Scene {
    /// Whether a line that nothing stands in the way of could be moved a little: whether no two opposite sides of it are
    /// touched on the way. `but` is left out.
    pub(super) fn has_width(
        &self,
        open: OpenDoors,
        extra: &[Prism],
        but: Option<usize>,
        from: Point3,
        to: Point3,
    ) -> bool {
        let (mut beside, mut above, mut below) = ([false; 2], false, false);
        self.touches(open, extra, from, to, |face, by| {
            if but.is_some_and(|but| by == Blocker::Prism(but)) {
                return;
            }
            match face {
                Face::Beside(lip) => beside[usize::from(lip == Lip::Right)] = true,
                Face::Above => above = true,
                Face::Below => below = true,
            }
        });
        !(beside == [true; 2] || above && below)
    }

    /// What touches the line between two points without standing in its way.
    pub(super) fn touching(
        &self,
        open: OpenDoors,
        extra: &[Prism],
        from: Point3,
        to: Point3,
    ) -> ArrayVec<Blocker, 8> {
        let mut all = ArrayVec::new();
        self.touches(open, extra, from, to, |_, by| {
            if !all.is_full() && !all.contains(&by) {
                all.push(by);
            }
        });
        all
    }

    /// Visits everything that touches the line between two points, with the side on which it does.
    fn touches(
        &self,
        open: OpenDoors,
        extra: &[Prism],
        from: Point3,
        to: Point3,
        mut visit: impl FnMut(Face, Blocker),
    ) {
        let way = to.plan() - from.plan();
        let Some(d) = Direction::of(way) else { return };
        let end = Along::on_line(d, way);
        let slope = Slope::to((to.z - from.z).wide(), end);
        for (number, prism) in self.prisms().iter().chain(extra).enumerate() {
            let by = Blocker::Prism(number);
            contacts(prism, from, d, end, |lip, span| match lip {
                Some(lip) if span.low.below(slope) && slope.below(span.high) => {
                    visit(Face::Beside(lip), by);
                }
                Some(_) => {}
                None if slope.equals(span.low) => visit(Face::Above, by),
                None if slope.equals(span.high) => visit(Face::Below, by),
                None => {}
            });
        }
        for (at, lip, by) in self.ends_on(open, from.plan(), d) {
            if at.before(end) {
                visit(Face::Beside(lip), by);
            }
        }
    }

    /// Whether barriers that end on a ray before a place lie to its left, and to its right.
    pub(super) fn arms_before(
        &self,
        open: OpenDoors,
        eye: Point,
        d: Direction,
        end: Along,
    ) -> [bool; 2] {
        let mut sides = [false; 2];
        for (at, lip, _) in self.ends_on(open, eye, d) {
            sides[usize::from(lip == Lip::Right)] |= at.before(end);
        }
        sides
    }

    /// Whether barriers touch a ray on both of its sides before a place: `along` divided by the length of its
    /// direction, whose larger part has 30 bits.
    pub(crate) fn squeezes_before(
        &self,
        open: OpenDoors,
        from: Point,
        (x, y): (i64, i64),
        along: i64,
    ) -> bool {
        let Some(d) = Direction::new(i128::from(x), i128::from(y)) else { return false };
        let squared = d.squared();
        let mut sides = [false; 2];
        for (at, lip, _) in self.ends_on(open, from, d) {
            let before = i128::from(at.n) * squared < i128::from(along) * i128::from(at.m);
            sides[usize::from(lip == Lip::Right)] |= before;
        }
        sides[0] && sides[1]
    }
}
