//! The floors of Kill Team 2024.

#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may panic, and criterion writes main"
)]

use criterion::{Criterion, criterion_group, criterion_main};
use fixtures::floors;
use kt24::Kt24;

fn kt24(c: &mut Criterion) {
    floors::measure::<Kt24>(c, |game, from, to, rules| game.target(from, to, rules, None).is_ok());
}

criterion_group!(all, kt24);
criterion_main!(all);
