//! Worked examples of heights that are paid for in whole steps of 2", without leaps.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod heights;

use geometry::{
    Climbing, Fault, Footing, Ground, Length, Mover, Point, Polygon, Price, Prism, Rounding,
    Surroundings,
};
use heights::{HALF, at, slab, table};
use proptest::prelude::*;

fn mover(rounding: Rounding) -> Mover {
    let climbing = Climbing {
        up: true,
        price: Price::Steps(Length::inches(2)),
        most: None,
        beside: Length::ZERO,
        leap: Length::ZERO,
        leap_from: Length::ZERO,
    };
    Mover { radius: HALF, height: Length::INCH, climbing, rounding }
}

/// Two inches of it, which can also be walked round.
fn barricade() -> Ground {
    table(vec![slab((9.0, 6.0), (11.0, 6.5), (0.0, 1.0), false)])
}

/// The same, too long to walk round.
fn long_barricade(depth: f64) -> Ground {
    table(vec![slab((1.0, 6.0), (19.0, 6.0 + depth), (0.0, 1.0), false)])
}

fn found(
    ground: &Ground,
    rounding: Rounding,
    from: Footing,
    to: Footing,
    limit: f64,
) -> Result<Length, Fault> {
    let (who, open) = (mover(rounding), Surroundings::default());
    let path = ground.shortest(&who, &open, from, to, Length::from_inches_f64(limit))?;
    assert_eq!(ground.check_path(&who, &open, from, &path.points), Ok(path.length));
    assert_eq!(path.points.last(), Some(&to));
    Ok(path.length)
}

fn shortest(ground: &Ground, from: Footing, to: Footing, limit: f64) -> Result<Length, Fault> {
    found(ground, Rounding::Exact, from, to, limit)
}

fn drawn(ground: &Ground, from: Footing, points: &[Footing]) -> Result<Length, Fault> {
    ground.check_path(&mover(Rounding::Exact), &Surroundings::default(), from, points)
}

#[test]
fn a_low_barricade_costs_one_step_to_cross() {
    let (from, beyond) = (at(10.0, 5.5, 0.0), at(10.0, 7.0, 0.0));
    let long = long_barricade(0.5);
    assert_eq!(shortest(&long, from, at(10.0, 9.5, 0.0), 6.0), Ok(Length::inches(6)));
    assert_eq!(shortest(&long, from, at(10.0, 9.6, 0.0), 6.0), Err(Fault::NoWay));
    for ground in [barricade(), long] {
        assert_eq!(shortest(&ground, from, beyond, 3.0), Err(Fault::NoWay));
        assert_eq!(shortest(&ground, from, beyond, 9.0), Ok(Length::from_inches_f64(3.5)));
        let over = |y: f64| [at(10.0, 5.5, 1.0), at(10.0, 7.0, 1.0), beyond, at(10.0, y, 0.0)];
        assert_eq!(drawn(&ground, from, &over(9.5)), Ok(Length::inches(6)));
        assert_eq!(drawn(&ground, from, &over(9.6)), Ok(Length::from_inches_f64(6.1)));
    }
}

#[test]
fn a_short_barricade_is_walked_round_where_that_costs_less_than_a_step() {
    let round = shortest(&barricade(), at(10.0, 5.5, 0.0), at(10.0, 9.5, 0.0), 6.0).unwrap();
    assert!(round < Length::from_inches_f64(5.7), "{round}");
    assert!(round > Length::from_inches_f64(5.6), "{round}");
}

#[test]
fn a_climb_needs_something_to_hold_on_to_and_may_not_end_halfway() {
    let ground = barricade();
    let touching = at(10.0, 5.5, 0.0);
    assert_eq!(drawn(&ground, touching, &[at(10.0, 5.5, 1.0)]), Err(Fault::NoSupport));
    let away = at(10.0, 5.4, 0.0);
    let over = [at(10.0, 5.4, 1.0), at(10.0, 7.0, 1.0), at(10.0, 7.0, 0.0)];
    assert_eq!(drawn(&ground, away, &over), Err(Fault::NoSupport));
    assert_eq!(drawn(&ground, touching, &[at(10.0, 6.25, 1.0)]), Err(Fault::NoSupport));
}

#[test]
fn a_slanted_barricade_can_be_climbed_where_the_base_touches_it_to_the_unit() {
    let corners = [(4.0, 3.0), (20.0, 11.0), (19.7, 11.5), (3.7, 3.5)];
    let footprint = Polygon::new(corners.map(|(x, y)| Point::inches(x, y)).to_vec()).unwrap();
    let prism = Prism { footprint, bottom: Length::ZERO, top: Length::INCH, standable: false };
    let ground = table(vec![prism]);
    let (from, to) = (at(11.5, 5.0, 0.0), at(10.2, 8.3, 0.0));
    let flat = from.at.distance(to.at);
    let found = shortest(&ground, from, to, 9.0).unwrap();
    assert!(found <= flat + Length::inches(2) + Length::from_units(4), "{found} for {flat}");
    assert!(found >= flat + Length::inches(2) - Length::from_units(4), "{found} for {flat}");
}

#[test]
fn any_height_may_be_climbed_at_once() {
    let ground = table(vec![slab((10.0, 5.0), (14.0, 15.0), (0.0, 5.0), true)]);
    let (from, to) = (at(9.5, 10.0, 0.0), at(10.5, 10.0, 5.0));
    assert_eq!(shortest(&ground, from, to, 7.0), Ok(Length::inches(7)));
    assert_eq!(shortest(&ground, from, to, 6.9), Err(Fault::NoWay));
    // 5" down is 4", and 3" up is 4" too.
    assert_eq!(shortest(&ground, to, from, 9.0), Ok(Length::inches(5)));
    assert_eq!(drawn(&ground, from, &[at(9.5, 10.0, 5.0), to]), Ok(Length::inches(7)));
}

