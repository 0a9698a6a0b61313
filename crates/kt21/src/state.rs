//! The state of a game: plain data, everything that changes.

use arrayvec::ArrayVec;
use geometry::{Footing, OpenDoors};
use serde::{Deserialize, Serialize};
use skirmish::{Action, ActivePloys, MAX_TEAM, OpIx, Player, Presence, Readiness};
use table::{MoveAction, Order, Outcome, Side, Slug};

use crate::activation::Activation;
use crate::barricade::{BARRICADES, Barricade};
use crate::fight::Fight;
use crate::shoot::Shoot;

/// An operative (KT21-STATE-02).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Operative {
    /// Whether it is on the killzone.
    pub presence: Presence,
    /// Where it stands, or stood last.
    pub place: Footing,
    /// The wounds it has left; may be below zero until it is removed.
    pub wounds: i16,
    /// Its order.
    pub order: Order,
    /// Ready or activated, whatever the order (KT21-ORDER-03).
    pub readiness: Readiness,
    /// Whether it has performed Overwatch in this turning point (KT21-ACT-OVERWATCH-04).
    pub overwatched: bool,
    /// Whether its APL is one less until its next activation ends (KT21-OP-47).
    pub stunned: bool,
    /// The Limited weapons it has used, a bit each (KT21-WR-LIMITED).
    pub spent: u8,
}

/// Where the game is while nobody is active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Chance says who is the Defender (KT21-SETUP-04).
    Draw,
    /// The Defender takes a drop zone or an edge (KT21-SETUP-05, -06).
    DropZone,
    /// A barricade is placed (KT21-SETUP-08).
    Barricade {
        /// Who places it.
        side: Side,
        /// How many are still to come, this one included.
        left: u8,
    },
    /// A player sets up everybody (KT21-SETUP-09).
    Deploy {
        /// The player.
        side: Side,
    },
    /// The initiative dice are rolled; side A's first (KT21-INIT-02).
    InitiativeRoll {
        /// What side A rolled.
        first: Option<u8>,
    },
    /// The winner of the roll names who has initiative, only with the switch.
    InitiativeChoice {
        /// Who decides.
        winner: Side,
    },
    /// Strategic Ploys (KT21-STRAT-03).
    Ploys {
        /// Whose turn it is.
        side: Side,
        /// Whether the other player has just passed.
        passed: bool,
    },
    /// The Firefight phase (KT21-FF-01).
    Firefight {
        /// Whose turn it is.
        side: Side,
        /// Those who are activated in the same turn, only with the switch (KT21-OP-04).
        group: Option<Group>,
    },
    /// The battle is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// A group that is activated in one turn (KT21-OP-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Group {
    /// One of them.
    pub of: OpIx,
    /// How many more there may be.
    pub left: u8,
}

/// Something that goes on within the Firefight phase.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    /// An operative is activated.
    Activation(Activation),
    /// It shoots, in its activation or out of turn.
    Shoot(Shoot),
    /// It fights.
    Fight(Fight),
}

/// Everything that changes in a game (KT21-STATE-01).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The turning point, from 1; 0 while the battle is set up.
    pub turning_point: u8,
    /// Where the game is.
    pub step: Step,
    /// The Defender of the set-up (KT21-SETUP-04).
    pub defender: Side,
    /// Who has initiative.
    pub initiative: Side,
    /// The doors that stand open.
    pub doors: OpenDoors,
    /// The two players.
    pub players: [Player; 2],
    /// The barricades that have been placed.
    pub barricades: ArrayVec<Barricade, BARRICADES>,
    /// Ploys that are working.
    pub ploys: ActivePloys,
    /// The stack of frames, the innermost last.
    pub frames: ArrayVec<Frame, 2>,
    /// The operatives, side A's first.
    pub operatives: ArrayVec<Operative, { 2 * MAX_TEAM }>,
}

// Games are copied all the time; a state has to stay small.
const _: () = assert!(size_of::<State>() <= 2304);
const _: () = assert!(size_of::<Operative>() <= 24);

/// The actions of the rule set (section 6), at the prices of KT21-ACT-GEN-01; Overwatch is none of an
/// activation's.
pub const ACTIONS: [Action; 7] = [
    Action::Move(MoveAction::Reposition),
    Action::Move(MoveAction::Dash),
    Action::Move(MoveAction::FallBack),
    Action::Move(MoveAction::Charge),
    Action::Shoot,
    Action::Fight,
    Action::Pass,
];

/// The name of an action in the notation.
pub fn word(action: Action) -> Slug {
    match action {
        Action::Move(MoveAction::Reposition) => Slug::of("normal-move"),
        Action::Move(action) => Slug::of(&action.to_string()),
        Action::Shoot => Slug::of("shoot"),
        Action::Fight => Slug::of("fight"),
        Action::Pass => Slug::of("pass"),
        Action::Door => Slug::of("door"),
    }
}
