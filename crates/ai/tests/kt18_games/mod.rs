//! Games in ultra-close confines that tests look into.

use ai::Level;
use catalog::Matchup;
use fixtures::Fixture;
use game::Game;
use table::{Answer, Deed, RuleSet};

use crate::playing::play;

/// A game for some players on one of the boards.
pub fn start(players: usize, board: usize, mission: Option<&str>) -> Game {
    matchup(players, board, mission).game().unwrap()
}

/// What it is played with.
pub fn matchup(players: usize, board: usize, mission: Option<&str>) -> Matchup {
    Fixture::new(RuleSet::KT18).players(players).board(board).mission(mission).matchup()
}

/// Lets a level play against itself, so many games for two, three and four players: everything has to happen in them.
pub fn assert_everything_is_done(level: Level, games: u64, seed: u64) {
    let mut answers = Vec::new();
    for players in 2..=4 {
        let levels = vec![level; players];
        for number in 0..games {
            answers.extend(play(start(players, number as usize, None), &levels, seed, number).1);
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
