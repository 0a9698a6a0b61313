//! Distances round walls and doors, held against a plain search that prepares nothing.

mod rooms;
mod worlds;

use geometry::{Disc, Length, OpenDoors, Point, Scene, Segment, Vector};
use proptest::prelude::*;
use worlds::{Dice, units};

/// Lengths of ways are added up in 1/256 of a unit, so that the parts' rounding does not show in the sum.
const FINE_BITS: u32 = 8;

/// The distance between two points in 1/256 of a unit.
fn fine_distance(a: Point, b: Point) -> i64 {
    (a.squared_distance(b) << (2 * FINE_BITS)).isqrt()
}

/// A place where a way may bend, with the barriers that meet there, anticlockwise.
struct Bend {
    at: Point,
    arms: Vec<Vector>,
    /// The number of its first sector.
    first: usize,
}

impl Bend {
    fn new(at: Point, barriers: &[Segment], first: usize) -> Bend {
        let touching = barriers.iter().filter(|b| touches(b.from, b.to, at));
        let ways = touching.flat_map(|b| [b.from - at, b.to - at]);
        let mut arms: Vec<Vector> = ways.filter(|w| w.squared() > 0).collect();
        let upper = |v: &Vector| v.dy > 0 || (v.dy == 0 && v.dx > 0);
        arms.sort_by(|a, b| upper(b).cmp(&upper(a)).then(b.cross(*a).cmp(&0)));
        arms.dedup_by(|a, b| same_way(*a, *b));
        Bend { at, arms, first }
    }

    fn sectors(&self) -> usize {
        self.arms.len().max(1)
    }

    /// The sector a direction goes out in: one, or, along a barrier, those on its left and its right.
    fn leaving(&self, way: Vector) -> Vec<usize> {
        let n = self.sectors();
        if let Some(i) = self.arms.iter().position(|arm| same_way(*arm, way)) {
            return vec![i, (i + n - 1) % n];
        }
        let ahead = (0..self.arms.len())
            .find(|&i| strictly_between(self.arms[i], self.arms[(i + 1) % n], way));
        [ahead.unwrap_or(0)].into_iter().collect()
    }

    /// The sectors that a straight way joins: those it leaves here by, and those it comes to `other` by.
    fn joined(&self, other: &Bend) -> Vec<(usize, usize)> {
        let out = self.leaving(other.at - self.at);
        let mut come = other.leaving(self.at - other.at);
        // What is on the left of the way is on the right of the way back.
        come.reverse();
        let pairs = out.len().max(come.len());
        (0..pairs).map(|i| (out[i % out.len()], come[i % come.len()])).collect()
    }
}

fn on_board_edge(scene: &Scene, p: Point) -> bool {
    let (x, y) = (p.x.units(), p.y.units());
    x <= 0 || y <= 0 || x >= scene.width().units() || y >= scene.depth().units()
}

/// The length of the shortest way between two points that is at most `longest`.
fn shortest(
    scene: &Scene,
    open: OpenDoors,
    from: Point,
    to: Point,
    longest: Option<Length>,
) -> Option<Length> {
    let fits = |length: i64| longest.is_none_or(|l| length <= l.wide() << FINE_BITS);
    let barriers: Vec<Segment> = scene.barriers(open).collect();
    let mut places: Vec<Point> = barriers.iter().flat_map(|b| [b.from, b.to]).collect();
    places.sort();
    places.dedup();
    // There is no way round the end of a barrier that is on the board edge.
    places.retain(|p| {
        let by_way = fine_distance(from, *p) + fine_distance(*p, to);
        *p != from && *p != to && !on_board_edge(scene, *p) && fits(by_way)
    });
    let mut first = 0;
    let mut bends: Vec<Bend> = Vec::new();
    for place in [from, to].into_iter().chain(places) {
        let bend = Bend::new(place, &barriers, first);
        first += bend.sectors();
        bends.push(bend);
    }

    let mut lengths: Vec<Option<i64>> = vec![None; first];
    let mut done = vec![false; first];
    for start in &mut lengths[..bends[0].sectors()] {
        *start = Some(0);
    }
    loop {
        let reached = (0..first).filter(|i| !done[*i] && lengths[*i].is_some());
        let sector = reached.min_by_key(|i| (lengths[*i], *i))?;
        let here = bends.iter().rfind(|bend| bend.first <= sector)?;
        let length = lengths[sector]?;
        done[sector] = true;
        if here.at == to {
            let units = (length + (1 << (FINE_BITS - 1))) >> FINE_BITS;
            return Some(Length::from_units(units as i32));
        }
        for next in &bends {
            let onward = length + fine_distance(here.at, next.at);
            if next.at == here.at || !fits(onward + fine_distance(next.at, to)) {
                continue;
            }
            for (out, come) in here.joined(next) {
                let reached = &mut lengths[next.first + come];
                if here.first + out == sector
                    && reached.is_none_or(|r| onward < r)
                    && is_free(&barriers, here.at, next.at)
                {
                    *reached = Some(onward);
                }
            }
        }
    }
}

