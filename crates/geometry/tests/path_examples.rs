//! Worked examples of moving: open ground, other discs, corners, corridors, doors.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod walker;

use geometry::{
    Disc, Fault, Footing, Ground, KeepOut, Length, Mover, OpenDoors, Point, Polygon, Prism,
    Rounding, Scene, Segment, Surroundings,
};
use walker::walker;

const HALF: Length = Length::from_units(1270);

fn mover() -> Mover {
    walker(HALF, Length::INCH, true)
}

fn at(x: f64, y: f64) -> Footing {
    Footing::floor(Point::inches(x, y))
}

fn disc(x: f64, y: f64) -> Disc {
    Disc { centre: Point::inches(x, y), radius: HALF, z: Length::ZERO }
}

fn keep_out(x: f64, y: f64) -> KeepOut {
    KeepOut { disc: disc(x, y), reach: Length::INCH }
}

fn table(prisms: Vec<Prism>, walls: Vec<Segment>, doors: Vec<Segment>) -> Ground {
    let scene = Scene::new(Length::inches(30), Length::inches(22), prisms, walls, doors);
    Ground::new(&scene, HALF, Length::INCH)
}

fn tall(a: (f64, f64), b: (f64, f64)) -> Prism {
    let footprint = Polygon::rectangle(Point::inches(a.0, a.1), Point::inches(b.0, b.1)).unwrap();
    Prism { footprint, bottom: Length::ZERO, top: Length::inches(5), standable: false }
}

fn wall(a: (f64, f64), b: (f64, f64)) -> Segment {
    Segment { from: Point::inches(a.0, a.1), to: Point::inches(b.0, b.1) }
}

fn inches(length: Length) -> f64 {
    length.to_inches_f64()
}

#[test]
fn a_move_stops_farther_than_an_inch_away() {
    let ground = table(vec![], vec![], vec![]);
    let around = Surroundings { keep_outs: &[keep_out(12.0, 5.0)], ..Surroundings::default() };
    let limit = Length::inches(6);
    let path = ground.shortest(&mover(), &around, at(5.0, 5.0), at(9.9, 5.0), limit).unwrap();
    assert_eq!(path.length, Length::from_inches_f64(4.9));
    let fault = ground.shortest(&mover(), &around, at(5.0, 5.0), at(10.0, 5.0), limit);
    assert_eq!(fault, Err(Fault::KeepOut(0)));
    let unit_less = Footing::floor(Point::units(25399, 12700));
    assert!(ground.check_path(&mover(), &around, at(5.0, 5.0), &[unit_less]).is_ok());
}

#[test]
fn a_straight_path_past_a_keep_out_is_refused_and_a_way_round_is_longer() {
    let ground = table(vec![], vec![], vec![]);
    let around = Surroundings { keep_outs: &[keep_out(8.0, 6.6)], ..Surroundings::default() };
    let (from, to) = (at(5.0, 5.0), at(11.0, 5.0));
    assert_eq!(ground.check_path(&mover(), &around, from, &[to]), Err(Fault::KeepOut(0)));
    let six = ground.shortest(&mover(), &around, from, to, Length::inches(6));
    assert_eq!(six, Err(Fault::NoWay));
    let path = ground.shortest(&mover(), &around, from, to, Length::inches(7)).unwrap();
    // Tangents from two points to a circle of radius 2 about a centre 1.6 off the line between them.
    let (flat, radius) = (3.0f64, 2.0f64);
    let away = flat.hypot(1.6);
    let swing = std::f64::consts::PI - 2.0 * (1.6f64 / away).acos() - 2.0 * (radius / away).acos();
    let swing = swing.abs().min((2.0 * ((1.6f64 / away).acos() - (radius / away).acos())).abs());
    let infimum = 2.0 * (away * away - radius * radius).sqrt() + radius * swing;
    let found = inches(path.length);
    assert!(found >= infimum - 0.001 && found <= infimum * 1.001, "{found} {infimum}");
    assert_eq!(ground.check_path(&mover(), &around, from, &path.points), Ok(path.length));
}

#[test]
fn three_inches_and_no_more() {
    let ground = table(vec![], vec![], vec![]);
    let around = Surroundings::default();
    let limit = Length::inches(3);
    assert!(ground.shortest(&mover(), &around, at(5.0, 5.0), at(8.0, 5.0), limit).is_ok());
    let fault = ground.shortest(&mover(), &around, at(5.0, 5.0), at(8.1, 5.0), limit);
    assert_eq!(fault, Err(Fault::TooLong { length: Length::from_inches_f64(3.1) }));
}

