//! Lines with a width: whether one can be drawn from a point to some part of a disc without meeting a barrier.
//!
//! A line of a width is a rectangle: it runs from the point to where it first meets the disc, half its width on either
//! side. It is decided direction by direction, as sight is: between two neighbouring directions at which anything can
//! change (an end of a barrier at the rectangle's side, the rims of the disc) the answer is the same, so directions
//! between each two are tried. A direction is a vector of about 2^30, which is what an answer is exact to; directions
//! come from sums, products and square roots alone, which are the same on every machine, and each is then tested with
//! integers.

use crate::{Disc, Length, OpenDoors, Point, Scene, Segment};

/// The length of a direction.
const LONG: f64 = (1u64 << 30) as f64;

/// Where between two neighbouring critical directions others are tried.
const BETWEEN: [f64; 3] = [0.25, 0.5, 0.75];

#[derive(Clone, Copy)]
struct Direction {
    x: i64,
    y: i64,
}

impl Direction {
    /// The direction of a vector; none of one without length.
    fn of(x: f64, y: f64) -> Option<Direction> {
        let length = (x * x + y * y).sqrt();
        (length > 0.0).then(|| Direction {
            x: (x / length * LONG).round() as i64,
            y: (y / length * LONG).round() as i64,
        })
    }

    /// The directions in which a line from the origin passes a point at a distance, on either side.
    fn past(x: f64, y: f64, distance: f64) -> Option<[Direction; 2]> {
        let squared = x * x + y * y;
        let along = squared - distance * distance;
        if along <= 0.0 {
            return None;
        }
        let along = along.sqrt();
        let left = Direction::of(x * along - y * distance, y * along + x * distance)?;
        let right = Direction::of(x * along + y * distance, y * along - x * distance)?;
        Some([left, right])
    }

    fn dot(self, x: i64, y: i64) -> i128 {
        i128::from(self.x) * i128::from(x) + i128::from(self.y) * i128::from(y)
    }

    fn cross(self, x: i64, y: i64) -> i128 {
        i128::from(self.x) * i128::from(y) - i128::from(self.y) * i128::from(x)
    }

    fn squared(self) -> i128 {
        self.dot(self.x, self.y)
    }

    /// A direction between this and another.
    fn between(self, other: Direction, part: f64) -> Option<Direction> {
        let mix = |a: i64, b: i64| a as f64 * (1.0 - part) + b as f64 * part;
        Direction::of(mix(self.x, other.x), mix(self.y, other.y))
    }
}

impl Scene {
    /// Whether a line of a width can be drawn from a point to any part of a disc without meeting a wall or a closed
    /// door, seen from above; the point of the disc that it goes to.
    pub fn strip(&self, open: OpenDoors, from: Point, to: &Disc, width: Length) -> Option<Point> {
        if to.centre.squared_distance(from) <= to.radius.squared() {
            return Some(from);
        }
        let half = f64::from(width.units()) / 2.0;
        let (cx, cy) = offset(from, to.centre);
        let (fx, fy) = (cx as f64, cy as f64);
        let radius = f64::from(to.radius.units());
        // The point is outside the disc, so that it has rims.
        let [left, right] = Direction::past(fx, fy, radius)?;
        let ahead = Direction::of(fx, fy)?;
        let near: Vec<Segment> =
            self.barriers(open).filter(|bar| may_meet(bar, from, to, width)).collect();
        let mut critical = vec![left, ahead, right];
        for end in near.iter().flat_map(|bar| [bar.from, bar.to]) {
            let (x, y) = offset(from, end);
            let sides = Direction::past(x as f64, y as f64, half);
            let inside = |way: &Direction| within_cone(*way, left, right);
            critical.extend(sides.into_iter().flatten().filter(inside));
        }
        critical.sort_by(|a, b| 0.cmp(&a.cross(b.x, b.y)).reverse());
        let tried = critical.windows(2).flat_map(|pair| {
            let [a, b] = [pair[0], pair[1]];
            BETWEEN.into_iter().filter_map(move |part| a.between(b, part))
        });
        let mut ways = std::iter::once(ahead).chain(tried);
        ways.find_map(|way| {
            let (along, end) = entry(way, from, to)?;
            let clear = near.iter().all(|bar| !meets(way, along, from, bar, width));
            clear.then_some(end)
        })
    }

