//! Whole games by chance: they end, every moment is a position, every candidate is legal.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod host;
mod order;
mod states;

use std::collections::BTreeSet;
use std::sync::Arc;

use dice::Chance;
use fixtures::watch;
use geometry::{Length, Vector};
use kt4w40k::{Frame, Kt4w40k, Planned};
use table::{Answer, Decision, Errand, Rules, Status};

/// Plays a game by chance to the end, looking at every moment.
fn play(game: &mut Kt4w40k, seed: u64, look: impl FnMut(&Kt4w40k)) -> usize {
    watch(game, [Chance::new(1, seed), Chance::new(2, seed)], look)
}

#[test]
fn games_by_chance_end_and_every_moment_is_a_position() {
    for players in 2..=4 {
        let setup = Arc::new(host::setup(players, 2));
        for seed in 0..2 {
            let mut game = Kt4w40k::new(Arc::clone(&setup));
            game.silence();
            let mut moment = 0;
            play(&mut game, seed, |game| {
                moment += 1;
                if moment % 5 != 0 {
                    return;
                }
                let again = Kt4w40k::at(game.shared_setup(), game.state().clone());
                let again = again.unwrap_or_else(|bad| panic!("{bad}: {:?}", game.status()));
                assert!(again == *game, "set up again it is another position");
            });
        }
    }
}

#[test]
fn candidates_are_legal_and_never_run_out() {
    let setup = Arc::new(host::setup(2, 2));
    let mut kinds = BTreeSet::new();
    for seed in 0..3 {
        let mut game = Kt4w40k::new(Arc::clone(&setup));
        game.silence();
        let mut moment = 0;
        play(&mut game, seed, |game| {
            let Status::Decide(Decision { ask, .. }) = game.status() else { return };
            kinds.insert(ask.kind());
            moment += 1;
            if moment % 9 != 0 {
                return;
            }
            let all = game.candidates();
            assert!(!all.is_empty(), "{ask:?}");
            for answer in all.into_iter().take(20) {
                game.check(&answer).unwrap_or_else(|no| panic!("{ask:?} {answer}: {no:?}"));
            }
        });
    }
    for kind in
        ["move", "go", "reaction", "fire", "fight-with", "blows", "cast", "muster", "window"]
    {
        assert!(kinds.contains(kind), "{kind} was never asked: {kinds:?}");
    }
}

#[test]
fn units_march_rank_by_rank_as_the_rules_allow() {
    let setup = Arc::new(host::setup(2, 2));
    let (mut refused, mut whole) = (0, 0);
    for seed in 0..3 {
        let mut game = Kt4w40k::new(Arc::clone(&setup));
        game.silence();
        play(&mut game, seed, |game| {
            let Some(Frame::March(march)) = game.state().frames.last() else { return };
            if march.errand != Errand::Normal {
                return;
            }
            let drill = game.drill(march);
            let far = Length::inches(3).wide();
            for (dx, dy) in [(far, 0), (0, far), (-far, 0), (0, -far)] {
                let by = Vector { dx, dy };
                let moves = drill.ranks(by);
                match drill.plan(&moves) {
                    Ok(_) if moves.is_empty() => {}
                    Ok(planned) => {
                        game.check(&Answer::March(moves)).unwrap();
                        let gone = |one: &Planned| one.at.at - game.model(one.model).at.at == by;
                        let models = game.living(march.unit).count();
                        whole +=
                            usize::from(planned.iter().filter(|one| gone(one)).count() == models);
                    }
                    Err(_) => refused += 1,
                }
            }
        });
    }
    assert!(whole > 20 && refused < whole, "{whole} went as they were, {refused} were refused");
}

#[test]
fn units_end_their_moves_in_one_piece() {
    let setup = Arc::new(host::setup(2, 3));
    let mut moves = 0;
    for seed in 0..4 {
        let mut game = Kt4w40k::new(Arc::clone(&setup));
        game.silence();
        let mut before = game.state().clone();
        play(&mut game, seed, |game| {
            for unit in game.all().filter(|unit| game.stands(*unit)) {
                let models = game.setup().range(unit.at());
                let elsewhere = |index: usize| {
                    let (now, then) = (game.state().models[index], before.models[index]);
                    now.wounds > 0 && now.at != then.at
                };
                if models.into_iter().any(elsewhere) {
                    moves += 1;
                    assert!(game.coherent(unit), "{:?} after {:?}", game.id(unit), before.step);
                }
            }
            before = game.state().clone();
        });
    }
    assert!(moves > 100, "{moves} moves");
}
