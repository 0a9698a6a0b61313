//! What a game waits for.

use std::fmt;

use geometry::Length;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Errand, ModelId, Side, Slug};

/// A choice that a player has to make.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Decision {
    /// Who decides.
    pub side: Side,
    /// What about.
    pub ask: Ask,
}

/// What a choice is about. Lengths are in hundredths of a millimetre.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// What one of the player's models does in the Movement phase.
    Move,
    /// Where a model that is in the middle of something goes.
    Go {
        /// The model.
        model: ModelId,
        /// What for.
        errand: Errand,
        /// How far at most.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        #[schema(value_type = i32)]
        most: Length,
    },
    /// Whether a model that has moved works a door.
    Doors {
        /// The model.
        model: ModelId,
    },
    /// Which door to work from a control point.
    RemoteDoors {
        /// The model at the control point.
        model: ModelId,
        /// How many doors more.
        left: u8,
    },
    /// Whether to contest the working of a door, and with which model.
    Contest {
        /// The door, by its number from 1.
        door: u8,
    },
    /// Whether a contested door changes.
    DoorState {
        /// The door, by its number from 1.
        door: u8,
    },
    /// How a target reacts to a charge.
    Reaction {
        /// The target of the charge.
        model: ModelId,
        /// Who charges.
        charger: ModelId,
    },
    /// Where on its path to stop a charge.
    Intercept {
        /// The model that fires.
        model: ModelId,
        /// Who charges.
        charger: ModelId,
        /// How long the path is.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        #[schema(value_type = i32)]
        length: Length,
    },
    /// What to fire at a charge that was stopped.
    Snap {
        /// The model that fires.
        model: ModelId,
        /// Who charges.
        charger: ModelId,
    },
    /// Whether to attempt a psychic power, and which.
    Cast,
    /// Whether to deny a power, and with which model.
    Deny {
        /// The power.
        power: Slug,
    },
    /// Which model shoots, with what and at whom.
    Fire,
    /// Which model fights.
    FightWith,
    /// What a model fights with, and whom.
    Blows {
        /// The model.
        model: ModelId,
    },
    /// Which save a model takes.
    SaveWith {
        /// The model.
        model: ModelId,
    },
    /// Whether to use an effect of a moment of the turn.
    Window {
        /// Which.
        window: Slug,
    },
    /// Whether to strike at a unit that falls back.
    Opportunity {
        /// The unit that may strike.
        model: ModelId,
        /// The unit that leaves.
        charger: ModelId,
    },
    /// Whether a unit embarks, and on what.
    Embark {
        /// The unit.
        model: ModelId,
    },
    /// Which model of a unit suffers.
    Allocate {
        /// The unit.
        model: ModelId,
        /// How many wounds.
        left: u8,
    },
    /// Which unit tests its morale.
    Muster,
    /// Whether a unit passes its morale test without a die.
    Bravery {
        /// The unit.
        model: ModelId,
    },
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
            Ask::Move => "move",
            Ask::Go { .. } => "go",
            Ask::Doors { .. } => "doors",
            Ask::RemoteDoors { .. } => "remote-doors",
            Ask::Contest { .. } => "contest",
            Ask::DoorState { .. } => "door-state",
            Ask::Reaction { .. } => "reaction",
            Ask::Intercept { .. } => "intercept",
            Ask::Snap { .. } => "snap",
            Ask::Cast => "cast",
            Ask::Deny { .. } => "deny",
            Ask::Fire => "fire",
            Ask::FightWith => "fight-with",
            Ask::Blows { .. } => "blows",
            Ask::SaveWith { .. } => "save-with",
            Ask::Window { .. } => "window",
            Ask::Opportunity { .. } => "opportunity",
            Ask::Embark { .. } => "embark",
            Ask::Allocate { .. } => "allocate",
            Ask::Muster => "muster",
            Ask::Bravery { .. } => "bravery",
        }
    }
}

/// What dice are rolled for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// Whether attacks hit.
    Hit,
    /// Whether hits wound.
    Wound,
    /// Saves.
    Save,
    /// How many attacks a weapon makes.
    Attacks,
    /// How many wounds are lost.
    Damage,
    /// How bad an injury is.
    Injury,
    /// How much further a model runs.
    Advance,
    /// How far a charge goes.
    Charge,
    /// Who decides about a door.
    RollOff,
    /// Whether a door hurts those who stand in it.
    Crush,
    /// How many doors are worked at once.
    Doors,
    /// Whether a power works.
    Psychic,
    /// Whether it is denied.
    Deny,
    /// What a power does to its psyker.
    Perils,
    /// Whether a kill team breaks.
    Break,
    /// Whether a model keeps its nerve.
    Nerve,
    /// Whether a unit keeps its morale.
    Morale,
    /// Whose decisive move comes first.
    Decisive,
    /// Whether wounds are ignored.
    Ignore,
    /// Who is lost with a transport.
    Wreck,
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
            RollReason::Hit => "hit",
            RollReason::Wound => "wound",
            RollReason::Save => "save",
            RollReason::Attacks => "attacks",
            RollReason::Damage => "damage",
            RollReason::Injury => "injury",
            RollReason::Advance => "advance",
            RollReason::Charge => "charge",
            RollReason::RollOff => "roll-off",
            RollReason::Crush => "crush",
            RollReason::Doors => "doors",
            RollReason::Psychic => "psychic",
            RollReason::Deny => "deny",
            RollReason::Perils => "perils",
            RollReason::Break => "break",
            RollReason::Nerve => "nerve",
            RollReason::Morale => "morale",
            RollReason::Decisive => "decisive",
            RollReason::Ignore => "ignore",
            RollReason::Wreck => "wreck",
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
            Ask::Move,
            Ask::Go { model, errand: Errand::PileIn, most: Length::INCH },
            Ask::Doors { model },
            Ask::RemoteDoors { model, left: 1 },
            Ask::Contest { door: 1 },
            Ask::DoorState { door: 1 },
            Ask::Reaction { model, charger: model },
            Ask::Intercept { model, charger: model, length: Length::INCH },
            Ask::Snap { model, charger: model },
            Ask::Cast,
            Ask::Deny { power: Slug::of("psybolt") },
            Ask::Fire,
            Ask::FightWith,
            Ask::Blows { model },
            Ask::SaveWith { model },
            Ask::Window { window: Slug::of("start-of-turn") },
            Ask::Opportunity { model, charger: model },
            Ask::Embark { model },
            Ask::Allocate { model, left: 1 },
            Ask::Muster,
            Ask::Bravery { model },
        ];
        for ask in asks {
            let json = serde_json::to_value(&ask).unwrap();
            assert_eq!(json["kind"], ask.kind());
            assert_eq!(serde_json::from_value::<Ask>(json).unwrap(), ask);
        }
    }
}
