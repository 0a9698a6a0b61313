//! A board of rooms: 30" by 22", 40 walls, 8 doors.

use geometry::{Disc, Length, OpenDoors, Point, Scene, Segment};

/// Where the walls between columns and rows of rooms stand, in quarters of an inch.
const COLUMNS: [i32; 5] = [0, 30, 58, 90, 120];
const ROWS: [i32; 4] = [0, 30, 58, 88];

/// What the wall between two neighbouring rooms is.
#[derive(Clone, Copy)]
enum Between {
    Solid,
    Gap,
    Door,
}

use Between::{Door, Gap, Solid};

/// The walls to the right of each room but the last of a row.
const UPRIGHT: [[Between; 3]; 3] = [[Door, Solid, Gap], [Gap, Door, Door], [Door, Gap, Door]];
/// The walls above each room but those of the last row.
const LEVEL: [[Between; 4]; 2] = [[Solid, Door, Gap, Solid], [Door, Solid, Door, Gap]];

/// Walls inside of rooms, in quarters of an inch.
const INNER: [[i32; 4]; 10] = [
    [10, 8, 10, 20],
    [10, 20, 18, 20],
    [38, 10, 50, 10],
    [50, 10, 50, 16],
    [70, 14, 80, 20],
    [100, 10, 100, 18],
    [12, 44, 22, 44],
    [74, 40, 74, 50],
    [104, 70, 112, 70],
    [44, 68, 44, 78],
];

fn quarters([ax, ay, bx, by]: [i32; 4]) -> Segment {
    let at = |x: i32, y: i32| Point::units(x * 635, y * 635);
    Segment { from: at(ax, ay), to: at(bx, by) }
}

/// A small generator, so that every run looks at the same pairs.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, n: i32) -> i32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as i32
    }
}

/// The board of rooms.
pub fn board() -> Scene {
    let (mut walls, mut doors) = (Vec::new(), Vec::new());
    let mut stand = |kind: Between, from: i32, to: i32, place: &dyn Fn(i32, i32) -> [i32; 4]| {
        let middle = (from + to) / 2;
        match kind {
            Solid => walls.push(quarters(place(from, to))),
            Gap | Door => {
                walls.push(quarters(place(from, middle - 4)));
                walls.push(quarters(place(middle + 4, to)));
            }
        }
        if let Door = kind {
            doors.push(quarters(place(middle - 4, middle + 4)));
        }
    };
    for (row, kinds) in UPRIGHT.iter().enumerate() {
        for (column, kind) in kinds.iter().enumerate() {
            let x = COLUMNS[column + 1];
            stand(*kind, ROWS[row], ROWS[row + 1], &|from, to| [x, from, x, to]);
        }
    }
    for (row, kinds) in LEVEL.iter().enumerate() {
        for (column, kind) in kinds.iter().enumerate() {
            let y = ROWS[row + 1];
            stand(*kind, COLUMNS[column], COLUMNS[column + 1], &|from, to| [from, y, to, y]);
        }
    }
    walls.extend(INNER.map(quarters));
    Scene::new(Length::inches(30), Length::inches(22), vec![], walls, doors)
}

/// Every second door open.
pub fn half_open() -> OpenDoors {
    (0..8).step_by(2).fold(OpenDoors::default(), |open, door| open.with(door, true))
}

/// Bases that stand clear of the walls.
pub fn bases(scene: &Scene, numbers: &mut Numbers, count: usize) -> Vec<Disc> {
    let radius = Length::from_units(1250);
    let clear = |p: &Point| {
        let beside = |s: &Segment| {
            let (along, to) = (s.to - s.from, *p - s.from);
            let part = along.dot(to).clamp(0, along.squared()) as f64 / along.squared() as f64;
            let (x, y) =
                (along.dx as f64 * part - to.dx as f64, along.dy as f64 * part - to.dy as f64);
            x * x + y * y >= 1250.0 * 1250.0
        };
        scene.walls().iter().chain(scene.doors()).all(beside)
    };
    let places = std::iter::repeat_with(|| {
        Point::units(1250 + numbers.below(30 * 2540 - 2500), 1250 + numbers.below(22 * 2540 - 2500))
    });
    let discs = places.filter(clear).map(|centre| Disc { centre, radius, z: Length::ZERO });
    discs.take(count).collect()
}
