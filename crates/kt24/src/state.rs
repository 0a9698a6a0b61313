//! The state of a game: plain data, everything that changes.

use arrayvec::ArrayVec;
use geometry::{Footing, OpenDoors};
use serde::{Deserialize, Serialize};
use skirmish::{Action, ActivePloys, MAX_TEAM, MAX_WEAPONS, Player, Presence, Readiness};
use table::{MoveAction, Order, Outcome, Side, Slug};

use crate::activation::Activation;
use crate::fight::Fight;
use crate::shoot::Shoot;

/// More than any operative has APL to lose.
pub(crate) const MOST_APL_CHANGE: i8 = 99;

/// How many ends of its own activations a change of APL may last (KT24-RUL-53).
pub(crate) const LONGEST_APL_CHANGE: usize = 2;

/// A change of APL that lasts for a while (KT24-WR-STUN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AplChange {
    /// By how much.
    pub by: i8,
    /// How many ends of its own activations it lasts.
    pub activations: u8,
}

/// An operative, with all that tokens beside it would record (KT24-SETUP-04).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Operative {
    /// Whether it is on the board; until the end of an action also with no wounds left (KT24-RUL-41).
    pub presence: Presence,
    /// Where it stands.
    pub place: Footing,
    /// The wounds it has left; may be below zero until the end of the action.
    pub wounds: i16,
    /// Its order, always exactly one (KT24-ORD-01).
    pub order: Order,
    /// KT24-ORD-06: ready or expended, whatever the order.
    pub readiness: Readiness,
    /// Whether it has counteracted in this turning point (KT24-CTR-04).
    pub counteracted: bool,
    /// Changes of its APL.
    pub apl_changes: ArrayVec<AplChange, LONGEST_APL_CHANGE>,
    /// How often each Limited weapon has been used (KT24-WR-LIMITED-01).
    pub uses: [u8; MAX_WEAPONS],
}

impl Operative {
    /// Adds a change of APL to those that last as long; the first to expire comes first.
    pub(crate) fn change_apl(&mut self, by: i8, activations: u8) {
        let changes = &mut self.apl_changes;
        match changes.iter_mut().find(|change| change.activations == activations) {
            Some(change) => change.by = change.by.saturating_add(by).max(-MOST_APL_CHANGE),
            None => changes.push(AplChange { by, activations }),
        }
        changes.sort_unstable_by_key(|change| change.activations);
    }
}

/// Where the game is while nobody is active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The initiative for setting up is drawn (KT24-SETUP-06).
    Draw,
    /// The initiative holder takes a drop zone (KT24-SETUP-07, -08).
    DropZone,
    /// A player sets up so many more operatives of this step (KT24-SETUP-10).
    Deploy {
        /// The player.
        side: Side,
        /// How many more.
        left: u8,
    },
    /// The initiative dice are rolled; side A's first.
    InitiativeRoll {
        /// What side A rolled.
        first: Option<u8>,
    },
    /// A player decides who has the initiative (KT24-STRAT-01, -02).
    InitiativeChoice {
        /// Who decides.
        decider: Side,
    },
    /// Strategic gambits (KT24-STRAT-07).
    Gambits {
        /// Whose turn it is.
        side: Side,
        /// Whether the other player has just passed.
        passed: bool,
    },
    /// The Firefight phase (KT24-FF-01).
    Firefight {
        /// Whose turn it is.
        side: Side,
    },
    /// The battle is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// A frame: something that is resolved inside the step, or inside another frame.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "frames lie in an array; boxing would allocate")]
pub enum Frame {
    /// An operative acts.
    Activation(Activation),
    /// It shoots.
    Shoot(Shoot),
    /// It fights.
    Fight(Fight),
}

/// Everything that changes in a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The turning point, from 1; 0 while the teams are set up.
    pub turning_point: u8,
    /// Where the game is.
    pub step: Step,
    /// Who has the initiative.
    pub initiative: Side,
    /// The doors that stand open.
    pub doors: OpenDoors,
    /// The two players.
    pub players: [Player; 2],
    /// Ploys that are working.
    pub ploys: ActivePloys,
    /// The stack of frames, the innermost last.
    pub frames: ArrayVec<Frame, 2>,
    /// The operatives, side A's first.
    pub operatives: ArrayVec<Operative, { 2 * MAX_TEAM }>,
}

// Games are copied all the time; a state has to stay small.
const _: () = assert!(size_of::<State>() <= 2304);
const _: () = assert!(size_of::<Operative>() <= 48);

/// The actions of the rule set (section 3.7).
pub const ACTIONS: [Action; 6] = [
    Action::Move(MoveAction::Reposition),
    Action::Move(MoveAction::Dash),
    Action::Move(MoveAction::FallBack),
    Action::Move(MoveAction::Charge),
    Action::Shoot,
    Action::Fight,
];

/// The name of an action in the notation.
pub fn word(action: Action) -> Slug {
    match action {
        Action::Move(action) => Slug::of(&action.to_string()),
        Action::Shoot => Slug::of("shoot"),
        Action::Fight => Slug::of("fight"),
        Action::Pass => Slug::of("pass"),
        Action::Door => Slug::of("door"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stuns_that_last_as_long_are_one_and_none_is_lost() {
        let stunned = |lasting: &[u8]| {
            let mut operative = Operative {
                presence: Presence::Board,
                place: Footing::default(),
                wounds: 8,
                order: Order::Engage,
                readiness: Readiness::Ready,
                counteracted: false,
                apl_changes: ArrayVec::new(),
                uses: [0; MAX_WEAPONS],
            };
            for activations in lasting {
                operative.change_apl(-1, *activations);
            }
            operative
        };
        assert_eq!(stunned(&[2, 1, 1, 1, 2, 1]), stunned(&[1, 1, 2, 2, 1, 1]));
        let five = stunned(&[1; 5]).apl_changes;
        assert_eq!(five.as_slice(), [AplChange { by: -5, activations: 1 }]);
        assert_eq!(stunned(&[2; 200]).apl_changes[0].by, -MOST_APL_CHANGE);
    }
}
