//! The largest tables: 72" a side, wide discs, high places, footprints of many corners.
//!
//! Overflow is checked in tests, so these pass only if the arithmetic has room; answers must also survive
//! mirroring, which takes every intermediate number to its opposite.

mod worlds;

use geometry::{
    Blocker, Disc, Length, OpenDoors, Piece, Point, Point3, Polygon, Prism, Scene, Segment, Zone,
};
use worlds::{Dice, body, units};

const SIDE: i32 = 72 * 2540;

type Place = (i32, i32);

/// A star of many corners within the table, or none if it would leave it.
fn star(dice: &mut Dice, corners: i32) -> Option<Vec<Place>> {
    let (x, y) = (dice.below(SIDE), dice.below(SIDE));
    let reach = dice.between(500, SIDE / 2);
    let points: Vec<Place> = (0..corners)
        .map(|i| {
            let turn = f64::from(i) / f64::from(corners) * std::f64::consts::TAU;
            let r = f64::from(reach) * f64::from(dice.between(20, 100)) / 100.0;
            (x + (r * turn.cos()) as i32, y + (r * turn.sin()) as i32)
        })
        .collect();
    points.iter().all(|p| (0..=SIDE).contains(&p.0) && (0..=SIDE).contains(&p.1)).then_some(points)
}

/// Corners, bottom and top.
type Footprint = (Vec<Place>, i32, i32);

struct Large {
    footprints: Vec<Footprint>,
    walls: Vec<(Place, Place)>,
}

impl Large {
    fn random(dice: &mut Dice) -> Large {
        let corners = [3, 4, 7, 64];
        let footprints = (0..6).filter_map(|_| {
            let count = corners[dice.below(4) as usize];
            let points = star(dice, count)?;
            let simple = points.iter().map(|p| Point::units(p.0, p.1)).collect();
            Polygon::new(simple).ok()?;
            let bottom = dice.below(3) * 2000;
            Some((points, bottom, bottom + dice.between(1, SIDE / 8)))
        });
        let footprints = footprints.collect();
        let mut place = || (dice.below(SIDE), dice.below(SIDE));
        Large { footprints, walls: (0..3).map(|_| (place(), place())).collect() }
    }

    fn scene(&self, turn: impl Fn(Place) -> Point) -> Scene {
        let prisms = self.footprints.iter().map(|(points, bottom, top)| {
            let corners = points.iter().map(|p| turn(*p)).collect();
            let footprint = Polygon::new(corners).expect("checked to be simple");
            Prism { footprint, bottom: units(*bottom), top: units(*top), standable: false }
        });
        let walls = self.walls.iter().map(|w| Segment { from: turn(w.0), to: turn(w.1) });
        Scene::new(units(SIDE), units(SIDE), prisms.collect(), walls.collect(), vec![])
    }
}

#[test]
fn answers_on_the_largest_tables_survive_mirroring() {
    let mut dice = Dice::new(61);
    let doors = OpenDoors::default();
    let (mut seen, mut crossed, mut barred) = (0, 0, 0);
    for n in 0..250 {
        let large = Large::random(&mut dice);
        let eye = (dice.below(SIDE), dice.below(SIDE));
        let to = (dice.below(SIDE), dice.below(SIDE));
        let (z, low) = (dice.below(SIDE / 8), dice.below(SIDE / 8));
        let (radius, height) = (dice.below(20_000), dice.between(1, 20_000));
        let zone = match n % 3 {
            0 => Zone::Anywhere,
            1 => Zone::NearTarget(Length::inches(dice.below(40))),
            _ => Zone::Between { source: Length::inches(1), target: Length::inches(dice.below(4)) },
        };
        let ask = |mirror: bool| {
            let turn = |p: Place| Point::units(if mirror { SIDE - p.0 } else { p.0 }, p.1);
            let scene = large.scene(turn);
            let at: Point3 = turn(eye).at(units(z));
            let target = turn(to);
            let body = body(target.x.units(), target.y.units(), low, radius, height);
            let seen = scene.sees(doors, &[], at, &body);
            assert_eq!(seen, scene.sight(doors, &[], at, &body).is_clear());
            let from_z = if n % 2 == 0 { units(low) } else { units(z) };
            let from = Disc { centre: turn(eye), radius: units(1500), z: from_z };
            let pieces: Vec<Piece> = (0..scene.prisms().len())
                .map(Blocker::Prism)
                .chain((0..3).map(Blocker::Wall))
                .map(|what| Piece { what, zone })
                .collect();
            let crossed: Vec<bool> = pieces
                .iter()
                .map(|p| scene.crossing(from.centre.into(), &from, &body.base, *p).is_some())
                .collect();
            let clear = scene.clear_origin(&from, &body.base, &pieces).is_some();
            let far = scene.distance(doors, &from, &body.base);
            let prisms: Vec<bool> =
                (0..scene.prisms().len()).map(|i| scene.sees_prism(doors, at, i)).collect();
            (seen, crossed, clear, far, prisms)
        };
        let (one, other) = (ask(false), ask(true));
        assert_eq!(one, other, "case {n}");
        seen += i32::from(one.0);
        crossed += one.1.iter().filter(|c| **c).count();
        barred += i32::from(!one.2);
    }
    assert!(seen > 20 && crossed > 50 && barred > 20, "{seen} {crossed} {barred}");
}
