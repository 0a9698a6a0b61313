//! Cheap answers for level fans: most pieces are plainly out of the way, or plainly across it.

use crate::polygon::segment_squared_distance;
use crate::{Blocker, Disc, Length, Point, Polygon, Prism, Scene, Vector};

use super::{Piece, Pillar, Zone};

/// Whether the fan from a point to a disc surely misses a footprint: it lies wholly beyond the disc's middle,
/// or wholly outside one of the two lines from the point that touch the disc.
fn misses(from: Point, to: &Disc, footprint: &Polygon) -> bool {
    let axis = to.centre - from;
    let corners = || footprint.corners().iter();
    if corners().all(|v| axis.dot(*v - to.centre) >= 0) {
        return true;
    }
    let square = i128::from(to.radius.squared());
    [1, -1].into_iter().any(|side| {
        corners().all(|v| {
            let way = *v - from;
            let off = axis.cross(way) * side;
            off > 0
                && axis.dot(way) > 0
                && i128::from(off).pow(2) >= square * i128::from(way.squared())
        })
    })
}

/// Whether the fan from a point to a disc surely misses a round footprint: it stays off the middle line by more
/// than the fan is wide.
fn keeps_off(from: Point, to: &Disc, round: &Disc) -> bool {
    let (n, m) = segment_squared_distance(round.centre, from, to.centre);
    n >= i128::from((to.radius + round.radius).squared()) * m
}

/// Whether a block near the target surely bars every point of a disc: for some point of the target, every line
/// to it from anywhere on the disc passes through the block near enough.
fn bars(from: &Disc, to: &Disc, prism: &Prism, parts: &[Polygon], near: Length) -> bool {
    let axis = from.centre - to.centre;
    let far = axis.squared().isqrt();
    let wide = (to.radius + near).wide() + 2 * from.radius.wide();
    let across = prism.bottom <= to.z && to.z < prism.top;
    if !across || far <= wide || from.z != to.z {
        return false;
    }
    aims(from, to).any(|aim| {
        let ball = Disc { radius: to.radius + near, ..*to };
        let entered = |part: &Polygon| {
            brackets(aim, from).into_iter().all(|way| enters(aim, way, part, &ball))
        };
        parts.iter().any(entered)
    }) && !prism.footprint.within(to.centre, to.radius - Length::UNIT)
}

/// Points of a disc across the way from another: its middle, and some to either side.
fn aims(from: &Disc, to: &Disc) -> impl Iterator<Item = Point> + use<> {
    // In hundredths of the radius.
    const ASIDE: [i64; 5] = [0, 60, -60, 95, -95];
    let axis = from.centre - to.centre;
    let (far, radius, centre) = (axis.squared().isqrt().max(1), to.radius.wide(), to.centre);
    ASIDE.into_iter().map(move |aside| {
        let part = |across: i64| across * aside * radius / (100 * far);
        centre + Vector { dx: part(-axis.dy), dy: part(axis.dx) }
    })
}

/// Whether a straight line through a convex block, or a wall, surely bars every point of a disc: for some point
/// of the target, every line to it from anywhere on the disc crosses it, and all of it is far enough from both.
fn parts(from: &Disc, to: &Disc, corners: &[Point], source: Length, target: Length) -> bool {
    aims(from, to).any(|aim| {
        let (Some(mut left), Some(mut right)) = (corners.first(), corners.first()) else {
            return false;
        };
        for corner in corners {
            if (*left - aim).cross(*corner - aim) > 0 {
                left = corner;
            }
            if (*right - aim).cross(*corner - aim) < 0 {
                right = corner;
            }
        }
        let Some((right, left)) = far_stretch(aim, (*right, *left), from, to, source, target)
        else {
            return false;
        };
        // Wide of the ends by a little, so that what is crossed is more than touched.
        let wide = i128::from((from.radius + Length::from_units(8)).squared());
        let clears = |off: i64, along: Vector| {
            off > 0 && i128::from(off).pow(2) >= wide * i128::from(along.squared())
        };
        let (to_left, to_right, middle) = (left - aim, right - aim, from.centre - aim);
        let chord = left - right;
        // Seen from the aim, the disc lies between the ends and beyond the line that joins them.
        clears(middle.cross(to_left), to_left)
            && clears(to_right.cross(middle), to_right)
            && clears((from.centre - right).cross(chord), chord)
            && (aim - right).cross(chord) < 0
    })
}

