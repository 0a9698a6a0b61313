//! The results of many games, added up in the order of the games.

use sha2::{Digest, Sha256};
use table::{Outcome, Side};

use crate::playing::Finished;

/// The results so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games won by side 1, by side 2, and by nobody.
    pub wins: [u64; 3],
    /// Answers given.
    pub decisions: u64,
    turns: u64,
    hash: Sha256,
}

impl Tally {
    /// Adds the next game.
    pub fn add(&mut self, game: &Finished) {
        let place = match game.outcome {
            Outcome::Won(Side::A) => 0,
            Outcome::Won(_) => 1,
            Outcome::Drawn => 2,
        };
        self.wins[place] += 1;
        self.decisions += game.decisions;
        self.turns += u64::from(game.turns);
        self.hash.update(game.hash);
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

    /// Wilson's 95 % interval for side 1's score, a draw being half a win.
    pub fn interval(&self) -> [f64; 2] {
        const Z: f64 = 1.959_963_984_540_054;
        let games = self.games();
        let score = (self.wins[0] as f64 + self.wins[2] as f64 / 2.0) / games;
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
        let tally = Tally { wins: [8, 2, 0], ..Tally::default() };
        let [low, high] = tally.interval();
        assert!((low - 0.490_162).abs() < 1e-6 && (high - 0.943_318).abs() < 1e-6, "{low} {high}");
        let all = Tally { wins: [10, 0, 0], ..Tally::default() };
        assert!((all.interval()[1] - 1.0).abs() < 1e-9 && all.interval()[1] <= 1.0);
    }
}