#[test]
fn leaving_through_a_reach_is_free_where_no_keep_out_is_given() {
    let ground = table(vec![], vec![], vec![]);
    let near = [disc(11.5, 10.0)];
    let around = Surroundings { solids: &near, ..Surroundings::default() };
    let (from, to) = (at(10.0, 10.0), at(6.0, 10.0));
    let path = ground.shortest(&mover(), &around, from, to, Length::inches(6)).unwrap();
    assert_eq!(path.length, Length::inches(4));
    let reach = [keep_out(11.5, 10.0)];
    let held = Surroundings { keep_outs: &reach, ..Surroundings::default() };
    let fault = ground.shortest(&mover(), &held, from, to, Length::inches(6));
    assert_eq!(fault, Err(Fault::KeepOut(0)));
    assert_eq!(ground.can_stand(&held, at(9.6, 10.0)), Err(Fault::KeepOut(0)));
    assert_eq!(ground.can_stand(&held, to), Ok(()));
}

#[test]
fn eight_inches_reach_seven_but_not_nine() {
    let ground = table(vec![], vec![], vec![]);
    let limit = Length::inches(8);
    let near = [disc(14.0, 5.0)];
    let around = Surroundings { solids: &near, ..Surroundings::default() };
    let path = ground.shortest(&mover(), &around, at(5.0, 5.0), at(12.0, 5.0), limit).unwrap();
    assert_eq!(path.length, Length::inches(7));
    let fault = ground.shortest(&mover(), &around, at(5.0, 5.0), at(14.0, 5.0), limit);
    assert_eq!(fault, Err(Fault::Solid(0)));
    let fault = ground.shortest(&mover(), &around, at(5.0, 7.0), at(14.0, 7.0), limit);
    assert_eq!(fault, Err(Fault::TooLong { length: Length::inches(9) }));
}

#[test]
fn segments_may_round_up_to_whole_inches() {
    let ground = table(vec![], vec![], vec![]);
    let around = Surroundings::default();
    let drawn = [at(7.5, 5.0), at(7.5, 8.5)];
    let exact = ground.check_path(&mover(), &around, at(5.0, 5.0), &drawn);
    assert_eq!(exact, Ok(Length::inches(6)));
    let whole = Mover { rounding: Rounding::WholeInches, ..mover() };
    let rounded = ground.check_path(&whole, &around, at(5.0, 5.0), &drawn);
    assert_eq!(rounded, Ok(Length::inches(7)));
}

#[test]
fn whole_inches_prefer_few_segments() {
    let ground = table(vec![tall((10.0, 8.0), (10.5, 12.0))], vec![], vec![]);
    let whole = Mover { rounding: Rounding::WholeInches, ..mover() };
    let around = Surroundings::default();
    let (from, to) = (at(8.0, 11.6), at(12.5, 11.6));
    let path = ground.shortest(&whole, &around, from, to, Length::inches(9)).unwrap();
    assert_eq!(ground.check_path(&whole, &around, from, &path.points), Ok(path.length));
    assert!(path.length <= Length::inches(7), "{:?}", path);
}

#[test]
fn guests_are_passed_but_not_ended_on() {
    let ground = table(vec![], vec![], vec![]);
    let friend = [disc(8.0, 5.0)];
    let limit = Length::inches(6);
    let around = Surroundings { guests: &friend, ..Surroundings::default() };
    let path = ground.shortest(&mover(), &around, at(5.0, 5.0), at(11.0, 5.0), limit).unwrap();
    assert_eq!((path.length, path.points.len()), (limit, 1));
    let fault = ground.shortest(&mover(), &around, at(5.0, 5.0), at(8.6, 5.0), limit);
    assert_eq!(fault, Err(Fault::Guest(0)));
    assert!(ground.shortest(&mover(), &around, at(5.0, 5.0), at(9.0, 5.0), limit).is_ok());
    let solid = Surroundings { solids: &friend, ..Surroundings::default() };
    let drawn = ground.check_path(&mover(), &solid, at(5.0, 5.0), &[at(11.0, 5.0)]);
    assert_eq!(drawn, Err(Fault::Solid(0)));
}

#[test]
fn a_base_goes_round_a_corner_on_an_arc() {
    let ground = table(vec![tall((8.0, 0.0), (10.0, 10.0))], vec![], vec![]);
    let around = Surroundings::default();
    let (from, to) = (at(7.5, 8.0), at(10.5, 8.0));
    let path = ground.shortest(&mover(), &around, from, to, Length::inches(9)).unwrap();
    let infimum = 2.0 + 2.0 + 2.0 + std::f64::consts::PI * 0.5;
    let found = inches(path.length);
    assert!(found >= infimum - 0.001 && found <= infimum * 1.001, "{found} {infimum}");
}

