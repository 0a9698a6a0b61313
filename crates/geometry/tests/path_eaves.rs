//! Paths between the top of a roof and places partly under its eaves.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod heights;
mod walker;

use geometry::{
    Fault, Footing, Ground, Length, Mover, Point, Polygon, Prism, Rounding, Scene, Surroundings,
};
use heights::at;
use proptest::prelude::*;
use walker::walker;

const RADIUS: Length = Length::from_units(1270);

fn part(corners: &[(f64, f64)], bottom: f64, top: f64) -> Prism {
    let corners = corners.iter().map(|&(x, y)| Point::inches(x, y)).collect();
    let (bottom, top) = (Length::from_inches_f64(bottom), Length::from_inches_f64(top));
    Prism { footprint: Polygon::new(corners).unwrap(), bottom, top, standable: true }
}

fn ground(prisms: Vec<Prism>) -> (Mover, Ground) {
    let scene = Scene::new(Length::inches(12), Length::inches(10), prisms, vec![], vec![]);
    (walker(RADIUS, Length::INCH, true), Ground::new(&scene, RADIUS, Length::INCH))
}

/// A roof 3" up whose eaves a model fits under.
fn roof() -> Prism {
    part(&[(2.0, 2.0), (5.0, 2.0), (5.0, 5.0), (2.0, 5.0)], 2.5, 3.0)
}

fn cost((mover, ground): &(Mover, Ground), from: Footing, to: Footing) -> Result<f64, Fault> {
    let around = Surroundings::default();
    let path = ground.shortest(mover, &around, from, to, Length::inches(20))?;
    assert_eq!(ground.check_path(mover, &around, from, &path.points), Ok(path.length));
    Ok(path.length.to_inches_f64())
}

fn assert_costs(world: &(Mover, Ground), from: Footing, to: Footing, expected: f64) {
    let cost = cost(world, from, to).unwrap();
    assert!((cost - expected).abs() < 0.01, "{cost} instead of {expected}");
}

#[test]
fn a_path_drops_beyond_the_eaves_and_comes_back_under_them() {
    let world = ground(vec![roof()]);
    // 2" to come clear of the roof, 3" down of which 2" are free, and 0.2" back.
    assert_costs(&world, at(3.5, 3.5, 3.0), at(5.3, 3.5, 0.0), 3.2);
    // Reflected in the line along which the base touches the roof.
    assert_costs(&world, at(3.5, 3.5, 3.0), at(5.3, 4.6, 0.0), 1.0 + 2.2f64.hypot(1.1));
}

#[test]
fn a_path_comes_out_from_under_the_eaves_to_climb() {
    let world = ground(vec![roof()]);
    assert_costs(&world, at(5.3, 3.5, 0.0), at(3.5, 3.5, 3.0), 5.2);
    assert_costs(&world, at(5.3, 4.6, 0.0), at(3.5, 3.5, 3.0), 3.0 + 2.2f64.hypot(1.1));
}

#[test]
fn whole_inches_are_counted_on_the_way_out_and_back() {
    let (mut mover, ground) = ground(vec![roof()]);
    mover.rounding = Rounding::WholeInches;
    assert_costs(&(mover, ground), at(3.6, 3.5, 3.0), at(5.3, 3.5, 0.0), 4.0);
}

#[test]
fn a_parapet_that_hangs_over_the_edge_is_climbed_first() {
    let deck = part(&[(3.0, 1.0), (7.0, 1.0), (7.0, 9.0), (3.0, 9.0)], 0.0, 3.0);
    let parapet = part(&[(6.6, 0.9), (7.1, 0.9), (7.1, 9.1), (6.6, 9.1)], 2.5, 4.0);
    // Up 1", which costs 2", down 4" of which 2" are free.
    let world = ground(vec![deck, parapet]);
    assert_costs(&world, at(5.0, 5.0, 3.0), at(7.55, 5.0, 0.0), 2.6 + 2.0 + 2.0 + 0.05);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_drawn_path_past_the_eaves_is_found(
        turn in 0.0f64..1.57, from in (-1.0f64..1.0, -0.5f64..0.5), to in (-2.2f64..2.2, -1.7f64..1.7),
        by in (-2.9f64..2.9, -2.4f64..2.4), up: bool,
    ) {
        let about = |(x, y): (f64, f64)| {
            (6.0 + x * turn.cos() - y * turn.sin(), 5.0 + x * turn.sin() + y * turn.cos())
        };
        let corners = [(-1.8, -1.3), (1.8, -1.3), (1.8, 1.3), (-1.8, 1.3)].map(about);
        let world = ground(vec![part(&corners, 2.5, 3.0)]);
        let ((x, y), (u, v), (p, q)) = (about(from), about(to), about(by));
        let (top, floor) = (at(x, y, 3.0), at(u, v, 0.0));
        let (from, drawn, to) = if up {
            (floor, [at(p, q, 0.0), at(p, q, 3.0), top], top)
        } else {
            (top, [at(p, q, 3.0), at(p, q, 0.0), floor], floor)
        };
        let (mover, ground) = &world;
        if let Ok(length) = ground.check_path(mover, &Surroundings::default(), from, &drawn) {
            let found = cost(&world, from, to);
            let limit = length.to_inches_f64() * 1.01 + 0.005;
            prop_assert!(found.is_ok_and(|found| found <= limit), "{found:?}, drawn {length}");
        }
    }
}
