//! Worked examples of sight and fans: discs of radius 0.5" and bodies 1.5" tall on a 30" x 22" table.

use geometry::{
    Blocker, Cylinder, Disc, Ends, Length, OpenDoors, Piece, Point, Polygon, Prism, Scene, Sight,
    Zone,
};

fn inches(v: f64) -> Length {
    Length::from_inches_f64(v)
}

fn block(x: (f64, f64), y: (f64, f64), top: f64) -> Prism {
    let footprint =
        Polygon::rectangle(Point::inches(x.0, y.0), Point::inches(x.1, y.1)).expect("an area");
    Prism { footprint, bottom: Length::ZERO, top: inches(top), standable: false }
}

fn table(prisms: Vec<Prism>) -> Scene {
    Scene::new(Length::inches(30), Length::inches(22), prisms, vec![], vec![])
}

fn disc_of(x: f64, y: f64, radius: f64) -> Disc {
    Disc { centre: Point::inches(x, y), radius: inches(radius), z: Length::ZERO }
}

fn disc(x: f64, y: f64) -> Disc {
    disc_of(x, y, 0.5)
}

fn body(base: Disc) -> Cylinder {
    Cylinder { base, height: inches(1.5) }
}

fn sees(scene: &Scene, from: Disc, to: Disc) -> bool {
    let eye = body(from).head();
    let sees = scene.sees(OpenDoors::default(), &[], eye, &body(to));
    let sight = scene.sight(OpenDoors::default(), &[], eye, &body(to));
    assert_eq!(sees, sight.is_clear());
    if let Sight::Blocked { by } = sight {
        assert!(!by.is_empty());
    }
    sees
}

/// Whether prism 0 within an inch of the target is crossed from every point of the base.
fn barred(scene: &Scene, from: Disc, to: Disc, zone: Zone) -> bool {
    scene.clear_origin(&from, &to, &[Piece { what: Blocker::Prism(0), zone }]).is_none()
}

const NEAR: Zone = Zone::NearTarget(Length::INCH);

fn low_wall() -> Scene {
    table(vec![block((9.9, 10.1), (10.0, 12.0), 1.0)])
}

#[test]
fn ex_22_open_ground() {
    assert!(sees(&table(vec![]), disc(4.0, 11.0), disc(11.0, 11.0)));
}

#[test]
fn ex_23_and_24_a_low_wall_near_the_target() {
    let scene = low_wall();
    assert!(sees(&scene, disc(4.0, 11.0), disc(11.0, 11.0)));
    assert!(barred(&scene, disc(4.0, 11.0), disc(11.0, 11.0), NEAR));
    assert!(!barred(&scene, disc(18.0, 11.0), disc(11.0, 11.0), NEAR));
}

#[test]
fn ex_25_too_far_from_the_target() {
    let scene = low_wall();
    assert!(!barred(&scene, disc(4.0, 11.0), disc(13.0, 11.0), NEAR));
    assert!(barred(&scene, disc(4.0, 11.0), disc(13.0, 11.0), Zone::Anywhere));
}

#[test]
fn a_piece_that_ends_exactly_at_the_distance_is_near() {
    let (from, to) = (disc(4.0, 11.0), disc(11.0, 11.0));
    let exact = table(vec![block((9.3, 9.5), (10.0, 12.0), 1.0)]);
    assert!(barred(&exact, from, to, NEAR));
    let mut beyond = block((9.3, 9.5), (10.0, 12.0), 1.0);
    let unit = 1.0 / 2540.0;
    beyond.footprint =
        Polygon::rectangle(Point::inches(9.3, 10.0), Point::inches(9.5 - unit, 12.0)).unwrap();
    assert!(!barred(&table(vec![beyond]), from, to, NEAR));
    let corner = Polygon::new(vec![
        Point::inches(9.0, 10.0),
        Point::inches(9.5, 11.0),
        Point::inches(9.0, 12.0),
    ]);
    let mut pointed = block((9.3, 9.5), (10.0, 12.0), 1.0);
    pointed.footprint = corner.unwrap();
    assert!(barred(&table(vec![pointed]), from, to, NEAR), "by its corner alone");
}