/// The longest stretch of a line, about where it is met on the way to a disc's middle, that is further than the
/// given distances from both discs, in sixteenths of the line.
fn far_stretch(
    aim: Point,
    (right, left): (Point, Point),
    from: &Disc,
    to: &Disc,
    source: Length,
    target: Length,
) -> Option<(Point, Point)> {
    const PARTS: i64 = 16;
    let chord = left - right;
    let at = |i: i64| right + Vector { dx: chord.dx * i / PARTS, dy: chord.dy * i / PARTS };
    let away = |a: Point, b: Point| {
        let far = |disc: &Disc, least: Length| {
            let (n, m) = segment_squared_distance(disc.centre, a, b);
            n > i128::from((disc.radius + least).squared()) * m
        };
        far(to, target) && far(from, source)
    };
    if away(right, left) {
        return Some((right, left));
    }
    let ahead = |i: i64| (at(i) - aim).cross(from.centre - aim) > 0;
    let met = (0..PARTS).find(|i| ahead(*i) != ahead(*i + 1))?;
    let free = |i: &i64| away(at(*i), at(*i + 1));
    let first = (0..=met).rev().take_while(free).last()?;
    let last = (met..PARTS).take_while(free).last()?;
    Some((at(first), at(last + 1)))
}

/// A block in the way of lines from points of one disc to another of the same height.
pub(super) struct Hurdle<'a> {
    parts: &'a [Polygon],
    from: &'a Disc,
    to: &'a Disc,
    zone: Zone,
}

/// By how much a line has to be inside what it surely crosses: more than the rounding of its ends moves it.
const SURE: i64 = 2;

impl<'a> Hurdle<'a> {
    /// The piece, if it is one.
    pub fn new(scene: &'a Scene, from: &'a Disc, to: &'a Disc, piece: &Piece) -> Option<Self> {
        let Blocker::Prism(i) = piece.what else { return None };
        let Prism { bottom, top, .. } = &scene.prisms()[i];
        let across = from.z == to.z && *bottom <= to.z && to.z < *top;
        let parts = scene.convex[i].as_slice();
        across.then_some(Hurdle { parts, from, to, zone: piece.zone })
    }

    /// Whether some line from about a point surely runs through it where that counts.
    pub fn surely_crossed(&self, eye: Point) -> bool {
        aims(self.from, self.to).any(|aim| {
            let way = aim - eye;
            let length = way.squared().isqrt();
            let crossed = |part| self.crossed_on_way(part, eye, way, length);
            length > SURE && self.parts.iter().any(crossed)
        })
    }

    /// The same for one line. Places on it are lengths from its start, rounded so that what they bound shrinks.
    fn crossed_on_way(&self, part: &Polygon, eye: Point, way: Vector, length: i64) -> bool {
        let (mut first, mut last) = (0, length);
        for (a, b) in part.edges() {
            let edge = b - a;
            let inset = SURE * (edge.squared().isqrt() + 1);
            let (start, slope) = (edge.cross(eye - a) - inset, edge.cross(way));
            let place =
                || (-i128::from(start) * i128::from(length)).div_euclid(slope.into()) as i64;
            match slope.signum() {
                0 if start <= 0 => return false,
                0 => {}
                1 => first = first.max(place() + 1),
                _ => last = last.min(place() - 1),
            }
        }
        let ball = |disc: &Disc, reach: i64| {
            let to = disc.centre - eye;
            let near = way.dot(to) / length;
            let aside = i128::from(way.cross(to)).pow(2) / i128::from(length).pow(2);
            let half = i128::from(disc.radius.wide() + reach).pow(2) - aside;
            (half > 0).then(|| (near, half.isqrt() as i64))
        };
        match self.zone {
            Zone::Anywhere => {}
            Zone::NearTarget(reach) => {
                let Some((near, half)) = ball(self.to, reach.wide() - SURE) else { return false };
                first = first.max(near - half + SURE);
            }
            Zone::Between { source, target } => {
                if let Some((near, half)) = ball(self.from, source.wide() + SURE) {
                    first = first.max(near + half + SURE);
                }
                if let Some((near, half)) = ball(self.to, target.wide() + SURE) {
                    last = last.min(near - half - SURE);
                }
            }
        }
        // Before the disc itself.
        if let Some((near, half)) = ball(self.to, 0) {
            last = last.min(near - half - SURE);
        }
        first + SURE < last
    }
}

