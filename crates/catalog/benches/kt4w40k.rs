//! The floors of KT4W40K: whole random games with the built-in armies, and how the time of a game grows with the number of
//! models.

#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may panic, and criterion writes main"
)]

use std::time::Duration;

use catalog::{AnyMatchup, AnyTeam, Loaded};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::{Chance, Face};
use game::Game;
use kt4w40k::Kt4w40k;
use table::{RuleSet, Rules, Status};

/// The built-in armies.
fn armies() -> Vec<Loaded<AnyTeam>> {
    let names = catalog::team_names(RuleSet::Kt4w40k);
    names.iter().map(|name| catalog::team(name).unwrap()).collect()
}

/// A game of two armies on a built-in table that is about to begin.
fn fresh(table: &str, armies: Vec<Loaded<AnyTeam>>) -> Kt4w40k {
    let table = catalog::killzone(table).unwrap();
    let mission = catalog::mission("over-the-line");
    let matchup = AnyMatchup::new(RuleSet::Kt4w40k, armies, table, mission).unwrap();
    match matchup.game().unwrap() {
        Game::Kt4w40k(game) => game,
        _ => unreachable!("a matchup of kt4w40k"),
    }
}

/// Plays a game by chance to the end.
fn play(mut game: Kt4w40k, number: u64) -> Kt4w40k {
    game.silence();
    let (mut dice, mut players) = (Chance::new(1, number), Chance::new(2, number));
    loop {
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

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("kt4w40k");
    group.throughput(Throughput::Elements(1)).sample_size(20);
    group.measurement_time(Duration::from_secs(10));
    for table in catalog::killzone_names_for(RuleSet::Kt4w40k) {
        let game = fresh(&table, armies());
        let mut number = 0;
        group.bench_function(format!("random game, {table}"), |b| {
            b.iter(|| {
                number += 1;
                play(game.clone(), number)
            });
        });
    }
    group.finish();
}

/// An army cut down or drawn out to so many models: its units again and again, the last one cut off.
fn resized(mut army: Loaded<AnyTeam>, models: usize) -> Loaded<AnyTeam> {
    let AnyTeam::Kt4w40k(list) = &mut army.value else { unreachable!("an army") };
    // The largest units first, so that few models are few units and many are no more than the table takes.
    list.units.sort_by_key(|unit| std::cmp::Reverse(unit.models.len()));
    let mut left = models;
    let mut units = Vec::new();
    for unit in list.units.iter().cycle() {
        if left == 0 {
            break;
        }
        let mut unit = unit.clone();
        unit.models.truncate(left);
        left -= unit.models.len();
        units.push(unit);
    }
    list.units = units;
    army
}

fn scaling(c: &mut Criterion) {
    let mut group = c.benchmark_group("kt4w40k");
    group.sample_size(10).measurement_time(Duration::from_secs(10));
    let table = &catalog::killzone_names_for(RuleSet::Kt4w40k)[0];
    for models in [20, 50, 100, 200] {
        let armies = armies().into_iter().map(|army| resized(army, models)).collect();
        let game = fresh(table, armies);
        let mut number = 0;
        group.bench_function(format!("random game, {models} models a side"), |b| {
            b.iter(|| {
                number += 1;
                play(game.clone(), number)
            });
        });
    }
    group.finish();
}

criterion_group!(all, random_games, scaling);
criterion_main!(all);
