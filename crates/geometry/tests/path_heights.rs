//! Worked examples of heights: climbing over, standing on top, dropping, leaping.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod heights;
mod walker;

use geometry::{Disc, Fault, Footing, Ground, KeepOut, Length, Mover, Point, Surroundings};
use heights::{HALF, at, block, table};
use walker::walker;

fn mover() -> Mover {
    walker(HALF, Length::INCH, true)
}

fn no_climber() -> Mover {
    walker(HALF, Length::INCH, false)
}

/// A barricade 1" high, half an inch deep, across most of the table.
fn barricade() -> Ground {
    table(vec![block((10.0, 1.0), (10.5, 21.0), 1.0, false)])
}

fn open() -> Surroundings<'static> {
    Surroundings::default()
}

fn shortest(ground: &Ground, from: Footing, to: Footing, limit: f64) -> Result<f64, Fault> {
    let limit = Length::from_inches_f64(limit);
    let path = ground.shortest(&mover(), &open(), from, to, limit)?;
    assert_eq!(ground.check_path(&mover(), &open(), from, &path.points), Ok(path.length));
    assert_eq!(path.points.last(), Some(&to));
    Ok(path.length.to_inches_f64())
}

#[test]
fn a_barricade_costs_two_inches_to_cross() {
    let ground = barricade();
    let (from, to) = (at(8.0, 10.0, 0.0), at(12.0, 10.0, 0.0));
    let drawn =
        [at(9.5, 10.0, 0.0), at(9.5, 10.0, 1.0), at(11.0, 10.0, 1.0), at(11.0, 10.0, 0.0), to];
    let cost = ground.check_path(&mover(), &open(), from, &drawn);
    assert_eq!(cost, Ok(Length::inches(6)));
    let short = [at(9.5, 10.0, 0.0), at(11.0, 10.0, 1.0), to];
    // Moving on at the height of the top and dropping where the move ends is a leap, and too low for one.
    assert_eq!(ground.check_path(&mover(), &open(), from, &short), Err(Fault::NoSupport));
    let drop = [at(9.5, 10.0, 0.0), at(9.5, 10.0, 1.0), at(11.0, 10.0, 0.0), to];
    assert_eq!(ground.check_path(&mover(), &open(), from, &drop), Ok(Length::inches(6)));
    assert!((shortest(&ground, from, to, 6.01).unwrap() - 6.0).abs() < 0.005);
    assert_eq!(shortest(&ground, from, to, 5.9), Err(Fault::NoWay));
}

#[test]
fn who_may_not_climb_goes_round_or_not_at_all() {
    let ground = barricade();
    let (from, to) = (at(8.0, 10.0, 0.0), at(12.0, 10.0, 0.0));
    let none = ground.shortest(&no_climber(), &open(), from, to, Length::inches(9));
    assert_eq!(none, Err(Fault::NoWay));
    let up = [at(9.5, 10.0, 0.0), at(9.5, 10.0, 1.0), at(11.0, 10.0, 0.0), to];
    let drawn = ground.check_path(&no_climber(), &open(), from, &up);
    assert_eq!(drawn, Err(Fault::ClimbBanned));
    assert_eq!(ground.check_path(&no_climber(), &open(), from, &[to]), Err(Fault::Prism(0)));
    let round = ground.shortest(&no_climber(), &open(), from, to, Length::inches(30)).unwrap();
    assert!(round.length > Length::inches(20));
    assert!(round.points.iter().all(|footing| footing.z == Length::ZERO));
}

#[test]
fn going_round_is_chosen_where_it_is_shorter() {
    let ground = barricade();
    let near_end = shortest(&ground, at(9.0, 1.0, 0.0), at(11.5, 1.0, 0.0), 9.0).unwrap();
    assert!(near_end < 4.0, "{near_end}");
    let middle = shortest(&ground, at(9.0, 10.0, 0.0), at(11.5, 10.0, 0.0), 9.0).unwrap();
    assert!((middle - 4.5).abs() < 0.005, "{middle}");
}

#[test]
fn a_step_before_a_higher_top_is_climbed_at_once() {
    let ground = table(vec![
        block((10.0, 5.0), (10.5, 15.0), 1.0, false),
        block((10.5, 5.0), (14.0, 15.0), 2.0, true),
    ]);
    let up = shortest(&ground, at(9.0, 10.0, 0.0), at(12.0, 10.0, 2.0), 6.0).unwrap();
    assert!((up - 5.0).abs() < 0.005, "{up}");
    let far = table(vec![
        block((10.0, 5.0), (12.0, 15.0), 1.0, false),
        block((12.0, 5.0), (14.0, 15.0), 2.0, true),
    ]);
    // The higher top is more than an inch behind the foot of the lower: two climbs of 2".
    let up = shortest(&far, at(9.0, 10.0, 0.0), at(13.0, 10.0, 2.0), 9.0).unwrap();
    assert!((up - 8.0).abs() < 0.005, "{up}");
    let down = shortest(&far, at(13.0, 10.0, 2.0), at(9.0, 10.0, 0.0), 9.0).unwrap();
    assert!((down - 4.0).abs() < 0.005, "{down}");
}