/// Two directions from a point between which a disc surely lies. It has to be more than two radii away: then
/// the lines that touch it rise by less than 6 to 5 of radius to distance.
fn brackets(eye: Point, disc: &Disc) -> [Vector; 2] {
    let axis = disc.centre - eye;
    let (far, radius) = (axis.squared().isqrt().max(1), disc.radius.wide());
    [1, -1].map(|side| {
        let turn =
            |along: i64, across: i64| (5 * along * far + side * 6 * across * radius) / (8 * far);
        Vector { dx: turn(axis.dx, -axis.dy), dy: turn(axis.dy, axis.dx) }
    })
}

/// Whether a ray from a point inside a disc goes through the inside of a convex footprint before it leaves the
/// disc.
fn enters(eye: Point, way: Vector, footprint: &Polygon, within: &Disc) -> bool {
    // The ray is at `eye + s * way`; s runs from `first` to `last`, both fractions with positive denominators.
    let (mut first, mut last) = ((0i64, 1i64), None::<(i64, i64)>);
    let before = |a: (i64, i64), b: (i64, i64)| {
        i128::from(a.0) * i128::from(b.1) < i128::from(b.0) * i128::from(a.1)
    };
    for (a, b) in footprint.edges() {
        let edge = b - a;
        // Inside is to the left of every edge: cross(edge, eye - a) + s * cross(edge, way) > 0.
        let (start, slope) = (edge.cross(eye - a), edge.cross(way));
        if slope == 0 {
            if start <= 0 {
                return false;
            }
        } else if slope > 0 {
            let s = (-start, slope);
            if before(first, s) {
                first = s;
            }
        } else {
            let s = (start, -slope);
            if last.is_none_or(|l| before(s, l)) {
                last = Some(s);
            }
        }
    }
    if !last.is_none_or(|last| before(first, last)) {
        return false;
    }
    let offset = eye - within.centre;
    let entry = |offset: i64, way: i64| {
        i128::from(offset) * i128::from(first.1) + i128::from(way) * i128::from(first.0)
    };
    let (x, y) = (entry(offset.dx, way.dx), entry(offset.dy, way.dy));
    x * x + y * y < i128::from(within.radius.squared()) * i128::from(first.1).pow(2)
}

impl Scene {
    /// Whether the lines from the middle of a disc to another, and so those from the point facing it, surely
    /// cross none of the prisms. A quick answer: false may only mean that it takes a closer look.
    pub fn surely_misses(&self, from: &Disc, to: &Disc, what: Blocker) -> bool {
        match what {
            Blocker::Prism(i) => misses(from.centre, to, &self.prisms()[i].footprint),
            Blocker::Wall(_) | Blocker::Door(_) => false,
        }
    }

    /// Whether no line from any point of a disc to another can cross a prism: it lies wholly to one side of
    /// both, beyond the one or behind the other. False may only mean that it takes a closer look.
    pub fn lies_aside(&self, from: &Disc, to: &Disc, what: Blocker) -> bool {
        let Blocker::Prism(i) = what else { return false };
        let axis = to.centre - from.centre;
        let squared = i128::from(axis.squared());
        let past = |off: i64, radius: Length| {
            off > 0 && i128::from(off).pow(2) >= i128::from(radius.squared()) * squared
        };
        let corners = || self.prisms()[i].footprint.corners().iter();
        let wider = from.radius.max(to.radius);
        corners().all(|v| past(axis.cross(*v - from.centre), wider))
            || corners().all(|v| past(-axis.cross(*v - from.centre), wider))
            || corners().all(|v| past(axis.dot(*v - to.centre), to.radius))
            || corners().all(|v| past(-axis.dot(*v - from.centre), from.radius))
    }

