//! Whole games by chance on a walled board: they end, every moment is a position, every candidate is legal.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod hall;

use std::sync::Arc;

use dice::Chance;
use fixtures::watch;
use kt18::{Kt18, Switches};
use table::{Ask, Decision, Rules, Status};

/// Plays a game by chance to the end, looking at every moment.
fn play(game: &mut Kt18, seed: u64, look: impl FnMut(&Kt18)) -> usize {
    watch(game, [Chance::new(1, seed), Chance::new(2, seed)], look)
}

#[test]
fn games_by_chance_end_and_every_moment_is_a_position() {
    for players in 2..=4 {
        for seed in 0..6 {
            let setup = Arc::new(hall::setup(players, Switches::default()));
            let mut game = Kt18::new(Arc::clone(&setup));
            game.silence();
            play(&mut game, seed, |game| {
                let again = Kt18::at(game.shared_setup(), game.state().clone());
                let again = again.unwrap_or_else(|bad| panic!("{bad}: {:?}", game.status()));
                assert!(again == *game, "set up again it is another position");
            });
        }
    }
}

#[test]
fn candidates_are_legal_and_never_run_out() {
    let switches = Switches { psychic_phase: true, ..Switches::default() };
    let setup = Arc::new(hall::setup(3, switches));
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let mut game = Kt18::new(Arc::clone(&setup));
        game.silence();
        let mut moment = 0;
        play(&mut game, seed, |game| {
            let Status::Decide(Decision { ask, .. }) = game.status() else { return };
            kinds.insert(ask.kind());
            moment += 1;
            if moment % 7 != 0 && !matches!(ask, Ask::Go { .. } | Ask::Reaction { .. }) {
                return;
            }
            let all = game.candidates();
            assert!(!all.is_empty(), "{ask:?}");
            for answer in all {
                game.check(&answer).unwrap_or_else(|no| panic!("{ask:?} {answer}: {no:?}"));
            }
            if let Some(answer) = game.automatic() {
                game.check(&answer).unwrap_or_else(|no| panic!("{ask:?} {answer}: {no:?}"));
            }
        });
    }
    for kind in ["move", "go", "reaction", "doors", "fire", "fight-with", "blows", "cast"] {
        assert!(kinds.contains(kind), "{kind} was never asked: {kinds:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = Arc::new(hall::setup(2, Switches::default()));
    let hashes = [0, 1].map(|_| {
        let mut game = Kt18::new(Arc::clone(&setup));
        play(&mut game, 7, |_| {});
        (game.state_hash(), game.events())
    });
    assert_eq!(hashes[0], hashes[1]);
}
