//! Games in ultra-close confines that tests look into.

use ai::Level;
use catalog::AnyMatchup;
use game::Game;
use table::{Answer, Deed, RuleSet};

use crate::playing::play;

/// A game for some players on one of the boards.
pub fn start(players: usize, board: usize, mission: Option<&str>) -> Game {
    let names = catalog::team_names(RuleSet::Kt18);
    let teams: Vec<_> =
        (0..players).map(|i| catalog::team(&names[i % names.len()]).unwrap()).collect();
    let boards = catalog::killzone_names_for(RuleSet::Kt18);
    let board = catalog::killzone(&boards[board % boards.len()]).unwrap();
    let mission = mission.map(|name| catalog::mission(name).unwrap());
    AnyMatchup::new(RuleSet::Kt18, teams, board, mission).unwrap().game().unwrap()
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
