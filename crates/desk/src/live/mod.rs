//! What a player needs to know about a game that is going on: what can be chosen now, where a move may end, who can be
//! attacked and to what effect, and what a good player would do.
//!
//! Nothing here knows a rule. Whether something is allowed is found out by asking the game, so what is offered is taken
//! and what is greyed is refused, with the refusal's own rule and words.

mod act;
mod advice;
mod confined;
mod fielded;
mod formation;
mod label;
mod options;
mod phased;
mod phases;
mod reach;
mod targets;

use game::Speech;
use skirmish::Edition;
use table::{Answer, Ask, Illegal, Side, Status};

use crate::Cause;

pub use advice::{Advice, advice};
pub use formation::{Formation, Placed, formation};
pub use options::{Choice, Need, Options, options};
pub use reach::{Errand, LivePath, LiveReach, LiveRegion, Spot, reach};
pub use targets::{AttackOdds, Expected, Target, Weapon, Wider, targets};

/// The same call on the game of whichever rule set with activations it is, or another on one with phases: of models, or
/// of units.
macro_rules! each {
    ($game:expr, $confined:ident => $models:expr, $fielded:ident => $units:expr, $of:ident => $call:expr) => {
        match $game {
            game::Game::Kt18($confined) => $models,
            game::Game::Kt21($of) => $call,
            game::Game::Kt24($of) => $call,
            game::Game::Kt4w40k($fielded) => $units,
        }
    };
}
use each;

/// A game with the decision that is open in it.
struct Open<'a, G> {
    game: &'a G,
    side: Side,
    ask: Ask,
    speech: &'a Speech,
}

impl<'a, G: Edition> Open<'a, G> {
    /// None if the game waits for dice or is over.
    fn new(game: &'a G, speech: &'a Speech) -> Option<Self> {
        match game.status() {
            Status::Decide(decision) => {
                Some(Open { game, side: decision.side, ask: decision.ask, speech })
            }
            Status::Roll(_) | Status::Over(_) => None,
        }
    }

    /// The refusal of an answer, if it is one.
    fn refusal(&self, answer: &Answer) -> Option<Cause> {
        self.game.check(answer).err().map(|illegal| self.cause(&illegal))
    }

    fn cause(&self, illegal: &Illegal) -> Cause {
        Cause::new(illegal.rule, self.speech.say(&illegal.why))
    }
}