/// The distance between two discs by the plain search, none above `reach`.
fn plain(
    scene: &Scene,
    open: OpenDoors,
    a: &Disc,
    b: &Disc,
    reach: Option<Length>,
) -> Option<Length> {
    if !scene.barred(open, a.centre, b.centre) {
        return Some(a.gap(b));
    }
    let radii = a.radius + b.radius;
    let longest = reach.map(|r| r + radii + Length::UNIT);
    let flat = shortest(scene, open, a.centre, b.centre, longest)?;
    Some((flat - radii).max(Length::ZERO).max(a.gap(b)))
}

/// Whether, turning anticlockwise from `start` to `end`, `v` is met on the way; a full turn if they are one.
fn strictly_between(start: Vector, end: Vector, v: Vector) -> bool {
    if same_way(start, end) {
        return true;
    }
    let (into, out) = (start.cross(v) > 0, v.cross(end) > 0);
    match start.cross(end) {
        turn if turn > 0 => into && out,
        0 => into,
        _ => into || out,
    }
}

fn same_way(a: Vector, b: Vector) -> bool {
    a.cross(b) == 0 && a.dot(b) > 0
}

fn touches(a: Point, b: Point, p: Point) -> bool {
    (b - a).cross(p - a) == 0 && (p - a).dot(p - b) <= 0
}

/// Whether the open segment between two points crosses no barrier and passes no end of one.
///
/// A way past an end is two ways that meet there.
fn is_free(barriers: &[Segment], from: Point, to: Point) -> bool {
    let way = to - from;
    let strictly_on = |p: Point| p != from && p != to && touches(from, to, p);
    barriers.iter().all(|b| {
        let (s, e) = (way.cross(b.from - from).signum(), way.cross(b.to - from).signum());
        if s * e > 0 {
            return true;
        }
        let along = b.to - b.from;
        let (p, q) = (along.cross(from - b.from).signum(), along.cross(to - b.from).signum());
        !(s * e < 0 && p * q < 0 || strictly_on(b.from) || strictly_on(b.to))
    })
}

fn agrees(scene: &Scene, open: OpenDoors, a: &Disc, b: &Disc, reach: Length) {
    let context = || format!("{open:?} {a:?} {b:?}\n{:?}\n{:?}", scene.walls(), scene.doors());
    assert_eq!(scene.distance(open, a, b), plain(scene, open, a, b, None), "{}", context());
    let within = a.within(b, reach)
        && (!scene.barred(open, a.centre, b.centre)
            || plain(scene, open, a, b, Some(reach)).is_some_and(|way| way <= reach));
    assert_eq!(scene.within(open, a, b, reach), within, "{reach:?} {}", context());
}

/// A random board: some barriers between points of a coarse grid, so that they meet, cross and run on each other,
/// others anywhere.
fn random(dice: &mut Dice, grid: i32) -> (Scene, OpenDoors) {
    let size = 12 * grid;
    let on_grid = dice.below(3) > 0;
    let barriers = |dice: &mut Dice, count: i32| -> Vec<Segment> {
        (0..count)
            .map(|_| {
                let place = |dice: &mut Dice| {
                    if on_grid {
                        Point::units(dice.between(0, 12) * grid, dice.between(0, 12) * grid)
                    } else {
                        Point::units(dice.between(0, size), dice.between(0, size))
                    }
                };
                let from = place(dice);
                let level = Point::new(place(dice).x, from.y);
                let upright = Point::new(from.x, place(dice).y);
                let to = [level, upright, place(dice), level][dice.below(4) as usize];
                Segment { from, to }
            })
            .collect()
    };
    let (many, few) = (dice.between(1, 24), dice.between(0, 8));
    let (walls, doors) = (barriers(dice, many), barriers(dice, few));
    let open =
        (0..few as u8).fold(OpenDoors::default(), |open, door| open.with(door, dice.below(2) == 0));
    (Scene::new(units(size), units(size), vec![], walls, doors), open)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn prepared_ways_are_those_of_the_plain_search(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let grid = [7, 64, 500, 4000][dice.below(4) as usize];
        let (scene, open) = random(&mut dice, grid);
        for _ in 0..6 {
            let mut disc = || {
                let lined_up = dice.below(4) == 0;
                let mut at = || {
                    if lined_up { dice.between(0, 12) * grid } else { dice.between(0, 12 * grid) }
                };
                let centre = Point::units(at(), at());
                Disc { centre, radius: units(dice.below(grid)), z: Length::ZERO }
            };
            let (a, b) = (disc(), disc());
            let reach = units(dice.between(0, 16 * grid));
            agrees(&scene, open, &a, &b, reach);
        }
    }
}

#[test]
fn rooms_are_measured_alike_whatever_doors_are_open() {
    let scene = rooms::board();
    assert_eq!((scene.walls().len(), scene.doors().len()), (40, 8));
    let mut numbers = rooms::Numbers(3);
    let bases = rooms::bases(&scene, &mut numbers, 600);
    for pair in bases.windows(2) {
        let open = (0..8).fold(rooms::half_open(), |open, door| {
            if numbers.below(4) == 0 { open.with(door, !open.is_open(door)) } else { open }
        });
        let reach = Length::from_units(numbers.below(20 * 2540));
        agrees(&scene, open, &pair[0], &pair[1], reach);
    }
}
