//! What a game waits for.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{ModelId, Side, Slug};

/// A choice that a player has to make.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Decision {
    /// Who decides.
    pub side: Side,
    /// What about.
    pub ask: Ask,
}

/// What a choice is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ask {
    /// Which edge or drop zone to take.
    DropZone,
    /// Where to place a barricade.
    Barricade {
        /// How many are still to come, of both players.
        left: u8,
    },
    /// Which model to set up where.
    Deploy {
        /// How many of this step are still to come.
        left: u8,
    },
    /// Who has the initiative.
    Initiative,
    /// Whether to use a ploy in the Strategy phase.
    Gambit,
    /// Which model to activate, with what order.
    Activate,
    /// Whether to counteract, and with which model.
    Counteract,
    /// Whether to shoot with a model out of turn.
    Overwatch,
    /// What the active model does next.
    Act {
        /// The active model.
        model: ModelId,
        /// The action points it has left.
        ap: u8,
    },
    /// Which target comes next.
    NextTarget,
    /// Whether to attack another target, and which.
    MoreTargets,
    /// Whether to use a ploy for a model under attack.
    React {
        /// The model under attack.
        model: ModelId,
    },
    /// How many dice to keep unrolled.
    Keep {
        /// At most.
        most: u8,
    },
    /// Whether to roll dice again, and which.
    Reroll,
    /// Whether to use an optional rule of the weapon.
    Use {
        /// The rule.
        rule: Slug,
    },
    /// Whether to keep a die for cover.
    CoverSave,
    /// How to spend saves.
    Saves,
    /// Which weapon to fight back with.
    Weapon,
    /// Strike or block, with which die.
    Resolve,
}

impl Ask {
    /// The word for the kind of choice.
    pub const fn kind(&self) -> &'static str {
        match self {
            Ask::DropZone => "drop-zone",
            Ask::Barricade { .. } => "barricade",
            Ask::Deploy { .. } => "deploy",
            Ask::Initiative => "initiative",
            Ask::Gambit => "gambit",
            Ask::Activate => "activate",
            Ask::Counteract => "counteract",
            Ask::Overwatch => "overwatch",
            Ask::Act { .. } => "act",
            Ask::NextTarget => "next-target",
            Ask::MoreTargets => "more-targets",
            Ask::React { .. } => "react",
            Ask::Keep { .. } => "keep",
            Ask::Reroll => "reroll",
            Ask::Use { .. } => "use",
            Ask::CoverSave => "cover-save",
            Ask::Saves => "saves",
            Ask::Weapon => "weapon",
            Ask::Resolve => "resolve",
        }
    }
}

/// What dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollReason {
    /// Who sets up first: 1 to 3 is the first player.
    Draw,
    /// Initiative.
    Initiative,
    /// Attack dice.
    Attack,
    /// Defence dice.
    Defence,
    /// Dice rolled again.
    Reroll,
    /// Whether a weapon burns its user.
    Hot,
}

impl fmt::Display for RollReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RollReason::Draw => "draw",
            RollReason::Initiative => "initiative",
            RollReason::Attack => "attack",
            RollReason::Defence => "defence",
            RollReason::Reroll => "reroll",
            RollReason::Hot => "hot",
        })
    }
}

/// Dice that have to be rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Roll {
    /// Whose dice.
    pub side: Side,
    /// How many.
    pub dice: u8,
    /// What for.
    pub reason: RollReason,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// One side won.
    Won(Side),
    /// Nobody did.
    Drawn,
}

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// A player's choice.
    Decide(Decision),
    /// Dice.
    Roll(Roll),
    /// Nothing more.
    Over(Outcome),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_called_alike_everywhere() {
        let model = ModelId { side: Side::A, number: 1 };
        let asks = [
            Ask::DropZone,
            Ask::Barricade { left: 1 },
            Ask::Deploy { left: 1 },
            Ask::Initiative,
            Ask::Gambit,
            Ask::Activate,
            Ask::Counteract,
            Ask::Overwatch,
            Ask::Act { model, ap: 1 },
            Ask::NextTarget,
            Ask::MoreTargets,
            Ask::React { model },
            Ask::Keep { most: 1 },
            Ask::Reroll,
            Ask::Use { rule: Slug::of("rending") },
            Ask::CoverSave,
            Ask::Saves,
            Ask::Weapon,
            Ask::Resolve,
        ];
        for ask in asks {
            assert_eq!(serde_json::to_value(&ask).unwrap()["kind"], ask.kind());
        }
    }
}
