//! Whole games that tests look into.

use ai::{Level, Player};
use dice::Chance;
use game::Game;
use table::{Answer, Outcome, Rules};

/// Plays a game in which every player sees no more than its seat does, and tells how it ended and what was answered.
pub fn play(mut game: Game, levels: &[Level], seed: u64, number: u64) -> (Outcome, Vec<Answer>) {
    let mut dice = Chance::new(seed, number);
    let mut players: Vec<Player> = (seed + 1..)
        .zip(levels)
        .map(|(seed, level)| Player::new(*level, Chance::new(seed, number)))
        .collect();
    let mut answers = Vec::new();
    let outcome = fixtures::play(&mut game, &mut dice, |game, decision, _| {
        let answer = players[decision.side.index()].choose(&game.view(decision.side));
        answers.push(answer.clone());
        Some(answer)
    });
    (outcome.unwrap(), answers)
}
