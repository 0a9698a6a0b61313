//! Measuring to doors and standing in them: worked examples with discs of radius 0.5" about a door 2" wide.

mod worlds;

use geometry::{Disc, Length, OpenDoors, Point, Scene, Segment};
use worlds::{Dice, units, wall};

const SHUT: fn() -> OpenDoors = OpenDoors::default;

fn open() -> OpenDoors {
    OpenDoors::default().with(0, true)
}

fn inches(v: f64) -> Length {
    Length::from_inches_f64(v)
}

/// The examples have their origin at (10, 15), so that no wall ends on the board edge.
fn at(x: f64, y: f64) -> Point {
    Point::inches(x + 10.0, y + 15.0)
}

fn disc(x: f64, y: f64) -> Disc {
    Disc { centre: at(x, y), radius: inches(0.5), z: Length::ZERO }
}

fn bar(from: (f64, f64), to: (f64, f64)) -> Segment {
    Segment { from: at(from.0, from.1), to: at(to.0, to.1) }
}

fn table(mut more: Vec<Segment>) -> Scene {
    more.extend([bar((5.0, -10.0), (5.0, 0.0)), bar((5.0, 2.0), (5.0, 10.0))]);
    let door = bar((5.0, 0.0), (5.0, 2.0));
    Scene::new(Length::inches(30), Length::inches(30), vec![], more, vec![door])
}

#[test]
fn ex_21_a_closed_door_is_walked_round_and_an_open_one_is_not_there() {
    let scene = table(vec![]);
    let (a, b) = (disc(4.0, 1.0), disc(6.2, 1.0));
    let shut = scene.distance(SHUT(), &a, &b).expect("a way round");
    assert!((shut - inches(17.14)).abs() <= inches(0.005), "{shut:?}");
    assert_eq!(scene.distance(open(), &a, &b), Some(inches(1.2)));
    assert!(!scene.within(open(), &a, &b, Length::INCH));
}

#[test]
fn ex_23_a_door_is_measured_to_from_either_side_whether_open_or_closed() {
    let scene = table(vec![]);
    for doors in [SHUT(), open()] {
        for (x, y, far) in [(4.0, 1.0, 0.5), (6.2, 1.0, 0.7), (5.0, 1.0, 0.0), (5.0, 3.0, 0.5)] {
            let within = |reach| scene.door_within(doors, &disc(x, y), 0, reach);
            assert!(within(inches(far)), "({x}, {y})");
            assert!(!within(inches(far) - Length::UNIT), "({x}, {y})");
        }
    }
}

#[test]
fn ex_24_a_disc_past_the_end_of_the_door_is_measured_to_that_end() {
    // 3-4-5 from the end at (5, 2): 1.25" less the radius.
    let scene = table(vec![]);
    let within = |reach| scene.door_within(SHUT(), &disc(4.25, 3.0), 0, reach);
    assert!(within(inches(0.75)) && !within(inches(0.75) - Length::UNIT));
}

#[test]
fn ex_26_two_discs_overlap_the_line_of_the_door() {
    let scene = table(vec![]);
    assert!(scene.in_doorway(&disc(5.3, 1.45), 0));
    assert!(scene.in_doorway(&disc(4.8, 0.55), 0));
    assert!(!scene.in_doorway(&disc(5.3, 1.45), 1), "there is no second door");
}

#[test]
fn ex_27_touching_is_not_standing_in() {
    let scene = table(vec![]);
    assert!(!scene.in_doorway(&disc(5.5, 1.0), 0));
    let mut nearer = disc(5.5, 1.0);
    nearer.centre.x -= Length::UNIT;
    assert!(scene.in_doorway(&nearer, 0));
    assert!(!scene.in_doorway(&disc(5.0, 2.5), 0), "touching its end");
    assert!(scene.in_doorway(&disc(5.0, 2.49), 0));
}

#[test]
fn a_wall_before_the_door_is_walked_round() {
    // From (4, 1), over the end at (4.5, 2.2), to the end of the door at (5, 2).
    let scene = table(vec![bar((4.5, -9.0), (4.5, 2.2))]);
    let way = f64::hypot(0.5, 1.2) + f64::hypot(0.5, 0.2) - 0.5;
    let within = |reach| scene.door_within(SHUT(), &disc(4.0, 1.0), 0, reach);
    assert!(within(inches(way + 0.001)) && !within(inches(way - 0.001)));
    // And from its end straight to the door where it ends beside it: 0.75-1-1.25, then 0.5.
    let low = table(vec![bar((4.5, -9.0), (4.5, 1.5))]);
    let within = |reach| low.door_within(SHUT(), &disc(3.75, 0.5), 0, reach);
    assert!(within(inches(1.25)) && !within(inches(1.25) - Length::UNIT));
}

