//! Outlines of regions that are known only by asking whether a point belongs to them.

use std::collections::BTreeMap;

use crate::{Length, Point};

/// Closed outlines of the set where `inside` holds: outer ones anticlockwise, holes clockwise.
///
/// The set is looked at on a lattice of `step` between `low` and `high`, so parts narrower than that may be
/// missed; where two neighbouring places differ, the boundary between them is found to the unit. Corners of
/// the outlines lie inside the set. Beyond `low` and `high` nothing is taken to be inside.
///
/// # Panics
/// If `step` is not positive.
pub fn outline(
    low: Point,
    high: Point,
    step: Length,
    mut inside: impl FnMut(Point) -> bool,
) -> Vec<Vec<Point>> {
    assert!(step > Length::ZERO, "a lattice needs a positive step");
    if low.x > high.x || low.y > high.y {
        return Vec::new();
    }
    let lattice = Lattice::new(low, high, step);
    let cells: Vec<bool> = lattice.points().map(&mut inside).collect();
    let holds = |i: i32, j: i32| lattice.index(i, j).is_some_and(|at| cells[at]);
    let mut next: BTreeMap<Side, Side> = BTreeMap::new();
    for j in -1..lattice.rows {
        for i in -1..lattice.columns {
            let corners = [holds(i, j), holds(i + 1, j), holds(i + 1, j + 1), holds(i, j + 1)];
            let split = corners[0] == corners[2] && corners[1] == corners[3];
            let middle = split
                && corners[0] != corners[1]
                && inside(halfway(lattice.clamped(i, j), lattice.clamped(i + 1, j + 1)));
            cross_cell(i, j, corners, middle, &mut next);
        }
    }
    let mut outlines = Vec::new();
    while let Some((&start, _)) = next.iter().next() {
        let mut points: Vec<Point> = Vec::new();
        let mut side = start;
        while let Some(following) = next.remove(&side) {
            let crossing = lattice.crossing(side, &holds, &mut inside);
            if points.last() != Some(&crossing) {
                points.push(crossing);
            }
            side = following;
        }
        straighten(&mut points);
        if points.len() >= 3 {
            outlines.push(points);
        }
    }
    outlines
}

/// The side between two neighbouring lattice places: from (`i`, `j`) to the right, or up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Side {
    j: i32,
    i: i32,
    up: bool,
}

/// Joins the sides of one cell that the boundary crosses, the inside on the left.
fn cross_cell(i: i32, j: i32, corners: [bool; 4], middle: bool, next: &mut BTreeMap<Side, Side>) {
    // Sides anticlockwise: bottom, right, top, left; side k runs from corner k to corner k + 1.
    let sides = [
        Side { i, j, up: false },
        Side { i: i + 1, j, up: true },
        Side { i, j: j + 1, up: false },
        Side { i, j, up: true },
    ];
    // With the inside on its left, the boundary comes into the cell where a walk round the cell passes from
    // inside to outside, and leaves it where the walk passes from outside to inside.
    for k in 0..4 {
        if !corners[k] || corners[(k + 1) % 4] {
            continue;
        }
        let enters = |m: usize| !corners[m % 4] && corners[(m + 1) % 4];
        let ahead = (k + 1..k + 4).find(|&m| enters(m));
        let behind = (k + 1..k + 4).rev().find(|&m| enters(m));
        // With two parts of the inside in the cell, they are joined only if the middle is inside.
        let out = if middle { ahead } else { behind };
        if let Some(out) = out {
            next.insert(sides[k], sides[out % 4]);
        }
    }
}

struct Lattice {
    low: Point,
    high: Point,
    step: Length,
    columns: i32,
    rows: i32,
}

impl Lattice {
    fn new(low: Point, high: Point, step: Length) -> Self {
        let count = |low: Length, high: Length| {
            let (span, step) = ((high - low).units(), step.units());
            span / step + i32::from(span % step != 0) + 1
        };
        Lattice { low, high, step, columns: count(low.x, high.x), rows: count(low.y, high.y) }
    }

    /// The place (`i`, `j`), the last row and column lying on the far edge, those beyond moved in.
    fn clamped(&self, i: i32, j: i32) -> Point {
        let along = |k: i32, n: i32, low: Length, high: Length| {
            if k >= n - 1 { high } else { low + self.step * k.max(0) }
        };
        Point::new(
            along(i, self.columns, self.low.x, self.high.x),
            along(j, self.rows, self.low.y, self.high.y),
        )
    }

