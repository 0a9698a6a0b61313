//! Big tables: nothing overflows, and searches end.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod walker;

use geometry::{
    Disc, Footing, Ground, KeepOut, Length, Mover, Point, Polygon, Prism, Scene, Segment,
    Surroundings,
};
use walker::walker;

const RADIUS: Length = Length::from_units(1250);
const HEIGHT: Length = Length::inches(1);

const SIDE: i32 = 72 * 2540;

fn mover(up: bool) -> Mover {
    walker(RADIUS, HEIGHT, up)
}

/// Prisms in rows, every other one shifted, with gaps that a base just fits through.
fn crowded() -> Scene {
    let mut prisms = Vec::new();
    for row in 0..18 {
        for column in 0..18 {
            let (x, y) = (column * 10_000 + 2000 + row % 2 * 3000, row * 10_000 + 2000);
            let corners = [(0, 0), (6000, 900), (7400, 5000), (1500, 7400)];
            let corners = corners.map(|(dx, dy)| Point::units(x + dx, y + dy)).to_vec();
            prisms.push(Prism {
                footprint: Polygon::new(corners).unwrap(),
                bottom: Length::ZERO,
                top: Length::inches(1 + (row + column) % 5),
                standable: true,
            });
        }
    }
    let walls = vec![Segment { from: Point::units(0, 91_000), to: Point::units(60_000, 91_000) }];
    Scene::new(Length::from_units(SIDE), Length::from_units(SIDE), prisms, walls, Vec::new())
}

#[test]
fn a_crowded_table_is_crossed() {
    let ground = Ground::new(&crowded(), RADIUS, HEIGHT);
    let spots = (0..200).map(|i| Point::units(1300 + i % 20 * 9000, 1300 + i / 20 * 18_000));
    let discs: Vec<Disc> =
        spots.map(|centre| Disc { centre, radius: RADIUS, z: Length::ZERO }).collect();
    let (solids, rest) = discs.split_at(150);
    let keep_outs: Vec<KeepOut> =
        rest.iter().map(|&disc| KeepOut { disc, reach: Length::INCH }).collect();
    let around = Surroundings { solids, keep_outs: &keep_outs, ..Surroundings::default() };
    let (mut found, mut asked) = (0, 0);
    for i in 0..12 {
        for j in 0..12 {
            let from = Footing::floor(Point::units(5000 + i * 15_000, 11_000 + j * 14_000));
            let to = Footing::floor(Point::units(SIDE - 5000 - j * 13_000, 11_500 + i * 14_500));
            for up in [false, true] {
                let who = mover(up);
                let limit = Length::inches(if (i + j) % 6 == 0 { 20 } else { 12 });
                asked += 1;
                if let Ok(path) = ground.shortest(&who, &around, from, to, limit) {
                    found += 1;
                    assert_eq!(
                        ground.check_path(&who, &around, from, &path.points),
                        Ok(path.length)
                    );
                }
            }
        }
    }
    assert!(found > 0 && found < asked, "{found} of {asked}");
}

#[test]
fn the_far_corner_is_judged_without_overflow() {
    let ground = Ground::new(&crowded(), RADIUS, HEIGHT);
    let (from, to) = (Point::units(1250, 1250), Point::units(SIDE - 1250, SIDE - 1250));
    let around = Surroundings::default();
    for (a, b) in [(from, to), (to, from)] {
        let drawn =
            ground.check_path(&mover(true), &around, Footing::floor(a), &[Footing::floor(b)]);
        assert!(drawn.is_err());
    }
    let edge = [Footing::floor(Point::units(1250, SIDE - 1250))];
    let open =
        Scene::new(Length::from_units(SIDE), Length::from_units(SIDE), vec![], vec![], vec![]);
    let length = Ground::new(&open, RADIUS, HEIGHT)
        .check_path(&mover(true), &around, Footing::floor(from), &edge)
        .unwrap();
    assert_eq!(length, Length::from_units(SIDE - 2500));
}