#[test]
fn ex_26_exact_distances() {
    let scene = low_wall();
    let target = disc(11.0, 11.0);
    let two = Length::inches(2);
    assert!(scene.within(OpenDoors::default(), &disc(8.0, 11.0), &target, two));
    assert!(!scene.within(OpenDoors::default(), &disc(7.9, 11.0), &target, two));
    assert!(barred(&scene, disc(7.9, 11.0), target, NEAR));
}

#[test]
fn ex_27_behind_the_target() {
    assert!(!barred(&low_wall(), disc(4.0, 11.0), disc(9.0, 11.0), Zone::Anywhere));
}

#[test]
fn ex_28_hidden_by_a_high_wall() {
    let scene = table(vec![block((9.9, 10.1), (5.0, 17.0), 3.0)]);
    assert!(!sees(&scene, disc(4.0, 11.0), disc(11.0, 11.0)));
    let eye = body(disc(4.0, 11.0)).head();
    let sight = scene.sight(OpenDoors::default(), &[], eye, &body(disc(11.0, 11.0)));
    assert!(matches!(sight, Sight::Blocked { by } if by[..] == [Blocker::Prism(0)]));
}

#[test]
fn ex_29_partly_hidden() {
    let scene = table(vec![block((9.9, 10.1), (5.0, 11.0), 3.0)]);
    assert!(sees(&scene, disc(4.0, 11.0), disc(11.0, 11.0)));
    assert!(barred(&scene, disc(4.0, 11.0), disc(11.0, 11.0), NEAR));
}

#[test]
fn ex_30_the_choice_of_the_origin() {
    let scene = table(vec![block((9.9, 10.1), (8.0, 10.43), 1.0)]);
    let (from, to) = (disc(7.0, 10.0), disc(11.0, 11.0));
    let piece = Piece { what: Blocker::Prism(0), zone: NEAR };
    assert!(scene.crossing(from.centre.into(), &from, &to, piece).is_some());
    assert_eq!(scene.crossing(Point::inches(7.0, 10.5).into(), &from, &to, piece), None);
    let origin = scene.clear_origin(&from, &to, &[piece]).unwrap();
    assert!(from.centre.squared_distance(origin.into()) <= from.radius.squared());
    assert_eq!(scene.crossing(origin, &from, &to, piece), None);
}

#[test]
fn ex_31_only_one_sees_the_other() {
    let scene = table(vec![block((10.6, 10.8), (9.0, 10.2), 3.0)]);
    let (a, b) = (disc_of(10.0, 10.0, 0.25), disc_of(12.0, 10.0, 0.8));
    assert!(sees(&scene, a, b));
    assert!(!sees(&scene, b, a));
}

#[test]
fn ex_32_a_wall_between() {
    let scene = table(vec![block((10.8, 11.0), (8.0, 12.0), 3.0)]);
    assert!(!sees(&scene, disc(10.0, 10.0), disc(11.8, 10.0)));
    assert!(!sees(&scene, disc(11.8, 10.0), disc(10.0, 10.0)));
}

#[test]
fn ex_38_crossed_far_from_both() {
    let scene = table(vec![block((9.9, 10.1), (5.0, 11.2), 3.0)]);
    let (from, to) = (disc(4.0, 11.0), disc(16.0, 11.0));
    assert!(sees(&scene, from, to));
    let far = |d| Zone::Between { source: inches(d), target: inches(d) };
    assert!(barred(&scene, from, to, far(1.0)));
    assert!(barred(&scene, from, to, far(5.39)));
    assert!(!barred(&scene, from, to, far(5.61)));
}

#[test]
fn ex_72_blast() {
    let scene =
        table(vec![block((13.9, 14.1), (10.0, 11.9), 1.0), block((13.0, 17.0), (12.0, 12.2), 3.0)]);
    let primary = disc(15.0, 11.0);
    assert!(barred(&scene, disc(6.0, 11.0), primary, NEAR));
    assert!(!sees(&scene, primary, disc(15.0, 13.4)));
    assert!(sees(&scene, primary, disc(17.5, 11.0)));
    assert!(sees(&scene, primary, disc(13.0, 9.5)));
    let reach = |d| scene.within(OpenDoors::default(), &primary, &d, Length::inches(2));
    assert!(reach(disc(17.5, 11.0)) && !reach(disc(18.5, 11.0)) && reach(disc(13.0, 9.5)));
}

