//! The trooper in ultra-close confines.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod confines;
mod duel;
mod playing;

use ai::Level;
use confines::{assert_everything_is_done, start};
use duel::duel;
use playing::play;

const SEED: u64 = 15;

#[test]
fn it_beats_chance_every_time() {
    let start = |board| start(2, board, None);
    assert_eq!(duel([Level::Trooper, Level::Random], 8, SEED, start), (8, 0));
}

/// Players by chance hardly leave their end of the board: nothing is won by waiting for them.
#[test]
fn it_goes_for_what_idle_enemies_hold() {
    let far = |board| start(2, board, Some("Long Approach"));
    assert_eq!(duel([Level::Trooper, Level::Random], 12, SEED, far), (12, 0));
}

#[test]
fn it_beats_recruits() {
    let start = |board| start(2, board, None);
    let (won, lost) = duel([Level::Trooper, Level::Recruit], 8, SEED, start);
    assert!(won > 2 * lost, "{won} won, {lost} lost");
}

#[test]
fn it_plays_whole_games_for_any_number() {
    assert_everything_is_done(Level::Trooper, 2, SEED);
}

#[test]
fn it_plays_the_same_game_again() {
    let game = || play(start(3, 1, None), &[Level::Trooper; 3], SEED, 9);
    assert_eq!(game(), game());
}
