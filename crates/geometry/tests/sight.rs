//! Sight in single cases: touching, seams, joints of walls, heights, concave blocks.

mod worlds;

use geometry::{Blocker, Cylinder, Length, OpenDoors, Point, Prism, Scene, Segment, Sight};
use worlds::{body, polygon, prism, units, wall};

fn scene(prisms: Vec<Prism>, walls: Vec<Segment>) -> Scene {
    Scene::new(units(2000), units(2000), prisms, walls, vec![])
}

fn sees(scene: &Scene, eye: (i32, i32, i32), body: &Cylinder) -> bool {
    let eye = Point::units(eye.0, eye.1).at(units(eye.2));
    let sees = scene.sees(OpenDoors::default(), &[], eye, body);
    let sight = scene.sight(OpenDoors::default(), &[], eye, body);
    assert_eq!(sight.is_clear(), sees);
    sees
}

const TALL: i32 = 500;

fn rectangle(x: (i32, i32), y: (i32, i32), bottom: i32, top: i32) -> Prism {
    prism(&[(x.0, y.0), (x.1, y.0), (x.1, y.1), (x.0, y.1)], bottom, top)
}

#[test]
fn a_block_as_tall_as_both_heads_does_not_hide() {
    let target = body(1000, 500, 0, 50, 150);
    let block = |top| scene(vec![rectangle((500, 520), (0, 1000), 0, top)], vec![]);
    assert!(sees(&block(150), (100, 500, 150), &target));
    assert!(!sees(&block(151), (100, 500, 150), &target));
}

#[test]
fn an_eye_above_sees_down_behind_a_block() {
    // Over the block's near top edge (x = 520, height 200) the line from height 600 falls by one in one.
    let target = |x| body(x, 500, 0, 50, 100);
    let scene = scene(vec![rectangle((400, 520), (0, 1000), 0, 200)], vec![]);
    assert!(!sees(&scene, (120, 500, 600), &target(569)));
    assert!(sees(&scene, (120, 500, 600), &target(570)), "the far rim is seen at 620");
    assert!(sees(&scene, (120, 500, 600), &target(700)));
}

#[test]
fn a_body_is_seen_from_straight_above_unless_something_is_between() {
    let target = body(500, 500, 0, 50, 100);
    assert!(sees(&scene(vec![], vec![]), (500, 500, 400), &target));
    let bridge = |x| scene(vec![rectangle((x, 1000), (0, 1000), 200, 220)], vec![]);
    assert!(!sees(&bridge(0), (510, 500, 400), &target));
    assert!(sees(&bridge(510), (510, 500, 400), &target), "its edge is straight below the eye");
    // Half way down, past the edge at 480, the line reaches no further than 450: the rim.
    assert!(sees(&bridge(480), (510, 500, 340), &target));
    assert!(!sees(&bridge(479), (510, 500, 340), &target));
}

#[test]
fn a_body_under_a_bridge_is_seen_from_below_it() {
    let bridge = scene(vec![rectangle((0, 1000), (300, 700), 200, 220)], vec![]);
    assert!(sees(&bridge, (500, 100, 150), &body(500, 500, 0, 50, 150)));
    assert!(!sees(&bridge, (500, 400, 600), &body(500, 500, 0, 50, 150)));
    let above = body(500, 500, 220, 50, 150);
    assert!(!sees(&bridge, (500, 400, 100), &above));
    assert!(sees(&bridge, (500, 400, 300), &above));
}

#[test]
fn what_is_behind_or_beside_does_not_hide() {
    let target = body(1000, 500, 0, 50, 150);
    let blocks = vec![
        rectangle((1050, 1100), (0, 1000), 0, TALL),
        rectangle((0, 100), (0, 1000), 0, TALL),
        rectangle((200, 900), (551, 600), 0, TALL),
        rectangle((200, 900), (400, 449), 0, TALL),
    ];
    assert!(sees(&scene(blocks, vec![]), (100, 500, 150), &target));
}

#[test]
fn neither_touching_blocks_nor_a_concave_one_have_a_seam() {
    let target = body(1000, 500, 0, 50, 150);
    let halves =
        vec![rectangle((500, 600), (0, 500), 0, TALL), rectangle((500, 600), (500, 1000), 0, TALL)];
    assert!(!sees(&scene(halves, vec![]), (100, 500, 150), &target), "along the shared face");
    let notched = prism(
        &[(500, 0), (600, 0), (600, 1000), (500, 1000), (500, 510), (599, 500), (500, 490)],
        0,
        TALL,
    );
    assert!(!sees(&scene(vec![notched], vec![]), (100, 500, 150), &target));
}

