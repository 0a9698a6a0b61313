//! The results of many games, added up in the order of the games.

use sha2::{Digest, Sha256};
use table::Outcome;

use crate::series::Finished;

/// The results so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games won by each side, side 1's first, and last those won by nobody.
    pub wins: Vec<u64>,
    /// Answers given.
    pub decisions: u64,
    /// Turning points played.
    pub turns: u64,
    hash: Sha256,
}

impl Tally {
    /// Nothing yet, for games between so many sides.
    pub fn new(sides: usize) -> Self {
        Tally { wins: vec![0; sides + 1], ..Tally::default() }
    }

    /// Adds the next game.
    pub fn add(&mut self, game: &Finished) {
        let place = match game.outcome {
            Outcome::Won(side) => side.index(),
            Outcome::Drawn => self.sides(),
        };
        self.wins[place] += 1;
        self.decisions += game.decisions;
        self.turns += u64::from(game.turns);
        self.hash.update(game.hash);
    }

    fn sides(&self) -> usize {
        self.wins.len() - 1
    }

    fn games(&self) -> f64 {
        self.wins.iter().sum::<u64>() as f64
    }

    /// How many turning points a game takes.
    pub fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games()
    }

    /// A hash of all games in their order.
    pub fn digest(&self) -> String {
        self.hash.clone().finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Wilson's 95 % interval for side 1's score, a draw being half a win, or less if more sides share it.
    pub fn interval(&self) -> [f64; 2] {
        const Z: f64 = 1.959_963_984_540_054;
        let (games, sides) = (self.games(), self.sides());
        let score = (self.wins[0] as f64 + self.wins[sides] as f64 / sides as f64) / games;
        let spread = Z * Z / games;
        let middle = (score + spread / 2.0) / (1.0 + spread);
        let half =
            Z / (1.0 + spread) * (score * (1.0 - score) / games + spread / (4.0 * games)).sqrt();
        [(middle - half).max(0.0), (middle + half).min(1.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let tally = Tally { wins: vec![8, 2, 0], ..Tally::default() };
        let [low, high] = tally.interval();
        assert!((low - 0.490_162).abs() < 1e-6 && (high - 0.943_318).abs() < 1e-6, "{low} {high}");
        let all = Tally { wins: vec![10, 0, 0], ..Tally::default() };
        assert!((all.interval()[1] - 1.0).abs() < 1e-9 && all.interval()[1] <= 1.0);
    }

    #[test]
    fn a_draw_is_shared_by_all_sides() {
        let shared = Tally { wins: vec![0, 0, 0, 0, 8], ..Tally::default() };
        let won = Tally { wins: vec![2, 6, 0, 0, 0], ..Tally::default() };
        assert_eq!(shared.interval(), won.interval());
    }
}
