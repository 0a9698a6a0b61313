//! What it is worth that a unit loses wounds: some for the wounds, most for the unit, which counts until it is gone.

use kt4w40k::{Kt4w40k, UnitIx};

use super::Weights;
use crate::kt4w40k::toll::WOUND;

/// What is at stake in a unit.
#[derive(Clone, Copy, Debug)]
pub struct Stakes {
    /// The wounds that it has left, in parts of [`WOUND`].
    left: i64,
    /// The wounds that it has lost in this turn, in such parts.
    lost: i64,
    leadership: i64,
    /// Whether it loses wounds by its morale.
    flees: bool,
    /// Its points.
    points: i64,
}

/// Wounds come to half of what is expected, to all of it, or to half as much again.
const SPREAD: [(i64, i64); 3] = [(1, 1), (2, 2), (3, 1)];
const SPREAD_SUM: i64 = 4;
const FACES: i64 = 6;

impl Stakes {
    /// What is at stake in a unit on the table.
    pub fn of(game: &Kt4w40k, unit: UnitIx) -> Self {
        let wound = WOUND as i64;
        let left: i64 = game.living(unit).map(|model| i64::from(game.model(model).wounds)).sum();
        Stakes {
            left: (left * wound).max(1),
            lost: i64::from(game.unit(unit).lost) * wound,
            leadership: i64::from(game.leadership(unit)) * wound,
            flees: game.failure(unit).wounds,
            points: i64::from(game.card(unit).points) + 1,
        }
    }

    /// What it is worth that the unit loses so many wounds more, the morale test of this turn included.
    pub fn loss(&self, wounds: u64, weights: &Weights) -> i64 {
        let wounds = wounds as i64;
        if wounds == 0 {
            return 0;
        }
        let each =
            SPREAD.map(|(halves, often)| often * self.lost_with(wounds * halves / 2, weights));
        let before = if self.lost > 0 { self.lost_with(0, weights) } else { 0 };
        each.iter().sum::<i64>() / SPREAD_SUM - before
    }

    fn lost_with(&self, wounds: i64, weights: &Weights) -> i64 {
        let wound = WOUND as i64;
        let test = |face: i64| {
            // A one always passes.
            let flees = self.flees && face > 1 && self.lost + wounds > 0;
            let margin = face * wound + self.lost + wounds - self.leadership;
            let gone = wounds + if flees { margin.max(0) } else { 0 };
            let share = 100 * gone.min(self.left) / self.left;
            weights.hurt * share + if gone >= self.left { 100 * weights.kill } else { 0 }
        };
        (1..=FACES).map(test).sum::<i64>() * self.points / (FACES * 100)
    }
}
