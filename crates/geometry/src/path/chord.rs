//! Where a straight line is near things: the spans of it that are at most so far from a polygon.

use crate::path::trace::part_way;
use crate::point::floor_root;
use crate::{Length, Place, Point, Polygon, Vector};

/// How many parts of a unit positions along a line are counted in.
pub(super) const FINE: i64 = 256;

/// Parts of a line, each from one position to another, in order and apart.
pub(super) type Spans = Vec<(i64, i64)>;

/// A straight line with positions along it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    pub from: Point,
    pub to: Point,
    by: Vector,
    /// Its length in whole units, and the position of its end.
    pub length: i64,
}

impl Course {
    pub fn new(from: Point, to: Point) -> Self {
        Course { from, to, by: to - from, length: from.distance(to).wide().max(1) }
    }

    /// The position of its end, in parts of a unit.
    pub fn end(&self) -> i64 {
        self.length * FINE
    }

    /// The whole point nearest to a position in units.
    pub fn at(&self, position: i64) -> Point {
        part_way(self.from, self.by, position, self.length)
    }

    /// The spans at most so far from a polygon, in parts of a unit; they may reach beyond both ends of the line.
    pub fn spans(&self, polygon: &Polygon, reach: Length) -> Spans {
        let reach = i128::from(reach.wide());
        let mut found = Spans::new();
        for (a, b) in polygon.edges() {
            found.extend(self.about(a, reach));
            found.extend(self.beside(a, b, reach));
        }
        join(&mut found, 1);
        // What lies deep inside a polygon is near none of its edges.
        let end = self.end();
        let mut gaps = Vec::new();
        let mut last = 0;
        for &(low, high) in found.iter().chain([&(end, end)]) {
            if last < low && last < end {
                gaps.push((last, low.min(end)));
            }
            last = last.max(high);
        }
        let inside = |&(low, high): &(i64, i64)| {
            let middle = part_way(self.from, self.by, (low + high) / 2, end);
            polygon.place(middle) == Place::Inside
        };
        gaps.retain(inside);
        found.extend(gaps);
        join(&mut found, 1);
        found
    }

    /// The span within a circle.
    fn about(&self, centre: Point, reach: i128) -> Option<(i64, i64)> {
        let (to, square) = (centre - self.from, i128::from(self.by.squared()));
        let cross = i128::from(self.by.cross(to));
        let left = reach * reach * square - cross * cross;
        if square == 0 {
            let near = i128::from(to.squared()) <= reach * reach;
            return near.then_some((0, self.end()));
        }
        if left < 0 {
            return None;
        }
        let end = i128::from(self.end());
        let middle = i128::from(self.by.dot(to)) * end / square;
        let half = root(left) * end / square;
        Some(((middle - half) as i64, (middle + half) as i64))
    }

    /// The span within the rectangle about an edge that is so far wide to both sides.
    fn beside(&self, a: Point, b: Point, reach: i128) -> Option<(i64, i64)> {
        let (edge, to) = (b - a, self.from - a);
        let square = i128::from(edge.squared());
        let wide = root(reach * reach * square);
        let along = self.clip(edge.dot(to), edge.dot(self.by), (0, square))?;
        let across = self.clip(edge.cross(to), edge.cross(self.by), (-wide, wide))?;
        let (low, high) = (along.0.max(across.0), along.1.min(across.1));
        (low <= high).then_some((low, high))
    }

    /// Where something that is `first` at the start, and that much more at the end, is between two bounds.
    fn clip(&self, first: i64, more: i64, (low, high): (i128, i128)) -> Option<(i64, i64)> {
        let (first, more) = (i128::from(first), i128::from(more));
        if more == 0 {
            return (low <= first && first <= high).then_some((-FAR, FAR));
        }
        let position = |bound: i128| {
            let position = (bound - first) * i128::from(self.end()) / more;
            position.clamp(i128::from(-FAR), i128::from(FAR)) as i64
        };
        let (s, t) = (position(low), position(high));
        Some((s.min(t), s.max(t)))
    }
}

/// Farther than any place on a table.
const FAR: i64 = 1 << 40;

/// The whole root of a square, which is rarely a large one.
fn root(square: i128) -> i128 {
    i64::try_from(square).map_or_else(|_| square.isqrt(), |square| i128::from(floor_root(square)))
}

/// Joins spans that overlap or are at most so far apart.
pub(super) fn join(spans: &mut Spans, apart: i64) {
    spans.sort_unstable();
    spans.dedup_by(|next, before| {
        let touch = next.0 <= before.1 + apart;
        if touch {
            before.1 = before.1.max(next.1);
        }
        touch
    });
}

/// What is left of spans without the insides of others.
pub(super) fn without(spans: &[(i64, i64)], others: &[(i64, i64)]) -> Spans {
    let mut left = spans.to_vec();
    for &(low, high) in others {
        let parts = |&(a, b): &(i64, i64)| {
            let before = (a <= low).then_some((a, b.min(low)));
            let after = (high <= b).then_some((a.max(high), b));
            [before, after]
        };
        if low < high {
            left = left.iter().flat_map(parts).flatten().collect();
        }
    }
    left
}
