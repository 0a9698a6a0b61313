//! Fans of lines past round bodies.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

use geometry::{
    Blocker, Cylinder, Disc, Ends, Length, Origin, Piece, Pillar, Point, Prism, Scene, Vector, Zone,
};
use proptest::prelude::*;

const NEAR: Zone = Zone::NearTarget(Length::INCH);

fn disc(x: f64, y: f64) -> Disc {
    Disc { centre: Point::inches(x, y), radius: Length::from_units(1270), z: Length::ZERO }
}

fn pillar(x: f64, y: f64, zone: Zone) -> Pillar {
    Pillar { body: Cylinder { base: disc(x, y), height: Length::INCH }, zone }
}

fn table(prisms: Vec<Prism>) -> Scene {
    Scene::new(Length::inches(30), Length::inches(22), prisms, vec![], vec![])
}

#[test]
fn a_body_in_front_of_the_target_bars_every_origin() {
    let (from, to) = (disc(5.0, 11.0), disc(15.0, 11.0));
    let scene = table(vec![]);
    for (x, y, clear) in [
        (13.5, 11.0, false),
        (13.0, 11.0, false),
        (12.9, 11.0, true),
        (13.5, 11.9, true),
        (13.5, 11.7, false),
        (16.0, 11.0, true),
        (10.0, 11.0, true),
    ] {
        let found =
            scene.clear_origin_among(&from, (&to, Ends::Facing), &[], &[pillar(x, y, NEAR)]);
        assert_eq!(found.is_some(), clear, "({x}, {y})");
        if let Some(origin) = found {
            assert_eq!(pillar(x, y, NEAR).crossing(origin, &from, &to, Ends::Facing), None);
        }
    }
    // What bars the one half of the rim and what bars the other bar all of it.
    let (left, right) = (pillar(13.5, 11.9, NEAR), pillar(13.5, 10.1, NEAR));
    assert!(scene.clear_origin_among(&from, (&to, Ends::Facing), &[], &[left]).is_some());
    assert!(scene.clear_origin_among(&from, (&to, Ends::Facing), &[], &[right]).is_some());
    assert_eq!(scene.clear_origin_among(&from, (&to, Ends::Facing), &[], &[left, right]), None);
}

#[test]
fn touching_a_body_is_not_crossing_it() {
    let (from, to) = (disc(5.0, 11.0), disc(15.0, 11.0));
    // The upper edge of the fan from the top of the rim runs level, past the lowest point of the body.
    let origin = Origin::from(Point::inches(5.0, 11.5));
    let mut body = pillar(14.0, 12.0, NEAR);
    assert_eq!(body.crossing(origin, &from, &to, Ends::Facing), None);
    body.body.base.centre.y -= Length::UNIT;
    assert!(body.crossing(origin, &from, &to, Ends::Facing).is_some());
    // The same where the line is slanted: along (3, 4), on its other side.
    let (from, to) = (disc(5.0, 5.0), disc(11.0, 13.0));
    let aside = Vector { dx: -1016, dy: 762 };
    let origin = Origin::from(from.centre + aside);
    let mut body = pillar(0.0, 0.0, Zone::Anywhere);
    body.body.base.centre = to.centre + Vector { dx: 2 * aside.dx - 1524, dy: 2 * aside.dy - 2032 };
    assert_eq!(body.crossing(origin, &from, &to, Ends::Facing), None);
    body.body.base.centre.y -= Length::UNIT;
    assert!(body.crossing(origin, &from, &to, Ends::Facing).is_some());
}

#[test]
fn lines_pass_over_and_under_a_body() {
    let high = Disc { z: Length::inches(3), ..disc(5.0, 11.0) };
    let to = disc(15.0, 11.0);
    let origin = Origin::from(Point::inches(5.5, 11.0));
    // The lines come down by a third of an inch an inch: they are an inch up 3" before the near rim.
    assert_eq!(pillar(10.0, 11.0, Zone::Anywhere).crossing(origin, &high, &to, Ends::Facing), None);
    assert!(
        pillar(12.0, 11.0, Zone::Anywhere).crossing(origin, &high, &to, Ends::Facing).is_some()
    );
    let mut lifted = pillar(12.0, 11.0, Zone::Anywhere);
    lifted.body.base.z = Length::from_inches_f64(1.5);
    assert_eq!(lifted.crossing(origin, &high, &to, Ends::Facing), None);
}

/// The number of a block that is a little smaller or larger than a body, and the scene of both.
fn sandwich(body: &Cylinder) -> Scene {
    let sized = |thousandths: i32| {
        let radius = Length::from_units(body.base.radius.units() * thousandths / 1000);
        Prism::around(&Cylinder { base: Disc { radius, ..body.base }, ..*body }).unwrap()
    };
    table(vec![sized(997), sized(1004)])
}

fn zones() -> impl Strategy<Value = Zone> {
    let length = |n: i32| Length::from_units(n);
    prop_oneof![
        Just(Zone::Anywhere),
        (0i32..9_000).prop_map(move |n| Zone::NearTarget(length(n))),
        ((0i32..4_000), (0i32..6_000))
            .prop_map(move |(a, b)| Zone::Between { source: length(a), target: length(b) }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn a_body_is_crossed_like_blocks_a_little_smaller_and_larger(
        x in 2_000i32..24_000, y in -9_000i32..9_000, radius in 1_000i32..3_000,
        way in 0usize..5, fall in prop_oneof![Just(0i32), -6_000i32..6_000],
        foot in -3_000i32..3_000, height in 1_000i32..5_000, zone in zones(),
    ) {
        const WAYS: [(i64, i64); 5] = [(0, 0), (1270, 0), (762, 1016), (762, -1016), (0, 1270)];
        let centre = Point::inches(4.0, 11.0);
        let from = Disc { centre, radius: Length::from_units(1270), z: Length::from_units(6_000) };
        let z = from.z + Length::from_units(fall);
        let to = Disc { centre: centre + Vector { dx: 26_000, dy: 0 }, z, ..from };
        let base = Disc {
            centre: centre + Vector { dx: i64::from(x), dy: i64::from(y) },
            radius: Length::from_units(radius),
            z: from.z + Length::from_units(foot),
        };
        let body = Cylinder { base, height: Length::from_units(height) };
        let (scene, pillar) = (sandwich(&body), Pillar { body, zone });
        let (dx, dy) = WAYS[way];
        let origin = Origin::from(centre + Vector { dx, dy });
        let block = |n: usize| Piece { what: Blocker::Prism(n), zone };
        let crosses = |n: usize| scene.crossing(origin, &from, &to, block(n)).is_some();
        let found = pillar.crossing(origin, &from, &to, Ends::Facing);
        prop_assert!(!crosses(0) || found.is_some(), "the smaller block is crossed");
        prop_assert!(crosses(1) || found.is_none(), "the larger block is not crossed");
        if let Some(at) = found {
            prop_assert!(at.distance(base.centre) <= base.radius + Length::from_units(2));
        }
        if fall == 0 {
            let clear = scene.clear_origin_among(&from, (&to, Ends::Facing), &[], &[pillar]);
            let past = |n: usize| scene.clear_origin(&from, &to, &[block(n)]).is_some();
            prop_assert!(past(0) || clear.is_none(), "nothing is clear of the smaller block");
            prop_assert!(!past(1) || clear.is_some(), "something is clear of the larger block");
            if let Some(origin) = clear {
                prop_assert_eq!(pillar.crossing(origin, &from, &to, Ends::Facing), None);
            }
        }
    }
}
