//! Where a way round walls bends.

use crate::{Disc, Length, OpenDoors, Point, Scene, Segment};

/// How much the rounding of the parts of a way to whole units may add up to.
const SLACK: i32 = 8;

impl Scene {
    /// The corners at which the shortest way between two discs bends round walls and closed doors, in order; none
    /// where it is straight, or where there is no way.
    ///
    /// For showing how a distance was measured, not for measuring: that is [`Scene::distance`].
    pub fn corners_between(&self, open: OpenDoors, a: &Disc, b: &Disc) -> Vec<Point> {
        let dot = |centre: Point| Disc { centre, radius: Length::ZERO, z: Length::ZERO };
        let far = |from: Point| self.distance(open, &dot(from), &dot(b.centre));
        let mut ends: Vec<Point> =
            self.barriers(open).flat_map(|Segment { from, to }| [from, to]).collect();
        ends.sort_unstable();
        ends.dedup();
        let mut corners = Vec::new();
        let mut at = a.centre;
        let Some(mut left) = far(at) else { return corners };
        while self.barred(open, at, b.centre) {
            // The next corner is one that lies on a shortest way; of several, the nearest.
            let on_the_way = |corner: &Point| {
                let part = at.distance(*corner);
                part > Length::ZERO
                    && !self.barred(open, at, *corner)
                    && far(*corner).is_some_and(|rest| (part + rest - left).units().abs() <= SLACK)
            };
            let next = ends.iter().copied().filter(on_the_way);
            let Some(next) = next.min_by_key(|corner| at.distance(*corner)) else { break };
            left -= at.distance(next);
            at = next;
            corners.push(at);
            ends.retain(|corner| *corner != at);
        }
        corners
    }
}
