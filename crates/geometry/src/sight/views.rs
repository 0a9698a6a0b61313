//! What can stand between a place and the points round it, precomputed by direction.
//!
//! The turn round a place is cut into wedges. For each the barriers are kept that a line in it can meet; those behind
//! a wall that closes the whole wedge are culled, since what they stop the wall has stopped before.

use super::bends::{Barriers, WALLS, crosses, is_free};
use crate::{Length, Point, Segment, Vector};

/// The number of wedges in a quarter turn.
const QUARTER: i64 = 4;
const WEDGES: usize = 4 * QUARTER as usize;

/// The wedge that a direction lies in; a direction between two wedges lies in the anticlockwise one.
fn wedge(way: Vector) -> usize {
    let Vector { dx, dy } = way;
    let (quarter, x, y) = match (dx > 0, dy > 0) {
        (true, _) if dy >= 0 => (0, dx, dy),
        (_, true) => (1, dy, -dx),
        (false, _) if dx < 0 => (2, -dx, -dy),
        _ => (3, -dy, dx),
    };
    let half = QUARTER / 2;
    let steps = if y <= x {
        (1..=half).filter(|i| half * y >= i * x).count()
    } else {
        half as usize + (1..half).filter(|i| half * x <= (half - i) * y).count()
    };
    quarter * QUARTER as usize + steps
}

/// The direction between a wedge and the one clockwise of it.
fn side(wedge: usize) -> Vector {
    let half = QUARTER / 2;
    let (quarter, step) = (wedge / QUARTER as usize % 4, (wedge % QUARTER as usize) as i64);
    let (x, y) = if step <= half { (half, step) } else { (QUARTER - step, half) };
    match quarter {
        0 => Vector { dx: x, dy: y },
        1 => Vector { dx: -y, dy: x },
        2 => Vector { dx: -x, dy: -y },
        _ => Vector { dx: y, dy: -x },
    }
}

/// A barrier as seen from a place.
#[derive(Clone, Copy)]
struct Seen {
    number: u16,
    wall: bool,
    from: Vector,
    to: Vector,
}

impl Seen {
    /// Whether a part of it may lie in a wedge; true if that is not plain.
    fn reaches(&self, right: Vector, left: Vector) -> bool {
        let inside = |p: Vector| p.squared() > 0 && right.cross(p) >= 0 && p.cross(left) >= 0;
        if self.from.cross(self.to) == 0 && self.from.dot(self.to) <= 0 {
            // The place is on it: it lies along two directions, or one.
            return inside(self.from) || inside(self.to);
        }
        let out = |beyond: fn(Vector, Vector) -> i64, side: Vector| {
            beyond(side, self.from) > 0 && beyond(side, self.to) > 0
        };
        let ahead = Vector { dx: right.dx + left.dx, dy: right.dy + left.dy };
        !out(|side, p| p.cross(side), right)
            && !out(Vector::cross, left)
            && !out(|way, p| -way.dot(p), ahead)
    }

    /// If it closes a whole wedge: its ends, the one right of the wedge first.
    fn closes(&self, right: Vector, left: Vector) -> Option<(Vector, Vector)> {
        let (p, q) = match self.from.cross(self.to) > 0 {
            true => (self.from, self.to),
            false => (self.to, self.from),
        };
        let closes = p.cross(q) > 0 && right.cross(p) < 0 && left.cross(q) > 0;
        (self.wall && closes).then_some((p, q))
    }

    /// Whether it lies behind the line through two points, or on that line.
    fn behind(&self, (p, q): (Vector, Vector)) -> bool {
        let minus = |a: Vector, b: Vector| Vector { dx: a.dx - b.dx, dy: a.dy - b.dy };
        let beyond = |end: Vector| minus(q, p).cross(minus(end, p)) <= 0;
        beyond(self.from) && beyond(self.to)
    }
}

/// What can stand between each of some places and the points round it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Views {
    /// Where the barriers of each place and wedge begin; they end where the next begin.
    first: Vec<u32>,
    barriers: Vec<u16>,
}

