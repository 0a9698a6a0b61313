//! How long paths take on a table of 30 by 22 inches with 16 prisms and 20 discs.

#[path = "../tests/walker/mod.rs"]
mod walker;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use geometry::{
    Disc, Fault, Footing, Ground, KeepOut, Length, Mover, Point, Polygon, Prism, Scene,
    Surroundings,
};
use walker::walker;

const RADIUS: Length = Length::from_units(1250);
const HEIGHT: Length = Length::INCH;
const LIMIT: Length = Length::inches(6);

/// A small generator, so that every run looks at the same table.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: i32) -> i32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as i32
    }

    fn point(&mut self) -> Point {
        Point::units(self.below(30 * 2540), self.below(22 * 2540))
    }
}

fn mover() -> Mover {
    walker(RADIUS, HEIGHT, true)
}

struct Table {
    ground: Ground,
    solids: Vec<Disc>,
    keep_outs: Vec<KeepOut>,
    /// Starts and ends at most six inches apart where a mover may stand.
    pairs: Vec<(Footing, Footing)>,
}

impl Table {
    fn new() -> Self {
        let mut numbers = Numbers(7);
        let prisms: Vec<Prism> = (0..16)
            .filter_map(|i| {
                let low = numbers.point();
                let (w, d) = (1000 + numbers.below(7000), 600 + numbers.below(5000));
                let high = Point::units(low.x.units() + w, low.y.units() + d);
                let top = if i % 4 == 0 { Length::inches(1) } else { Length::inches(4) };
                let footprint = Polygon::rectangle(low, high).ok()?;
                Some(Prism { footprint, bottom: Length::ZERO, top, standable: i % 2 == 0 })
            })
            .collect();
        let scene =
            Scene::new(Length::inches(30), Length::inches(22), prisms, Vec::new(), Vec::new());
        let ground = Ground::new(&scene, RADIUS, HEIGHT);
        let mut discs: Vec<Disc> = Vec::new();
        while discs.len() < 20 {
            let centre = numbers.point();
            let around = Surroundings { solids: &discs, ..Surroundings::default() };
            if ground.can_stand(&around, Footing::floor(centre)).is_ok() {
                discs.push(Disc { centre, radius: RADIUS, z: Length::ZERO });
            }
        }
        let keep_outs = discs.split_off(10).into_iter();
        let keep_outs: Vec<KeepOut> =
            keep_outs.map(|disc| KeepOut { disc, reach: Length::INCH }).collect();
        let around =
            Surroundings { solids: &discs, keep_outs: &keep_outs, ..Surroundings::default() };
        let mut pairs = Vec::new();
        while pairs.len() < 4096 {
            let (from, to) = (Footing::floor(numbers.point()), Footing::floor(numbers.point()));
            if from.at.distance(to.at) <= LIMIT
                && ground.can_stand(&around, from).is_ok()
                && ground.can_stand(&around, to).is_ok()
            {
                pairs.push((from, to));
            }
        }
        Table { ground, solids: discs, keep_outs, pairs }
    }

    fn around(&self) -> Surroundings<'_> {
        Surroundings { solids: &self.solids, keep_outs: &self.keep_outs, ..Surroundings::default() }
    }
}

fn paths(criterion: &mut Criterion) {
    let table = Table::new();
    let (ground, around, who) = (&table.ground, table.around(), mover());
    let ask = |(from, to): (Footing, Footing)| ground.shortest(&who, &around, from, to, LIMIT);
    let is_straight = |pair: &(Footing, Footing)| ask(*pair).is_ok_and(|p| p.points.len() == 1);
    let has_no_way = |pair: &(Footing, Footing)| ask(*pair) == Err(Fault::NoWay);
    let (straight, others): (Vec<_>, Vec<_>) = table.pairs.iter().copied().partition(is_straight);
    let (none, bent): (Vec<_>, Vec<_>) = others.into_iter().partition(has_no_way);
    let mut group = criterion.benchmark_group("path");
    for (name, pairs) in [
        (format!("straight ({} of {})", straight.len(), table.pairs.len()), &straight),
        (format!("bent ({} of {})", bent.len(), table.pairs.len()), &bent),
        (format!("no way ({} of {})", none.len(), table.pairs.len()), &none),
        ("mixed".to_owned(), &table.pairs),
    ] {
        let mut next = (0..pairs.len()).cycle();
        group.bench_function(name, |bencher| {
            bencher.iter(|| ask(black_box(pairs[next.next().unwrap_or(0)])));
        });
    }
    let mut next = (0..straight.len()).cycle();
    group.bench_function("check one segment", |bencher| {
        bencher.iter(|| {
            let (from, to) = black_box(straight[next.next().unwrap_or(0)]);
            ground.check_path(&who, &around, from, &[to])
        });
    });
    group.finish();
}

criterion_group!(benches, paths);
criterion_main!(benches);