/// The 2021 examples: shooter (5, 11), target (15, 11), a high wall beside the line.
#[test]
fn walls_beside_the_line_bar_some_or_all_origins() {
    let far = Zone::Between { source: Length::INCH, target: Length::inches(2) };
    let (from, to) = (disc(5.0, 11.0), disc(15.0, 11.0));
    let wall = |x: (f64, f64), y| table(vec![block(x, (y, 15.0), 3.0)]);
    assert!(barred(&wall((9.8, 10.2), 10.85), from, to, far));
    let scene = wall((9.8, 10.2), 11.1);
    assert!(!barred(&scene, from, to, Zone::Anywhere));
    let piece = Piece { what: Blocker::Prism(0), zone: Zone::Anywhere };
    assert!(scene.crossing(Point::inches(5.5, 11.0).into(), &from, &to, piece).is_some());
    assert!(scene.crossing(Point::inches(5.0, 10.5).into(), &from, &to, piece).is_none());
    let scene = wall((12.8, 13.0), 10.85);
    assert!(!barred(&scene, from, to, far) && !barred(&scene, from, to, NEAR));
    let scene = wall((13.8, 14.0), 10.85);
    assert!(!barred(&scene, from, to, far) && barred(&scene, from, to, NEAR));
}

/// From the floor up to a target on a deck 2" high, 4" to 5" away: 3.1" on, lines are from 1.24" to 1.55" high; those
/// to the facing part at least 1.39".
#[test]
fn lines_to_the_far_rim_pass_lower_on_the_way_up() {
    let (from, to) = (disc(5.0, 11.0), Disc { z: Length::inches(2), ..disc(10.0, 11.0) });
    let origin = Point::inches(5.5, 11.0).into();
    let piece = Piece { what: Blocker::Prism(0), zone: Zone::Anywhere };
    let crossed = |ends: Ends, top: f64| {
        let scene = table(vec![block((8.6, 8.7), (5.0, 17.0), top)]);
        let clear = scene.clear_origin_among(&from, (&to, ends), &[piece], &[]);
        (scene.crossing_to(origin, &from, (&to, ends), piece).is_some(), clear.is_none())
    };
    assert_eq!(crossed(Ends::Facing, 1.38), (false, false));
    assert_eq!(crossed(Ends::Whole, 1.38), (true, true));
    assert_eq!(crossed(Ends::Whole, 1.23), (false, false));
    assert_eq!(crossed(Ends::Facing, 1.70), (true, true));
}

/// From 3" up down to the floor: 1.5" on, lines are from 1.875" to 2.1" high, and part of one may be over the disc.
#[test]
fn lines_to_the_far_rim_pass_higher_on_the_way_down() {
    let (from, to) = (Disc { z: Length::inches(3), ..disc(5.0, 11.0) }, disc(10.0, 11.0));
    let origin = Point::inches(5.5, 11.0).into();
    let piece = Piece { what: Blocker::Prism(0), zone: Zone::Anywhere };
    let crossed = |ends: Ends, x: (f64, f64), bottom: f64| {
        let beam = Prism { bottom: inches(bottom), ..block(x, (5.0, 17.0), 4.0) };
        table(vec![beam]).crossing_to(origin, &from, (&to, ends), piece).is_some()
    };
    let (ahead, above) = ((7.0, 7.4), (9.6, 10.0));
    assert!(crossed(Ends::Whole, ahead, 2.05) && !crossed(Ends::Facing, ahead, 2.05));
    assert!(!crossed(Ends::Whole, ahead, 2.15));
    assert!(crossed(Ends::Whole, above, 0.5) && !crossed(Ends::Facing, above, 0.5));
    assert!(!crossed(Ends::Whole, above, 0.6));
}
