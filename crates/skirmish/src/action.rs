//! The actions of an activation, and sets of them.

use serde::{Deserialize, Serialize};
use table::MoveAction;

/// An action; which of them there are is for the rule set to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// One of the four moves.
    Move(MoveAction),
    /// Shoot.
    Shoot,
    /// Fight.
    Fight,
    /// Pass.
    Pass,
    /// Work a door.
    Door,
}

impl Action {
    /// What it costs in action points, before weapons and ploys change that.
    pub const fn cost(self) -> u8 {
        match self {
            Action::Move(MoveAction::FallBack) => 2,
            _ => 1,
        }
    }

    const fn bit(self) -> u8 {
        1 << match self {
            Action::Move(action) => action as u8,
            Action::Shoot => 4,
            Action::Fight => 5,
            Action::Pass => 6,
            Action::Door => 7,
        }
    }
}

/// A set of actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ActionSet(u8);

impl ActionSet {
    /// Adds an action.
    pub fn insert(&mut self, action: Action) {
        self.0 |= action.bit();
    }

    /// Whether an action is in the set.
    pub const fn contains(self, action: Action) -> bool {
        self.0 & action.bit() != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The moves in the set.
    pub fn moves(self) -> impl Iterator<Item = MoveAction> {
        MoveAction::ALL.into_iter().filter(move |kind| self.contains(Action::Move(*kind)))
    }

    /// The first of these moves that is in the set.
    pub fn first_of(self, moves: &[MoveAction]) -> Option<Action> {
        moves.iter().map(|kind| Action::Move(*kind)).find(|action| self.contains(*action))
    }
}
