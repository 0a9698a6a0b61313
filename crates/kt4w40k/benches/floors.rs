//! The floors of KT4W40K: whole random games with the built-in armies, and how the time of a game grows with the number of
//! models.

#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may panic, and criterion writes main"
)]

use std::time::Duration;

use catalog::{Loaded, Matchup, Team};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::Chance;
use fixtures::by_chance;
use kt4w40k::Kt4w40k;
use table::{RuleSet, Rules};

/// The built-in armies.
fn armies() -> Vec<Loaded<Team>> {
    let names = catalog::team_names(RuleSet::KT4W40K);
    names.iter().map(|name| catalog::team(name).unwrap()).collect()
}

/// A game of two armies on a built-in table that is about to begin.
fn fresh(table: &str, armies: Vec<Loaded<Team>>) -> Kt4w40k {
    let table = catalog::killzone(table).unwrap();
    let mission = catalog::mission("over-the-line");
    let matchup = Matchup::new(RuleSet::KT4W40K, armies, table, mission).unwrap();
    matchup.game().unwrap().of::<Kt4w40k>().unwrap().clone()
}

/// Plays a game by chance to the end.
fn play(mut game: Kt4w40k, number: u64) -> Kt4w40k {
    game.silence();
    by_chance(&mut game, [Chance::new(1, number), Chance::new(2, number)], |_| false);
    game
}

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("kt4w40k");
    group.throughput(Throughput::Elements(1)).sample_size(20);
    group.measurement_time(Duration::from_secs(10));
    for table in catalog::killzone_names_for(RuleSet::KT4W40K) {
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
fn resized(mut army: Loaded<Team>, models: usize) -> Loaded<Team> {
    let mut list = army.value.of::<Kt4w40k>().unwrap().clone();
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
    army.value = Team::new::<Kt4w40k>(list);
    army
}

fn scaling(c: &mut Criterion) {
    let mut group = c.benchmark_group("kt4w40k");
    group.sample_size(10).measurement_time(Duration::from_secs(10));
    let table = &catalog::killzone_names_for(RuleSet::KT4W40K)[0];
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
