//! The floors of Kill Team 2018: whole random games on the built-in boards, and distances round their walls.

#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may panic, and criterion writes main"
)]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::Chance;
use fixtures::{Fixture, by_chance};
use kt18::{Kt18, ModelIx};
use table::{RuleSet, Rules};

/// A game on a built-in board that is about to begin.
fn fresh(board: usize) -> Kt18 {
    Fixture::new(RuleSet::KT18).board(board).game().of::<Kt18>().unwrap().clone()
}

/// Plays a game by chance, to the end or until a round begins.
fn play(mut game: Kt18, number: u64, until: u8) -> Kt18 {
    game.silence();
    let chance = [Chance::new(1, number), Chance::new(2, number)];
    by_chance(&mut game, chance, |game| game.state().round >= until);
    game
}

/// The built-in boards with walls, with their numbers.
fn boards() -> impl Iterator<Item = (usize, String)> {
    catalog::killzone_names_for(RuleSet::KT18).into_iter().enumerate()
}

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("kt18");
    group.throughput(Throughput::Elements(1));
    for (number, board) in boards() {
        let game = fresh(number);
        let mut number = 0;
        group.bench_function(format!("random game, {board}"), |b| {
            b.iter(|| {
                number += 1;
                play(game.clone(), number, u8::MAX)
            });
        });
    }
    group.finish();
}

/// Distances between all models of games that have gone on for a while, doors open and closed.
fn distances(c: &mut Criterion) {
    let mut group = c.benchmark_group("kt18");
    for (number, board) in boards() {
        let game = fresh(number);
        let midway: Vec<Kt18> = (0..32).map(|number| play(game.clone(), number, 3)).collect();
        let pairs: Vec<(usize, ModelIx, ModelIx)> = midway
            .iter()
            .enumerate()
            .flat_map(|(i, game)| {
                let all: Vec<ModelIx> = game.standing().collect();
                let pairs = all
                    .clone()
                    .into_iter()
                    .flat_map(move |a| all.clone().into_iter().map(move |b| (i, a, b)));
                pairs.filter(|(_, a, b)| a < b).collect::<Vec<_>>()
            })
            .collect();
        group.throughput(Throughput::Elements(pairs.len() as u64));
        group.bench_function(format!("distances round walls, {board}"), |b| {
            b.iter(|| {
                for (game, from, to) in &pairs {
                    black_box(midway[*game].distance(*from, *to));
                }
            });
        });
        group.bench_function(format!("who sees whom, {board}"), |b| {
            b.iter(|| {
                for (game, from, to) in &pairs {
                    black_box(midway[*game].visible(*from, *to));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(all, random_games, distances);
criterion_main!(all);