impl Views {
    pub fn new(places: &[Point], barriers: &[(Barriers, Segment)]) -> Views {
        let mut views = Views { first: vec![0], barriers: Vec::new() };
        let mut near: Vec<Seen> = Vec::new();
        for &at in places {
            for wedge in 0..WEDGES {
                let (right, left) = (side(wedge), side(wedge + 1));
                let seen = (0..).zip(barriers).map(|(number, (of, bar))| Seen {
                    number,
                    wall: *of == WALLS,
                    from: bar.from - at,
                    to: bar.to - at,
                });
                near.clear();
                near.extend(seen.filter(|bar| bar.reaches(right, left)));
                let mut i = 0;
                while i < near.len() {
                    let bar = near[i];
                    if let Some(line) = bar.closes(right, left) {
                        near.retain(|other| other.number == bar.number || !other.behind(line));
                        i = near.iter().position(|other| other.number == bar.number).unwrap_or(i);
                    }
                    i += 1;
                }
                // What closes the wedge stops most lines.
                near.sort_by_key(|bar| bar.closes(right, left).is_none());
                views.barriers.extend(near.iter().map(|bar| bar.number));
                views.first.push(views.barriers.len() as u32);
            }
        }
        views
    }

    /// The numbers of the barriers that a line from a place in a direction can meet, the doors' after the walls'.
    fn near(&self, place: usize, way: Vector) -> &[u16] {
        let range = place * WEDGES + wedge(way);
        &self.barriers[self.first[range] as usize..self.first[range + 1] as usize]
    }

    /// Whether no standing barrier crosses the segment from a place to a point, and none ends on it.
    pub fn free(
        &self,
        place: usize,
        (at, to): (Point, Point),
        (walls, doors): (&[Segment], &[Segment]),
        standing: Barriers,
    ) -> bool {
        self.near(place, to - at).iter().all(|number| {
            let number = usize::from(*number);
            match number.checked_sub(walls.len()) {
                None => is_free(&walls[number], at, to),
                Some(door) => standing >> door & 1 == 0 || is_free(&doors[door], at, to),
            }
        })
    }
}

/// The side of a cell of the board.
const CELL: i32 = 3 * 2540;

/// Which places can be seen from each cell of the board, as far as walls go: all but those that one wall hides from
/// the whole cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Cells {
    columns: i32,
    rows: i32,
    /// Where the places of each cell begin, row by row; they end where the next begin.
    first: Vec<u32>,
    places: Vec<u32>,
    /// All places, for points off the board.
    all: Vec<u32>,
}

impl Cells {
    pub fn new(
        size: (Length, Length),
        places: &[Point],
        views: &Views,
        walls: &[Segment],
    ) -> Cells {
        if places.is_empty() {
            return Cells::default();
        }
        let count = |length: Length| length.units().max(0) / CELL + 1;
        let (columns, rows) = (count(size.0), count(size.1));
        let all = (0..places.len() as u32).collect();
        let mut cells = Cells { columns, rows, first: vec![0], places: Vec::new(), all };
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |c| (row, c))) {
            let (x, y) = (column * CELL, row * CELL);
            let corners = [(0, 0), (CELL, 0), (0, CELL), (CELL, CELL)]
                .map(|(dx, dy)| Point::units(x + dx, y + dy));
            let in_view = |place: &u32| {
                let at = places[*place as usize];
                // The shadow of a wall is convex.
                let hides = |wall: &Segment| corners.iter().all(|to| crosses(wall, at, *to));
                !views
                    .near(*place as usize, corners[0] - at)
                    .iter()
                    .any(|number| walls.get(usize::from(*number)).is_some_and(hides))
            };
            let visible = cells.all.iter().copied().filter(in_view);
            cells.places.extend(visible);
            cells.first.push(cells.places.len() as u32);
        }
        cells
    }

    /// The places that may be seen from a point, in the order of their numbers.
    pub fn around(&self, p: Point) -> &[u32] {
        let (x, y) = (p.x.units(), p.y.units());
        let (column, row) = (x / CELL, y / CELL);
        if x < 0 || y < 0 || column >= self.columns || row >= self.rows {
            return &self.all;
        }
        let cell = (row * self.columns + column) as usize;
        &self.places[self.first[cell] as usize..self.first[cell + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wedges_follow_each_other_round_the_turn() {
        for i in 0..WEDGES {
            let (right, left) = (side(i), side(i + 1));
            assert!(right.cross(left) > 0);
            assert_eq!(wedge(right), i);
            let ahead = Vector { dx: right.dx + left.dx, dy: right.dy + left.dy };
            assert_eq!(wedge(ahead), i);
            let nearly = Vector { dx: left.dx * 1000, dy: left.dy * 1000 };
            let short =
                Vector { dx: nearly.dx + nearly.dy.signum(), dy: nearly.dy - nearly.dx.signum() };
            assert_eq!(wedge(short), i, "{short:?}");
        }
    }
}
