//! What attacks of hit, wound and save come to, as programs read it.

use serde::Serialize;
use utoipa::ToSchema;

use super::question::{Kt4w40kRules, Kt4w40kSequence, Kt18Rules, Kt18Sequence};
use super::{Injuries, Kt4w40kQuestion, Kt18Question, Slain};

/// The answer of Kill Team 2018.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Kt18Report {
    rules: Kt18Rules,
    sequence: Kt18Sequence,
    expected: Kt18Expected,
    /// The chance of each number of wounds lost, up to the injury roll.
    wounds_lost: Vec<(u16, f64)>,
    outcome: Kt18Outcome,
    /// The chance that the model is out of action.
    kill: f64,
}

/// What is lost on average.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Kt18Expected {
    wounds_lost: f64,
}

/// How the model stands at the end.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Kt18Outcome {
    /// The chance that it has lost nothing.
    unharmed: f64,
    /// The chance that it stands with so many flesh wounds, those from before counted in.
    flesh_wounds: Vec<(u16, f64)>,
    /// The chance that it does not.
    out_of_action: f64,
}

/// The answer of KT4W40K.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Kt4w40kReport {
    rules: Kt4w40kRules,
    sequence: Kt4w40kSequence,
    expected: Kt4w40kExpected,
    /// The chance of each number of wounds lost.
    wounds_lost: Vec<(u16, f64)>,
    /// The chance of each number of models slain.
    slain: Vec<(u16, f64)>,
    /// The chance that nobody is left.
    kill: f64,
}

/// What is lost on average.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Kt4w40kExpected {
    wounds_lost: f64,
    slain: f64,
}

/// Chances of numbers from a first one on.
fn pairs(first: u8, chances: &[f64]) -> Vec<(u16, f64)> {
    let all = (u16::from(first)..).zip(chances.iter().copied());
    all.filter(|(_, chance)| *chance > 0.0).collect()
}

/// The mean of a number with these chances.
fn mean(chances: &[f64]) -> f64 {
    (0u16..).zip(chances).map(|(number, chance)| f64::from(number) * chance).sum()
}

impl Injuries {
    /// The chance of each number of wounds lost, up to the injury roll, nothing first.
    pub fn wounds_lost(&self) -> Vec<f64> {
        let mut all = self.lost.clone();
        all.push(self.flesh_wound + self.out_of_action);
        all
    }

    /// The wounds that are lost on average.
    pub fn expected(&self) -> f64 {
        mean(&self.wounds_lost())
    }

    /// The chance that there is no injury roll.
    pub fn uninjured(&self) -> f64 {
        self.lost.iter().sum()
    }
}

impl Slain {
    /// The wounds that are lost on average.
    pub fn expected(&self) -> f64 {
        mean(&self.lost)
    }

    /// The models that are slain on average.
    pub fn expected_slain(&self) -> f64 {
        mean(&self.slain)
    }
}

impl Kt18Report {
    /// What attacks come to.
    pub fn new(question: &Kt18Question, odds: &Injuries) -> Self {
        let before = question.defender.flesh_wounds.small();
        Kt18Report {
            rules: question.rules,
            sequence: question.sequence,
            expected: Kt18Expected { wounds_lost: odds.expected() },
            wounds_lost: pairs(0, &odds.wounds_lost()),
            outcome: Kt18Outcome {
                unharmed: odds.lost.first().copied().unwrap_or(0.0),
                flesh_wounds: pairs(before, &[odds.uninjured(), odds.flesh_wound]),
                out_of_action: odds.out_of_action,
            },
            kill: odds.out_of_action,
        }
    }
}

impl Kt4w40kReport {
    /// What attacks come to.
    pub fn new(question: &Kt4w40kQuestion, odds: &Slain) -> Self {
        let expected =
            Kt4w40kExpected { wounds_lost: odds.expected(), slain: odds.expected_slain() };
        Kt4w40kReport {
            rules: question.rules,
            sequence: question.sequence,
            expected,
            wounds_lost: pairs(0, &odds.lost),
            slain: pairs(0, &odds.slain),
            kill: odds.kills(),
        }
    }
}
