//! The greedy player with armies of units.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod duel;
mod playing;

use ai::Level;
use duel::duel;
use fixtures::Fixture;
use game::Game;
use playing::play;
use table::{Answer, Deed, RuleSet, Rules};

const SEED: u64 = 5;

fn start(players: usize, board: usize, mission: Option<&str>) -> Game {
    let fixture = Fixture::new(RuleSet::KT4W40K).players(players).teams_from(board).board(board);
    let mut game = fixture.mission(mission).game_with_room();
    game.silence();
    game
}

/// How many games of so many recruits win and lose against chance.
fn against_chance(mission: Option<&str>, games: u64) -> (u64, u64) {
    let start = |board| start(2, board, mission);
    duel([Level::Recruit, Level::Random], games, SEED, start)
}

#[test]
fn it_beats_chance() {
    let (won, lost) = against_chance(Some("three-bells"), 12);
    assert!(won > 4 * lost.max(1), "{won} won, {lost} lost for markers");
    let (won, lost) = against_chance(None, 40);
    assert!(won > 2 * lost, "{won} won, {lost} lost without a mission");
}

#[test]
fn it_does_everything_there_is_to_do() {
    let mut answers = Vec::new();
    for players in 2..=4 {
        let manners = vec![Level::Recruit; players];
        for number in 0..2 {
            answers.extend(play(start(players, number as usize, None), &manners, SEED, number).1);
        }
    }
    let any = |what: &str, does: &dyn Fn(&Answer) -> bool| {
        assert!(answers.iter().any(does), "nobody ever {what}");
    };
    any("shot or fought", &|a| matches!(a, Answer::Attack { .. }));
    any("charged", &|a| matches!(a, Answer::Deed(_, Deed::Charge(_))));
    any("prepared fire", &|a| matches!(a, Answer::Deed(_, Deed::Ready)));
    any("moved", &|a| matches!(a, Answer::Deed(_, Deed::March)));
    any("advanced", &|a| matches!(a, Answer::Deed(_, Deed::Advance)));
    any("went anywhere", &|a| matches!(a, Answer::Go(_)));
    any("lost a model", &|a| matches!(a, Answer::Lose(_)));
}

#[test]
fn it_plays_the_same_game_again() {
    let manners = [Level::Recruit; 3];
    assert_eq!(
        play(start(3, 1, None), &manners, SEED, 9),
        play(start(3, 1, None), &manners, SEED, 9)
    );
}
