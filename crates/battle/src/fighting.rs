//! A fight of one model or unit: it closes in, strikes, and closes in again.

use geometry::Length;
use serde::{Deserialize, Serialize};
use table::{Ask, Errand, ModelId};

/// The stage of somebody that fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightStage {
    /// It closes in.
    PileIn,
    /// It attacks.
    Blows,
    /// It closes in again.
    Consolidate,
}

impl FightStage {
    /// What is asked of its player; it closes in by at most so much.
    pub const fn ask(self, model: ModelId, most: Length) -> Ask {
        match self {
            FightStage::PileIn => Ask::Go { model, errand: Errand::PileIn, most },
            FightStage::Blows => Ask::Blows { model },
            FightStage::Consolidate => Ask::Go { model, errand: Errand::Consolidate, most },
        }
    }
}
