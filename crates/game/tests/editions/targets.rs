//! What hides and covers: the same tables judged by both editions.

use skirmish::{Edition, OpIx};
use table::{Order, Side, Terrain};

use crate::ask;
use crate::page::{Table, row};
use crate::stage::{Spot, block, spot, stand};

/// A table: the shooter, the target, and what stands there.
struct Scene {
    name: &'static str,
    shooter: Spot,
    target: Spot,
    terrain: fn() -> Vec<Terrain>,
}

/// Shooter and target with 9" between them.
const SHOOTER: Spot = spot(Side::A, 5.0, 11.0);
const TARGET: Spot = spot(Side::B, 15.0, 11.0);

const SCENES: &[Scene] = &[
    scene("nothing between them, 9\" apart", Vec::new),
    scene("a 1\" barricade 0.3\" before the target", || vec![low(13.7)]),
    scene("the same 1.5\" before it", || vec![low(12.5)]),
    scene("a 3\" wall's end 0.5\" before the target", || vec![tall(13.8)]),
    scene("the same 1.5\" before it", || vec![tall(12.8)]),
    scene("the same halfway", || vec![tall(9.8)]),
    Scene {
        shooter: Spot { height: 2.0, ..SHOOTER },
        ..scene("a shooter 2\" tall, a 1.5\" wall all across 0.3\" before it", || {
            vec![middling(5.8)]
        })
    },
    Scene {
        shooter: Spot { height: 2.0, ..SHOOTER },
        ..scene("the same wall halfway", || vec![middling(9.8)])
    },
    scene("a 3\" wall all across", || vec![block([9.8, 10.2], [0.0, 22.0], [0.0, 3.0])]),
    Scene {
        target: spot(Side::B, 7.5, 11.0),
        ..scene("a 1\" barricade between two 1.5\" apart", || {
            vec![block([6.0, 6.4], [10.0, 12.0], [0.0, 1.0])]
        })
    },
    Scene {
        shooter: Spot { z: 3.0, ..SHOOTER },
        ..scene("from a floor 3\" high, a 1\" barricade 0.3\" before the target", || {
            let floor = block([3.0, 7.0], [9.0, 13.0], [0.0, 3.0]);
            vec![Terrain { vantage: true, ..floor }, low(13.7)]
        })
    },
];

const fn scene(name: &'static str, terrain: fn() -> Vec<Terrain>) -> Scene {
    Scene { name, shooter: SHOOTER, target: TARGET, terrain }
}

/// A barricade across the line, with its far side half an inch behind.
fn low(x: f64) -> Terrain {
    block([x, x + 0.5], [10.0, 12.0], [0.0, 1.0])
}

/// A wall whose end reaches a little over the line.
fn tall(x: f64) -> Terrain {
    block([x, x + 0.2], [10.85, 15.0], [0.0, 3.0])
}

/// A wall that a tall operative looks over.
fn middling(x: f64) -> Terrain {
    block([x, x + 0.2], [0.0, 22.0], [0.0, 1.5])
}

pub fn table() -> Table {
    let rows = SCENES.iter().map(|scene| {
        let [earlier, later] = ask!(verdicts, scene);
        row(scene.name, earlier.into_iter().chain(later))
    });
    Table {
        title: "Targets",
        says: "May it be shot at, and if not, why? The target is 1.25\" tall; the terrain has no class of its own.",
        columns: &["terrain", "2021, Engage", "2021, Conceal", "2024, Engage", "2024, Conceal"],
        rows: rows.collect(),
    }
}

fn verdicts<G: Edition>(scene: &Scene) -> [String; 2] {
    [Order::Engage, Order::Conceal].map(|order| {
        let spots = [scene.shooter, Spot { order, ..scene.target }];
        let game: G = stand(&spots, (scene.terrain)(), &[]);
        let verdict = game.verdict(OpIx(0), OpIx(1), &G::WeaponRules::default());
        match (verdict.valid_target, verdict.cover_save) {
            (true, false) => "yes".to_owned(),
            (true, true) => "yes, with a cover save".to_owned(),
            _ => format!("no ({})", verdict.why.last().unwrap().rule),
        }
    })
}
