//! What players answer to a decision.

use arrayvec::ArrayVec;
use dice::FaceCounts;
use geometry::{Footing, Length, Point};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answer_form::AnswerForm;
use crate::{Deed, ModelId, SaveKind, Side, Slug, Use};

/// The most corners of a path that a player draws.
pub const MAX_PATH: usize = 32;

/// The most models that one attack can name.
pub const MAX_TARGETS: usize = 16;

/// The order of an operative.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// Out to act.
    Engage,
    /// Out of sight.
    Conceal,
}

impl Order {
    /// Both orders.
    pub const ALL: [Order; 2] = [Order::Engage, Order::Conceal];
}

/// A side of the board.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// x = 0.
    West,
    /// x = the board's width.
    East,
    /// y = 0.
    South,
    /// y = the board's depth.
    North,
}

impl Edge {
    /// All four.
    pub const ALL: [Edge; 4] = [Edge::West, Edge::East, Edge::South, Edge::North];

    /// The edge across the board.
    #[must_use]
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::West => Edge::East,
            Edge::East => Edge::West,
            Edge::South => Edge::North,
            Edge::North => Edge::South,
        }
    }
}

/// The kind of a success, of either side's dice.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Success {
    /// An ordinary success.
    Normal,
    /// A critical success.
    Critical,
}

/// How a model is to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// By the shortest legal path to a place.
    To(Footing),
    /// Exactly along these places.
    Along(Vec<Footing>),
}

/// The move actions of the skirmish rule sets.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MoveAction {
    /// The ordinary move: Reposition, or Normal Move.
    Reposition,
    /// The short move.
    Dash,
    /// Out of a melee.
    FallBack,
    /// Into a melee.
    Charge,
}

impl MoveAction {
    /// All of them.
    pub const ALL: [MoveAction; 4] =
        [MoveAction::Reposition, MoveAction::Dash, MoveAction::FallBack, MoveAction::Charge];
}

/// What lets a player roll dice again.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RerollSource {
    /// One die.
    Balanced,
    /// Dice of one face.
    Ceaseless,
    /// Any dice.
    Relentless,
    /// One die for a command point.
    Command,
}

impl RerollSource {
    /// All of them.
    pub const ALL: [RerollSource; 4] = [
        RerollSource::Balanced,
        RerollSource::Ceaseless,
        RerollSource::Relentless,
        RerollSource::Command,
    ];
}

/// How a defender spends saves against hits.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Saves {
    /// Critical saves, each cancelling a critical hit.
    pub criticals_on_criticals: u8,
    /// Critical saves, each cancelling a normal hit.
    pub criticals_on_normals: u8,
    /// Pairs of normal saves, each pair cancelling a critical hit.
    pub pairs_on_criticals: u8,
    /// Normal saves, each cancelling a normal hit.
    pub normals_on_normals: u8,
}

