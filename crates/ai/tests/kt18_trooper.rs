//! The trooper in ultra-close confines.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod duel;
mod kt18_games;
mod playing;

use ai::Level;
use duel::duel;
use kt18_games::{assert_everything_is_done, matchup, start};
use playing::play;

const SEED: u64 = 15;

#[test]
fn it_beats_chance_every_time() {
    let start = |board| start(2, board, None);
    assert_eq!(duel([Level::Trooper, Level::Random], 8, SEED, start), (8, 0));
}

/// Players by chance hardly leave their end of the board: nothing is won by waiting for them. Without psychic powers,
/// which hurt as much when they are used by chance.
#[test]
fn it_goes_for_what_idle_enemies_hold() {
    let far = |board| {
        let mut matchup = matchup(2, board, Some("Long Approach"));
        matchup.set("psychic_phase", "off").unwrap();
        matchup.game().unwrap()
    };
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
