//! Borders: where a path past a ward bends because only a part of the ward's surroundings counts.
//!
//! What is felt of a ward ends at its reach, and along lines through the corners of what cuts off the rest. A path that
//! keeps out bends where such a line meets the circle of the reach; one that has come in bends where two such lines
//! meet. The lines only say where to look: what is offered has been tried on either side.

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use crate::path::clear::Sweep;
use crate::path::ledge::{beside_both, beside_edge};
use crate::path::ring::{Ring, Turn, nearest, tangent};
use crate::path::{Felt, Footing, Ground, Hold, Surroundings, Ward};
use crate::{Length, Point, Vector};

/// How much wider than what is felt a circle is drawn, so that rounding does not put a path inside.
const INSIDE: i64 = 2;

/// How far from a border two places are that lie on different sides of it.
const ASIDE: i64 = 3;

/// Half the side of the square whose points give the directions that are always tried.
const SQUARE: i64 = 6;

/// The most corners that a ward's border is sought at.
const CORNERS: usize = 48;

/// A line along which a border may run: two of its points.
type Line = (Point, Point);

/// A circle of a ward's border at a height.
struct Circle<'a> {
    felt: &'a dyn Felt,
    centre: Point,
    radius: i64,
    z: Length,
}

impl Circle<'_> {
    /// The point so far from the middle in some direction.
    fn point(&self, way: Vector, radius: i64) -> Point {
        let length = i128::from(way.squared() << 16).isqrt().max(1);
        let part = |d: i64| nearest((i128::from(d) << 8) * i128::from(radius), length);
        self.centre + Vector { dx: part(way.dx), dy: part(way.dy) }
    }

    /// Tried well inside: at the very rim, rounding decides.
    fn is_felt(&self, way: Vector) -> bool {
        self.felt.at(Footing { at: self.point(way, self.radius - 2 * INSIDE), z: self.z })
    }

    /// The direction halfway between two that are less than half a turn apart.
    fn middle(&self, u: Vector, v: Vector) -> Vector {
        let (p, q) = (self.point(u, self.radius), self.point(v, self.radius));
        let (u, v) = (p - self.centre, q - self.centre);
        Vector { dx: u.dx + v.dx, dy: u.dy + v.dy }
    }

    /// Offers the points just outside the circle where what is felt begins or ends.
    fn ends(&self, mut ways: Vec<Vector>, mut offer: impl FnMut(Point)) {
        ways.sort_by(|u, v| turned(*u, *v));
        ways.dedup_by(|v, u| turned(*u, *v) == Ordering::Equal);
        let next = ways.iter().skip(1).chain(ways.first());
        let between: Vec<(Vector, bool)> = ways
            .iter()
            .zip(next)
            .map(|(u, v)| {
                let middle = self.middle(*u, *v);
                (middle, self.is_felt(middle))
            })
            .collect();
        let next = between.iter().skip(1).chain(between.first());
        for (here, there) in between.iter().zip(next) {
            if here.1 == there.1 {
                continue;
            }
            let (mut felt, mut free) = if here.1 { (here.0, there.0) } else { (there.0, here.0) };
            let at = |way: Vector| self.point(way, self.radius);
            while at(felt).squared_distance(at(free)) > 4 {
                let middle = self.middle(felt, free);
                if self.is_felt(middle) {
                    felt = middle;
                } else {
                    free = middle;
                }
            }
            offer(self.point(free, self.radius + 1));
        }
    }
}

/// Which of two directions comes first, anticlockwise.
fn turned(u: Vector, v: Vector) -> Ordering {
    let half = |w: Vector| w.dy < 0 || (w.dy == 0 && w.dx < 0);
    half(u).cmp(&half(v)).then_with(|| 0.cmp(&u.cross(v)))
}

