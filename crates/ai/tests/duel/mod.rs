//! Which of two levels wins more games.

use ai::Level;
use game::Game;
use table::{Outcome, Side};

use crate::playing::play;

/// How many games one level wins and loses against another, its side changing from one to the next.
pub fn duel(
    [one, other]: [Level; 2],
    games: u64,
    seed: u64,
    start: impl Fn(usize) -> Game,
) -> (u64, u64) {
    let (mut won, mut lost) = (0, 0);
    for number in 0..games {
        let own = if number % 2 == 0 { Side::A } else { Side::B };
        let mut levels = [other; 2];
        levels[own.index()] = one;
        match play(start(number as usize / 2), &levels, seed, number).0 {
            Outcome::Won(side) if side == own => won += 1,
            Outcome::Won(_) => lost += 1,
            Outcome::Drawn => {}
        }
    }
    (won, lost)
}
