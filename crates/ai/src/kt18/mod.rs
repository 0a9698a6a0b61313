//! The trooper in ultra-close confines: every deed of a model is tried on a copy of the game and scored by the control
//! points that it holds, the exact odds of its shots and blows, and what the enemies could do to it there. It is the
//! script, too, with which stronger players try deeds out ([`crate::search`]).

mod blow;
mod doorways;
mod entry;
mod expected;
mod moves;
mod outlook;
mod posture;
mod reactions;
pub mod recruit;
mod route;
mod script;
mod strikes;
mod travel;
mod weights;

use kt18::{Frame, Kt18};
use table::{Answer, Ask, Errand, Rules, Status};

pub use script::{Script, suggest};
pub use weights::Weights;

use outlook::Outlook;

/// The answer to the open decision, if this player has an opinion.
pub fn choose(game: &Kt18) -> Option<Answer> {
    choose_with(game, &Weights::default())
}

/// The same with other ideas of what things are worth.
pub fn choose_with(game: &Kt18, weights: &Weights) -> Option<Answer> {
    let Status::Decide(decision) = game.status() else { return None };
    let outlook = Outlook::new(game, decision.side, weights);
    match decision.ask {
        Ask::DropZone => entry::zone(&outlook),
        Ask::Deploy { .. } => entry::deploy(&outlook),
        Ask::Move => Some(moves::deed(&outlook)),
        Ask::Go { errand: Errand::Advance, .. } => Some(moves::run(&outlook)),
        Ask::Go { errand: Errand::Consolidate, .. } => Some(strikes::consolidate(&outlook)),
        Ask::Reaction { .. } => Some(reactions::react(&outlook)),
        Ask::Fire => Some(strikes::fire(&outlook)),
        Ask::Snap { .. } | Ask::Blows { .. } => Some(strikes::best_open(&outlook)),
        Ask::FightWith => Some(strikes::fighter(&outlook)),
        Ask::Doors { .. } => Some(doorways::by_hand(&outlook)),
        Ask::RemoteDoors { .. } => Some(doorways::from_afar(&outlook)),
        Ask::Cast => Some(recruit::cast(game, decision.side)),
        Ask::DoorState { .. } => Some(match game.state().frames.last() {
            Some(Frame::DoorWork(work)) if game.side_of(work.model) == decision.side => Answer::Yes,
            _ => Answer::Pass,
        }),
        _ => game.automatic(),
    }
}
