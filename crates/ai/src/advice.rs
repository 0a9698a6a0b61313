//! Advice in a game of any rule set.

use game::Game;

use crate::tactics::{Advised, Mind, Weights};

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
