//! The shortest way of a point round walls and closed doors.
//!
//! A shortest way is straight but for bends at the ends of barriers. At each end it passes, everything that
//! meets there must lie on one side of it; along a barrier it stays on the side it came from.

use crate::polygon::segment_squared_distance;
use crate::{Length, OpenDoors, Point, Scene, Segment, Vector};

/// A question of measuring.
pub(crate) struct Way<'a> {
    pub scene: &'a Scene,
    pub open: OpenDoors,
}

/// The side of a way on which the barriers at a bend lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    Left,
    Right,
}

/// A bend reached on one side, from a place, after a length.
#[derive(Clone, Copy)]
struct Reached {
    node: usize,
    keep: Option<Keep>,
    from: Point,
    length: Length,
}

impl Way<'_> {
    /// The length of the shortest way between two points, at most `longest`; none if there is none.
    ///
    /// The straight line must be known to be barred.
    pub fn shortest(&self, from: Point, to: Point, longest: Option<Length>) -> Option<Length> {
        let barriers: Vec<Segment> = self.scene.barriers(self.open).collect();
        let mut nodes: Vec<Point> = barriers.iter().flat_map(|b| [b.from, b.to]).collect();
        nodes.sort();
        nodes.dedup();
        // There is no way round the end of a barrier that is on the board edge.
        nodes.retain(|p| !self.scene.on_board_edge(*p) && *p != from && *p != to);
        nodes.push(to);
        let target = nodes.len() - 1;
        let fits =
            |length: Length, at: Point| longest.is_none_or(|l| length + at.distance(to) <= l);

        let mut open: Vec<Reached> = Vec::new();
        let mut done: Vec<Reached> = Vec::new();
        let mut here = Reached { node: usize::MAX, keep: None, from, length: Length::ZERO };
        let mut place = from;
        loop {
            for (node, &next) in nodes.iter().enumerate() {
                let length = here.length + place.distance(next);
                if node == here.node || !fits(length, next) {
                    continue;
                }
                if !passes(&barriers, here, place, next) || !is_free(&barriers, place, next) {
                    continue;
                }
                let along = barriers.iter().any(|b| runs_along(*b, place, next));
                for keep in [Keep::Left, Keep::Right] {
                    if !(along && here.keep.is_some_and(|k| k != keep)) {
                        open.push(Reached { node, keep: Some(keep), from: place, length });
                    }
                }
            }
            loop {
                let nearest = (0..open.len()).min_by_key(|i| (open[*i].length, open[*i].node))?;
                here = open.swap_remove(nearest);
                // The same bend may be left in more ways when it is reached from elsewhere, so only the very
                // same arrival is passed over.
                let again =
                    |r: &Reached| r.node == here.node && r.keep == here.keep && r.from == here.from;
                if !done.iter().any(again) {
                    break;
                }
            }
            if here.node == target {
                return Some(here.length);
            }
            done.push(here);
            place = nodes[here.node];
        }
    }
}

/// Whether a way that came to a bend can go on to `next` with all that meets at the bend on its kept side.
fn passes(barriers: &[Segment], here: Reached, bend: Point, next: Point) -> bool {
    let Some(keep) = here.keep else { return true };
    let (back, on) = (here.from - bend, next - bend);
    let arms = barriers.iter().flat_map(|b| [(b.from, b.to), (b.to, b.from)]);
    // A barrier with the bend inside it reaches both ways from there.
    arms.filter(|(a, b)| touches(*a, *b, bend)).all(|(_, end)| {
        let arm = end - bend;
        let left = strictly_between(on, back, arm);
        let right = strictly_between(back, on, arm);
        match keep {
            Keep::Left => !right,
            Keep::Right => !left,
        }
    })
}

/// Whether, turning anticlockwise from `start` to `end`, `v` is met strictly on the way.
fn strictly_between(start: Vector, end: Vector, v: Vector) -> bool {
    if v.squared() == 0 {
        return false;
    }
    let same = |a: Vector, b: Vector| a.cross(b) == 0 && a.dot(b) > 0;
    if same(start, v) || same(end, v) || same(start, end) {
        return false;
    }
    if start.cross(end) > 0 {
        start.cross(v) > 0 && v.cross(end) > 0
    } else if start.cross(end) == 0 {
        start.cross(v) > 0
    } else {
        !(end.cross(v) > 0 && v.cross(start) > 0)
    }
}

fn touches(a: Point, b: Point, p: Point) -> bool {
    segment_squared_distance(p, a, b).0 == 0
}

/// Whether the open segment between two points crosses no barrier and passes no end of one.
fn is_free(barriers: &[Segment], from: Point, to: Point) -> bool {
    let way = to - from;
    let strictly_on = |p: Point| p != from && p != to && touches(from, to, p);
    barriers.iter().all(|b| {
        if strictly_on(b.from) || strictly_on(b.to) {
            return false;
        }
        let (s, e) = (way.cross(b.from - from).signum(), way.cross(b.to - from).signum());
        let along = b.to - b.from;
        let (p, q) = (along.cross(from - b.from).signum(), along.cross(to - b.from).signum());
        !(s * e < 0 && p * q < 0)
    })
}

/// Whether the segment between two points lies on a barrier.
fn runs_along(barrier: Segment, from: Point, to: Point) -> bool {
    touches(barrier.from, barrier.to, from) && touches(barrier.from, barrier.to, to)
}
