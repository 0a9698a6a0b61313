//! The state of a game: plain data, everything that changes.

use arrayvec::ArrayVec;
use battle::{Alternation, Initiative};
use geometry::{OpenDoors, Point};
use serde::{Deserialize, Serialize};
use table::{Outcome, Side};

use crate::MAX_MODELS;
use crate::attack::Attack;
use crate::charge::Charge;
use crate::doors::{AfterMove, DoorWork};
use crate::fight::Fighting;
use crate::injury::Harm;
use crate::psychic::Casting;

/// The index of a model, side A's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ModelIx(pub u8);

impl ModelIx {
    /// As an index of an array.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

/// A set of models, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Models(u64);

impl Models {
    /// Nobody.
    pub const NONE: Models = Models(0);

    /// Whether a model is one of them.
    pub const fn has(self, model: ModelIx) -> bool {
        self.0 >> model.0 & 1 == 1
    }

    /// Adds a model.
    pub const fn add(&mut self, model: ModelIx) {
        self.0 |= 1 << model.0;
    }

    /// Whether there is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether everybody has an index below this.
    pub const fn below(self, models: usize) -> bool {
        self.0 >> models == 0
    }
}

impl FromIterator<ModelIx> for Models {
    fn from_iter<I: IntoIterator<Item = ModelIx>>(models: I) -> Self {
        let mut all = Models::NONE;
        models.into_iter().for_each(|model| all.add(model));
        all
    }
}

/// Whether a model is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Not set up yet.
    Reserve,
    /// On the board.
    Board,
    /// Out of action (KT18-INJ-04).
    OutOfAction,
}

/// What a model has done in the Movement phase (KT18-CORE-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// It has not been picked: it counts as stationary once the phase is over (KT18-MOVE-02).
    None,
    /// It was picked and stayed (KT18-MOVE-10).
    Stationary,
    /// A normal move (KT18-MOVE-06).
    Normal,
    /// KT18-MOVE-07.
    Advance,
    /// KT18-MOVE-08.
    FallBack,
    /// A charge that got there (KT18-CHARGE-05).
    ChargeOk,
    /// A charge that did not (KT18-CHARGE-06).
    ChargeFailed,
    /// KT18-REACT-03.
    Retreat,
}

impl MoveKind {
    /// Whether it has left, or tried to leave, where it stood.
    pub const fn moved(self) -> bool {
        !matches!(self, MoveKind::None | MoveKind::Stationary)
    }

    /// Whether it has attempted a charge (KT18-CHARGE-07).
    pub const fn charged(self) -> bool {
        matches!(self, MoveKind::ChargeOk | MoveKind::ChargeFailed)
    }
}

/// A model (KT18-CORE-07).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Model {
    /// Whether it is on the board.
    pub presence: Presence,
    /// Where it stands.
    pub at: Point,
    /// The wounds that it has left.
    pub wounds: u8,
    /// Flesh wounds, up to three (KT18-INJ-03).
    pub flesh_wounds: u8,
    /// Whether it is shaken (KT18-MORALE-06).
    pub shaken: bool,
    /// What it has done in this round's Movement phase.
    pub moved: MoveKind,
    /// Whether it is Readied (KT18-MOVE-09).
    pub readied: bool,
    /// Whether an enemy was within 1" when the Movement phase began (KT18-MOVE-05).
    pub began_engaged: bool,
    /// Whether it has worked a door by hand in this phase (KT18-DOOR-13).
    pub worked_door: bool,
    /// Whether it has shot in this round's Shooting phase.
    pub shot: bool,
    /// Whether it has fought in this round's Fight phase.
    pub fought: bool,
    /// Whom it charged (KT18-FIGHT-04).
    pub charged: Models,
    /// Who finished a charge within 1" of it (KT18-CHARGE-05).
    pub charged_by: Models,
}

/// What belongs to a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Command points (KT18-CP-01).
    pub cp: u8,
    /// The drop zone, from 0.
    pub zone: Option<u8>,
    /// Whether the kill team is broken (KT18-MORALE-02).
    pub broken: bool,
    /// The Tactics used in this phase, a bit each (KT18-CP-02).
    pub tactics_used: u8,
    /// Whether the kill team has thrown its grenade in this phase (KT18-SHOOT-05).
    pub grenade_thrown: bool,
    /// The powers attempted in this round, a bit each (KT18-PSY-01).
    pub powers_tried: u8,
    /// Points scored.
    pub score: u8,
    /// Whether the player has left the battle.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// The two sections of the Shooting and Fight phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Section {
    /// Readied models; those that charged.
    First,
    /// All others.
    Second,
}

