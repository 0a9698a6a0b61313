//! Where walls and closed doors stop a line.

use super::Blocker;
use super::ray::{Along, Direction};
use super::width::Lip;
use crate::{Length, OpenDoors, Point, Scene, Segment, Vector};

/// Which side of a ray the rest of a barrier lies on when one of its ends is on the ray.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arm {
    Left,
    Right,
    /// The end is on the board edge, so there is no way round it on either side.
    Both,
}

impl Arm {
    fn faces(self, other: Arm) -> bool {
        self == Arm::Both || other == Arm::Both || self != other
    }
}

impl Scene {
    /// The walls and the closed doors, with their names.
    pub(super) fn named_barriers(
        &self,
        open: OpenDoors,
    ) -> impl Iterator<Item = (Blocker, Segment)> + '_ {
        let walls = self.walls().iter().enumerate().map(|(i, w)| (Blocker::Wall(i), *w));
        let doors = self.doors().iter().enumerate();
        let closed = doors.filter(move |(i, _)| !open.is_open(*i as u8));
        walls.chain(closed.map(|(i, d)| (Blocker::Door(i), *d)))
    }

    /// The nearest place, after its start, at which barriers stop a ray, or none.
    pub(super) fn stopped_at(&self, open: OpenDoors, eye: Point, d: Direction) -> Option<Along> {
        let mut nearest: Option<Along> = None;
        self.stops(open, eye, d, |at, _| {
            nearest = Some(nearest.map_or(at, |n| n.min(at)));
        });
        nearest
    }

    /// Whether a wall or a closed door stands between two points: whether the straight segment from the one, on its
    /// way to the other, crosses one or passes through a joint of several.
    ///
    /// Touching does not bar: a segment may graze the free end of a wall, run along a wall, and end on one.
    pub fn barred(&self, open: OpenDoors, from: Point, to: Point) -> bool {
        self.barred_noting(open, from, to, &mut false)
    }

    /// The same; notes whether the end of a barrier may lie on the segment.
    pub(super) fn barred_noting(
        &self,
        open: OpenDoors,
        from: Point,
        to: Point,
        noted: &mut bool,
    ) -> bool {
        let way = to - from;
        // A proper crossing bars at once; only where an end lies on the segment, joints have to be looked for.
        let mut touched = false;
        let crossed = self.barriers(open).any(|barrier| {
            if lies_aside(&barrier, from, to) {
                return false;
            }
            let (s, e) = (way.cross(barrier.from - from), way.cross(barrier.to - from));
            if s.signum() * e.signum() >= 0 {
                touched |= s == 0 || e == 0;
                return false;
            }
            let along = barrier.to - barrier.from;
            let (p, q) = (along.cross(from - barrier.from), along.cross(to - barrier.from));
            p.signum() * q.signum() < 0
        });
        *noted |= touched;
        if crossed || !touched {
            return crossed;
        }
        let Some(d) = Direction::of(way) else { return false };
        let end = Along::on_line(d, way);
        self.stopped_at(open, from, d).is_some_and(|at| at.before(end))
    }

    /// Whether barriers stop the straight way from a point to the foot of it on the line of a segment, before its end.
    pub(crate) fn barred_to_line(&self, open: OpenDoors, from: Point, line: &Segment) -> bool {
        let along = line.to - line.from;
        let across = Vector { dx: -along.dy, dy: along.dx };
        let side = across.dot(line.from - from);
        let towards = if side < 0 { Vector { dx: along.dy, dy: -along.dx } } else { across };
        // A point on the line is at its foot.
        let Some(d) = Direction::of(towards).filter(|_| side != 0) else { return false };
        let end = Along::line(d, line.from - from, along);
        self.stopped_at(open, from, d).is_some_and(|at| at.before(end))
    }

    /// Whether barriers stop a ray before or at a place: `along` divided by the length of its direction, whose larger
    /// part has 30 bits.
    pub(crate) fn stops_before(
        &self,
        open: OpenDoors,
        from: Point,
        (x, y): (i64, i64),
        along: i64,
    ) -> bool {
        let Some(d) = Direction::new(i128::from(x), i128::from(y)) else { return false };
        let squared = d.squared();
        self.stopped_at(open, from, d)
            .is_some_and(|at| i128::from(at.n) * squared <= i128::from(along) * i128::from(at.m))
    }

    /// Visits every barrier that stops a ray, with the place where it does.
    pub(super) fn stops(
        &self,
        open: OpenDoors,
        eye: Point,
        d: Direction,
        mut visit: impl FnMut(Along, Blocker),
    ) {
        let mut touched = false;
        for (name, barrier) in self.named_barriers(open) {
            let (p, q) = (barrier.from - eye, barrier.to - eye);
            let (s, e) = (d.cross(p), d.cross(q));
            if s.signum() * e.signum() < 0 {
                let at = Along::line(d, p, barrier.to - barrier.from);
                if at.n > 0 {
                    visit(at, name);
                }
            } else {
                touched |= (s == 0 && d.dot(p) > 0) || (e == 0 && d.dot(q) > 0);
            }
        }
        if touched {
            self.joints(open, eye, d, visit);
        }
    }

    /// The ends of barriers that lie on the ray, with the side their barrier is on.
    fn arms(
        &self,
        open: OpenDoors,
        eye: Point,
        d: Direction,
    ) -> impl Iterator<Item = (Along, Arm, Blocker)> + '_ {
        self.named_barriers(open).filter_map(move |(name, barrier)| {
            let (s, e) = (d.cross(barrier.from - eye), d.cross(barrier.to - eye));
            let (end, side) = match (s == 0, e == 0) {
                (true, false) => (barrier.from, e),
                (false, true) => (barrier.to, s),
                _ => return None,
            };
            let at = Along::on_line(d, end - eye);
            let arm = match (self.on_board_edge(end), side > 0) {
                (true, _) => Arm::Both,
                (false, true) => Arm::Left,
                (false, false) => Arm::Right,
            };
            (at.n > 0).then_some((at, arm, name))
        })
    }

    /// The ends of barriers that lie on the ray, each with the side that its barrier closes; an end on the board edge
    /// closes both, and is named for each.
    pub(super) fn ends_on(
        &self,
        open: OpenDoors,
        eye: Point,
        d: Direction,
    ) -> impl Iterator<Item = (Along, Lip, Blocker)> + '_ {
        self.arms(open, eye, d).flat_map(|(at, arm, name)| {
            let lips: &[Lip] = match arm {
                Arm::Left => &[Lip::Left],
                Arm::Right => &[Lip::Right],
                Arm::Both => &[Lip::Left, Lip::Right],
            };
            lips.iter().map(move |lip| (at, *lip, name))
        })
    }

    /// Where arms on both sides of the ray meet, or are joined by barriers along the ray.
    fn joints(
        &self,
        open: OpenDoors,
        eye: Point,
        d: Direction,
        mut visit: impl FnMut(Along, Blocker),
    ) {
        for (at, arm, name) in self.arms(open, eye, d) {
            let shut = arm == Arm::Both
                || self.arms(open, eye, d).any(|(before, other, _)| {
                    arm.faces(other) && !at.before(before) && self.joined(open, eye, d, before, at)
                });
            if shut {
                visit(at, name);
            }
        }
    }

    /// Whether barriers that run along the ray cover it from one place to another.
    fn joined(&self, open: OpenDoors, eye: Point, d: Direction, from: Along, to: Along) -> bool {
        let mut reached = from;
        while reached.before(to) {
            let further = self.named_barriers(open).find_map(|(_, barrier)| {
                let (p, q) = (barrier.from - eye, barrier.to - eye);
                if d.cross(p) != 0 || d.cross(q) != 0 {
                    return None;
                }
                let (a, b) = (Along::on_line(d, p), Along::on_line(d, q));
                let (a, b) = (a.min(b), a.max(b));
                (!reached.before(a) && reached.before(b)).then_some(b)
            });
            match further {
                Some(place) => reached = place,
                None => return false,
            }
        }
        true
    }
}

