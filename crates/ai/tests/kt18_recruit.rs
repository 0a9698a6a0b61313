//! The greedy player in ultra-close confines.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod duel;
mod kt18_games;
mod playing;

use ai::Level;
use duel::duel;
use kt18_games::{assert_everything_is_done, start};
use playing::play;

const SEED: u64 = 5;

#[test]
fn it_beats_chance() {
    let (won, lost) =
        duel([Level::Recruit, Level::Random], 20, SEED, |board| start(2, board, None));
    assert!(won > 2 * lost, "{won} won, {lost} lost");
}

#[test]
fn it_does_everything_there_is_to_do() {
    assert_everything_is_done(Level::Recruit, 4, SEED);
}

#[test]
fn it_plays_the_same_game_again() {
    let game = || play(start(3, 1, None), &[Level::Recruit; 3], SEED, 9);
    assert_eq!(game(), game());
}