#[test]
fn nothing_ends_midway() {
    let ground = barricade();
    let from = at(9.5, 10.0, 0.0);
    let on_top = [at(10.25, 10.0, 1.0)];
    assert_eq!(ground.check_path(&mover(), &open(), from, &on_top), Err(Fault::NoSupport));
    assert_eq!(ground.can_stand(&open(), on_top[0]), Err(Fault::NoSupport));
    let beside = [at(9.5, 10.0, 1.0)];
    assert_eq!(ground.check_path(&mover(), &open(), from, &beside), Err(Fault::NoSupport));
}

#[test]
fn climbs_have_a_greatest_height_and_need_something_beside() {
    let ground = table(vec![block((10.0, 5.0), (14.0, 9.0), 3.1, true)]);
    let from = at(9.5, 7.0, 0.0);
    let up = [at(11.0, 7.0, 3.1)];
    assert_eq!(ground.check_path(&mover(), &open(), from, &up), Err(Fault::ClimbTooHigh));
    let ground = table(vec![block((10.0, 5.0), (14.0, 9.0), 3.0, true)]);
    let up = [at(11.0, 7.0, 3.0)];
    assert_eq!(
        ground.check_path(&mover(), &open(), from, &up),
        Ok(Length::from_inches_f64(3.0 + 1.5))
    );
    let inch_away = at(8.5, 7.0, 0.0);
    assert_eq!(
        ground.check_path(&mover(), &open(), inch_away, &up),
        Ok(Length::from_inches_f64(3.0 + 2.5))
    );
    let farther = at(8.49, 7.0, 0.0);
    assert_eq!(ground.check_path(&mover(), &open(), farther, &up), Err(Fault::NoSupport));
}

#[test]
fn a_platform_can_be_stood_on_and_left() {
    let ground = table(vec![block((10.0, 5.0), (14.0, 9.0), 3.0, true)]);
    let (low, high) = (at(8.0, 7.0, 0.0), at(11.0, 7.0, 3.0));
    assert_eq!(ground.can_stand(&open(), high), Ok(()));
    assert_eq!(ground.can_stand(&open(), at(10.4, 7.0, 3.0)), Err(Fault::NoSupport));
    assert_eq!(ground.can_stand(&open(), at(11.0, 7.0, 0.0)), Err(Fault::Prism(0)));
    assert_eq!(ground.can_stand(&open(), at(11.0, 7.0, 2.0)), Err(Fault::Prism(0)));
    let up = shortest(&ground, low, high, 7.0).unwrap();
    assert!((up - 6.0).abs() < 0.005, "{up}");
    // Down again: 3" of dropping, 2" of them free.
    let down = shortest(&ground, high, low, 7.0).unwrap();
    assert!((down - 4.0).abs() < 0.005, "{down}");
    let dash = ground.shortest(&no_climber(), &open(), high, low, Length::inches(5)).unwrap();
    assert!((dash.length.to_inches_f64() - 4.0).abs() < 0.005);
    let banned = ground.shortest(&no_climber(), &open(), low, high, Length::inches(9));
    assert_eq!(banned, Err(Fault::NoWay));
    let along = shortest(&ground, high, at(13.0, 8.0, 3.0), 3.0).unwrap();
    assert!((along - 5f64.sqrt()).abs() < 0.001);
}

#[test]
fn the_free_drop_is_counted_once_for_the_whole_path() {
    let steps =
        vec![block((5.0, 5.0), (8.0, 9.0), 1.5, true), block((12.0, 5.0), (15.0, 9.0), 1.5, true)];
    let ground = table(steps);
    let from = at(6.5, 7.0, 1.5);
    let drawn = [
        at(8.5, 7.0, 1.5),
        at(8.5, 7.0, 0.0),
        at(11.5, 7.0, 0.0),
        at(11.5, 7.0, 1.5),
        at(15.5, 7.0, 1.5),
        at(15.5, 7.0, 0.0),
    ];
    // 9" along, one climb of 2", and 3" of dropping of which 2" are free.
    assert_eq!(ground.check_path(&mover(), &open(), from, &drawn), Ok(Length::inches(12)));
}

#[test]
fn leaps_go_straight_from_a_high_top_and_not_too_far() {
    let towers = |gap: f64, top: f64| {
        table(vec![
            block((5.0, 5.0), (8.0, 9.0), top, true),
            block((8.0 + gap, 5.0), (12.0 + gap, 9.0), top, true),
        ])
    };
    let from = at(7.0, 7.0, 3.0);
    let across = |gap: f64| [at(8.0, 7.0, 3.0), at(8.0 + gap, 7.0, 3.0), at(9.0 + gap, 7.0, 3.0)];
    let near = towers(3.0, 3.0);
    assert_eq!(near.check_path(&mover(), &open(), from, &across(3.0)), Ok(Length::inches(5)));
    assert!((shortest(&near, from, at(12.0, 7.0, 3.0), 6.0).unwrap() - 5.0).abs() < 0.005);
    let far = towers(5.5, 3.0);
    let fault = far.check_path(&mover(), &open(), from, &across(5.5));
    assert_eq!(fault, Err(Fault::LeapTooFar));
    let low = towers(3.0, 2.0);
    let sunk = across(3.0).map(|footing| Footing { z: Length::inches(2), ..footing });
    let from = at(7.0, 7.0, 2.0);
    assert_eq!(low.check_path(&mover(), &open(), from, &sunk), Err(Fault::NoSupport));
}