#[test]
fn a_door_behind_a_joint_is_not_near() {
    let nook = vec![
        bar((5.0, -0.5), (4.6, -0.5)),
        bar((4.6, -0.5), (4.6, 2.5)),
        bar((4.6, 2.5), (5.0, 2.5)),
    ];
    let scene = table(nook);
    for doors in [SHUT(), open()] {
        assert!(!scene.door_within(doors, &disc(4.0, 1.0), 0, Length::inches(3)));
        assert!(scene.door_within(doors, &disc(6.0, 1.0), 0, inches(0.5)));
    }
}

#[test]
fn another_closed_door_stands_between_and_an_open_one_does_not() {
    let walls = vec![wall((400, 0), (400, 400)), wall((400, 600), (400, 1000))];
    let walls = [walls, vec![wall((380, 0), (380, 400)), wall((380, 600), (380, 1000))]].concat();
    let doors = vec![wall((400, 400), (400, 600)), wall((380, 400), (380, 600))];
    let scene = Scene::new(units(1000), units(1000), vec![], walls, doors);
    let disc = Disc { centre: Point::units(350, 500), radius: units(10), z: Length::ZERO };
    assert!(!scene.door_within(SHUT(), &disc, 0, units(400)));
    assert!(!scene.door_within(open(), &disc, 0, units(400)));
    assert!(scene.door_within(SHUT().with(1, true), &disc, 0, units(40)));
    assert!(!scene.door_within(SHUT().with(1, true), &disc, 0, units(39)));
    assert!(!scene.door_within(SHUT(), &disc, 7, units(400)), "there is no such door");
}

#[test]
fn heights_do_not_count_for_a_door() {
    let high = Disc { z: Length::inches(5), ..disc(4.0, 1.0) };
    assert!(table(vec![]).door_within(SHUT(), &high, 0, inches(0.5)));
}

#[test]
fn a_mark_on_the_floor_is_measured_round_walls() {
    let scene = table(vec![]);
    let near = |x, doors, reach| {
        scene.point_within(doors, &disc(x, 1.0), at(6.0, 1.0), inches(0.25), inches(reach))
    };
    assert!(near(7.5, SHUT(), 0.75) && !near(7.5, SHUT(), 0.74));
    assert!(near(4.5, open(), 0.75) && !near(4.5, SHUT(), 10.0));
}

/// Whether two segments cross at a point inside both.
fn across(a: &Segment, b: &Segment) -> bool {
    let parts = |s: &Segment, t: &Segment| {
        let way = s.to - s.from;
        way.cross(t.from - s.from).signum() * way.cross(t.to - s.from).signum() < 0
    };
    parts(a, b) && parts(b, a)
}

/// Against the least distance to closely set points of the door, on tables with slanted walls and doors.
#[test]
fn no_point_of_a_door_is_nearer_than_the_door() {
    let mut dice = Dice::new(77);
    let (mut bent, mut never) = (0, 0);
    for n in 0..300 {
        let mut spot = || (dice.between(60, 540), dice.between(60, 540));
        let (from, to) = (spot(), spot());
        let lines = (0..6).map(|_| wall(spot(), spot()));
        let walls: Vec<Segment> = lines.filter(|w| !across(w, &wall(from, to))).collect();
        let leaf = wall(from, to);
        let scene = Scene::new(units(600), units(600), vec![], walls, vec![leaf]);
        let (x, y) = spot();
        let disc = Disc { centre: Point::units(x, y), radius: units(10), z: Length::ZERO };
        let steps = 2 * (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
        let points = (0..=steps).map(|i| {
            let part = |a: i32, b: i32| a + (b - a) * i / steps;
            Point::units(part(from.0, to.0), part(from.1, to.1))
        });
        let dot = |centre| Disc { centre, radius: Length::ZERO, z: Length::ZERO };
        let least = points.filter_map(|p| scene.distance(open(), &disc, &dot(p))).min();
        match least {
            None => {
                never += 1;
                assert!(!scene.door_within(SHUT(), &disc, 0, units(2000)), "case {n}");
            }
            Some(least) => {
                assert!(
                    scene.door_within(SHUT(), &disc, 0, least + units(2)),
                    "case {n}: {least:?}"
                );
                let less = least - units(2);
                assert!(!scene.door_within(SHUT(), &disc, 0, less), "case {n}: {least:?}");
                bent += i32::from(scene.distance(open(), &disc, &dot(leaf.from)) > Some(least));
            }
        }
    }
    assert!(bent > 50 && never < 100, "{bent} {never}");
}
