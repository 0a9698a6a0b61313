//! How long a player waits for an answer about a game that is going on.
//!
//! `cargo bench -p coverline-desk`

#![allow(clippy::unwrap_used, missing_docs, reason = "a bench may panic, and documents itself")]

use std::hint::black_box;
use std::ops::ControlFlow;

use criterion::{Criterion, criterion_group, criterion_main};
use desk::live::{Errand, LiveReach, Weapon, advice, options, reach, targets};
use dice::Chance;
use fixtures::Fixture;
use game::{Game, Language, Speech};
use skirmish::Reach;
use table::{Ask, MoveAction, RuleSet, Rules};

/// A game in its second turning point, an operative about to move among the others.
fn midgame(rules: RuleSet) -> Game {
    let mut game = Fixture::new(rules).game();
    game.silence();
    let mut chance = Chance::new(5, 0);
    let outcome = fixtures::play(&mut game, &mut chance, |game, decision, chance| {
        let acting = matches!(decision.ask, Ask::Act { ap: 2, .. });
        let found = acting && game.round() == 2 && can_move(game);
        (!found).then(|| game.propose(chance))
    });
    assert_eq!(outcome, None, "nobody moved in the second turning point");
    game
}

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn can_move(game: &Game) -> bool {
    let speech = Speech::new(Language::English);
    let found = reach(game, Errand::Move(MoveAction::Reposition), None, &speech, &go_on).unwrap();
    let Some(LiveReach::Region(found)) = found else { return false };
    let corners = || found.region.iter().flatten().map(|[x, _]| *x);
    let (west, east) = (corners().fold(f64::MAX, f64::min), corners().fold(0.0, f64::max));
    // Somebody in a corner or among enemies would be answered too soon.
    east - west > 8.0 && found.limit.is_some_and(|limit| limit >= 6.0)
}

fn live(criterion: &mut Criterion) {
    for rules in [RuleSet::KT21, RuleSet::KT24] {
        let game = midgame(rules);
        let speech = Speech::of(Language::English, rules);
        let mut group = criterion.benchmark_group(rules.id());
        group.sample_size(10);
        group.bench_function("region of a move", |bench| {
            let errand = Errand::Move(MoveAction::Reposition);
            bench.iter(|| reach(black_box(&game), errand, None, &speech, &go_on).unwrap());
        });
        group.bench_function("options", |bench| {
            bench.iter(|| options(black_box(&game), None, &speech));
        });
        let offered = options(&game, None, &speech).unwrap().choices;
        let shoot = offered.iter().find(|choice| choice.kind == "shoot").unwrap();
        let slug = shoot.weapon.unwrap();
        let weapon = Weapon { model: None, reach: Reach::Ranged, slug };
        group.bench_function("targets", |bench| {
            bench.iter(|| targets(black_box(&game), weapon, &speech));
        });
        group.bench_function("advice", |bench| {
            bench.iter(|| advice(black_box(&game), &speech));
        });
        group.finish();
    }
}

criterion_group!(benches, live);
criterion_main!(benches);
