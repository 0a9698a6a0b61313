//! How fast measuring and sight are on a board of rooms: 30" x 22", 40 walls, 8 doors, every second one open.

#[path = "../tests/rooms/mod.rs"]
mod rooms;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use geometry::{Blocker, Disc, Length, Piece, Zone};
use rooms::{Numbers, bases, board, half_open};

const MM: Length = Length::from_units(100);

fn walls(c: &mut Criterion) {
    let (scene, open) = (board(), half_open());
    let bases = bases(&scene, &mut Numbers(11), 2048);
    let pairs: Vec<(Disc, Disc)> = bases.windows(2).map(|w| (w[0], w[1])).collect();
    let mut bench = |name: &str, ask: &dyn Fn(&Disc, &Disc) -> bool| {
        let mut next = pairs.iter().cycle();
        c.bench_function(name, |b| {
            b.iter(|| {
                let (from, to) = next.next().expect("a cycle");
                ask(black_box(from), black_box(to))
            });
        });
    };
    bench("distance", &|a, b| scene.distance(open, a, b).is_some());
    bench("within 1\"", &|a, b| scene.within(open, a, b, Length::INCH));
    bench("within 6\"", &|a, b| scene.within(open, a, b, Length::inches(6)));
    bench("within 12\"", &|a, b| scene.within(open, a, b, Length::inches(12)));
    bench("barred", &|a, b| scene.barred(open, a.centre, b.centre));
    bench("strip", &|a, b| {
        let (near, _) = scene.nearest(a, b);
        scene.strip(open, near.plan(), b, MM).is_some()
    });
    bench("strip_between", &|a, b| scene.strip_between(open, a, b, MM).is_some());
    let standing = (0..scene.walls().len()).map(Blocker::Wall);
    let closed = (0..scene.doors().len()).filter(|i| !open.is_open(*i as u8)).map(Blocker::Door);
    let pieces: Vec<Piece> =
        standing.chain(closed).map(|what| Piece { what, zone: Zone::Anywhere }).collect();
    bench("crossing, every wall", &|a, b| {
        let (near, _) = scene.nearest(a, b);
        pieces.iter().any(|piece| scene.crossing(near.plan().into(), a, b, *piece).is_some())
    });
    c.bench_function("preparing the board", |b| b.iter(board));
}

criterion_group!(benches, walls);
criterion_main!(benches);
