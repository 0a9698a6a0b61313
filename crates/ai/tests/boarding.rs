//! The trooper in ultra-close confines.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use ai::{Level, Player};
use catalog::AnyMatchup;
use dice::{Chance, Face};
use game::Game;
use table::{Answer, Deed, Outcome, RuleSet, Rules, Side, Status};

fn start(players: usize, board: usize) -> Game {
    let names = catalog::team_names(RuleSet::Kt18);
    let teams: Vec<_> =
        (0..players).map(|i| catalog::team(&names[i % names.len()]).unwrap()).collect();
    let boards = catalog::killzone_names_for(RuleSet::Kt18);
    let board = catalog::killzone(&boards[board % boards.len()]).unwrap();
    AnyMatchup::new(RuleSet::Kt18, teams, board, None).unwrap().game().unwrap()
}

/// Plays a game in which every player sees no more than its seat does, and tells how it ended and what was answered.
fn play(mut game: Game, levels: &[Level], number: u64) -> (Outcome, Vec<Answer>) {
    let mut dice = Chance::new(15, number);
    let mut players: Vec<Player> = (0..)
        .zip(levels)
        .map(|(i, level)| Player::new(*level, Chance::new(16 + i, number)))
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
                let view = game.view(decision.side);
                let answer = players[decision.side.index()].choose(&view);
                game.answer(&answer).unwrap_or_else(|e| panic!("{answer}: {e}"));
                answers.push(answer);
            }
        }
    }
}

/// How many games a trooper wins and loses, its side changing from one to the next.
fn duel(other: Level, games: u64) -> (u64, u64) {
    let (mut won, mut lost) = (0, 0);
    for number in 0..games {
        let own = if number % 2 == 0 { Side::A } else { Side::B };
        let mut levels = [other; 2];
        levels[own.index()] = Level::Trooper;
        match play(start(2, number as usize / 2), &levels, number).0 {
            Outcome::Won(side) if side == own => won += 1,
            Outcome::Won(_) => lost += 1,
            Outcome::Drawn => {}
        }
    }
    (won, lost)
}

#[test]
fn it_beats_chance_every_time() {
    assert_eq!(duel(Level::Random, 8), (8, 0));
}

#[test]
fn it_beats_recruits() {
    let (won, lost) = duel(Level::Recruit, 8);
    assert!(won > 2 * lost, "{won} won, {lost} lost");
}

#[test]
fn it_plays_whole_games_for_any_number() {
    let mut answers = Vec::new();
    for players in 2..=4 {
        let levels = vec![Level::Trooper; players];
        for number in 0..2 {
            answers.extend(play(start(players, number as usize), &levels, number).1);
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
    assert_eq!(play(start(3, 1), &levels, 9), play(start(3, 1), &levels, 9));
}
