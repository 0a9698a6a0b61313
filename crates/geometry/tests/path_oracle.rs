//! Shortest paths against a plain search over a fine grid, with distances in floating point.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod scenes;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use geometry::{Length, Point};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use scenes::{RADIUS, World, footing, mover, world};

/// The distance between neighbouring places of the grid, in units.
const STEP: i32 = 508;

type P = (f64, f64);

fn plain(p: Point) -> P {
    (f64::from(p.x.units()), f64::from(p.y.units()))
}

fn point_to_segment(p: P, a: P, b: P) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    let along = if square == 0.0 {
        0.0
    } else {
        (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / square).clamp(0.0, 1.0)
    };
    (p.0 - a.0 - along * dx).hypot(p.1 - a.1 - along * dy)
}

fn contains(corners: &[P], p: P) -> bool {
    let n = corners.len();
    (0..n).fold(false, |inside, i| {
        let (a, b) = (corners[i], corners[(i + 1) % n]);
        let crosses =
            (a.1 > p.1) != (b.1 > p.1) && p.0 < (b.0 - a.0) * (p.1 - a.1) / (b.1 - a.1) + a.0;
        inside != crosses
    })
}

/// How much room there is about a base at a place: negative where it may not be.
fn room(world: &World, p: P) -> f64 {
    let radius = f64::from(RADIUS.units());
    let (w, d) = (f64::from(world.size.0), f64::from(world.size.1));
    let mut room = (p.0 - radius).min(p.1 - radius).min(w - radius - p.0).min(d - radius - p.1);
    for prism in &world.prisms {
        let corners: Vec<P> = prism.footprint.corners().iter().map(|&p| plain(p)).collect();
        if contains(&corners, p) {
            return -radius;
        }
        for i in 0..corners.len() {
            let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
            room = room.min(point_to_segment(p, a, b) - radius);
        }
    }
    for wall in &world.walls {
        room = room.min(point_to_segment(p, plain(wall.from), plain(wall.to)) - radius);
    }
    let apart = |c: Point| (plain(c).0 - p.0).hypot(plain(c).1 - p.1) - radius;
    for solid in &world.solids {
        room = room.min(apart(solid.centre) - f64::from(solid.radius.units()));
    }
    for keep_out in &world.keep_outs {
        let reach = f64::from((keep_out.disc.radius + keep_out.reach).units());
        room = room.min(apart(keep_out.disc.centre) - reach);
    }
    room
}

/// The least room along a straight line, looked at closely.
fn room_along(world: &World, a: P, b: P) -> f64 {
    let length = (b.0 - a.0).hypot(b.1 - a.1);
    let n = (length / 25.0).ceil().max(1.0);
    (0..=n as i32)
        .map(|k| f64::from(k) / n)
        .map(|t| room(world, (a.0 + t * (b.0 - a.0), a.1 + t * (b.1 - a.1))))
        .fold(f64::INFINITY, f64::min)
}

/// The length of the shortest path over the grid that keeps `margin` clear of everything.
fn over_grid(world: &World, from: Point, to: Point, margin: f64) -> Option<f64> {
    let (columns, rows) = (world.size.0 / STEP + 1, world.size.1 / STEP + 1);
    let place = |i: i32, j: i32| (f64::from(i * STEP), f64::from(j * STEP));
    let count = (columns * rows) as usize;
    let free: Vec<bool> =
        (0..count as i32).map(|k| room(world, place(k % columns, k / columns)) > margin).collect();
    // The two ends are joined to the grid places about them.
    let near = |p: Point, i: i32, j: i32| {
        let (x, y) = (p.x.units(), p.y.units());
        ((x - i * STEP).abs() <= STEP) && ((y - j * STEP).abs() <= STEP)
    };
    let joined = |p: Point, k: i32| {
        let q = place(k % columns, k / columns);
        (free[k as usize]
            && near(p, k % columns, k / columns)
            && room_along(world, plain(p), q) > margin)
            .then(|| (plain(p).0 - q.0).hypot(plain(p).1 - q.1))
    };
    let mut best = vec![f64::INFINITY; count];
    let mut open = BinaryHeap::new();
    for k in 0..count as i32 {
        if let Some(length) = joined(from, k) {
            best[k as usize] = length;
            open.push(Reverse(((length * 1000.0) as i64, k)));
        }
    }
    let mut end = f64::INFINITY;
    while let Some(Reverse((key, k))) = open.pop() {
        let so_far = best[k as usize];
        if key > (so_far * 1000.0) as i64 {
            continue;
        }
        if let Some(last) = joined(to, k) {
            end = end.min(so_far + last);
        }
        if so_far >= end {
            break;
        }
        let (i, j) = (k % columns, k / columns);
        for (di, dj) in [
            (1, 0),
            (1, 1),
            (0, 1),
            (-1, 1),
            (-1, 0),
            (-1, -1),
            (0, -1),
            (1, -1),
            (2, 1),
            (1, 2),
            (-1, 2),
            (-2, 1),
            (-2, -1),
            (-1, -2),
            (1, -2),
            (2, -1),
        ] {
            let (x, y) = (i + di, j + dj);
            if x < 0 || y < 0 || x >= columns || y >= rows {
                continue;
            }
            let next = (y * columns + x) as usize;
            let length = so_far + f64::from(STEP) * f64::from(di * di + dj * dj).sqrt();
            if free[next]
                && length < best[next]
                && room_along(world, place(i, j), place(x, y)) > margin
            {
                best[next] = length;
                open.push(Reverse(((length * 1000.0) as i64, next as i32)));
            }
        }
    }
    end.is_finite().then_some(end)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 60,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(24),
        ..ProptestConfig::default()
    })]

    #[test]
    fn no_path_over_a_grid_is_shorter_or_missed(
        world in world(&[12700]), from in footing(), to in footing()
    ) {
        let (ground, around) = (world.ground(), world.around());
        prop_assume!(ground.can_stand(&around, from).is_ok());
        prop_assume!(ground.can_stand(&around, to).is_ok());
        if let Some(length) = over_grid(&world, from.at, to.at, 6.0) {
            let limit = Length::from_units((length * 1.001) as i32 + 4);
            let path = ground.shortest(&mover(false), &around, from, to, limit);
            prop_assert!(path.is_ok(), "{path:?}, the grid has {length}");
        }
    }

    #[test]
    fn paths_found_are_clear_by_another_reckoning(
        world in world(&[12700]), from in footing(), to in footing()
    ) {
        let (ground, around) = (world.ground(), world.around());
        if let Ok(path) = ground.shortest(&mover(false), &around, from, to, Length::inches(20)) {
            let mut before = from;
            for &next in &path.points {
                let room = room_along(&world, plain(before.at), plain(next.at));
                prop_assert!(room > -1e-3, "{room} at {before:?} {next:?}");
                before = next;
            }
        }
    }

    #[test]
    fn standing_agrees_with_another_reckoning(world in world(&[12700]), at in footing()) {
        let stands = world.ground().can_stand(&world.around(), at).is_ok();
        let room = room(&world, plain(at.at));
        if room.abs() > 1e-3 {
            prop_assert_eq!(stands, room > 0.0);
        }
    }
}