#[test]
fn nobody_leaps() {
    let ground = table(vec![
        slab((5.0, 5.0), (10.0, 15.0), (0.0, 3.0), true),
        slab((11.5, 5.0), (16.0, 15.0), (0.0, 3.0), true),
    ]);
    let (from, to) = (at(9.5, 10.0, 3.0), at(12.0, 10.0, 3.0));
    assert_eq!(drawn(&ground, from, &[to]), Err(Fault::NoSupport));
    assert_eq!(shortest(&ground, from, to, 8.0), Err(Fault::NoWay));
    // Down 2", up 4", and 2.5" along.
    assert_eq!(shortest(&ground, from, to, 9.0), Ok(Length::from_inches_f64(8.5)));
}

#[test]
fn each_drop_is_rounded_by_itself() {
    let stairs = table(vec![
        slab((5.0, 5.0), (8.0, 15.0), (0.0, 3.0), true),
        slab((8.0, 5.0), (11.0, 15.0), (0.0, 1.5), true),
    ]);
    let (top, floor) = (at(7.5, 10.0, 3.0), at(11.5, 10.0, 0.0));
    assert_eq!(shortest(&stairs, top, floor, 9.0), Ok(Length::inches(4)));
    let cliff = table(vec![slab((5.0, 5.0), (8.0, 15.0), (0.0, 3.0), true)]);
    assert_eq!(shortest(&cliff, top, floor, 9.0), Ok(Length::inches(6)));
}

#[test]
fn brushing_a_ledge_flush_with_the_wall_does_not_break_a_drop() {
    let tower = table(vec![
        slab((5.0, 5.0), (8.0, 15.0), (0.0, 1.0), false),
        slab((5.0, 5.0), (8.0, 15.0), (1.0, 4.0), true),
    ]);
    let from = at(7.5, 10.0, 4.0);
    let edge = at(8.5, 10.0, 4.0);
    let whole = [edge, at(8.5, 10.0, 0.0)];
    let broken = [edge, at(8.5, 10.0, 1.0), at(8.5, 10.1, 1.0), at(8.5, 10.1, 0.0)];
    assert_eq!(drawn(&tower, from, &whole), Ok(Length::inches(5)));
    assert_eq!(drawn(&tower, from, &broken), Ok(Length::from_inches_f64(5.1)));
    assert_eq!(shortest(&tower, from, at(8.5, 10.0, 0.0), 9.0), Ok(Length::inches(5)));
}

#[test]
fn whole_inches_round_each_straight_part() {
    let ground = long_barricade(0.5);
    let from = at(10.0, 5.5, 0.0);
    let whole = |to: Footing, limit: f64| found(&ground, Rounding::WholeInches, from, to, limit);
    // 1.5" over it and 2.5" beyond it.
    assert_eq!(whole(at(10.0, 9.5, 0.0), 9.0), Ok(Length::inches(7)));
    assert_eq!(whole(at(10.0, 7.0, 0.0), 9.0), Ok(Length::inches(4)));
    assert_eq!(whole(at(10.0, 4.0, 0.0), 9.0), Ok(Length::inches(2)));
    let deep = long_barricade(1.0);
    let to = at(10.0, 9.5, 0.0);
    let over = [at(10.0, 5.5, 1.0), at(10.0, 7.5, 1.0), at(10.0, 7.5, 0.0), to];
    let who = mover(Rounding::WholeInches);
    let cost = deep.check_path(&who, &Surroundings::default(), from, &over);
    assert_eq!(cost, Ok(Length::inches(6)));
    assert_eq!(found(&deep, Rounding::WholeInches, from, to, 9.0), cost);
}

proptest! {
    #[test]
    fn what_is_found_is_what_a_drawing_of_it_costs(
        x in 2.0f64..28.0, y in 2.0f64..20.0, dx in -6.0f64..6.0, dy in -6.0f64..6.0,
        top in 0.3f64..5.0, turn in 0i32..8, whole in any::<bool>(),
    ) {
        let (w, d) = [(2.0, 0.5), (0.5, 2.0), (3.0, 1.0), (1.0, 3.0)][turn as usize % 4];
        let ground = table(vec![
            slab((14.0, 10.0), (14.0 + w, 10.0 + d), (0.0, top), turn > 3),
            slab((10.0, 8.0), (11.5, 13.0), (0.0, 2.0), true),
        ]);
        let rounding = if whole { Rounding::WholeInches } else { Rounding::Exact };
        let (from, to) = (at(x, y, 0.0), at(x + dx, y + dy, 0.0));
        let flat = from.at.distance(to.at);
        if let Ok(cost) = found(&ground, rounding, from, to, 12.0) {
            prop_assert!(cost >= flat);
        }
    }
}

/// Round a corner by a hair: each of the two parts is rounded down, the straight line up.
#[test]
fn rounding_makes_no_path_shorter_than_the_straight_line() {
    let ground = table(vec![
        slab((14.0, 10.0), (16.0, 10.5), (0.0, 0.3), false),
        slab((10.0, 8.0), (11.5, 13.0), (0.0, 2.0), true),
    ]);
    let (x, y) = (12.01829141594465, 11.035832118029425);
    let (from, to) = (at(x, y, 0.0), at(x - 0.05128833732307762, y + 4.799989946616954, 0.0));
    let cost = found(&ground, Rounding::Exact, from, to, 12.0).unwrap();
    assert_eq!(cost, from.at.distance(to.at));
}