    fn index(&self, i: i32, j: i32) -> Option<usize> {
        let on = (0..self.columns).contains(&i) && (0..self.rows).contains(&j);
        on.then(|| j as usize * self.columns as usize + i as usize)
    }

    fn points(&self) -> impl Iterator<Item = Point> + '_ {
        (0..self.rows).flat_map(move |j| (0..self.columns).map(move |i| self.clamped(i, j)))
    }

    /// The last point inside on a side of the lattice that the boundary crosses.
    fn crossing(
        &self,
        side: Side,
        holds: &impl Fn(i32, i32) -> bool,
        inside: &mut impl FnMut(Point) -> bool,
    ) -> Point {
        let Side { i, j, up } = side;
        let (k, l) = if up { (i, j + 1) } else { (i + 1, j) };
        let (mut good, mut bad) = (self.clamped(i, j), self.clamped(k, l));
        if !holds(i, j) {
            (good, bad) = (bad, good);
        }
        while (good.x - bad.x).abs() > Length::UNIT || (good.y - bad.y).abs() > Length::UNIT {
            let middle = halfway(good, bad);
            if inside(middle) {
                good = middle;
            } else {
                bad = middle;
            }
        }
        good
    }
}

fn halfway(a: Point, b: Point) -> Point {
    let middle = |s: Length, t: Length| Length::from_units((s.units() + t.units()) / 2);
    Point::new(middle(a.x, b.x), middle(a.y, b.y))
}

/// Leaves out points in the middle of straight runs.
fn straighten(points: &mut Vec<Point>) {
    if points.len() > 1 && points.first() == points.last() {
        points.pop();
    }
    let mut i = 0;
    let mut kept = 0;
    while kept < points.len() && points.len() >= 3 {
        let n = points.len();
        let (a, b, c) = (points[(i + n - 1) % n], points[i % n], points[(i + 1) % n]);
        if (b - a).cross(c - b) == 0 && (b - a).dot(c - b) >= 0 {
            points.remove(i % n);
            kept = 0;
            i = i.saturating_sub(1) % points.len();
        } else {
            i = (i + 1) % n;
            kept += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn twice_area(points: &[Point]) -> i64 {
        let origin = points[0];
        points.windows(2).map(|w| (w[0] - origin).cross(w[1] - origin)).sum()
    }

    fn square(p: Point, low: i32, high: i32) -> bool {
        (low..=high).contains(&p.x.units()) && (low..=high).contains(&p.y.units())
    }

    #[test]
    fn a_square_has_its_own_outline() {
        let (low, high) = (Point::units(0, 0), Point::units(1000, 1000));
        let outlines = outline(low, high, Length::from_units(64), |p| square(p, 0, 1000));
        assert_eq!(outlines.len(), 1);
        assert_eq!(twice_area(&outlines[0]), 2_000_000);
        assert_eq!(outlines[0].len(), 4);
    }

    #[test]
    fn boundaries_are_found_to_the_unit() {
        let (low, high) = (Point::units(0, 0), Point::units(1000, 1000));
        let outlines = outline(low, high, Length::from_units(50), |p| square(p, 123, 777));
        assert_eq!(outlines.len(), 1);
        for p in &outlines[0] {
            let on_edge = |v: Length| v.units() == 123 || v.units() == 777;
            assert!(square(*p, 123, 777) && (on_edge(p.x) || on_edge(p.y)), "{p:?}");
        }
    }

    #[test]
    fn rings_have_a_hole_the_other_way_round() {
        let (low, high) = (Point::units(0, 0), Point::units(1000, 1000));
        let ring = |p: Point| square(p, 100, 900) && !square(p, 400, 600);
        let mut areas: Vec<i64> = outline(low, high, Length::from_units(30), ring)
            .iter()
            .map(|points| twice_area(points))
            .collect();
        areas.sort_unstable();
        assert_eq!(areas.len(), 2);
        assert!(areas[0] < -2 * 190 * 190 && areas[0] > -2 * 210 * 210);
        assert!(areas[1] > 2 * 770 * 770 && areas[1] <= 2 * 800 * 800);
    }

    #[test]
    fn parts_that_meet_at_a_corner_stay_apart() {
        let (low, high) = (Point::units(0, 0), Point::units(100, 100));
        let parts = |p: Point| square(p, 0, 49) || square(p, 51, 100);
        let outlines = outline(low, high, Length::from_units(10), parts);
        assert_eq!(outlines.len(), 2);
        assert!(outlines.iter().all(|points| twice_area(points) > 0));
        assert!(outline(low, high, Length::from_units(10), |_| false).is_empty());
    }
}