#[test]
fn a_concave_block_is_seen_past_through_its_notch() {
    let l = prism(&[(400, 0), (900, 0), (900, 100), (500, 100), (500, 900), (400, 900)], 0, TALL);
    let scene = scene(vec![l], vec![]);
    assert!(sees(&scene, (800, 800, 150), &body(700, 200, 0, 50, 150)));
    assert!(!sees(&scene, (100, 300, 150), &body(700, 200, 0, 50, 150)));
    assert!(sees(&scene, (800, 800, 150), &body(550, 150, 0, 50, 150)), "in the inner corner");
}

#[test]
fn two_blocks_together_hide_what_neither_does() {
    let target = body(1000, 500, 0, 50, 150);
    let left = rectangle((500, 520), (490, 1000), 0, TALL);
    let right = rectangle((600, 620), (0, 510), 0, TALL);
    for alone in [&left, &right] {
        assert!(sees(&scene(vec![alone.clone()], vec![]), (100, 500, 150), &target));
    }
    assert!(!sees(&scene(vec![left, right], vec![]), (100, 500, 150), &target));
}

#[test]
fn a_low_block_and_a_bridge_hide_together() {
    let target = body(1000, 500, 0, 50, 150);
    let low = rectangle((500, 520), (0, 1000), 0, 100);
    let bridge = |bottom| rectangle((600, 620), (0, 1000), bottom, TALL);
    let both = |bottom| scene(vec![low.clone(), bridge(bottom)], vec![]);
    assert!(!sees(&both(99), (100, 500, 100), &target));
    assert!(!sees(&both(100), (100, 500, 100), &target), "a level line has no room");
    assert!(sees(&both(101), (100, 500, 100), &target), "and a unit is room");
}

#[test]
fn a_corner_on_the_line_that_touches_the_body_leaves_that_line() {
    // From (100, 100) along (4, 3) a line touches the disc at (500, 400), and the block at its corner.
    let target = body(440, 480, 0, 100, 150);
    let block = |x| prism(&[(x, 250), (150, 400), (150, 250)], 0, TALL);
    assert!(sees(&scene(vec![block(300)], vec![]), (100, 100, 150), &target));
    assert!(!sees(&scene(vec![block(301)], vec![]), (100, 100, 150), &target));
}

#[test]
fn a_roof_over_the_body_does_not_hide_it_from_the_side() {
    // Over the low block only the topmost 3 of the body are seen, right under the roof.
    let target = body(1000, 500, 0, 50, 150);
    let low = rectangle((500, 520), (0, 1000), 0, 125);
    let roof = rectangle((960, 1100), (0, 1000), 150, 300);
    assert!(sees(&scene(vec![low, roof], vec![]), (0, 500, 100), &target));
}

#[test]
fn extra_blocks_count_for_one_question() {
    let target = body(1000, 500, 0, 50, 150);
    let open = scene(vec![rectangle((0, 10), (0, 10), 0, 10)], vec![]);
    let eye = Point::units(100, 500).at(units(150));
    let extra = [rectangle((500, 520), (0, 1000), 0, TALL)];
    assert!(!open.sees(OpenDoors::default(), &extra, eye, &target));
    let sight = open.sight(OpenDoors::default(), &extra, eye, &target);
    assert!(matches!(sight, Sight::Blocked { by } if by[..] == [Blocker::Prism(1)]));
    assert!(open.sees(OpenDoors::default(), &[], eye, &target));
}

#[test]
fn an_eye_inside_a_block_sees_nothing() {
    let scene = scene(vec![rectangle((50, 150), (450, 550), 0, TALL)], vec![]);
    assert!(!sees(&scene, (100, 500, 150), &body(1000, 500, 0, 50, 150)));
    assert!(sees(&scene, (100, 500, TALL), &body(1000, 500, 0, 50, TALL)), "level with its top");
}

/// A body so thin that only the line to its middle counts.
fn thin(x: i32, y: i32) -> Cylinder {
    body(x, y, 0, 0, 150)
}

