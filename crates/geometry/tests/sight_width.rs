//! Sight needs width: a line that is touched on both of its sides sees nothing.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use geometry::{Cylinder, Disc, Length, OpenDoors, Point, Point3, Polygon, Prism, Scene, Segment};

const TALL: (i32, i32) = (0, 9_000);

fn block(x: (i32, i32), y: (i32, i32), z: (i32, i32)) -> Prism {
    let (low, high) = (Point::units(x.0, y.0), Point::units(x.1, y.1));
    Prism {
        footprint: Polygon::rectangle(low, high).unwrap(),
        bottom: Length::from_units(z.0),
        top: Length::from_units(z.1),
        standable: false,
    }
}

fn wall(from: (i32, i32), to: (i32, i32)) -> Segment {
    Segment { from: Point::units(from.0, from.1), to: Point::units(to.0, to.1) }
}

fn body(x: i32, y: i32, height: i32) -> Cylinder {
    let base =
        Disc { centre: Point::units(x, y), radius: Length::from_units(1_000), z: Length::ZERO };
    Cylinder { base, height: Length::from_units(height) }
}

fn scene(prisms: Vec<Prism>, walls: Vec<Segment>) -> Scene {
    Scene::new(Length::inches(30), Length::inches(30), prisms, walls, vec![])
}

/// Whether an eye sees a body, by all the ways to ask.
fn sees(scene: &Scene, eye: Point3, body: &Cylinder) -> bool {
    let open = OpenDoors::default();
    let seen = scene.sees(open, &[], eye, body);
    assert_eq!(scene.sees_by_search(open, &[], eye, body), seen, "the search disagrees");
    assert_eq!(scene.sight(open, &[], eye, body).is_clear(), seen, "the reasons disagree");
    // What is not part of the scene stands in the way alike.
    let bare = Scene::new(scene.width(), scene.depth(), vec![], scene.walls().to_vec(), vec![]);
    if scene.prisms().len() < 2 {
        assert_eq!(bare.sees(open, scene.prisms(), eye, body), seen, "as further blocks");
    }
    seen
}

/// From (2000, 10000) at a height to a body of that height at (30000, 10000).
fn along_the_middle(prisms: Vec<Prism>, walls: Vec<Segment>, height: i32) -> bool {
    let eye = Point::units(2_000, 10_000).at(Length::from_units(height));
    sees(&scene(prisms, walls), eye, &body(30_000, 10_000, height))
}

#[test]
fn blocks_at_different_distances_leave_no_slit_between_their_sides() {
    let south = block((9_000, 11_000), (-30_000, 10_000), TALL);
    let north = block((15_000, 18_000), (10_000, 40_000), TALL);
    assert!(!along_the_middle(vec![south.clone(), north.clone()], vec![], 3_000));
    assert!(!along_the_middle(vec![north.clone(), south.clone()], vec![], 3_000));
    // A unit of room is room.
    let apart = block((15_000, 18_000), (10_001, 40_000), TALL);
    assert!(along_the_middle(vec![south.clone(), apart], vec![], 3_000));
    // Touching on one side is not crossing.
    assert!(along_the_middle(vec![south], vec![], 3_000));
    assert!(along_the_middle(vec![north], vec![], 3_000));
}

#[test]
fn corners_on_either_side_of_a_slanting_line_shut_it() {
    // The line from (0, 0) to (24000, 12000) passes the corners (8000, 4000) and (16000, 8000).
    let south = block((8_000, 30_000), (-40_000, 4_000), TALL);
    let north = block((-40_000, 16_000), (8_000, 60_000), TALL);
    let table = scene(vec![south.clone(), north.clone()], vec![]);
    let eye = Point::units(0, 0).at(Length::from_units(3_000));
    let target = body(24_000, 12_000, 3_000);
    assert!(!sees(&table, eye, &target));
    for alone in [south, north] {
        assert!(sees(&scene(vec![alone], vec![]), eye, &target));
    }
}