    /// A point of a disc from which the lines to another surely cross no piece and no pillar, among the one that
    /// faces it and some to either side.
    pub(super) fn surely_clear(
        &self,
        from: &Disc,
        to: &Disc,
        (pieces, pillars): (&[Piece], &[Pillar]),
    ) -> Option<Point> {
        let axis = to.centre - from.centre;
        let far = axis.squared().isqrt().max(1);
        let radius = from.radius.wide() - 1;
        // Ahead and aside in hundredths of the radius, a little inside the rim.
        const POINTS: [(i64, i64); 5] = [(100, 0), (70, 70), (70, -70), (10, 99), (10, -99)];
        let point = |(ahead, aside): (i64, i64)| {
            let part =
                |along: i64, across: i64| (along * ahead + across * aside) * radius / (100 * far);
            from.centre + Vector { dx: part(axis.dx, -axis.dy), dy: part(axis.dy, axis.dx) }
        };
        POINTS.into_iter().map(point).find(|point| {
            pieces.iter().all(|piece| match piece.what {
                Blocker::Prism(i) => misses(*point, to, &self.prisms()[i].footprint),
                Blocker::Wall(_) | Blocker::Door(_) => false,
            }) && pillars.iter().all(|pillar| keeps_off(*point, to, &pillar.body.base))
        })
    }