#[test]
fn ends_of_walls_touch_and_joints_are_shut() {
    let through =
        |walls: Vec<Segment>| sees(&scene(vec![], walls), (100, 500, 150), &thin(900, 500));
    assert!(through(vec![wall((500, 500), (500, 900))]), "one end touches");
    assert!(!through(vec![wall((500, 499), (500, 900))]), "crossed");
    assert!(!through(vec![wall((500, 500), (500, 900)), wall((500, 100), (500, 500))]), "a joint");
    assert!(through(vec![wall((500, 500), (500, 900)), wall((501, 100), (501, 499))]), "a gap");
    assert!(!through(vec![wall((500, 500), (500, 900)), wall((501, 100), (501, 500))]), "a slit");
    assert!(through(vec![wall((500, 500), (500, 900)), wall((500, 500), (600, 900))]), "one side");
    assert!(through(vec![wall((300, 500), (600, 500))]), "along a wall");
    assert!(
        !through(vec![
            wall((300, 500), (600, 500)),
            wall((300, 500), (300, 900)),
            wall((600, 100), (600, 500))
        ]),
        "from one side of a wall to the other"
    );
    assert!(
        through(vec![
            wall((300, 500), (600, 500)),
            wall((300, 500), (300, 900)),
            wall((600, 900), (600, 500))
        ]),
        "along the other side of it"
    );
}

#[test]
fn the_board_edge_closes_a_wall() {
    let along_edge = |walls| sees(&scene(vec![], walls), (100, 0, 150), &thin(900, 0));
    assert!(!along_edge(vec![wall((500, 0), (500, 900))]));
    assert!(along_edge(vec![wall((500, 1), (500, 900))]));
}

#[test]
fn doors_hide_while_they_are_closed() {
    let target = body(900, 500, 0, 50, 150);
    let walls = vec![wall((500, 0), (500, 400)), wall((500, 600), (500, 2000))];
    let doors = vec![wall((500, 400), (500, 600))];
    let scene = Scene::new(units(2000), units(2000), vec![], walls, doors);
    let eye = Point::units(100, 500).at(units(150));
    let open = OpenDoors::default().with(0, true);
    assert!(scene.sees(open, &[], eye, &target));
    let sight = scene.sight(OpenDoors::default(), &[], eye, &target);
    assert!(matches!(sight, Sight::Blocked { by } if by[..] == [Blocker::Door(0)]));
    assert!(!scene.sees(OpenDoors::default(), &[], eye, &target));
}

#[test]
fn a_prism_does_not_hide_itself() {
    let low = rectangle((500, 520), (400, 600), 0, 100);
    let screen = rectangle((300, 310), (0, 1000), 0, TALL);
    let eye = Point::units(100, 500).at(units(150));
    let doors = OpenDoors::default();
    assert!(scene(vec![low.clone()], vec![]).sees_prism(doors, eye, 0));
    assert!(!scene(vec![low.clone(), screen], vec![]).sees_prism(doors, eye, 0));
    let beside = rectangle((300, 310), (0, 510), 0, TALL);
    assert!(scene(vec![low.clone(), beside], vec![]).sees_prism(doors, eye, 0));
    let fence = scene(vec![low.clone()], vec![wall((300, 0), (300, 2000))]);
    assert!(!fence.sees_prism(doors, eye, 0));
    let above = Point::units(510, 500).at(units(300));
    assert!(scene(vec![low.clone()], vec![]).sees_prism(doors, above, 0));
    let lid = rectangle((0, 1000), (0, 1000), 200, 210);
    assert!(!scene(vec![low, lid], vec![]).sees_prism(doors, above, 0));
}

#[test]
fn the_largest_table_fits_the_arithmetic() {
    let inch = |v: i32| Length::inches(v).units();
    let corner = |i: i32| (inch(72) / 64 * (i % 16) + 1, inch(72) - 7 * i);
    let jagged: Vec<(i32, i32)> = (0..32)
        .map(|i| (inch(1) + i * inch(2) + i % 2, inch(30) + (i % 2) * inch(12) + i))
        .chain((0..32).rev().map(|i| (inch(1) + i * inch(2), inch(60) + (i % 2) * inch(11) - i)))
        .collect();
    let footprint = polygon(&jagged);
    let top = Length::inches(6);
    let block = Prism { footprint, bottom: Length::ZERO, top, standable: false };
    let walls = (0..40).map(|i| wall(corner(i), corner(i + 1))).collect();
    let scene = Scene::new(Length::inches(72), Length::inches(72), vec![block; 3], walls, vec![]);
    let mut seen = 0;
    for i in 0..200 {
        let eye = (inch(72) - 3 * i, inch(i % 72), inch(i % 9));
        let target = body(inch(72 - i % 71), inch((i * 31) % 72), inch(i % 5), 12_000, inch(5));
        seen += i32::from(sees(&scene, eye, &target));
    }
    assert!(seen > 20 && seen < 180, "{seen}");
}
