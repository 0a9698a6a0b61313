//! Whole games that tests look into.

use ai::{Level, Player};
use dice::{Chance, Face};
use game::Game;
use table::{Answer, Outcome, Rules, Status};

/// More answers than any game takes.
const MOST_ANSWERS: usize = 20_000;

/// Plays a game in which every player sees no more than its seat does, and tells how it ended and what was answered.
pub fn play(mut game: Game, levels: &[Level], seed: u64, number: u64) -> (Outcome, Vec<Answer>) {
    let mut dice = Chance::new(seed, number);
    let mut players: Vec<Player> = (seed + 1..)
        .zip(levels)
        .map(|(seed, level)| Player::new(*level, Chance::new(seed, number)))
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
                game.answer(&answer).unwrap_or_else(|e| panic!("{decision:?} {answer}: {e}"));
                answers.push(answer);
                assert!(answers.len() < MOST_ANSWERS, "the game does not end");
            }
        }
    }
}
