//! Worked examples of stepping up and dropping where something else is close to the step.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod heights;
mod walker;

use geometry::{
    Disc, Footing, Ground, KeepOut, Length, Mover, Point, Polygon, Price, Prism, Scene,
    Surroundings,
};
use heights::{at, block};
use walker::walker;

/// Models are this tall in all the examples.
const TALL: f64 = 1.5;

/// A barricade from one side of the table to the other.
fn bar(west: f64, east: f64, top: f64) -> Prism {
    block((west, 0.0), (east, 22.0), top, false)
}

/// A base measured in hundredths of a millimetre across.
struct Example {
    mover: Mover,
    ground: Ground,
}

impl Example {
    fn new(base: i32, prisms: Vec<Prism>) -> Self {
        let (radius, height) = (Length::from_units(base / 2), Length::from_inches_f64(TALL));
        let scene = Scene::new(Length::inches(30), Length::inches(22), prisms, vec![], vec![]);
        let ground = Ground::new(&scene, radius, height);
        Example { mover: walker(radius, height, true), ground }
    }

    /// The shortest path costs what it should, to a hundredth, and is what a player may draw.
    fn costs(&self, around: &Surroundings, from: Footing, to: Footing, limit: f64, expected: f64) {
        let limit = Length::from_inches_f64(limit);
        let path = self.ground.shortest(&self.mover, around, from, to, limit).unwrap();
        let drawn = self.ground.check_path(&self.mover, around, from, &path.points);
        assert_eq!(drawn, Ok(path.length));
        assert_eq!(path.points.last(), Some(&to));
        let length = path.length.to_inches_f64();
        assert!((length / expected - 1.0).abs() < 0.01, "{length} instead of {expected}");
    }
}

fn open() -> Surroundings<'static> {
    Surroundings::default()
}

fn disc(x: f64, y: f64, base: i32) -> Disc {
    Disc { centre: Point::inches(x, y), radius: Length::from_units(base / 2), z: Length::ZERO }
}

#[test]
fn a_drop_may_lie_on_the_bend_round_a_block() {
    for (west, expected) in
        [(7.2, 8.328), (7.25, 8.327), (7.3, 8.3255), (7.4, 8.323), (7.45, 8.322), (7.5, 8.321)]
    {
        let tall = block((west, 5.0), (9.2, 12.0), 5.0, false);
        let example = Example::new(2540, vec![bar(6.5, 6.7, 1.0), tall]);
        let from = at(5.0, 5.0, 0.0);
        example.costs(&open(), from, at(11.0, 5.5, 0.0), 14.0, expected);
        example.costs(&open(), from, at(8.0, 4.5, 0.0), 9.0, 5.044);
    }
}

#[test]
fn a_climb_may_lie_on_the_bend_round_a_pillar() {
    let platform = block((7.0, 2.0), (12.0, 9.0), 2.0, true);
    let pillar = block((6.55, 5.3), (7.35, 6.5), 6.5, false);
    let example = Example::new(2540, vec![platform, pillar]);
    example.costs(&open(), at(5.0, 5.0, 0.0), at(8.5, 5.0, 2.0), 9.0, 5.527);
}

#[test]
fn two_drops_may_follow_each_other_closely() {
    let first = block((10.88, 6.78), (11.18, 9.78), 1.5, false);
    let corners = [(11.04, 8.0), (11.34, 8.02), (11.16, 11.02), (10.86, 11.0)];
    let footprint = Polygon::new(corners.map(|(x, y)| Point::inches(x, y)).to_vec()).unwrap();
    let second = Prism { footprint, top: Length::INCH, ..first.clone() };
    let example = Example::new(2500, vec![first, second]);
    example.costs(&open(), at(8.0, 8.0, 0.0), at(11.9, 9.31, 0.0), 12.0, 6.114);
}

#[test]
fn the_way_over_is_taken_though_a_block_is_close_behind() {
    let low = block((8.66, 5.0), (8.97, 12.0), 1.0, false);
    let behind = block((9.77, 6.3), (10.4, 9.91), 5.0, false);
    let before = block((7.64, 4.8), (8.14, 5.8), 5.0, false);
    let example = Example::new(2850, vec![low, behind, before]);
    example.costs(&open(), at(8.0, 8.0, 0.0), at(13.39, 5.45, 0.0), 12.0, 8.615);
}

#[test]
fn a_drop_may_lie_on_the_bend_round_a_disc_to_stay_away_from() {
    let example = Example::new(2540, vec![bar(6.5, 6.7, 1.0)]);
    let keep_outs = [KeepOut { disc: disc(8.0, 5.0, 2540), reach: Length::INCH }];
    let around = Surroundings { keep_outs: &keep_outs, ..open() };
    example.costs(&around, at(5.0, 5.0, 0.0), at(11.0, 3.5, 0.0), 10.0, 8.74);
}

#[test]
fn the_way_over_leads_above_a_disc_and_drops_beside_it() {
    let example = Example::new(2500, vec![bar(9.46, 9.72, 2.0)]);
    let solids = [disc(10.79, 9.48, 2500)];
    let around = Surroundings { solids: &solids, ..open() };
    example.costs(&around, at(8.0, 8.0, 0.0), at(11.03, 10.46, 0.0), 8.0, 6.04);
}

#[test]
fn a_leap_may_end_lower_than_it_starts() {
    let tower = || block((7.0, 3.0), (10.0, 7.0), 3.0, true);
    let roof = block((11.5, 3.0), (14.0, 7.0), 2.5, true);
    let from = at(8.0, 5.0, 3.0);
    Example::new(2540, vec![tower(), roof]).costs(&open(), from, at(13.0, 5.0, 2.5), 6.0, 5.0);
    // Over a barricade to the floor: four inches across, and one of the three dropped has to be paid.
    let example = Example::new(2540, vec![tower(), bar(5.3, 5.5, 2.5)]);
    example.costs(&open(), from, at(4.0, 5.0, 0.0), 5.5, 5.0);
}

