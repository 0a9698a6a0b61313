//! What a player needs to know about a game that is going on: what can be chosen now, where a move may end, who can be
//! attacked and to what effect, and what a good player would do.
//!
//! Nothing here knows a rule. Whether something is allowed is found out by asking the game, so what is offered is taken
//! and what is greyed is refused, with the refusal's own rule and words.

mod act;
mod advice;
mod battle;
mod formation;
mod kt18;
mod kt4w40k;
mod label;
mod options;
mod reach;
mod rule_sets;
mod targets;
mod told;

use game::{Names, Speech};
use skirmish::Edition;
use table::{Answer, Ask, Illegal, Side, Status};

use crate::Cause;

pub use advice::{Advice, advice, advice_until};
pub use formation::{Formation, Placed, formation};
pub use options::{Choice, Need, Options, options};
pub use reach::{Errand, LivePath, LiveReach, LiveRegion, Spot, reach};
pub use targets::{AttackOdds, Target, Weapon, Wider, targets};
pub use told::{told, told_of};

/// A game with the decision that is open in it.
struct Open<'a, G> {
    game: &'a G,
    side: Side,
    ask: Ask,
    speech: &'a Speech,
    names: Names,
}

impl<'a, G: Edition> Open<'a, G> {
    /// None if the game waits for dice or is over.
    fn new(game: &'a G, speech: &'a Speech) -> Option<Self> {
        match game.status() {
            Status::Decide(decision) => {
                let names = game.names();
                Some(Open { game, side: decision.side, ask: decision.ask, speech, names })
            }
            Status::Roll(_) | Status::Over(_) => None,
        }
    }
}

impl<G: Edition> Open<'_, G> {
    /// The refusal of an answer, if it is one.
    fn refusal(&self, answer: &Answer) -> Option<Cause> {
        self.game.check(answer).err().map(|illegal| self.cause(&illegal))
    }

    fn cause(&self, illegal: &Illegal) -> Cause {
        Cause::new(illegal.rule, self.speech.say_in(&illegal.why, &self.names))
    }
}
