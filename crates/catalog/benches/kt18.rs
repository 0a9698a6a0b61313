//! The floors of Kill Team 2018: whole random games on the built-in boards, and distances round their walls.

#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may panic, and criterion writes main"
)]

use std::hint::black_box;

use catalog::AnyMatchup;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::{Chance, Face};
use game::Game;
use kt18::{Kt18, ModelIx};
use table::{RuleSet, Rules, Status};

/// A game on a built-in board that is about to begin.
fn fresh(killzone: &str, players: usize) -> Kt18 {
    let names = catalog::team_names(RuleSet::Kt18);
    let teams = names.iter().cycle().take(players).map(|name| catalog::team(name).unwrap());
    let killzone = catalog::killzone(killzone).unwrap();
    let teams: Vec<_> = teams.collect();
    let matchup = AnyMatchup::new(RuleSet::Kt18, teams, killzone, None).unwrap();
    match matchup.game().unwrap() {
        Game::Kt18(game) => game,
        _ => unreachable!("a matchup of kt18"),
    }
}

/// Plays a game by chance, to the end or until a round begins.
fn play(mut game: Kt18, number: u64, until: u8) -> Kt18 {
    game.silence();
    let (mut dice, mut players) = (Chance::new(1, number), Chance::new(2, number));
    while game.state().round < until {
        match game.status() {
            Status::Decide(_) => {
                let answer = game.propose(&mut players);
                game.answer(&answer).unwrap();
            }
            Status::Roll(roll) => {
                let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                game.roll(&faces).unwrap();
            }
            Status::Over(_) => break,
        }
    }
    game
}

/// The built-in boards with walls.
fn boards() -> impl Iterator<Item = String> {
    catalog::killzone_names()
        .into_iter()
        .filter(|name| catalog::killzone(name).unwrap().value.killzone.is_confined())
}

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("kt18");
    group.throughput(Throughput::Elements(1));
    for board in boards() {
        let game = fresh(&board, 2);
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
    for board in boards() {
        let game = fresh(&board, 2);
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
