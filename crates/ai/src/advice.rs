//! Advice in a game of any rule set.

use game::Game;
use table::Answer;

use crate::tactics::{Advised, Mind, Weights};

/// What a player would answer, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counsel {
    /// The answer to the open decision.
    pub answer: Answer,
    /// What was weighed, in kt21 and kt24: where an activation is to be begun, the one that the answer begins and the
    /// next best two after it; where the active operative moves, that move and what it leads to; nothing elsewhere.
    pub weighed: Vec<Advised>,
}

/// The best activation for the player whose turn it is and the next best two, the best first.
///
/// Nothing where no activation is to be begun, and under rule sets whose computer players do not weigh activations.
pub fn advise(game: &Game) -> Vec<Advised> {
    match game {
        Game::Kt21(kt21) => Mind::new(kt21, Weights::default()).advise(kt21),
        Game::Kt24(kt24) => Mind::new(kt24, Weights::default()).advise(kt24),
        Game::Kt18(_) | Game::Kt4w40k(_) => Vec::new(),
    }
}
