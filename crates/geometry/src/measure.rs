//! Distances between things on the table, round the walls that stand between them.

use ethnum::I256;

use crate::sight::Way;
use crate::{Disc, Length, OpenDoors, Point, Point3, Scene};

impl Scene {
    /// The shortest distance between two discs, heights included, round walls and closed doors; none if there is
    /// no way round.
    ///
    /// To the nearest unit.
    pub fn distance(&self, open: OpenDoors, a: &Disc, b: &Disc) -> Option<Length> {
        if !self.barred(open, a.centre, b.centre) {
            return Some(a.gap(b));
        }
        self.way_round(open, a, b, None)
    }

    /// Whether two discs are at most `reach` apart, heights included, round walls and closed doors.
    ///
    /// Exact, without rounding, where nothing stands between them.
    pub fn within(&self, open: OpenDoors, a: &Disc, b: &Disc, reach: Length) -> bool {
        a.within(b, reach)
            && (!self.barred(open, a.centre, b.centre)
                || self.way_round(open, a, b, Some(reach)).is_some_and(|way| way <= reach))
    }

    /// The shortest way between two discs that bends at ends of barriers, with its rise; none if there is none,
    /// or none that can be within `reach`.
    fn way_round(
        &self,
        open: OpenDoors,
        a: &Disc,
        b: &Disc,
        reach: Option<Length>,
    ) -> Option<Length> {
        let radii = a.radius + b.radius;
        let longest = reach.map(|r| r + radii + Length::UNIT);
        let flat = Way { scene: self, open }.shortest(a.centre, b.centre, longest)?;
        let flat = (flat - radii).max(Length::ZERO);
        let way = Point::units(0, 0).distance(Point::new(flat, (a.z - b.z).abs()));
        // Rounding may not make the way round shorter than the straight one.
        Some(way.max(a.gap(b)))
    }

    /// Whether any part of a disc is at most `reach` from any part of a prism, heights included; exact.
    ///
    /// # Panics
    /// If there is no prism of that number.
    pub fn prism_within(&self, disc: &Disc, prism: usize, reach: Length) -> bool {
        let prism = &self.prisms()[prism];
        let rise = disc.z.clamp(prism.bottom, prism.top.max(prism.bottom)) - disc.z;
        let spare = reach.squared() - rise.squared();
        if reach < Length::ZERO || spare < 0 {
            return false;
        }
        // With d the distance in plan from the centre: d <= radius + sqrt(spare), squared twice.
        let (n, m) = prism.footprint.squared_distance(disc.centre);
        let radius = disc.radius.squared();
        let excess = n - (i128::from(radius) + i128::from(spare)) * m;
        let product = I256::from(radius) * I256::from(spare) * I256::from(m) * I256::from(m);
        excess <= 0 || I256::from(excess) * I256::from(excess) <= I256::from(4) * product
    }

    /// The points at which two discs are nearest to each other, to the nearest unit.
    pub fn nearest(&self, a: &Disc, b: &Disc) -> (Point3, Point3) {
        (towards(a, b.centre).at(a.z), towards(b, a.centre).at(b.z))
    }
}

/// The point of a disc nearest to a point of the table.
fn towards(disc: &Disc, p: Point) -> Point {
    let far = disc.centre.distance(p).wide();
    if far <= disc.radius.wide() {
        return p;
    }
    let way = p - disc.centre;
    let part = |v: i64| {
        let (n, m) = (v * disc.radius.wide(), far);
        (2 * n + m).div_euclid(2 * m)
    };
    disc.centre + crate::Vector { dx: part(way.dx), dy: part(way.dy) }
}