#[test]
fn a_leap_may_end_in_a_drop_but_not_in_the_air() {
    let ground = table(vec![block((5.0, 5.0), (8.0, 9.0), 3.0, true)]);
    let from = at(7.0, 7.0, 3.0);
    let hop = [at(10.0, 7.0, 0.0)];
    assert_eq!(ground.check_path(&mover(), &open(), from, &hop), Ok(Length::inches(4)));
    let air = [at(10.0, 7.0, 3.0)];
    assert_eq!(ground.check_path(&mover(), &open(), from, &air), Err(Fault::NoSupport));
    let turn = [at(10.0, 7.0, 3.0), at(10.0, 9.0, 3.0), at(10.0, 9.0, 0.0)];
    assert_eq!(ground.check_path(&mover(), &open(), from, &turn), Err(Fault::NoSupport));
}

#[test]
fn a_walkway_overhead_is_walked_under_and_climbed_from_beside() {
    let mut walkway = block((10.0, 5.0), (14.0, 15.0), 2.0, true);
    walkway.bottom = Length::from_inches_f64(1.5);
    let ground = table(vec![walkway]);
    let under = shortest(&ground, at(9.0, 10.0, 0.0), at(15.0, 10.0, 0.0), 6.0).unwrap();
    assert!((under - 6.0).abs() < 0.001);
    let up = shortest(&ground, at(8.0, 10.0, 0.0), at(11.0, 10.0, 2.0), 6.0).unwrap();
    assert!((up - 5.0).abs() < 0.005, "{up}");
    assert_eq!(ground.can_stand(&open(), at(12.0, 10.0, 0.0)), Ok(()));
}

#[test]
fn keep_outs_shrink_with_height() {
    let ground = table(vec![block((10.0, 5.0), (14.0, 9.0), 2.0, true)]);
    let disc = Disc { centre: Point::inches(9.0, 7.0), radius: HALF, z: Length::ZERO };
    let near = [KeepOut { disc, reach: Length::inches(2) }];
    let around = Surroundings { keep_outs: &near, ..open() };
    // Straight above by exactly the reach counts only where the bases touch, seen from above.
    assert_eq!(ground.can_stand(&around, at(10.5, 7.0, 2.0)), Ok(()));
    let near = [KeepOut { disc, reach: Length::from_inches_f64(2.5) }];
    let around = Surroundings { keep_outs: &near, ..open() };
    // The reach of 2.5" leaves 1.5" at a rise of 2".
    assert_eq!(ground.can_stand(&around, at(11.5, 7.0, 2.0)), Err(Fault::KeepOut(0)));
    let just_off = Footing { at: Point::units(29211, 17780), z: Length::inches(2) };
    assert_eq!(ground.can_stand(&around, just_off), Ok(()));
}

#[test]
fn what_a_coarse_line_bulges_past_is_not_climbed() {
    // The corner of the low block sticks a hair out of the circle that the path follows.
    let ground = table(vec![block((12.44, 9.61), (15.58, 10.11), 1.0, false)]);
    let disc = Disc { centre: Point::inches(15.0, 11.0), radius: HALF, z: Length::ZERO };
    let near = [KeepOut { disc, reach: Length::INCH }];
    let around = Surroundings { keep_outs: &near, ..open() };
    let (from, to) = (at(17.58, 12.88, 0.0), at(14.11, 9.05, 0.0));
    let found = ground.shortest(&mover(), &around, from, to, Length::inches(9)).unwrap();
    assert!(found.length < Length::from_inches_f64(6.0), "{}", found.length);
}

#[test]
fn a_place_just_beside_a_circle_is_reached() {
    let ground = table(vec![block((15.88, 12.15), (17.55, 12.75), 5.0, false)]);
    let disc = Disc { centre: Point::inches(15.0, 11.0), radius: HALF, z: Length::ZERO };
    let near = [KeepOut { disc, reach: Length::INCH }];
    let around = Surroundings { keep_outs: &near, ..open() };
    let (from, to) = (at(16.84, 15.04, 0.0), at(15.4, 9.04, 0.0));
    let drawn = [at(18.4669, 12.1476, 0.0), at(17.302, 9.4594, 0.0), to];
    let drawn = ground.check_path(&mover(), &around, from, &drawn).unwrap();
    let found = ground.shortest(&mover(), &around, from, to, Length::inches(9)).unwrap();
    assert!(found.length <= drawn, "{} {drawn}", found.length);
}
