//! Where the models of a unit would end a move, or stand once they are set up.

use game::{Game, Speech};
use serde::Serialize;
use table::{Answer, ModelId};
use utoipa::ToSchema;

use super::rule_sets::asked;
use crate::Cause;

/// What comes of an answer that moves or sets up a whole unit.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Formation {
    /// The unit.
    pub unit: ModelId,
    /// Whether the rules allow it.
    pub legal: bool,
    /// The answer that was asked about.
    pub answer: Answer,
    /// The longest path of any of its models, in inches; none where nothing walks.
    pub limit: Option<f64>,
    /// The number of the model whose move is not legal, where it is one model's.
    pub culprit: Option<u8>,
    /// Where each of its models would stand, those that stay included.
    pub models: Vec<Placed>,
    /// The rule that forbids it.
    pub why_not: Option<Cause>,
}

/// A model of a unit that goes somewhere.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Placed {
    /// Its number in the unit, from 1.
    pub number: u8,
    /// Where it stands now: x, y and height in inches; nowhere if it is not on the table.
    pub from: Option<[f64; 3]>,
    /// Where it would stand.
    pub to: [f64; 3],
    /// The length of its path in inches, where it walks and may.
    pub length: Option<f64>,
    /// Its path from where it stands, where it walks and may.
    pub path: Vec<[f64; 3]>,
}

/// Where the models of a unit would be after an answer that sends or sets them somewhere, allowed or not. None if the
/// answer is none of that kind, no decision asks for it, or the rule set has no units.
pub fn formation(game: &Game, answer: &Answer, speech: &Speech) -> Option<Formation> {
    asked(game, speech)?.formation(answer)
}
