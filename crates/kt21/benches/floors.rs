//! The floors of Kill Team 2021.

#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may panic, and criterion writes main"
)]

use criterion::{Criterion, criterion_group, criterion_main};
use fixtures::floors;
use kt21::Kt21;

fn kt21(c: &mut Criterion) {
    floors::measure::<Kt21>(c, |game, from, to, rules| game.target(from, to, rules, None).is_ok());
}

criterion_group!(all, kt21);
criterion_main!(all);