/// A part with its corners in inches, from the floor to its top.
fn slab(corners: [(f64, f64); 4], top: f64) -> Prism {
    let corners = corners.map(|(x, y)| Point::inches(x, y)).to_vec();
    let footprint = Polygon::new(corners).unwrap();
    let top = Length::from_inches_f64(top);
    Prism { footprint, bottom: Length::ZERO, top, standable: true }
}

/// Climbing in steps of two inches, touching what is climbed.
fn by_steps(base: i32, prisms: Vec<Prism>) -> Example {
    let mut example = Example::new(base, prisms);
    let climbing = &mut example.mover.climbing;
    climbing.price = Price::Steps(Length::inches(2));
    climbing.most = None;
    climbing.beside = Length::ZERO;
    climbing.leap = Length::ZERO;
    example
}

#[test]
fn the_higher_of_two_parts_is_climbed_where_the_lower_one_is_not_in_the_way() {
    let low = slab([(14.79, 12.8), (16.66, 15.14), (14.71, 16.7), (12.84, 14.36)], 0.5);
    let high = slab([(13.25, 14.0), (16.25, 14.0), (16.25, 16.0), (13.25, 16.0)], 2.0);
    let example = by_steps(3200, vec![low, high]);
    let (floor, top) = (at(18.0, 14.7, 0.0), at(14.6, 14.9, 2.0));
    example.costs(&open(), floor, top, 6.0, 5.491);
}

/// A part that hangs above the floor.
fn hanging(a: (f64, f64), b: (f64, f64), bottom: f64, top: f64) -> Prism {
    Prism { bottom: Length::from_inches_f64(bottom), ..block(a, b, top, false) }
}

#[test]
fn a_climb_past_a_low_block_bends_round_a_parapet() {
    let example = Example::new(
        2540,
        vec![
            block((13.2, 9.52), (16.8, 12.48), 3.0, true),
            hanging((12.74, 9.65), (16.86, 9.9), 2.5, 4.0),
            block((16.8, 10.03), (17.41, 12.82), 1.5, true),
        ],
    );
    // Three inches up beside the low block, and round the parapet's corner before it stands on the platform.
    let (floor, top) = (at(17.8, 8.34, 0.0), at(15.03, 11.66, 3.0));
    example.costs(&open(), floor, top, 9.0, 7.61);
}

#[test]
fn what_is_beside_the_way_is_climbed_too() {
    let example = Example::new(
        2540,
        vec![
            block((14.09, 9.6), (15.91, 12.4), 2.0, true),
            block((13.97, 12.05), (15.77, 12.39), 3.0, false),
            block((12.51, 10.46), (14.09, 12.83), 3.0, true),
        ],
    );
    let (floor, top) = (at(16.92, 10.99, 0.0), at(13.54, 11.07, 3.0));
    let straight = 3.38_f64.hypot(0.08);
    example.costs(&open(), floor, top, 9.0, 3.0 + straight);
}

#[test]
fn a_path_over_a_platform_drops_where_it_comes_off_two_parts() {
    let example = Example::new(
        2540,
        vec![
            block((13.96, 10.2), (16.04, 11.8), 2.0, true),
            hanging((14.53, 9.96), (15.92, 10.42), 1.5, 3.0),
            block((16.04, 10.08), (18.13, 11.44), 2.0, true),
        ],
    );
    let (from, to) = (at(17.17, 14.5, 0.0), at(15.28, 9.52, 0.0));
    example.costs(&open(), from, to, 9.0, 8.0);
}

#[test]
fn a_lower_and_a_higher_part_are_climbed_one_after_the_other() {
    let example = by_steps(
        2540,
        vec![
            block((13.45, 9.02), (16.55, 12.98), 3.0, true),
            block((16.55, 8.93), (17.54, 11.46), 1.0, true),
        ],
    );
    let straight = 1.11_f64.hypot(3.84);
    example.costs(&open(), at(16.75, 7.95, 0.0), at(15.64, 11.79, 3.0), 9.0, 4.0 + straight);
}

#[test]
fn a_gap_between_two_platforms_is_not_stepped_over() {
    // The base touches both platforms only where they are no farther apart than it is wide.
    for (gap, holds) in [(0.99, true), (1.02, false)] {
        let platforms = vec![
            block((10.0, 5.0), (14.0, 9.0), 1.5, true),
            block((14.0 + gap, 5.0), (18.0, 9.0), 1.5, true),
        ];
        let example = Example::new(2540, platforms);
        let from = at(13.0, 7.0, 1.5);
        for k in 0..40 {
            let path = [at(16.0 + f64::from(k) / 100.0, 7.0, 1.5)];
            let drawn = example.ground.check_path(&example.mover, &open(), from, &path);
            assert_eq!(drawn.is_ok(), holds, "{gap} {k}");
        }
    }
}

#[test]
fn whoever_has_climbed_comes_to_what_it_climbed_before_anything_else() {
    let example = Example::new(2540, vec![block((10.0, 5.0), (14.0, 9.0), 2.0, true)]);
    let check = |path: &[Footing]| {
        let from = at(9.0, 7.0, 0.0);
        example.ground.check_path(&example.mover, &open(), from, path).is_ok()
    };
    let (up, beside, on) = (at(9.0, 7.0, 2.0), at(9.0, 6.0, 2.0), at(11.0, 6.0, 2.0));
    assert!(check(&[up, beside, on]));
    assert!(!check(&[up, beside, at(9.0, 6.0, 0.0)]));
    assert!(!check(&[up, at(8.4, 6.0, 2.0), on]));
}