#[test]
fn a_corridor_of_exactly_its_width_lets_a_base_through() {
    let corridor = |gap: f64| {
        let blocks = vec![tall((5.0, 0.0), (9.0, 10.0)), tall((5.0, 10.0 + gap), (9.0, 22.0))];
        table(blocks, vec![], vec![])
    };
    let around = Surroundings::default();
    let (from, to) = (at(3.0, 8.0), at(11.0, 13.0));
    let limit = Length::inches(14);
    let path = corridor(1.0).shortest(&mover(), &around, from, to, limit).unwrap();
    assert!(inches(path.length) < 11.0);
    assert_eq!(corridor(1.0).check_path(&mover(), &around, from, &path.points), Ok(path.length));
    let narrow = corridor(0.9996).shortest(&mover(), &around, from, to, limit);
    assert_eq!(narrow, Err(Fault::NoWay));
    let walls = vec![wall((5.0, 0.0), (5.0, 10.0)), wall((5.0, 11.0), (5.0, 22.0))];
    let gap = table(vec![], walls, vec![]);
    assert!(gap.shortest(&mover(), &around, from, to, limit).is_ok());
    let discs = [disc(5.0, 9.5), disc(5.0, 11.5)];
    let solids = Surroundings { solids: &discs, ..Surroundings::default() };
    let open = table(vec![], vec![], vec![]);
    let through = open.shortest(&mover(), &solids, at(4.0, 10.5), at(6.0, 10.5), limit).unwrap();
    assert_eq!(through.length, Length::inches(2));
}

#[test]
fn closed_doors_bar_the_way_and_open_ones_do_not() {
    let walls = vec![wall((10.0, 0.0), (10.0, 9.0)), wall((10.0, 11.0), (10.0, 22.0))];
    let ground = table(vec![], walls, vec![wall((10.0, 9.0), (10.0, 11.0))]);
    let (from, to) = (at(8.0, 10.0), at(12.0, 10.0));
    let shut = Surroundings::default();
    assert_eq!(ground.check_path(&mover(), &shut, from, &[to]), Err(Fault::Barrier));
    let none = ground.shortest(&mover(), &shut, from, to, Length::inches(20));
    assert_eq!(none, Err(Fault::NoWay));
    let open = Surroundings { open: OpenDoors::default().with(0, true), ..shut };
    let path = ground.shortest(&mover(), &open, from, to, Length::inches(6)).unwrap();
    assert_eq!(path.length, Length::inches(4));
    let slanted = ground.shortest(&mover(), &open, at(9.0, 7.0), at(11.0, 7.0), Length::inches(9));
    let path = slanted.unwrap();
    assert_eq!(ground.check_path(&mover(), &open, at(9.0, 7.0), &path.points), Ok(path.length));
}

#[test]
fn the_whole_base_stays_on_the_table() {
    let ground = table(vec![], vec![], vec![]);
    let around = Surroundings::default();
    assert_eq!(ground.can_stand(&around, at(0.5, 0.5)), Ok(()));
    assert_eq!(ground.can_stand(&around, at(0.49, 0.5)), Err(Fault::OffBoard));
    assert_eq!(ground.can_stand(&around, at(29.6, 0.5)), Err(Fault::OffBoard));
    let out = ground.check_path(&mover(), &around, at(1.0, 1.0), &[at(0.0, 1.0), at(1.0, 2.0)]);
    assert_eq!(out, Err(Fault::OffBoard));
}

#[test]
fn concave_footprints_are_gone_round_by_their_tips() {
    let corners = [(8.0, 8.0), (14.0, 8.0), (14.0, 9.0), (9.0, 9.0), (9.0, 14.0), (8.0, 14.0)];
    let footprint =
        Polygon::new(corners.iter().map(|&(x, y)| Point::inches(x, y)).collect()).unwrap();
    let hook = Prism { footprint, ..tall((0.0, 0.0), (1.0, 1.0)) };
    let ground = table(vec![hook], vec![], vec![]);
    let around = Surroundings::default();
    let (inner, outer) = (at(9.6, 9.6), at(7.4, 9.6));
    assert_eq!(ground.can_stand(&around, inner), Ok(()));
    let path = ground.shortest(&mover(), &around, inner, outer, Length::inches(14)).unwrap();
    // Up along the arm, round its tip, and down again.
    let infimum = 2.0 * (14.0 - 9.6) + 1.0 + std::f64::consts::PI * 0.5;
    assert!((inches(path.length) - infimum).abs() < 0.15, "{}", path.length);
    assert_eq!(ground.check_path(&mover(), &around, inner, &path.points), Ok(path.length));
}
