//! Lines with a width from any part of one disc to any part of another.
//!
//! A line that can be drawn can be pushed until it touches two things: ends of barriers, at half its width, or the rims
//! of the discs. Such critical lines cut the rim of the first disc into pieces; from all points of a piece the same is
//! seen of the second disc, so one point of each is tried, to the nearest unit.

use super::Direction;
use crate::{Disc, Length, OpenDoors, Point, Scene, Segment, Vector};

/// Something that a critical line touches: a circle.
#[derive(Clone, Copy)]
struct Circle {
    x: f64,
    y: f64,
    radius: f64,
}

impl Circle {
    fn new(centre: Vector, radius: f64) -> Circle {
        Circle { x: centre.dx as f64, y: centre.dy as f64, radius }
    }

    /// The lines that touch two circles: their upright unit vectors, and how far they are from the origin that way.
    fn common_tangents(self, other: Circle) -> [Option<(f64, f64, f64)>; 4] {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        let squared = dx * dx + dy * dy;
        [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)].map(|(side, turn)| {
            let rise = self.radius + side * other.radius;
            let room = squared - rise * rise;
            (room >= 0.0 && squared > 0.0).then(|| {
                let run = turn * room.sqrt();
                let (nx, ny) = ((dx * rise - dy * run) / squared, (dy * rise + dx * run) / squared);
                (nx, ny, nx * self.x + ny * self.y + self.radius)
            })
        })
    }
}

impl Scene {
    /// Whether a line of a width can be drawn from any part of one disc to any part of another without meeting a wall
    /// or a closed door, seen from above; the points that it goes from and to.
    ///
    /// An opening that shows the second disc only from less than a unit of the rim of the first may be missed.
    pub fn strip_between(
        &self,
        open: OpenDoors,
        from: &Disc,
        to: &Disc,
        width: Length,
    ) -> Option<(Point, Point)> {
        let (near, facing) = self.nearest(from, to);
        let (near, facing) = (near.plan(), facing.plan());
        if let Some(end) = self.strip(open, near, to, width) {
            return Some((near, end));
        }
        if let Some(end) = self.strip(open, facing, from, width) {
            return Some((end, facing));
        }
        if self.barriers(open).any(|bar| parts(&bar, from, to)) {
            return None;
        }
        let starts = critical_starts(self, open, (from, to), width);
        let middles = starts.windows(2).filter_map(|pair| {
            let (x, y) = (pair[0].1.x + pair[1].1.x, pair[0].1.y + pair[1].1.y);
            Direction::of(x as f64, y as f64)
        });
        middles.into_iter().find_map(|way| {
            let start = on_rim(from, way);
            Some((start, self.strip(open, start, to, width)?))
        })
    }
}

/// Whether a barrier stands between two discs so that every line between them crosses it; false if that is not plain.
fn parts(bar: &Segment, from: &Disc, to: &Disc) -> bool {
    let along = bar.to - bar.from;
    let off = |disc: &Disc| {
        let turn = along.cross(disc.centre - bar.from);
        let clear = i128::from(turn).pow(2)
            >= i128::from(disc.radius.squared()) * i128::from(along.squared());
        if clear { turn.signum() } else { 0 }
    };
    let axis = to.centre - from.centre;
    let wide = from.radius.max(to.radius).squared();
    let beside = |end: Point| {
        let turn = axis.cross(end - from.centre);
        let out = i128::from(turn).pow(2) > i128::from(wide) * i128::from(axis.squared());
        if out { turn.signum() } else { 0 }
    };
    off(from) * off(to) < 0 && beside(bar.from) * beside(bar.to) < 0
}

/// The point of a disc's rim in a direction from its centre, to the nearest unit.
fn on_rim(disc: &Disc, way: Direction) -> Point {
    let length = way.length();
    let part = |v: i64| (2 * v * disc.radius.wide() + length).div_euclid(2 * length);
    disc.centre + Vector { dx: part(way.x), dy: part(way.y) }
}

/// The directions from the centre of a disc to the points of its rim where critical lines to another cross it, in
/// the order in which they come round from behind.
fn critical_starts(
    scene: &Scene,
    open: OpenDoors,
    (from, to): (&Disc, &Disc),
    width: Length,
) -> Vec<(f64, Direction)> {
    let half = f64::from(width.units()) / 2.0;
    let axis = to.centre - from.centre;
    let (ax, ay) = (axis.dx as f64, axis.dy as f64);
    let radii = (f64::from(from.radius.units()), f64::from(to.radius.units()));
    let beside = radii.0.max(radii.1) + half;
    let long = (ax * ax + ay * ay).sqrt();
    let first = Circle::new(Vector::default(), radii.0);
    let last = Circle::new(axis, radii.1);
    let mut circles = vec![first, last];
    for bar in scene.barriers(open) {
        let ends = [bar.from - from.centre, bar.to - from.centre];
        let off = ends.map(|p| {
            let (x, y) = (p.dx as f64, p.dy as f64);
            ((x * ax + y * ay) / long, (ax * y - ay * x) / long)
        });
        let apart = |a: f64, b: f64, low: f64, high: f64| a.max(b) < low || a.min(b) > high;
        if !apart(off[0].0, off[1].0, 0.0, long) && !apart(off[0].1, off[1].1, -beside, beside) {
            circles.extend(ends.map(|end| Circle::new(end, half)));
        }
    }
    let mut starts = Vec::new();
    for (i, one) in circles.iter().enumerate() {
        for (nx, ny, far) in
            circles[..i].iter().flat_map(|other| one.common_tangents(*other)).flatten()
        {
            // Only lines that meet both discs; a unit more for what is rounded.
            let misses =
                |circle: Circle| (nx * circle.x + ny * circle.y - far).abs() > circle.radius + 1.0;
            if misses(first) || misses(last) {
                continue;
            }
            let along = (radii.0 * radii.0 - far * far).max(0.0).sqrt();
            for s in [along, -along] {
                let (x, y) = (nx * far - ny * s, ny * far + nx * s);
                let Some(way) = Direction::of(x, y) else { continue };
                // Grows with the turn from behind the disc, all the way round.
                let (ahead, aside) = (x * ax + y * ay, ax * y - ay * x);
                let part = aside / (ahead.abs() + aside.abs());
                let turn = if ahead >= 0.0 { part } else { part.signum() * (2.0 - part.abs()) };
                starts.push((turn, way));
            }
        }
    }
    starts.sort_by(|a, b| a.0.total_cmp(&b.0));
    starts.dedup_by(|a, b| (a.1.x, a.1.y) == (b.1.x, b.1.y));
    starts
}
