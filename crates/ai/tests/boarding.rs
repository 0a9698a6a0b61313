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
    assert_eq!(duel([Level::Trooper, Level::Random], 8, SEED, |board| start(2, board)), (8, 0));
}

#[test]
fn it_beats_recruits() {
    let (won, lost) = duel([Level::Trooper, Level::Recruit], 8, SEED, |board| start(2, board));
    assert!(won > 2 * lost, "{won} won, {lost} lost");
}

#[test]
fn it_plays_whole_games_for_any_number() {
    assert_everything_is_done(Level::Trooper, 2, SEED);
}

#[test]
fn it_plays_the_same_game_again() {
    let levels = [Level::Trooper; 3];
    assert_eq!(play(start(3, 1), &levels, SEED, 9), play(start(3, 1), &levels, SEED, 9));
}
