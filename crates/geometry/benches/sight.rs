//! How fast sight, fans and measuring are on a made-up table of 30" x 22" with 16 blocks.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use geometry::{
    Blocker, Cylinder, Disc, Length, OpenDoors, Piece, Point, Polygon, Prism, Scene, Zone,
};

/// A small fixed generator, so that every run measures the same table.
struct Dice(u64);

impl Dice {
    fn inches(&mut self, low: i32, high: i32) -> Length {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        Length::from_units(low * 2540 + ((self.0 >> 33) % ((high - low) as u64 * 2540)) as i32)
    }
}

fn table(dice: &mut Dice) -> Scene {
    let blocks = (0..16).map(|i| {
        let corner = Point::new(dice.inches(3, 25), dice.inches(1, 19));
        let (w, d) = if i % 2 == 0 {
            (dice.inches(1, 5), Length::from_units(1270))
        } else {
            (Length::from_units(1270), dice.inches(1, 5))
        };
        let far = Point::new(corner.x + w, corner.y + d);
        let footprint = Polygon::rectangle(corner, far).expect("an area");
        let top = Length::inches(if i % 3 == 0 { 1 } else { 3 });
        Prism { footprint, bottom: Length::ZERO, top, standable: false }
    });
    Scene::new(Length::inches(30), Length::inches(22), blocks.collect(), vec![], vec![])
}

/// Bodies that stand clear of the blocks.
fn bodies(scene: &Scene, dice: &mut Dice, count: usize) -> Vec<Cylinder> {
    let radius = Length::from_mm_f64(16.0);
    let places = std::iter::repeat_with(|| Point::new(dice.inches(1, 29), dice.inches(1, 21)));
    places
        .filter(|p| scene.prisms().iter().all(|b| !b.footprint.within(*p, radius)))
        .map(|centre| Cylinder {
            base: Disc { centre, radius, z: Length::ZERO },
            height: Length::from_units(3810),
        })
        .take(count)
        .collect()
}

fn sight(c: &mut Criterion) {
    let mut dice = Dice(0x5EED);
    let scene = table(&mut dice);
    let bodies = bodies(&scene, &mut dice, 1000);
    let doors = OpenDoors::default();
    let pairs: Vec<_> = bodies.windows(2).map(|w| (w[0], w[1])).collect();

    let mut next = pairs.iter().cycle();
    c.bench_function("sees", |b| {
        b.iter(|| {
            let (from, to) = next.next().expect("a cycle");
            scene.sees(doors, &[], black_box(from.head()), black_box(to))
        });
    });
    let mut next = pairs.iter().cycle();
    c.bench_function("clear_origin, every block", |b| {
        let pieces: Vec<_> = (0..16)
            .map(|i| Piece { what: Blocker::Prism(i), zone: Zone::NearTarget(Length::INCH) })
            .collect();
        b.iter(|| {
            let (from, to) = next.next().expect("a cycle");
            scene.clear_origin(black_box(&from.base), black_box(&to.base), &pieces)
        });
    });
    let mut next = pairs.iter().cycle();
    c.bench_function("sees_prism", |b| {
        b.iter(|| {
            let (from, _) = next.next().expect("a cycle");
            scene.sees_prism(doors, black_box(from.head()), 7)
        });
    });
}

criterion_group!(benches, sight);
criterion_main!(benches);
