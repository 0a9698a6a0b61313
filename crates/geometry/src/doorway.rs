//! How discs lie to doors: measuring to a door from either side, and standing in its way.
//!
//! A door is measured to where it is when it is closed, whether it is or not, and it does not bar the way to itself.
//! Doors reach from the floor to the ceiling, so that heights do not count.

use crate::polygon::segment_squared_distance;
use crate::sight::Way;
use crate::{Disc, Doorway, Length, OpenDoors, Point, Scene, Segment, Vector};

impl Scene {
    /// Whether any part of a disc is at most `reach` from any part of a door, round walls and other closed doors.
    ///
    /// Exact, without rounding, where nothing stands between them; round a corner to the nearest unit. A door that
    /// the scene does not have is not within any reach.
    pub fn door_within(&self, open: OpenDoors, disc: &Disc, door: Doorway, reach: Length) -> bool {
        let Some(&leaf) = self.doors().get(usize::from(door)) else { return false };
        let farthest = disc.radius + reach;
        if reach < Length::ZERO || !near(disc.centre, &leaf, farthest) {
            return false;
        }
        let open = open.with(door, true);
        !self.barred_to(open, disc.centre, &leaf)
            || self.way_to(open, disc.centre, &leaf, farthest).is_some_and(|way| way <= farthest)
    }

    /// Whether a disc stands in the way of a door: its inside meets where the door is when it is closed. Touching
    /// is not standing in the way, and a door that the scene does not have has nothing in its way.
    pub fn in_doorway(&self, disc: &Disc, door: Doorway) -> bool {
        let leaf = self.doors().get(usize::from(door));
        leaf.is_some_and(|leaf| {
            let (num, den) = segment_squared_distance(disc.centre, leaf.from, leaf.to);
            num < i128::from(disc.radius.squared()) * den
        })
    }

    /// Whether any part of a disc is at most `reach` from any part of a round mark on the floor, round walls and
    /// closed doors.
    pub fn point_within(
        &self,
        open: OpenDoors,
        disc: &Disc,
        at: Point,
        radius: Length,
        reach: Length,
    ) -> bool {
        let mark = Disc { centre: at, radius, z: Length::ZERO };
        self.within(open, disc, &mark, reach)
    }

    /// Whether barriers stand between a point and the part of a leaf that is nearest to it.
    fn barred_to(&self, open: OpenDoors, from: Point, leaf: &Segment) -> bool {
        let along = leaf.to - leaf.from;
        let part = along.dot(from - leaf.from);
        if part <= 0 {
            self.barred(open, from, leaf.from)
        } else if part >= along.squared() {
            self.barred(open, from, leaf.to)
        } else {
            self.barred_to_line(open, from, leaf)
        }
    }

    /// The shortest way from a point to a leaf that bends at ends of barriers, to the nearest unit; none if there is
    /// none of at most `longest`.
    ///
    /// The last part of such a way is straight: from an end of a barrier to the part of the leaf nearest to that end,
    /// as no barrier runs across a leaf.
    fn way_to(
        &self,
        open: OpenDoors,
        from: Point,
        leaf: &Segment,
        longest: Length,
    ) -> Option<Length> {
        let bends = self.barriers(open).flat_map(|bar| [bar.from, bar.to]);
        let close = bends.filter(|bend| near(*bend, leaf, longest));
        let mut goals: Vec<Point> = close.map(|bend| nearest_point(bend, leaf)).collect();
        goals.sort();
        goals.dedup();
        let way = Way { scene: self, open };
        let ways = goals
            .into_iter()
            .filter_map(|goal| way.shortest(from, goal, Some(longest + Length::UNIT)));
        ways.min()
    }
}

/// Whether a point is at most `reach` from a segment.
fn near(p: Point, segment: &Segment, reach: Length) -> bool {
    let (num, den) = segment_squared_distance(p, segment.from, segment.to);
    num <= i128::from(reach.squared()) * den
}

/// The point of a segment nearest to another, to the nearest unit.
fn nearest_point(p: Point, segment: &Segment) -> Point {
    let along = segment.to - segment.from;
    let whole = along.squared();
    if whole == 0 {
        return segment.from;
    }
    let part = i128::from(along.dot(p - segment.from).clamp(0, whole));
    let share = |v: i64| {
        let (n, m) = (i128::from(v) * part, i128::from(whole));
        (2 * n + m).div_euclid(2 * m) as i64
    };
    segment.from + Vector { dx: share(along.dx), dy: share(along.dy) }
}
