//! The trooper in ultra-close confines.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod duel;
mod playing;

use ai::Level;
use catalog::AnyMatchup;
use duel::duel;
use game::Game;
use playing::play;
use table::{Answer, Deed, RuleSet};

const SEED: u64 = 15;

fn start(players: usize, board: usize) -> Game {
    start_with(players, board, None)
}

fn start_with(players: usize, board: usize, mission: Option<&str>) -> Game {
    let names = catalog::team_names(RuleSet::Kt18);
    let teams: Vec<_> =
        (0..players).map(|i| catalog::team(&names[i % names.len()]).unwrap()).collect();
    let boards = catalog::killzone_names_for(RuleSet::Kt18);
    let board = catalog::killzone(&boards[board % boards.len()]).unwrap();
    let mission = mission.map(|name| catalog::mission(name).unwrap());
    AnyMatchup::new(RuleSet::Kt18, teams, board, mission).unwrap().game().unwrap()
}

#[test]
fn it_beats_chance_every_time() {
    assert_eq!(duel([Level::Trooper, Level::Random], 8, SEED, |board| start(2, board)), (8, 0));
}

/// Players by chance hardly leave their end of the board: nothing is won by waiting for them.
#[test]
fn it_goes_for_what_idle_enemies_hold() {
    let far = |board| start_with(2, board, Some("Long Approach"));
    assert_eq!(duel([Level::Trooper, Level::Random], 12, SEED, far), (12, 0));
}

#[test]
fn it_beats_recruits() {
    let (won, lost) = duel([Level::Trooper, Level::Recruit], 8, SEED, |board| start(2, board));
    assert!(won > 2 * lost, "{won} won, {lost} lost");
}

#[test]
fn it_plays_whole_games_for_any_number() {
    let mut answers = Vec::new();
    for players in 2..=4 {
        let levels = vec![Level::Trooper; players];
        for number in 0..2 {
            answers.extend(play(start(players, number as usize), &levels, SEED, number).1);
        }
    }
    let any = |what: &str, does: &dyn Fn(&Answer) -> bool| {
        assert!(answers.iter().any(does), "nobody ever {what}");
    };
    any("shot or fought", &|a| matches!(a, Answer::Attack { .. }));
    any("charged", &|a| matches!(a, Answer::Deed(_, Deed::Charge(_))));
    any("made ready", &|a| matches!(a, Answer::Deed(_, Deed::Ready)));
    any("walked", &|a| matches!(a, Answer::Deed(_, Deed::Normal(_))));
    any("ran", &|a| matches!(a, Answer::Deed(_, Deed::Advance)));
    any("worked a door", &|a| matches!(a, Answer::Door(_) | Answer::Deed(_, Deed::Door(_))));
}

#[test]
fn it_plays_the_same_game_again() {
    let levels = [Level::Trooper; 3];
    assert_eq!(play(start(3, 1), &levels, SEED, 9), play(start(3, 1), &levels, SEED, 9));
}
