//! The trooper with units on a field. It weighs what each unit may do by what its fire and its blows will probably come
//! to, what it may suffer where it ends, and what its mission counts: markers held, units in the enemy's zone, or what is
//! left of the armies. What is not worth weighing it does as the recruit.

mod aims;
mod battery;
mod entry;
mod field;
mod moves;
mod places;
mod prospect;
pub mod recruit;
mod script;
mod shots;
mod stakes;
mod toll;
mod weights;

use kt4w40k::{Kt4w40k, UnitIx};
use table::{Answer, Ask, Errand, Rules, Side, Status};

pub use script::{Order, Script, suggest};
use stakes::Stakes;
pub use weights::Weights;

/// The answer to the open decision, if this player has an opinion.
pub fn choose(game: &Kt4w40k) -> Option<Answer> {
    choose_with(game, &Weights::default())
}

/// The same with other ideas of what things are worth.
pub fn choose_with(game: &Kt4w40k, weights: &Weights) -> Option<Answer> {
    let Status::Decide(decision) = game.status() else { return None };
    let view = Outlook { game, side: decision.side, weights };
    match decision.ask {
        Ask::Deploy { .. } => entry::deploy(&view),
        Ask::Move => moves::deed(&view),
        Ask::Go { errand: Errand::Normal | Errand::Advance, .. } => Some(moves::go(&view)),
        Ask::Go { errand: Errand::Arrive, .. } => Some(entry::arrive(&view)),
        Ask::Fire => Some(shots::fire(&view)),
        Ask::Blows { .. } | Ask::Reaction { .. } => Some(shots::best_open(&view)),
        Ask::FightWith => Some(shots::fight_with(&view)),
        _ => recruit::choose(game),
    }
}

/// A game as one player sees it.
#[derive(Clone, Copy)]
struct Outlook<'a> {
    game: &'a Kt4w40k,
    side: Side,
    weights: &'a Weights,
}

impl Outlook<'_> {
    /// What it is worth that a unit loses so many wounds.
    fn loss(&self, unit: UnitIx, wounds: u64) -> i64 {
        Stakes::of(self.game, unit).loss(wounds, self.weights)
    }
}