/// What a player answers. The notation of each is in docs/notation.md, and so is the form in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "AnswerForm"))]
#[serde(into = "AnswerForm", try_from = "AnswerForm")]
pub enum Answer {
    /// Do nothing with this turn, or decline what is offered.
    Pass,
    /// The activation is finished.
    End,
    /// Take what is offered.
    Yes,
    /// Name the player who has the initiative.
    Initiative(Side),
    /// Take an edge of the board.
    Edge(Edge),
    /// Take a drop zone of the mission, from 1.
    Zone(u8),
    /// Set a barricade up.
    Barricade {
        /// Its middle.
        at: Point,
        /// A point that its long side runs towards.
        toward: Point,
    },
    /// Set a model up, with an order where the rule set asks for one.
    Deploy(ModelId, Footing, Option<Order>),
    /// Set a unit up model by model, each by its number in the unit from 1.
    DeployEach(ModelId, Vec<(u8, Way)>),
    /// Activate a model with an order.
    Activate(ModelId, Order),
    /// Act with a model out of turn.
    Counteract(ModelId),
    /// Move the active model.
    Move(MoveAction, Way),
    /// Shoot with the active model: at a first target, then any others the weapon may take.
    Shoot {
        /// The weapon.
        weapon: Slug,
        /// The targets, the primary first.
        targets: ArrayVec<ModelId, MAX_TARGETS>,
        /// How many dice each target gets, where the weapon divides them; else nothing.
        split: ArrayVec<u8, MAX_TARGETS>,
        /// The point of the shooter's base that the lines are drawn from, where the player picks it.
        from: Option<Point>,
    },
    /// Shoot with a model out of turn.
    Overwatch {
        /// Who shoots.
        model: ModelId,
        /// With what.
        weapon: Slug,
        /// At whom.
        target: ModelId,
        /// The point of the shooter's base that the lines are drawn from, where the player picks it.
        from: Option<Point>,
    },
    /// Fight with the active model.
    Fight {
        /// Whom.
        target: ModelId,
        /// With what.
        weapon: Slug,
    },
    /// Choose a weapon to fight back with.
    Weapon(Slug),
    /// Choose whom to deal with next.
    Target(ModelId),
    /// Keep so many dice unrolled.
    Keep(u8),
    /// Roll these faces again.
    Reroll(RerollSource, FaceCounts),
    /// Spend saves.
    Saves(Saves),
    /// Strike with a die.
    Strike(Success),
    /// Block (or parry) with a die: a success of the opponent, or nothing.
    Block {
        /// The die that blocks.
        with: Success,
        /// What it cancels.
        against: Option<Success>,
    },
    /// Use a ploy or a Tactic, on a model where it needs one.
    Ploy(Slug, Option<ModelId>),
    /// Do something with a model in the Movement phase.
    Deed(ModelId, Deed),
    /// Move the model that is in the middle of something.
    Go(Way),
    /// Retreat from a charge.
    Retreat(Way),
    /// Attack with a model: every weapon that it uses, and on whom.
    Attack {
        /// Who attacks.
        model: ModelId,
        /// With what, one after another.
        uses: Vec<Use>,
    },
    /// Choose one of the player's models: to fight, to contest a door, to deny a power.
    Pick(ModelId),
    /// Work a door, by its number from 1.
    Door(u8),
    /// Stop a charge when it has come so far.
    At(Length),
    /// Attempt a psychic power.
    Cast {
        /// The psyker.
        model: ModelId,
        /// The power.
        power: Slug,
    },
    /// Choose the save to roll.
    Save(SaveKind),
    /// Move the models of a unit, each by its number in the unit from 1; whoever is not named stays.
    March(Vec<(u8, Way)>),
    /// Let a model of a unit suffer, by its number in the unit from 1.
    Lose(u8),
}

impl Answer {
    /// The word for the kind of answer.
    pub const fn kind(&self) -> &'static str {
        match self {
            Answer::Pass => "pass",
            Answer::End => "end",
            Answer::Yes => "yes",
            Answer::Initiative(_) => "initiative",
            Answer::Edge(_) => "edge",
            Answer::Zone(_) => "zone",
            Answer::Barricade { .. } => "barricade",
            Answer::Deploy(..) => "deploy",
            Answer::DeployEach(..) => "deploy-each",
            Answer::Activate(..) => "activate",
            Answer::Counteract(_) => "counteract",
            Answer::Move(..) => "move",
            Answer::Shoot { .. } => "shoot",
            Answer::Overwatch { .. } => "overwatch",
            Answer::Fight { .. } => "fight",
            Answer::Weapon(_) => "weapon",
            Answer::Target(_) => "target",
            Answer::Keep(_) => "keep",
            Answer::Reroll(..) => "reroll",
            Answer::Saves(_) => "saves",
            Answer::Strike(_) => "strike",
            Answer::Block { .. } => "block",
            Answer::Ploy(..) => "ploy",
            Answer::Deed(..) => "do",
            Answer::Go(_) => "go",
            Answer::Retreat(_) => "retreat",
            Answer::Attack { .. } => "attack",
            Answer::Pick(_) => "pick",
            Answer::Door(_) => "door",
            Answer::At(_) => "at",
            Answer::Cast { .. } => "cast",
            Answer::Save(_) => "save",
            Answer::March(_) => "march",
            Answer::Lose(_) => "lose",
        }
    }
}
