//! How an environment is set up.

use crate::Reward;

/// How an environment is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The most candidates of a decision; where there are more, as many are drawn at random.
    pub candidates: usize,
    /// How many places are drawn for each thing that is done with a place, such as a move action.
    pub places: usize,
    /// Whether what lies between two entities is observed: distance, sight, reach.
    pub pairs: bool,
    /// Whether dice are a player that chooses faces.
    pub chance: bool,
    /// What players are rewarded for.
    pub reward: Reward,
    /// The most decisions of a game; one that goes on longer is cut off.
    pub decisions: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            candidates: 64,
            places: 4,
            pairs: true,
            chance: false,
            reward: Reward::Outcome,
            decisions: 100_000,
        }
    }
}
