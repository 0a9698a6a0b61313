//! The greedy player in ultra-close confines.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod duel;
mod playing;

use ai::Level;
use catalog::AnyMatchup;
use duel::duel;
use game::Game;
use playing::play;
use table::{Answer, Deed, RuleSet};

const SEED: u64 = 5;

fn start(players: usize, board: usize) -> Game {
    let names = catalog::team_names(RuleSet::Kt18);
    let teams: Vec<_> =
        (0..players).map(|i| catalog::team(&names[i % names.len()]).unwrap()).collect();
    let boards = catalog::killzone_names_for(RuleSet::Kt18);
    let board = catalog::killzone(&boards[board % boards.len()]).unwrap();
    AnyMatchup::new(RuleSet::Kt18, teams, board, None).unwrap().game().unwrap()
}

#[test]
fn it_beats_chance() {
    let (won, lost) = duel([Level::Recruit, Level::Random], 20, SEED, |board| start(2, board));
    assert!(won > 2 * lost, "{won} won, {lost} lost");
}

#[test]
fn it_does_everything_there_is_to_do() {
    let mut answers = Vec::new();
    for players in 2..=4 {
        let manners = vec![Level::Recruit; players];
        for number in 0..4 {
            answers.extend(play(start(players, number as usize), &manners, SEED, number).1);
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
    any("opened a door", &|a| matches!(a, Answer::Door(_) | Answer::Deed(_, Deed::Door(_))));
}

#[test]
fn it_plays_the_same_game_again() {
    let manners = [Level::Recruit; 3];
    assert_eq!(play(start(3, 1), &manners, SEED, 9), play(start(3, 1), &manners, SEED, 9));
}