impl Ground {
    /// Offers the circles and points that a path past a ward may bend at, besides the circle of the ward's reach.
    pub(super) fn borders(
        &self,
        around: &Surroundings,
        ward: &Ward,
        z: Length,
        mut offer: impl FnMut(Point, i64),
    ) {
        let Some(felt) = ward.felt else { return };
        let Some(clear) = self.clearance_at(&ward.whole(), z) else { return };
        let root = clear.isqrt();
        let radius = root + i64::from(root * root < clear);
        let mut circles = vec![Circle { felt, centre: ward.disc.centre, radius, z }];
        felt.circles(&mut |centre, near| {
            let radius = (self.radius + near).wide() + INSIDE;
            offer(centre, radius);
            circles.push(Circle { felt, centre, radius, z });
        });
        let mut corners: ArrayVec<Point, CORNERS> = ArrayVec::new();
        felt.corners(&mut |corner| {
            if !corners.contains(&corner) {
                // With more corners than that, the directions that are always tried have to do.
                let _ = corners.try_push(corner);
            }
        });
        if corners.is_empty() {
            return;
        }
        let lines: Vec<Line> =
            corners.iter().flat_map(|corner| self.lines_through(*corner, ward)).collect();
        let bare = Surroundings { keep_outs: &[], wards: &[], ..*around };
        let fits = |p: Point| self.clear(&bare, &Sweep::level(p, p, z)).is_ok();
        for circle in &circles {
            let meets = lines
                .iter()
                .filter_map(|&(a, b)| beside_edge(a, b, 0, circle.centre, circle.radius - INSIDE));
            let mut ways: Vec<Vector> = meets.flatten().map(|p| p - circle.centre).collect();
            ways.extend(about_square());
            circle.ends(ways, |p| {
                if fits(p) {
                    offer(p, 0);
                }
            });
        }
        if ward.hold == Hold::Kept {
            let reach = |p: &Point| p.squared_distance(ward.disc.centre) < clear;
            for (i, line) in lines.iter().enumerate() {
                let meets =
                    lines[..i].iter().filter_map(|other| beside_both(*line, *other, (0, 0)));
                for p in meets.filter(reach) {
                    if let Some(p) = felt_beside(felt, p, z).filter(|p| fits(*p)) {
                        offer(p, 0);
                    }
                }
            }
        }
    }

    /// The lines through a corner that touch a ward's disc, and those beside its middle that a base touches the corner
    /// along.
    fn lines_through(&self, corner: Point, ward: &Ward) -> ArrayVec<Line, 4> {
        let centre = ward.disc.centre;
        let disc = Ring { radius: ward.disc.radius.wide(), ..Ring::point(centre) };
        let mut lines = ArrayVec::new();
        for turn in Turn::BOTH {
            if let Some((touch, _)) = tangent((&disc, turn), (&Ring::point(corner), turn), 0) {
                lines.push((touch, corner));
            }
            let along = corner - centre;
            let length = i128::from(along.squared() << 16).isqrt().max(1);
            let out = i128::from(self.radius.wide() * turn.sign()) << 8;
            let part = |d: i64| nearest(i128::from(d) * out, length);
            let by = Vector { dx: part(-along.dy), dy: part(along.dx) };
            lines.push((centre + by, corner + by));
        }
        lines
    }
}

/// The directions to points all round a square.
fn about_square() -> impl Iterator<Item = Vector> {
    (-SQUARE..SQUARE).flat_map(|n| {
        let way = |dx: i64, dy: i64| Vector { dx, dy };
        [way(SQUARE, n), way(-n, SQUARE), way(-SQUARE, -n), way(n, -SQUARE)]
    })
}

/// A place that is felt next to a corner of what is not; none where there is no such corner.
fn felt_beside(felt: &dyn Felt, p: Point, z: Length) -> Option<Point> {
    const ROUND: [(i64, i64); 8] =
        [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    let beside = |(dx, dy): (i64, i64)| p + Vector { dx: dx * ASIDE, dy: dy * ASIDE };
    let is_felt = ROUND.map(|way| felt.at(Footing { at: beside(way), z }));
    let felt_ways = is_felt.iter().filter(|felt| **felt).count();
    // The corner points away from what is not felt, and less than half a turn is not.
    if !(4..8).contains(&felt_ways) {
        return None;
    }
    let sum = ROUND.iter().zip(is_felt).filter(|(_, felt)| *felt);
    let (x, y) = sum.fold((0, 0), |(x, y), ((dx, dy), _)| (x + dx, y + dy));
    let best = ROUND.iter().zip(is_felt).filter(|(_, felt)| *felt);
    best.max_by_key(|((dx, dy), _)| (dx * x + dy * y, -(dx * dx + dy * dy)))
        .map(|(way, _)| beside(*way))
}
