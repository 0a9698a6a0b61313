//! What players are rewarded for.

use std::str::FromStr;

use table::{Outcome, Side};

/// What players are rewarded for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// The result: 1 for the winner, -1 for the others, nothing for a draw.
    Outcome,
    /// What the rule set scores, less the best opponent's, as it changes; where nothing is scored, enemies taken out.
    Points,
    /// The share of their wounds that enemies lose, less that of one's own, as it changes.
    Casualties,
}

impl FromStr for Reward {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "outcome" => Ok(Reward::Outcome),
            "points" => Ok(Reward::Points),
            "casualties" => Ok(Reward::Casualties),
            other => {
                let cut: String = other.chars().take(40).collect();
                Err(format!("{cut:?}, expected outcome, points or casualties"))
            }
        }
    }
}

/// What the result of a game is worth to a side.
pub(crate) fn worth(outcome: Outcome, side: Side) -> f32 {
    match outcome {
        Outcome::Drawn => 0.0,
        Outcome::Won(winner) if winner == side => 1.0,
        Outcome::Won(_) => -1.0,
    }
}

/// How each side stands, less the best of the others.
pub(crate) fn margins(standing: [f32; Side::MAX], sides: usize) -> [f32; Side::MAX] {
    let mut margins = [0.0; Side::MAX];
    for side in 0..sides {
        let others = (0..sides).filter(|other| *other != side).map(|other| standing[other]);
        margins[side] = standing[side] - others.fold(f32::NEG_INFINITY, f32::max);
    }
    margins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_opponent_counts() {
        assert_eq!(margins([5.0, 3.0, 4.0, 9.0], 3), [1.0, -2.0, -1.0, 0.0]);
        assert_eq!(worth(Outcome::Won(Side::B), Side::A), -1.0);
        assert_eq!(worth(Outcome::Won(Side::B), Side::B), 1.0);
        assert_eq!("casualties".parse(), Ok(Reward::Casualties));
        assert!("glory".parse::<Reward>().is_err());
    }
}
