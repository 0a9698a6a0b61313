//! Deeds of the Movement phase as JSON.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::places::WayForm;
use crate::{Deed, MAX_TARGETS, ModelId};

/// What a model or a unit does when it is picked in the Movement phase.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Deed"))]
#[schema(as = Deed)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum DeedForm {
    /// It stays where it is.
    Stay,
    /// It makes itself ready to shoot first.
    Ready,
    /// It moves.
    Normal {
        /// Where to.
        way: WayForm,
    },
    /// It runs; where to is asked once the die has fallen.
    Advance,
    /// It leaves a melee.
    FallBack {
        /// Where to.
        way: WayForm,
    },
    /// It declares a charge.
    Charge {
        /// Against whom.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<ModelId>"))]
        #[schema(value_type = Vec<ModelId>)]
        targets: ArrayVec<ModelId, MAX_TARGETS>,
    },
    /// It stays and works a door.
    Door {
        /// Its number, from 1.
        door: u8,
    },
    /// A unit moves; where its models go is asked next.
    March,
    /// A unit leaves a melee; where its models go is asked once those it leaves have struck.
    Withdraw,
    /// A unit gets out of its transport; where is asked next.
    Disembark,
}

impl From<Deed> for DeedForm {
    fn from(deed: Deed) -> Self {
        match deed {
            Deed::Stay => DeedForm::Stay,
            Deed::Ready => DeedForm::Ready,
            Deed::Normal(way) => DeedForm::Normal { way: way.into() },
            Deed::Advance => DeedForm::Advance,
            Deed::FallBack(way) => DeedForm::FallBack { way: way.into() },
            Deed::Charge(targets) => DeedForm::Charge { targets },
            Deed::Door(door) => DeedForm::Door { door },
            Deed::March => DeedForm::March,
            Deed::Withdraw => DeedForm::Withdraw,
            Deed::Disembark => DeedForm::Disembark,
        }
    }
}

impl From<DeedForm> for Deed {
    fn from(deed: DeedForm) -> Self {
        match deed {
            DeedForm::Stay => Deed::Stay,
            DeedForm::Ready => Deed::Ready,
            DeedForm::Normal { way } => Deed::Normal(way.into()),
            DeedForm::Advance => Deed::Advance,
            DeedForm::FallBack { way } => Deed::FallBack(way.into()),
            DeedForm::Charge { targets } => Deed::Charge(targets),
            DeedForm::Door { door } => Deed::Door(door),
            DeedForm::March => Deed::March,
            DeedForm::Withdraw => Deed::Withdraw,
            DeedForm::Disembark => Deed::Disembark,
        }
    }
}