/// The step that the game is in while there is no frame.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// It is rolled who sets up first.
    Draw(Initiative),
    /// Players take their drop zones, in order.
    Zones {
        /// The place in the order.
        turn: u8,
    },
    /// Players set up a model each in turn.
    Deploy {
        /// The place in the order.
        turn: u8,
    },
    /// The Initiative phase (KT18-INIT-01).
    Initiative(Initiative),
    /// The Movement phase (KT18-MOVE-01).
    Movement {
        /// The place in the order.
        turn: u8,
    },
    /// The Psychic phase (KT18-PSY-01).
    Psychic {
        /// The place in the order.
        turn: u8,
        /// The psyker that the player has chosen.
        psyker: Option<ModelIx>,
        /// How many powers it has attempted.
        attempts: u8,
    },
    /// The Shooting phase (KT18-SHOOT-01, -02).
    Shooting {
        /// The section.
        section: Section,
        /// Whose hand it is.
        hands: Alternation,
    },
    /// The Fight phase (KT18-FIGHT-01, -02).
    Fight {
        /// The section.
        section: Section,
        /// Whose hand it is.
        hands: Alternation,
    },
    /// Break checks (KT18-MORALE-01).
    Break {
        /// The place in the order.
        turn: u8,
    },
    /// Nerve tests (KT18-MORALE-05).
    Nerve {
        /// The place in the order.
        turn: u8,
        /// The model of that player whose turn it is, by its index.
        model: u8,
    },
    /// The battle is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

impl Step {
    /// The word for the phase that it belongs to (KT18-CORE-05).
    pub const fn phase(&self) -> &'static str {
        match self {
            Step::Draw(_) | Step::Zones { .. } | Step::Deploy { .. } => "setup",
            Step::Initiative(_) => "initiative",
            Step::Movement { .. } => "movement",
            Step::Psychic { .. } => "psychic",
            Step::Shooting { .. } => "shooting",
            Step::Fight { .. } => "fight",
            Step::Break { .. } | Step::Nerve { .. } => "morale",
            Step::Over { .. } => "over",
        }
    }

    /// The word for the section of the phase, where it has sections (KT18-SHOOT-01, KT18-FIGHT-01).
    pub const fn section(&self) -> Option<&'static str> {
        match self {
            Step::Shooting { section: Section::First, .. } => Some("ready-fire"),
            Step::Shooting { section: Section::Second, .. } => Some("fire-at-will"),
            Step::Fight { section: Section::First, .. } => Some("hammer-of-wrath"),
            Step::Fight { section: Section::Second, .. } => Some("fight-for-your-lives"),
            _ => None,
        }
    }
}

/// A frame: something that is resolved inside the step, or inside another frame.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A model Advances (KT18-MOVE-07).
    Advance(Advance),
    /// A model charges.
    Charge(Charge),
    /// A model that has moved may work doors.
    AfterMove(AfterMove),
    /// A door is worked.
    DoorWork(DoorWork),
    /// A model fights.
    Fighting(Fighting),
    /// A model attacks.
    Attack(Attack),
    /// Mortal wounds are dealt.
    Harm(Harm),
    /// A power is attempted.
    Casting(Casting),
}

/// A model that Advances; the die first, then the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Advance {
    /// The model.
    pub model: ModelIx,
    /// The inches of the die.
    pub inches: Option<u8>,
}

/// Everything that changes in a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The battle round, from 1; 0 while the teams are set up.
    pub round: u8,
    /// Where the game is.
    pub step: Step,
    /// The players in this round's order.
    pub order: ArrayVec<Side, { Side::MAX }>,
    /// The doors that stand open. A closed one is a wall, an open one is not there (KT18-DOOR-02, -03, KT18-GEO-08).
    pub doors: OpenDoors,
    /// The doors that stood open when the Movement phase began (KT18-DOOR-06).
    pub doors_before: OpenDoors,
    /// The players.
    pub players: ArrayVec<Player, { Side::MAX }>,
    /// The stack of frames, the innermost last.
    pub frames: ArrayVec<Frame, 4>,
    /// The models, side A's first.
    pub models: ArrayVec<Model, MAX_MODELS>,
}

// Games are copied all the time; a state has to stay small.
const _: () = assert!(size_of::<Model>() <= 40);
