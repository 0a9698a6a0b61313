//! Distances: heights, prisms, and ways round walls.

mod worlds;

use std::collections::VecDeque;

use geometry::{Disc, Length, OpenDoors, Point, Scene, Segment};
use worlds::{Dice, STEP, prism, units, wall};

fn disc(x: i32, y: i32, z: i32) -> Disc {
    Disc { centre: Point::units(x, y), radius: units(10), z: units(z) }
}

fn walled(walls: Vec<Segment>) -> Scene {
    Scene::new(units(1000), units(1000), vec![], walls, vec![])
}

fn distance(scene: &Scene, a: Disc, b: Disc) -> Option<i32> {
    scene.distance(OpenDoors::default(), &a, &b).map(Length::units)
}

#[test]
fn without_walls_it_is_the_gap() {
    let scene = walled(vec![]);
    assert_eq!(distance(&scene, disc(100, 100, 0), disc(420, 100, 400)), Some(500));
    assert_eq!(distance(&scene, disc(100, 100, 0), disc(105, 100, 40)), Some(40));
}

#[test]
fn a_wall_is_walked_round_at_its_free_end() {
    // By the end at (400, 300): 500 - 10 from either disc.
    let scene = walled(vec![wall((400, 300), (400, 1000))]);
    assert_eq!(distance(&scene, disc(100, 700, 0), disc(700, 700, 0)), Some(980));
    assert_eq!(distance(&scene, disc(100, 200, 0), disc(700, 200, 0)), Some(580));
    let within =
        |d| scene.within(OpenDoors::default(), &disc(100, 700, 0), &disc(700, 700, 0), units(d));
    assert!(within(980) && !within(979));
}

#[test]
fn heights_count_on_the_way_round() {
    let scene = walled(vec![wall((400, 300), (400, 1000))]);
    let far = scene.distance(OpenDoors::default(), &disc(100, 700, 0), &disc(700, 700, 735));
    assert_eq!(far, Some(units(1225)));
}

#[test]
fn the_board_edge_and_joints_are_closed() {
    let half = wall((400, 0), (400, 500));
    let a = disc(100, 500, 0);
    let b = disc(700, 500, 0);
    assert_eq!(distance(&walled(vec![half]), a, b), Some(580), "straight past the end");
    assert_eq!(distance(&walled(vec![half, wall((400, 500), (400, 1000))]), a, b), None);
    assert!(distance(&walled(vec![half, wall((400, 501), (400, 1000))]), a, b).is_some());
    let branch = vec![half, wall((400, 500), (900, 500)), wall((900, 500), (900, 1000))];
    assert_eq!(distance(&walled(branch), disc(100, 400, 0), disc(700, 400, 0)), None);
    let round = vec![half, wall((200, 500), (400, 500)), wall((200, 500), (200, 200))];
    let way = distance(&walled(round), disc(300, 300, 0), disc(500, 300, 0));
    // Out of the nook over (200, 200), down past (200, 500) and along the wall to (400, 500).
    assert_eq!(way, Some(141 + 300 + 200 + 224 - 20));
}

#[test]
fn a_way_along_a_wall_stays_on_its_side() {
    let bar = wall((300, 500), (600, 500));
    let stops = vec![bar, wall((300, 500), (300, 1000)), wall((600, 500), (600, 0))];
    assert_eq!(distance(&walled(stops), disc(100, 500, 0), disc(900, 500, 0)), None);
}

#[test]
fn doors_open_a_way() {
    let walls = vec![wall((400, 0), (400, 400)), wall((400, 600), (400, 1000))];
    let doors = vec![wall((400, 400), (400, 600))];
    let scene = Scene::new(units(1000), units(1000), vec![], walls, doors);
    let (a, b) = (disc(300, 500, 0), disc(500, 500, 0));
    assert_eq!(scene.distance(OpenDoors::default(), &a, &b), None);
    assert!(!scene.within(OpenDoors::default(), &a, &b, units(5000)));
    let open = OpenDoors::default().with(0, true);
    assert_eq!(scene.distance(open, &a, &b), Some(units(180)));
}

