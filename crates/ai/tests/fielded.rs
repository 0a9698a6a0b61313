//! The greedy player with armies of units.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use ai::{Level, Player};
use catalog::AnyMatchup;
use dice::{Chance, Face};
use game::Game;
use table::{Answer, Deed, Outcome, RuleSet, Rules, Side, Status};

fn start(players: usize, board: usize, mission: Option<&str>) -> Game {
    let names = catalog::team_names(RuleSet::Kt4w40k);
    let armies: Vec<_> =
        (0..players).map(|i| catalog::team(&names[(i + board) % names.len()]).unwrap()).collect();
    let boards = catalog::killzone_names_for(RuleSet::Kt4w40k);
    let mut boards = boards.iter().cycle().skip(board);
    let mut found = None;
    while found.is_none() {
        let board = catalog::killzone(boards.next().unwrap()).unwrap();
        let matchup = AnyMatchup::new(
            RuleSet::Kt4w40k,
            armies.clone(),
            board,
            mission.and_then(catalog::mission),
        )
        .unwrap();
        // Not every table has zones for four.
        found = matchup.game().ok();
    }
    let mut game = found.unwrap();
    game.silence();
    game
}

/// Plays a game and tells how it ended and what was answered.
fn play(mut game: Game, manners: &[Level], number: u64) -> (Outcome, Vec<Answer>) {
    let mut dice = Chance::new(5, number);
    let mut players: Vec<Player> = (0..)
        .zip(manners)
        .map(|(i, manner)| Player::new(*manner, Chance::new(6 + i, number)))
        .collect();
    let mut answers = Vec::new();
    loop {
        match game.status() {
            Status::Over(outcome) => return (outcome, answers),
            Status::Roll(roll) => {
                let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                game.roll(&faces).unwrap();
            }
            Status::Decide(decision) => {
                let answer = players[decision.side.index()].choose(&game);
                game.answer(&answer).unwrap_or_else(|e| panic!("{decision:?} {answer}: {e}"));
                answers.push(answer);
                assert!(answers.len() < 20_000, "the game does not end");
            }
        }
    }
}

/// How many games of so many recruits win and lose against chance.
fn against_chance(mission: Option<&str>, games: u64) -> (u64, u64) {
    let (mut won, mut lost) = (0, 0);
    for number in 0..games {
        let greedy = if number % 2 == 0 { Side::A } else { Side::B };
        let mut manners = [Level::Random; 2];
        manners[greedy.index()] = Level::Recruit;
        match play(start(2, number as usize / 2, mission), &manners, number).0 {
            Outcome::Won(side) if side == greedy => won += 1,
            Outcome::Won(_) => lost += 1,
            Outcome::Drawn => {}
        }
    }
    (won, lost)
}

#[test]
fn it_beats_chance() {
    let (won, lost) = against_chance(Some("three-bells"), 12);
    assert!(won > 4 * lost.max(1), "{won} won, {lost} lost for markers");
    // Without anything to hold few units are lost at all, and many games are drawn.
    let (won, lost) = against_chance(None, 36);
    assert!(2 * won > 3 * lost, "{won} won, {lost} lost without a mission");
}

#[test]
fn it_does_everything_there_is_to_do() {
    let mut answers = Vec::new();
    for players in 2..=4 {
        let manners = vec![Level::Recruit; players];
        for number in 0..2 {
            answers.extend(play(start(players, number as usize, None), &manners, number).1);
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
    assert_eq!(play(start(3, 1, None), &manners, 9), play(start(3, 1, None), &manners, 9));
}