    /// Whether a line of a width can be drawn from any part of one disc to any part of another without meeting a wall
    /// or a closed door, seen from above; the points that it goes from and to.
    pub fn strip_between(
        &self,
        open: OpenDoors,
        from: &Disc,
        to: &Disc,
        width: Length,
    ) -> Option<(Point, Point)> {
        let (near, facing) = self.nearest(from, to);
        if let Some(end) = self.strip(open, near.plan(), to, width) {
            return Some((near.plan(), end));
        }
        if let Some(end) = self.strip(open, facing.plan(), from, width) {
            return Some((end, facing.plan()));
        }
        let (x, y) = offset(from.centre, to.centre);
        let ahead = Direction::of(x as f64, y as f64)?;
        let aside = Direction { x: -ahead.y, y: ahead.x };
        let part = |v: i64, n: i64| (v * from.radius.wide() * n / (8 << 30)) as i32;
        let across = (-8..=8).map(|n| {
            let by = Point::units(part(aside.x, n), part(aside.y, n));
            Point::new(from.centre.x + by.x, from.centre.y + by.y)
        });
        across.into_iter().find_map(|start| Some((start, self.strip(open, start, to, width)?)))
    }
}

fn offset(from: Point, to: Point) -> (i64, i64) {
    let way = to - from;
    (way.dx, way.dy)
}

/// Whether a direction lies between the rims of a disc.
fn within_cone(way: Direction, left: Direction, right: Direction) -> bool {
    right.cross(way.x, way.y) >= 0 && way.cross(left.x, left.y) >= 0
}

/// Whether a barrier comes near enough to be met at all: it reaches into the box round the point and the disc.
fn may_meet(bar: &Segment, from: Point, to: &Disc, width: Length) -> bool {
    let low = |a: Length, b: Length| a.min(b) - width;
    let high = |a: Length, b: Length| a.max(b) + width;
    let (c, r) = (to.centre, to.radius);
    let box_x = (low(from.x, c.x - r), high(from.x, c.x + r));
    let box_y = (low(from.y, c.y - r), high(from.y, c.y + r));
    let apart =
        |a: Length, b: Length, (least, most): (Length, Length)| a.max(b) < least || a.min(b) > most;
    !apart(bar.from.x, bar.to.x, box_x) && !apart(bar.from.y, bar.to.y, box_y)
}

/// How far along a direction, times its length, a line first meets a disc, and where; none if it passes by.
fn entry(way: Direction, from: Point, to: &Disc) -> Option<(i128, Point)> {
    let (x, y) = offset(from, to.centre);
    let (along, across) = (way.dot(x, y), way.cross(x, y));
    let squared = way.squared();
    let inside = i128::from(to.radius.squared()) * squared - across * across;
    if inside < 0 || along <= 0 {
        return None;
    }
    let along = along - inside.isqrt();
    let part = |d: i64| {
        let units = (2 * i128::from(d) * along + squared).div_euclid(2 * squared);
        Length::from_units(units as i32)
    };
    Some((along, Point::new(from.x + part(way.x), from.y + part(way.y))))
}

/// Whether a barrier meets the rectangle along a direction. Touching its side is not meeting it.
fn meets(way: Direction, length: i128, from: Point, bar: &Segment, width: Length) -> bool {
    let ends = [bar.from, bar.to].map(|end| {
        let (x, y) = offset(from, end);
        (way.dot(x, y), way.cross(x, y))
    });
    let side = (way.squared().isqrt() * i128::from(width.units())) / 2;
    // The part of the barrier between the two sides, by how far along it lies there.
    let mut span: Option<(i128, i128)> = None;
    let mut reach = |along: i128| {
        span = Some(span.map_or((along, along), |(low, high)| (low.min(along), high.max(along))));
    };
    for (along, across) in ends {
        if across.abs() < side {
            reach(along);
        }
    }
    let [(a0, b0), (a1, b1)] = ends;
    for edge in [side, -side] {
        if (b0 - edge).signum() * (b1 - edge).signum() < 0 {
            reach(a0 + (a1 - a0) * (edge - b0) / (b1 - b0));
        }
    }
    span.is_some_and(|(low, high)| low < length && high > 0)
}
