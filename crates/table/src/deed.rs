//! What players answer in the rule sets with phases: what a model does in its Movement phase, and what it attacks with.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{MAX_TARGETS, ModelId, Slug, Way};

/// What a model does when it is picked in the Movement phase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// It stays where it is.
    Stay,
    /// It makes itself ready to shoot first.
    Ready,
    /// It moves.
    Normal(Way),
    /// It runs; where to is asked once the die has fallen.
    Advance,
    /// It leaves a melee.
    FallBack(Way),
    /// It declares a charge against these.
    Charge(ArrayVec<ModelId, MAX_TARGETS>),
    /// It stays and works a door, by its number from 1.
    Door(u8),
    /// A unit moves; where its models go is asked next.
    March,
    /// A unit leaves a melee; where its models go is asked once those it leaves have struck.
    Withdraw,
    /// A unit gets out of its transport; where is asked next.
    Disembark,
}

impl Deed {
    /// The word for the kind of deed.
    pub const fn kind(&self) -> &'static str {
        match self {
            Deed::Stay => "stay",
            Deed::Ready => "ready",
            Deed::Normal(_) => "normal",
            Deed::Advance => "advance",
            Deed::FallBack(_) => "fall-back",
            Deed::Charge(_) => "charge",
            Deed::Door(_) => "door",
            Deed::March => "march",
            Deed::Withdraw => "withdraw",
            Deed::Disembark => "disembark",
        }
    }
}

/// One weapon of an attack and whom it is used on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// The weapon.
    pub weapon: Slug,
    /// The models of a unit that use it, each by its number in the unit from 1; none named: all who can.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u8>>", optional))]
    pub by: Vec<u8>,
    /// The targets, the chosen one first.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<ModelId>"))]
    #[schema(value_type = Vec<ModelId>)]
    pub targets: ArrayVec<ModelId, MAX_TARGETS>,
    /// How many attacks each target gets, or how many models of a unit shoot it, where they are divided; else nothing.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u8>>", optional))]
    #[schema(value_type = Vec<u8>)]
    pub split: ArrayVec<u8, MAX_TARGETS>,
}

/// Which of its saves a model takes.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SaveKind {
    /// The one that weapons pierce.
    Armour,
    /// The one that they do not.
    Invulnerable,
}

/// Why a model that is in the middle of something moves.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// It runs.
    Advance,
    /// Its charge succeeds.
    Charge,
    /// Its charge fails, and it comes as near as it can.
    FailedCharge,
    /// It closes in before it fights.
    PileIn,
    /// It closes in after it has fought.
    Consolidate,
    /// A unit moves.
    Normal,
    /// A unit leaves a melee.
    FallBack,
    /// A unit gets out of its transport.
    Disembark,
    /// A unit comes out of reserve.
    Arrive,
    /// A character steps into a melee.
    Intervene,
}

impl Errand {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Errand::Advance => "advance",
            Errand::Charge => "charge",
            Errand::FailedCharge => "failed-charge",
            Errand::PileIn => "pile-in",
            Errand::Consolidate => "consolidate",
            Errand::Normal => "normal",
            Errand::FallBack => "fall-back",
            Errand::Disembark => "disembark",
            Errand::Arrive => "arrive",
            Errand::Intervene => "intervene",
        }
    }
}
