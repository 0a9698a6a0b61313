//! The shortest path into a region.

use arrayvec::ArrayVec;

use crate::path::clear::Sweep;
use crate::path::goal::{Goal, Target};
use crate::path::outline::Outline;
use crate::path::ring::{Ring, Turn, nearest, tangent};
use crate::path::search::Quest;
use crate::path::trace::Trace;
use crate::path::{Footing, Ground, Mover, Path, Surroundings};
use crate::{Length, Point, Vector};

/// How far inside the region a path ends at first, so that rounding leaves it inside.
const INSIDE: i64 = 1;

impl Ground {
    /// The shortest legal path to any place of a goal; none if there is none of at most `limit`.
    ///
    /// A path with no points is one that is over where it begins.
    pub fn shortest_into(
        &self,
        who: &Mover,
        around: &Surroundings,
        from: Footing,
        goal: &Goal,
        limit: Length,
    ) -> Option<Path> {
        debug_assert!(who.radius == self.radius && who.height == self.height);
        if goal.holds(from) {
            return Some(Path { points: ArrayVec::new(), length: Length::ZERO });
        }
        self.clear(around, &Sweep::level(from.at, from.at, from.z)).ok()?;
        let mut levels = goal.levels();
        levels.sort_by_key(|z| (*z - from.z).abs());
        let mut best: Option<Path> = None;
        for z in levels {
            let most = best.as_ref().map_or(limit, |path| path.length - Length::UNIT);
            let found = self.shortest_at(who, around, (from, z), goal, most);
            best = found.or(best);
        }
        best
    }

    /// The same, ending at one height.
    fn shortest_at(
        &self,
        who: &Mover,
        around: &Surroundings,
        (from, z): (Footing, Length),
        goal: &Goal,
        limit: Length,
    ) -> Option<Path> {
        let mut target = Target::new(goal, z)?;
        let centre = target.centre();
        let away = from.at.distance(centre.at).wide();
        let least = (away - target.radius()).max(0);
        let climb = (z > from.z).then(|| who.climbing.price.climb(z - from.z).wide());
        if least + climb.unwrap_or(0) > limit.wide() || (climb.is_some() && !who.climbing.up) {
            return None;
        }
        let quest = Quest { ground: self, who, around, from, to: centre, region: None, limit };
        if z == from.z
            && let Some(path) = (Quest { region: Some(&target), ..quest }).ahead()
        {
            return Some(path);
        }
        // Where paths and their ends are held up by the same things, a path is nowhere that it might not end.
        let alike = std::ptr::eq(self, goal.ground)
            && z == Length::ZERO
            && from.z == z
            && (self.blocks.is_empty() || !who.climbing.up)
            && around.guests.is_empty()
            && around.keep_outs.len() == goal.around.keep_outs.len()
            && around.wards.len() == goal.around.wards.len();
        target.find_ends(from.at, limit.wide(), !alike);
        let quest = Quest { region: Some(&target), ..quest };
        let least = Length::from_units(least as i32);
        let path = self.seek(quest, least).ok()?;
        Some(quest.cut(path))
    }
}

impl Quest<'_> {
    /// The straight way to the middle of the region, until it is in the region, if it can be walked.
    fn ahead(&self) -> Option<Path> {
        let region = self.region?;
        let end = part_way_in(self.from.at, self.to.at, region.radius() - INSIDE)?;
        let end = Footing { at: end, z: self.from.z };
        if !region.holds(end.at) {
            return None;
        }
        let mut trace = Trace::new(self.from);
        self.ground.step(self.who, self.around, &mut trace, end).ok()?;
        let mut points = ArrayVec::new();
        points.push(end);
        let path = self.cut(Path { points, length: trace.cost(self.who) });
        (path.length <= self.limit).then_some(path)
    }

    /// Leaves out the last few units of a path where it is in the region already.
    pub(super) fn cut(&self, path: Path) -> Path {
        let Some(region) = self.region else { return path };
        let (before, end) = match path.points[..] {
            [] => return path,
            [only] => (self.from, only),
            [.., before, end] => (before, end),
        };
        let shorter = |back: i64| {
            let length = end.at.distance(before.at).wide();
            let at = part_way_in(before.at, end.at, back).filter(|_| length > back)?;
            let mut points = path.points.clone();
            points.last_mut()?.at = at;
            let length = self.ground.check_path(self.who, self.around, self.from, &points).ok()?;
            let better = region.holds(at) && length < path.length;
            better.then_some(Path { points, length })
        };
        let level = before.z == end.z;
        [3, 2, 1].into_iter().filter(|_| level).find_map(shorter).unwrap_or(path)
    }

    /// Offers the last lines of paths that leave a circle: where each leaves it, where it ends and how long it is.
    pub(super) fn finals(&self, from: (&Ring, Turn), mut offer: impl FnMut(Point, Point, i64)) {
        let mut to_point = |to: Point, short: i64| {
            let Some((depart, to)) = tangent(from, (&Ring::point(to), Turn::Left), 0) else {
                return;
            };
            let length = depart.distance(to).wide() - short;
            if from.0.has(depart) && length >= 0 {
                let inside = (short - INSIDE).max(0);
                let end = if short == 0 { Some(to) } else { part_way_in(depart, to, inside) };
                end.into_iter().for_each(|end| offer(depart, end, length));
            }
        };
        let Some(region) = self.region else { return to_point(self.to.at, 0) };
        region.aims.iter().for_each(|aim| to_point(aim.at, aim.radius));
        region.ends.iter().for_each(|end| to_point(*end, 0));
        for outline in &region.outlines {
            if let Some((depart, end)) = across(from, outline).filter(|(p, _)| from.0.has(*p)) {
                offer(depart, end, depart.distance(end).wide());
            }
        }
    }
}

/// The point of a straight way that is so far before its end.
fn part_way_in(from: Point, to: Point, before: i64) -> Option<Point> {
    let way = from - to;
    let length = i128::from(way.squared() << 16).isqrt();
    let part = |d: i64| nearest(i128::from(d) * (i128::from(before) << 8), length);
    (length > 0).then(|| to + Vector { dx: part(way.dx), dy: part(way.dy) })
}

/// The line that leaves a circle straight out of what an outline bounds, and where it is out of it.
fn across((ring, turn): (&Ring, Turn), outline: &Outline) -> Option<(Point, Point)> {
    match *outline {
        Outline::Circle { centre, radius } => {
            // Straight away from its middle.
            let middle = Ring::point(centre);
            let (_, depart) = tangent((&middle, turn), (ring, turn), 0)?;
            let within = depart.squared_distance(centre) < radius * radius;
            let end = part_way_in(depart, centre, radius + INSIDE)?;
            within.then_some((depart, end))
        }
        Outline::Beside { from, to, .. } => {
            let along = to - from;
            let length = along.squared().isqrt();
            if length == 0 {
                return None;
            }
            // A path that turns left has its circle on its left.
            let part =
                |d: i64| nearest(i128::from(-d * turn.sign() * ring.radius), i128::from(length));
            let depart = ring.centre + Vector { dx: part(along.dx), dy: part(along.dy) };
            let end = outline.nearest_to(depart)?;
            let right = Vector { dx: along.dy, dy: -along.dx };
            let beyond = right.dot(end - depart) > 0;
            let part = |d: i64| nearest(i128::from(d * INSIDE), i128::from(length));
            let inside = Vector { dx: part(right.dx), dy: part(right.dy) };
            beyond.then(|| (depart, end + inside))
        }
    }
}