#[test]
fn wall_ends_and_mixtures_shut_it_too() {
    let (south, north) =
        (wall((9_000, -5_000), (9_000, 10_000)), wall((15_000, 10_000), (15_000, 40_000)));
    assert!(!along_the_middle(vec![], vec![south, north], 3_000));
    assert!(along_the_middle(vec![], vec![south], 3_000));
    let block = block((15_000, 18_000), (10_000, 40_000), TALL);
    assert!(!along_the_middle(vec![block.clone()], vec![south], 3_000));
    assert!(along_the_middle(vec![block], vec![], 3_000));
    let apart = wall((15_000, 10_001), (15_000, 40_000));
    assert!(along_the_middle(vec![], vec![south, apart], 3_000));
}

#[test]
fn no_height_is_no_width_either() {
    let low = block((9_000, 11_000), (-30_000, 40_000), (0, 3_000));
    let high = block((15_000, 18_000), (-30_000, 40_000), (3_000, 9_000));
    assert!(!along_the_middle(vec![low.clone(), high.clone()], vec![], 3_000));
    let raised = block((15_000, 18_000), (-30_000, 40_000), (3_001, 9_000));
    assert!(along_the_middle(vec![low.clone(), raised], vec![], 3_000));
    // Grazing what is as tall as the eye and the target is touching on one side.
    assert!(along_the_middle(vec![low], vec![], 3_000));
    assert!(along_the_middle(vec![high], vec![], 3_000));
}

#[test]
fn a_slit_is_open_where_what_closes_it_ends_below_the_line() {
    let south = block((9_000, 11_000), (-30_000, 10_000), (0, 3_000));
    let north = block((15_000, 18_000), (10_000, 40_000), (0, 3_000));
    // Both end at the height of the line: there is room above it.
    assert!(along_the_middle(vec![south.clone(), north.clone()], vec![], 3_000));
    assert!(!along_the_middle(vec![south.clone(), north], vec![], 2_000));
    // One of them is only there above the line.
    let lintel = block((15_000, 18_000), (10_000, 40_000), (2_500, 9_000));
    assert!(along_the_middle(vec![south, lintel], vec![], 2_000));
}

#[test]
fn blocks_that_meet_at_a_corner_only_are_closed_there() {
    // A diagonal band of blocks that share corners, seen across.
    let band = |last: (i32, i32)| {
        let step =
            |n: i32| block((5_000 * n, 5_000 * n + 5_000), (5_000 * n, 5_000 * n + 5_000), TALL);
        let mut blocks: Vec<Prism> = (0..6).map(step).collect();
        blocks[2] = block((10_000, last.0), (10_000, last.1), TALL);
        scene(blocks, vec![])
    };
    let eye = Point::units(10_000, 20_000).at(Length::from_units(2_000));
    let target = body(20_000, 10_000, 2_000);
    assert!(!sees(&band((15_000, 15_000)), eye, &target));
    assert!(sees(&band((14_999, 14_999)), eye, &target));
}

#[test]
fn terrain_is_seen_with_width_only() {
    let south = block((9_000, 11_000), (-30_000, 10_000), TALL);
    let north = block((15_000, 18_000), (10_000, 40_000), TALL);
    let target = block((24_000, 26_000), (9_000, 11_000), TALL);
    let eye = Point::units(2_000, 10_000).at(Length::from_units(3_000));
    let open = OpenDoors::default();
    let table = scene(vec![south.clone(), north, target.clone()], vec![]);
    assert!(!table.sees_prism(open, eye, 2));
    assert!(scene(vec![south, target], vec![]).sees_prism(open, eye, 1));
}

#[test]
fn a_line_without_a_width_does_not_slip_between_two_wall_ends() {
    let (south, north) =
        (wall((9_000, 0), (9_000, 10_000)), wall((15_000, 10_000), (15_000, 40_000)));
    let to = Disc {
        centre: Point::units(30_000, 10_000),
        radius: Length::from_units(1_000),
        z: Length::ZERO,
    };
    let from = Point::units(2_000, 10_000);
    let open = OpenDoors::default();
    let strip = |walls: Vec<Segment>| scene(vec![], walls).strip(open, from, &to, Length::ZERO);
    assert_eq!(strip(vec![south, north]), None);
    assert!(strip(vec![south]).is_some());
    assert!(strip(vec![north]).is_some());
}
