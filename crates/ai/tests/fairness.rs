//! No level sees more than a player in its seat: it answers the same when all it is given is what that seat sees, written
//! down and read again, without dice, history or anybody's memory.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use ai::{Budget, Level, Player};
use catalog::Matchup;
use dice::Chance;
use fixtures::Fixture;
use game::Game;
use table::{Answer, RuleSet, Rules};

fn start(rules: RuleSet) -> (Matchup, Game) {
    let matchup = Fixture::new(rules).matchup();
    let mut game = matchup.game().unwrap();
    game.silence();
    (matchup, game)
}

/// What a fresh player answers.
fn answer(level: Level, game: &Game) -> Answer {
    Player::new(level, Chance::new(1, 2)).choose_within(game, &Budget::nodes(3))
}

/// Plays a game of recruits and compares, every so many decisions, what levels answer to the game as it is, to what the
/// seat sees of it, and to that written down and read again. Returns how often.
fn compare(rules: RuleSet, levels: &[Level], every: usize, most: usize) -> usize {
    let (matchup, mut game) = start(rules);
    let mut dice = Chance::new(5, 1);
    let mut recruits = [6, 7].map(|seed| Player::new(Level::Recruit, Chance::new(seed, 1)));
    let (mut decisions, mut compared) = (0, 0);
    fixtures::play(&mut game, &mut dice, |game, decision, _| {
        decisions += 1;
        let view = game.view(decision.side);
        if decisions % every == 0 {
            let again = view.resume(&view.position(matchup.tags())).unwrap();
            for &level in levels {
                let seen = answer(level, &view);
                assert_eq!(seen, answer(level, &again), "{rules} {level}");
                assert_eq!(seen, answer(level, game), "{rules} {level}");
                game.check(&seen).unwrap_or_else(|e| panic!("{rules} {level} {seen}: {e}"));
            }
            compared += 1;
        }
        (compared < most).then(|| recruits[decision.side.index()].choose(&view))
    });
    compared
}

#[test]
fn skirmishers_see_nothing_but_the_position() {
    for rules in [RuleSet::KT21, RuleSet::KT24] {
        assert_eq!(compare(rules, &Level::ALL, 6, 30), 30, "{rules}");
    }
}

#[test]
fn boarders_see_nothing_but_the_position() {
    assert_eq!(compare(RuleSet::KT18, &Level::ALL, 3, 40), 40);
}

#[test]
fn armies_see_nothing_but_the_position() {
    assert_eq!(compare(RuleSet::KT4W40K, &Level::ALL, 9, 40), 40);
}
