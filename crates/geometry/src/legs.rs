//! Where a way round walls bends.

use crate::{Disc, Length, OpenDoors, Point, Scene, Segment, Vector};

/// How far beside its corner a bend is looked at, so that it is on the side where there is room to bend.
const BESIDE: i64 = 3;
/// How much looking beside the corners and rounding may add to the length of a way.
const SLACK: i32 = 48;

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
        let mut bends: Vec<(Point, Point)> =
            ends.into_iter().filter_map(|end| Some((end, self.beside(open, end)?))).collect();
        let mut corners = Vec::new();
        let mut at = a.centre;
        let Some(mut left) = far(at) else { return corners };
        while self.barred(open, at, b.centre) {
            // The next corner is the nearest of those that lie on a shortest way.
            let next = bends.iter().copied().filter(|(_, beside)| {
                let part = at.distance(*beside);
                !self.barred(open, at, *beside)
                    && far(*beside).is_some_and(|rest| (part + rest - left).units().abs() <= SLACK)
            });
            let Some((corner, beside)) = next.min_by_key(|(_, beside)| at.distance(*beside)) else {
                break;
            };
            left -= at.distance(beside);
            at = beside;
            corners.push(corner);
            bends.retain(|(known, _)| *known != corner);
        }
        corners
    }

    /// The place beside an end of barriers where there is most room; none where it is off the board, or where the
    /// barriers leave nothing to bend round.
    fn beside(&self, open: OpenDoors, end: Point) -> Option<Point> {
        const ONE: i64 = 1 << 20;
        let meeting = self.barriers(open).filter_map(|bar| match end {
            _ if bar.from == end => Some(bar.to - end),
            _ if bar.to == end => Some(bar.from - end),
            _ => None,
        });
        let away = meeting.fold(Vector { dx: 0, dy: 0 }, |sum, along| {
            let length = along.squared().isqrt().max(1);
            Vector { dx: sum.dx - along.dx * ONE / length, dy: sum.dy - along.dy * ONE / length }
        });
        let length = away.squared().isqrt();
        if length < ONE / 100 {
            return None;
        }
        let out = |d: i64| d * BESIDE / length;
        let place = end + Vector { dx: out(away.dx), dy: out(away.dy) };
        let on = |v: Length, most: Length| v >= Length::ZERO && v <= most;
        (on(place.x, self.width()) && on(place.y, self.depth())).then_some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(walls: &[[i32; 4]]) -> Scene {
        let inch = |x: i32, y: i32| Point::new(Length::inches(x), Length::inches(y));
        let wall = |[a, b, c, d]: &[i32; 4]| Segment { from: inch(*a, *b), to: inch(*c, *d) };
        let size = Length::inches(30);
        Scene::new(size, size, Vec::new(), walls.iter().map(wall).collect(), Vec::new())
    }

    fn bends(scene: &Scene, from: (i32, i32), to: (i32, i32)) -> Vec<Point> {
        let disc = |(x, y): (i32, i32)| Disc {
            centre: Point::new(Length::inches(x), Length::inches(y)),
            radius: Length::from_units(1270),
            z: Length::ZERO,
        };
        scene.corners_between(OpenDoors::default(), &disc(from), &disc(to))
    }

    #[test]
    fn ways_bend_on_the_outside_of_joints() {
        let hook = scene(&[[12, 0, 12, 12], [12, 12, 16, 12], [16, 12, 16, 9]]);
        let inch = |x: i32, y: i32| Point::new(Length::inches(x), Length::inches(y));
        let expected = [inch(12, 12), inch(16, 12), inch(16, 9)];
        assert_eq!(bends(&hook, (10, 10), (14, 10)), expected);
        let back: Vec<Point> = expected.into_iter().rev().collect();
        assert_eq!(bends(&hook, (14, 10), (10, 10)), back);
        assert_eq!(bends(&hook, (10, 10), (5, 5)), []);
    }

    #[test]
    fn nothing_bends_where_there_is_no_way() {
        let shut = scene(&[[12, 0, 12, 30]]);
        assert_eq!(bends(&shut, (10, 10), (14, 10)), []);
        let joint = scene(&[[12, 5, 12, 10], [12, 10, 12, 15]]);
        let end = Point::new(Length::inches(12), Length::inches(15));
        assert_eq!(bends(&joint, (10, 11), (14, 11)), [end]);
    }
}