    /// Whether some piece surely bars every point of a disc.
    pub(super) fn surely_barred(&self, from: &Disc, to: &Disc, pieces: &[Piece]) -> bool {
        pieces.iter().any(|piece| match (piece.what, piece.zone) {
            (Blocker::Prism(i), Zone::NearTarget(near)) => {
                bars(from, to, &self.prisms()[i], &self.convex[i], near)
            }
            (Blocker::Prism(i), Zone::Between { source, target }) => {
                let Prism { bottom, top, .. } = &self.prisms()[i];
                let bars = |part: &Polygon| parts(from, to, part.corners(), source, target);
                *bottom <= to.z && to.z < *top && self.convex[i].iter().any(bars)
            }
            (Blocker::Wall(i), Zone::Between { source, target }) => {
                let wall = self.walls()[i];
                parts(from, to, &[wall.from, wall.to], source, target)
            }
            _ => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OpenDoors, Segment};
    use proptest::prelude::*;

    fn disc(x: i32, y: i32) -> Disc {
        Disc { centre: Point::units(x, y), radius: Length::from_units(1270), z: Length::ZERO }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn quick_answers_agree_with_the_search(
            x in 9_000i32..30_000, y in -12_000i32..12_000,
            left in 1_500i32..12_000, low in -6_000i32..6_000, wide in 100i32..2_000, deep in 100i32..8_000,
        ) {
            let (from, to) = (disc(x, y), disc(0, 0));
            let corners = (Point::units(left, low), Point::units(left + wide, low + deep));
            let footprint = Polygon::rectangle(corners.0, corners.1).unwrap();
            let top = Length::inches(1);
            let prism = Prism { footprint, bottom: Length::ZERO, top, standable: false };
            let table = Length::inches(72);
            let scene = Scene::new(table, table, vec![prism], vec![], vec![]);
            let piece = Piece { what: Blocker::Prism(0), zone: Zone::NearTarget(Length::INCH) };
            let found = super::super::origin::look_closely(&scene, &from, &to, (&[piece], &[]));
            if scene.surely_misses(&from, &to, piece.what) {
                prop_assert!(found.is_some());
            }
            if scene.surely_barred(&from, &to, &[piece]) {
                prop_assert!(found.is_none());
            }
            if scene.lies_aside(&from, &to, piece.what) {
                let anywhere = Piece { zone: Zone::Anywhere, ..piece };
                for (dx, dy) in [(0, 0), (1270, 0), (-1270, 0), (0, 1270), (0, -1270), (898, -898)] {
                    let origin = Point::units(x + dx, y + dy).into();
                    prop_assert!(scene.crossing(origin, &from, &to, anywhere).is_none());
                }
            }
            prop_assert_eq!(scene.clear_origin(&from, &to, &[piece]).is_some(), found.is_some());
            let zone = Zone::Between { source: Length::INCH, target: Length::inches(2) };
            let midway = Piece { zone, ..piece };
            let found = super::super::origin::look_closely(&scene, &from, &to, (&[midway], &[]));
            if scene.surely_barred(&from, &to, &[midway]) {
                prop_assert!(found.is_none());
            }
            prop_assert_eq!(scene.clear_origin(&from, &to, &[midway]).is_some(), found.is_some());
            prop_assert!(scene.within(OpenDoors::default(), &from, &to, Length::inches(72)));
            for piece in [piece, midway] {
                let hurdle = Hurdle::new(&scene, &from, &to, &piece).unwrap();
                for (dx, dy) in [(-1270, 0), (-898, 898), (-898, -898), (0, 1270), (0, -1270)] {
                    let eye = Point::units(x + dx, y + dy);
                    let crossed = scene.crossing(eye.into(), &from, &to, piece).is_some();
                    prop_assert!(crossed || !hurdle.surely_crossed(eye));
                }
            }
        }

        #[test]
        fn quick_answers_about_corners_of_ruins_agree_with_the_search(
            x in 9_000i32..30_000, y in -12_000i32..12_000,
            left in 2_000i32..14_000, low in -9_000i32..6_000, wide in 500i32..6_000, deep in 500i32..9_000,
            thick in 50i32..400, turned in 0usize..4,
        ) {
            let (from, to) = (disc(x, y), disc(0, 0));
            let (sx, sy) = ([1, -1][turned / 2], [1, -1][turned % 2]);
            let ell = [(0, 0), (wide, 0), (wide, thick), (thick, thick), (thick, deep), (0, deep)];
            let corner = |(dx, dy): (i32, i32)| Point::units(left + sx * dx, low + sy * dy);
            let Ok(footprint) = Polygon::new(ell.map(corner).to_vec()) else { return Ok(()) };
            let prism =
                Prism { footprint, bottom: Length::ZERO, top: Length::INCH, standable: false };
            let table = Length::inches(72);
            let scene = Scene::new(table, table, vec![prism], vec![], vec![]);
            let zone = Zone::Between { source: Length::INCH, target: Length::inches(2) };
            let piece = Piece { what: Blocker::Prism(0), zone };
            for piece in [piece, Piece { zone: Zone::NearTarget(Length::INCH), ..piece }] {
                if scene.surely_barred(&from, &to, &[piece]) {
                    let closely = super::super::origin::look_closely;
                    prop_assert!(closely(&scene, &from, &to, (&[piece], &[])).is_none());
                }
            }
            let hurdle = Hurdle::new(&scene, &from, &to, &piece).unwrap();
            for (dx, dy) in [(-1270, 0), (-898, 898), (-898, -898), (0, 1270), (0, -1270)] {
                let eye = Point::units(x + dx, y + dy);
                let crossed = scene.crossing(eye.into(), &from, &to, piece).is_some();
                prop_assert!(crossed || !hurdle.surely_crossed(eye));
            }
        }

        #[test]
        fn a_wall_that_surely_bars_leaves_no_way(
            x in 9_000i32..30_000, y in -12_000i32..12_000,
            a in (3_000i32..16_000, -9_000i32..9_000), b in (3_000i32..16_000, -9_000i32..9_000),
        ) {
            let (from, to) = (disc(x, y), disc(0, 0));
            let wall = Segment { from: Point::units(a.0, a.1), to: Point::units(b.0, b.1) };
            let table = Length::inches(72);
            let scene = Scene::new(table, table, vec![], vec![wall], vec![]);
            let zone = Zone::Between { source: Length::INCH, target: Length::inches(2) };
            let piece = Piece { what: Blocker::Wall(0), zone };
            if scene.surely_barred(&from, &to, &[piece]) {
                let found = super::super::origin::look_closely(&scene, &from, &to, (&[piece], &[]));
                prop_assert!(found.is_none());
            }
        }
    }
}
