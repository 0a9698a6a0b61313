//! Veterans and commanders of every rule set: they think further than troopers, and the same way every time.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use ai::{Level, Player};
use dice::Chance;
use fixtures::Fixture;
use game::Game;
use table::{Answer, Ask, RuleSet, Rules};

/// After so many decisions of a kind that is searched, the first is looked at.
const EARLY: usize = 6;
/// How many are looked at.
const MOST: usize = 8;

fn start(rules: RuleSet) -> Game {
    Fixture::new(rules).game()
}

/// Positions of a game between troopers in which somebody is to be activated or to move.
fn positions(rules: RuleSet) -> Vec<Game> {
    let mut found = Vec::new();
    let mut game = start(rules);
    let mut dice = Chance::new(3, 1);
    let mut players = [4, 5].map(|seed| Player::new(Level::Trooper, Chance::new(seed, 1)));
    fixtures::play(&mut game, &mut dice, |game, decision, _| {
        if matches!(decision.ask, Ask::Activate | Ask::Move) {
            found.push(game.view(decision.side));
        }
        let enough = found.len() == EARLY + MOST;
        (!enough).then(|| players[decision.side.index()].choose(game))
    });
    found.split_off(EARLY)
}

fn answers(level: Level, positions: &[Game]) -> Vec<Answer> {
    let fresh = || Player::new(level, Chance::new(3, 3));
    positions.iter().map(|game| fresh().choose(game)).collect()
}

#[test]
fn searches_find_other_answers_than_troopers_and_the_same_again() {
    for rules in RuleSet::ALL {
        let positions = positions(rules);
        assert_eq!(positions.len(), MOST, "{rules}");
        let trooper = answers(Level::Trooper, &positions);
        for level in [Level::Veteran, Level::Commander] {
            let found = answers(level, &positions);
            assert_eq!(found, answers(level, &positions), "{rules} {level}");
            assert_ne!(found, trooper, "{rules} {level} never thinks further");
            for (game, answer) in positions.iter().zip(&found) {
                game.check(answer).unwrap_or_else(|e| panic!("{rules} {level} {answer}: {e}"));
            }
        }
    }
}