/// Whether the box round a barrier and the box round a segment have no point in common.
pub(super) fn lies_aside(barrier: &Segment, from: Point, to: Point) -> bool {
    let aside =
        |a: Length, b: Length, c: Length, d: Length| a.max(b) < c.min(d) || a.min(b) > c.max(d);
    aside(barrier.from.x, barrier.to.x, from.x, to.x)
        || aside(barrier.from.y, barrier.to.y, from.y, to.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn point() -> impl Strategy<Value = Point> {
        (0..8i32, 0..8i32).prop_map(|(x, y)| Point::units(x, y))
    }

    proptest! {
        #[test]
        fn a_segment_is_barred_where_its_ray_is_stopped(
            ends in prop::collection::vec((point(), point()), 1..8), from in point(), to in point()
        ) {
            let walls = ends.into_iter().map(|(from, to)| Segment { from, to }).collect();
            let scene = Scene::new(Length::from_units(7), Length::from_units(7), vec![], walls, vec![]);
            let open = OpenDoors::default();
            let stopped = Direction::of(to - from).is_some_and(|d| {
                let end = Along::on_line(d, to - from);
                scene.stopped_at(open, from, d).is_some_and(|at| at.before(end))
            });
            prop_assert_eq!(scene.barred(open, from, to), stopped);
        }
    }
}
