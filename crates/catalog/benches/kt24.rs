//! The floors of Kill Team 2024 with the built-in content: whole random games, targeting verdicts, moves and
//! copies of a game. Figures are in docs/performance.md.

#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may panic, and criterion writes main"
)]

use std::hint::black_box;
use std::sync::Arc;

use catalog::Matchup;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::{Chance, Face};
use geometry::{Footing, Length, Point};
use kt24::{Kt24, Setup, Switches, WeaponRules};
use skirmish::{Field, OpIx};
use table::{MoveAction, RuleSet, Rules, Side, Status, Way};

fn setup() -> Arc<Setup> {
    let teams = catalog::team_names(RuleSet::Kt24);
    let killzones = catalog::killzone_names();
    let matchup = Matchup::<Kt24> {
        teams: [&teams[0], &teams[1]].map(|name| catalog::team(name).unwrap().kt24().unwrap()),
        killzone: catalog::killzone(&killzones[0]).unwrap(),
        mission: None,
        switches: Switches::default(),
    };
    matchup.setup().unwrap()
}

/// Plays a game by chance, to the end or to the first activation of a turning point.
fn play(setup: &Arc<Setup>, number: u64, until: u8) -> Kt24 {
    let mut game = Kt24::new(Arc::clone(setup));
    game.silence();
    let (mut dice, mut players) = (Chance::new(1, number), Chance::new(2, number));
    loop {
        if game.state().turning_point == until && game.activation().is_some() {
            return game;
        }
        match game.status() {
            Status::Decide(_) => {
                let answer = game.propose(&mut players);
                game.answer(&answer).unwrap();
            }
            Status::Roll(roll) => {
                let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                game.roll(&faces).unwrap();
            }
            Status::Over(_) => return game,
        }
    }
}

/// Games in the middle of their second turning point.
fn midway(setup: &Arc<Setup>) -> Vec<Kt24> {
    (0..64).map(|number| play(setup, number, 2)).collect()
}

fn random_games(c: &mut Criterion) {
    let setup = setup();
    let mut group = c.benchmark_group("kt24");
    group.throughput(Throughput::Elements(1));
    let mut number = 0;
    group.bench_function("random game", |b| {
        b.iter(|| {
            number += 1;
            play(&setup, number, u8::MAX)
        });
    });
    group.finish();
}

fn verdicts(c: &mut Criterion) {
    let games = midway(&setup());
    let pairs: Vec<(&Kt24, OpIx, OpIx)> = games
        .iter()
        .flat_map(|game| {
            let enemies: Vec<OpIx> = game.standing(Side::B).collect();
            let own = game.standing(Side::A);
            own.flat_map(move |op| enemies.clone().into_iter().map(move |enemy| (game, op, enemy)))
        })
        .collect();
    let rules = WeaponRules::default();
    let mut group = c.benchmark_group("kt24");
    group.throughput(Throughput::Elements(pairs.len() as u64));
    group.bench_function("targeting verdicts", |b| {
        b.iter(|| {
            pairs
                .iter()
                .filter(|(game, from, to)| game.target(*from, *to, &rules, None).is_ok())
                .count()
        });
    });
    group.bench_function("targeting verdicts with reasons", |b| {
        b.iter(|| {
            pairs
                .iter()
                .filter(|(game, from, to)| game.verdict(*from, *to, &rules).valid_target)
                .count()
        });
    });
    group.finish();
}

/// Moves of at most 6" by every operative of every game to random places near it.
fn moves(c: &mut Criterion) {
    let games = midway(&setup());
    let mut chance = Chance::new(3, 0);
    let limit = Length::inches(6);
    let mut wanted = Vec::new();
    for game in &games {
        for op in game.standing(Side::A) {
            let from = game.operative(op).place;
            let mut near = |at: Length| {
                at + Length::from_units(chance.below(2 * limit.units() as u32) as i32) - limit
            };
            let at = Point::new(near(from.at.x), near(from.at.y));
            if from.at.squared_distance(at) <= limit.squared() {
                wanted.push((game, op, Way::To(Footing { at, z: from.z })));
            }
        }
    }
    let mut group = c.benchmark_group("kt24");
    group.throughput(Throughput::Elements(wanted.len() as u64));
    group.bench_function("shortest legal moves, mean", |b| {
        b.iter(|| {
            let legal = wanted.iter().filter(|(game, op, way)| {
                game.may_move(*op, MoveAction::Reposition, way, limit).is_ok()
            });
            legal.count()
        });
    });
    let mut times: Vec<std::time::Duration> = wanted
        .iter()
        .map(|(game, op, way)| {
            let start = std::time::Instant::now();
            let _ = black_box(game.may_move(*op, MoveAction::Reposition, way, limit));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("shortest legal moves, median: {:?}", times[times.len() / 2]);
    group.finish();
}

fn clones(c: &mut Criterion) {
    let game = play(&setup(), 1, 2);
    c.bench_function("kt24/clone", |b| b.iter(|| black_box(game.clone())));
}

criterion_group!(floors, random_games, verdicts, moves, clones);
criterion_main!(floors);
