//! What holds for shortest paths on every table.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod scenes;

use geometry::{Disc, Fault, Footing, KeepOut, Length, Point, Polygon, Prism, Rounding, Segment};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use scenes::{RADIUS, SIZE, World, footing, mover, prism, world};

const TALL: &[i32] = &[12700];
const MIXED: &[i32] = &[12700, 2540, 5080, 7620];
const LIMIT: Length = Length::inches(12);

fn length(world: &World, from: Footing, to: Footing) -> Option<i32> {
    let ground = world.ground();
    let path = ground.shortest(&mover(false), &world.around(), from, to, LIMIT).ok()?;
    Some(path.length.units())
}

/// Lengths of the same path reckoned twice may differ by a thousandth and by rounding.
fn alike(a: Option<i32>, b: Option<i32>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => (a - b).abs() <= 6 + a / 1000,
        // One of them may just not be within the limit.
        (Some(a), None) | (None, Some(a)) => a >= LIMIT.units() - 60,
        (None, None) => true,
    }
}

/// The same world with every point moved to another place.
fn mapped(world: &World, size: (i32, i32), map: impl Fn(Point) -> Point) -> World {
    let disc = |disc: &Disc| Disc { centre: map(disc.centre), ..*disc };
    let prism = |prism: &Prism| {
        let corners = prism.footprint.corners().iter().map(|&p| map(p)).collect();
        Prism { footprint: Polygon::new(corners).unwrap(), ..prism.clone() }
    };
    World {
        size,
        prisms: world.prisms.iter().map(prism).collect(),
        walls: world
            .walls
            .iter()
            .map(|wall| Segment { from: map(wall.from), to: map(wall.to) })
            .collect(),
        solids: world.solids.iter().map(disc).collect(),
        keep_outs: world
            .keep_outs
            .iter()
            .map(|k| KeepOut { disc: disc(&k.disc), reach: k.reach })
            .collect(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(24),
        ..ProptestConfig::default()
    })]

    #[test]
    fn found_paths_check_with_the_same_length(
        world in world(MIXED), from in footing(), to in footing(), up: bool, whole: bool
    ) {
        let (ground, around) = (world.ground(), world.around());
        let rounding = if whole { Rounding::WholeInches } else { Rounding::Exact };
        let who = geometry::Mover { rounding, ..mover(up) };
        if let Ok(path) = ground.shortest(&who, &around, from, to, LIMIT) {
            prop_assert_eq!(ground.check_path(&who, &around, from, &path.points), Ok(path.length));
            prop_assert!(path.length <= LIMIT);
            prop_assert!(path.length + Length::from_units(16) >= from.at.distance(to.at));
            prop_assert_eq!(path.points.last(), Some(&to));
        }
    }

    #[test]
    fn tops_of_prisms_are_reached_and_left_legally(
        mut world in world(MIXED),
        extra in prism(MIXED),
        from in footing(),
        down: bool
    ) {
        let corners = extra.footprint.corners();
        let n = corners.len() as i32;
        let x = corners.iter().map(|p| p.x.units()).sum::<i32>() / n;
        let y = corners.iter().map(|p| p.y.units()).sum::<i32>() / n;
        let top = Footing { at: Point::units(x, y), z: extra.top };
        world.prisms.push(extra);
        let (ground, around) = (world.ground(), world.around());
        let (from, to) = if down { (top, from) } else { (from, top) };
        if let Ok(path) = ground.shortest(&mover(true), &around, from, to, LIMIT) {
            let checked = ground.check_path(&mover(true), &around, from, &path.points);
            prop_assert_eq!(checked, Ok(path.length));
        }
    }

    #[test]
    fn the_way_back_is_as_long(world in world(TALL), from in footing(), to in footing()) {
        let (there, back) = (length(&world, from, to), length(&world, to, from));
        prop_assert!(alike(there, back), "{there:?} {back:?}");
    }

    #[test]
    fn turned_and_mirrored_tables_give_the_same_lengths(
        world in world(TALL), from in footing(), to in footing()
    ) {
        let here = length(&world, from, to);
        let turned = |p: Point| Point::units(SIZE.1 - p.y.units(), p.x.units());
        let mirrored = |p: Point| Point::units(SIZE.0 - p.x.units(), p.y.units());
        let quarter = mapped(&world, (SIZE.1, SIZE.0), turned);
        let mirror = mapped(&world, SIZE, mirrored);
        let moved = |map: &dyn Fn(Point) -> Point, f: Footing| Footing { at: map(f.at), z: f.z };
        let there = length(&quarter, moved(&turned, from), moved(&turned, to));
        prop_assert!(alike(here, there), "{here:?} {there:?}");
        let there = length(&mirror, moved(&mirrored, from), moved(&mirrored, to));
        prop_assert!(alike(here, there), "{here:?} {there:?}");
        let ground = world.ground();
        let straight = ground.check_path(&mover(false), &world.around(), from, &[to]);
        for (other, map) in [(&quarter, &turned as &dyn Fn(Point) -> Point), (&mirror, &mirrored)] {
            let again = other.ground().check_path(
                &mover(false),
                &other.around(),
                moved(map, from),
                &[moved(map, to)],
            );
            prop_assert_eq!(straight.is_ok(), again.is_ok());
        }
    }

    #[test]
    fn a_shifted_table_gives_the_same_length(
        world in world(TALL), from in footing(), to in footing(), dx in -5000..5000i32, dy in -5000..5000i32
    ) {
        // In the middle of a table so large that its edges are out of the way.
        let size = (3 * SIZE.0, 3 * SIZE.1);
        let at = |x: i32, y: i32| move |p: Point| {
            Point::units(p.x.units() + SIZE.0 + x, p.y.units() + SIZE.1 + y)
        };
        let placed = |map: &dyn Fn(Point) -> Point| {
            let moved = |f: Footing| Footing { at: map(f.at), z: f.z };
            length(&mapped(&world, size, map), moved(from), moved(to))
        };
        prop_assert_eq!(placed(&at(0, 0)), placed(&at(dx, dy)));
    }

    #[test]
    fn a_detour_is_never_shorter(
        world in world(TALL), a in footing(), b in footing(), c in footing()
    ) {
        let legs = (length(&world, a, b), length(&world, b, c));
        if let (Some(first), Some(second)) = legs
            && first + second < LIMIT.units() - 60
        {
            let direct = length(&world, a, c);
            let bound = first + second + 6 + (first + second) / 1000;
            prop_assert!(direct.is_some_and(|direct| direct <= bound), "{direct:?} {bound}");
        }
    }

    #[test]
    fn one_more_thing_in_the_way_never_shortens(
        world in world(TALL), from in footing(), to in footing(), at in footing()
    ) {
        let before = length(&world, from, to);
        let mut fuller = world.clone();
        fuller.solids.push(Disc { centre: at.at, radius: RADIUS, z: Length::ZERO });
        if let Some(after) = length(&fuller, from, to) {
            let bound = after + 6 + after / 1000;
            prop_assert!(before.is_some_and(|before| before <= bound), "{before:?} {after}");
        }
    }

    #[test]
    fn climbing_straight_over_is_never_beaten_by_what_is_found(
        low in prism(&[2540, 5080, 7620]), from in footing(), to in footing()
    ) {
        let top = low.top;
        let world = World {
            size: SIZE,
            prisms: vec![low],
            walls: vec![],
            solids: vec![],
            keep_outs: vec![],
        };
        let (ground, around) = (world.ground(), world.around());
        if ground.can_stand(&around, from).is_ok() && ground.can_stand(&around, to).is_ok() {
            let toll = top.max(Length::inches(2)) + (top - Length::inches(2)).max(Length::ZERO);
            let limit = from.at.distance(to.at) + toll + Length::from_units(12);
            let path = ground.shortest(&mover(true), &around, from, to, limit);
            prop_assert!(path.is_ok(), "{path:?}");
        }
    }

    #[test]
    fn climbing_never_makes_a_way_longer(world in world(MIXED), from in footing(), to in footing()) {
        let (ground, around) = (world.ground(), world.around());
        let climbing = ground.shortest(&mover(true), &around, from, to, LIMIT);
        if let Ok(walking) = ground.shortest(&mover(false), &around, from, to, LIMIT) {
            let bound = walking.length.units() + 6 + walking.length.units() / 1000;
            prop_assert!(climbing.is_ok_and(|path| path.length.units() <= bound));
        } else {
            prop_assert!(climbing != Err(Fault::ClimbBanned));
        }
    }
}