#[test]
fn a_prism_is_near_by_its_closest_part() {
    let block = prism(&[(200, 0), (300, 0), (300, 100), (200, 100)], 50, 90);
    let scene = Scene::new(units(1000), units(1000), vec![block], vec![], vec![]);
    let within = |d: Disc, reach| scene.prism_within(&d, 0, units(reach));
    assert!(within(disc(160, 50, 60), 30) && !within(disc(160, 50, 60), 29));
    // 30 aside and 40 below, or 40 above.
    assert!(within(disc(160, 50, 10), 50) && !within(disc(160, 50, 10), 49));
    assert!(within(disc(160, 50, 130), 50) && !within(disc(160, 50, 130), 49));
    // 3-4-5 from the corner: 50 less the radius.
    assert!(within(disc(330, 140, 60), 40) && !within(disc(330, 140, 60), 39));
    assert!(within(disc(250, 50, 60), 0) && !within(disc(250, 50, 60), -1));
}

#[test]
fn nearest_points_are_on_the_rims() {
    let (p, q) = walled(vec![]).nearest(&disc(100, 100, 5), &disc(400, 500, 7));
    assert_eq!(p, Point::units(106, 108).at(units(5)));
    assert_eq!(q, Point::units(394, 492).at(units(7)));
}

/// Walls on the lines of a square grid; the shortest way over neighbouring cells, in steps.
fn flood(walls: &[Segment], cells: i32, from: (i32, i32), to: (i32, i32)) -> Option<i32> {
    let shut = |a: (i32, i32), b: (i32, i32)| {
        let (x, y) = (a.0.max(b.0) * STEP, a.1.max(b.1) * STEP);
        walls.iter().any(|w| {
            let ((x0, y0), (x1, y1)) =
                ((w.from.x.units(), w.from.y.units()), (w.to.x.units(), w.to.y.units()));
            if a.1 == b.1 {
                x0 == x && x1 == x && y0.min(y1) <= y && y + STEP <= y0.max(y1)
            } else {
                y0 == y && y1 == y && x0.min(x1) <= x && x + STEP <= x0.max(x1)
            }
        })
    };
    let mut steps = vec![None; (cells * cells) as usize];
    let index = |c: (i32, i32)| (c.1 * cells + c.0) as usize;
    steps[index(from)] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let next = (cell.0 + dx, cell.1 + dy);
            let on_board = (0..cells).contains(&next.0) && (0..cells).contains(&next.1);
            if on_board && steps[index(next)].is_none() && !shut(cell, next) {
                steps[index(next)] = steps[index(cell)].map(|n: i32| n + 1);
                queue.push_back(next);
            }
        }
    }
    steps[index(to)]
}

#[test]
fn ways_exist_exactly_where_cells_are_joined() {
    let mut dice = Dice::new(51);
    let cells = 6;
    let (mut none, mut bent) = (0, 0);
    for n in 0..500 {
        let walls: Vec<Segment> = (0..22)
            .map(|_| {
                let (x, y) = (dice.between(0, cells), dice.between(0, cells));
                let long = dice.between(1, 3);
                let (dx, dy) = if dice.below(2) == 0 { (long, 0) } else { (0, long) };
                let end = ((x + dx).min(cells) * STEP, (y + dy).min(cells) * STEP);
                wall((x * STEP, y * STEP), end)
            })
            .filter(|w| w.from != w.to)
            .collect();
        let mut cell = || (dice.below(cells), dice.below(cells));
        let (a, b) = (cell(), cell());
        let middle = |c: (i32, i32)| disc(c.0 * STEP + STEP / 2, c.1 * STEP + STEP / 2, 0);
        let size = units(cells * STEP);
        let scene = Scene::new(size, size, vec![], walls.clone(), vec![]);
        let steps = flood(&walls, cells, a, b);
        let (from, to) = (middle(a), middle(b));
        let way = distance(&scene, from, to);
        assert_eq!(way.is_some(), steps.is_some(), "case {n}: {a:?} to {b:?}\n{walls:?}");
        match (way, steps) {
            (Some(way), Some(steps)) => {
                assert!(way <= (steps * STEP - 20).max(0) + 8, "case {n}: {way}, {steps} steps");
                assert!(units(way) >= from.gap(&to), "case {n}");
                bent += i32::from(units(way) > from.gap(&to));
            }
            _ => none += 1,
        }
    }
    assert!(none > 50 && bent > 50, "{none} {bent}");
}
