//! Fixed policies, to compare with calculators that do not search.

use serde::{Deserialize, Serialize};
use skirmish::{FAIL, Role, Sequence};
use table::Answer;
use utoipa::ToSchema;

/// How both sides choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", ts(rename = "OddsPolicy"))]
#[schema(as = OddsPolicy)]
pub enum Policy {
    /// Perfectly.
    #[default]
    Optimal,
    /// In a fight every success strikes; all else perfectly.
    AlwaysStrike,
    /// In a fight every success blocks while there is something to block; all else perfectly.
    AlwaysParry,
    /// Only fails are rolled again, never a success in the hope of a critical one; all else perfectly.
    NeverFish,
}

impl Policy {
    /// All of them.
    pub const ALL: [Policy; 4] =
        [Policy::Optimal, Policy::AlwaysStrike, Policy::AlwaysParry, Policy::NeverFish];

    /// What it is called on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Optimal => "optimal",
            Policy::AlwaysStrike => "always-strike",
            Policy::AlwaysParry => "always-parry",
            Policy::NeverFish => "never-fish",
        }
    }

    /// Takes away the answers that somebody with this habit never gives; at least one is left.
    pub fn restrict<S: Sequence>(
        self,
        sequence: &S,
        role: Role,
        answers: &mut Vec<Answer>,
        from: usize,
    ) {
        match self {
            Policy::Optimal => {}
            Policy::AlwaysStrike => {
                keep_if_any(answers, from, |answer| matches!(answer, Answer::Strike(_)));
            }
            Policy::AlwaysParry => keep_if_any(answers, from, |answer| {
                matches!(answer, Answer::Block { against: Some(_), .. })
            }),
            Policy::NeverFish => {
                let worth = sequence.worth(role);
                keep_if_any(answers, from, |answer| match answer {
                    Answer::Reroll(_, faces) => {
                        faces.iter().all(|face| worth[face.index()] == FAIL)
                    }
                    _ => true,
                });
            }
        }
    }
}

/// Takes away answers from a place on that are not to be kept, unless none would be left.
pub(crate) fn keep_if_any(answers: &mut Vec<Answer>, from: usize, keep: impl Fn(&Answer) -> bool) {
    if answers[from..].iter().any(&keep) {
        let mut place = 0;
        answers.retain(|answer| {
            place += 1;
            place <= from || keep(answer)
        });
    }
}
