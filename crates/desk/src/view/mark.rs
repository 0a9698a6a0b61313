//! What is to be seen at a model or a unit beside its place and its wounds.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something to be seen at a model or a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// It is injured.
    Injured,
    /// It has fewer action points for a while.
    Stunned,
    /// It has acted out of turn in this turning point.
    Reacted,
    /// It has made itself ready to shoot first.
    Readied,
    /// It is shaken.
    Shaken,
    /// It has one flesh wound.
    #[serde(rename = "flesh-1")]
    FleshOne,
    /// It has two flesh wounds.
    #[serde(rename = "flesh-2")]
    FleshTwo,
    /// It has three flesh wounds.
    #[serde(rename = "flesh-3")]
    FleshThree,
    /// An enemy is close enough to fight it.
    Engaged,
    /// It is prepared to fire.
    Prepared,
    /// It has made a normal move.
    Moved,
    /// It has Advanced.
    Advanced,
    /// It has fallen back.
    FellBack,
    /// It has charged.
    Charged,
    /// It has tried to charge, and did not get there.
    ChargeFailed,
    /// It has retreated from a charge.
    Retreated,
    /// An enemy has charged it.
    WasCharged,
    /// It has got out of a transport.
    Disembarked,
    /// It has come from reserve.
    Arrived,
    /// It has used its powers.
    Cast,
    /// It has shot.
    Shot,
    /// It has fought.
    Fought,
    /// It has tested its morale.
    Tested,
    /// It moves before all others.
    DecisiveMove,
    /// It fires with those that are prepared.
    DecisiveShot,
    /// A worse line of its profile holds.
    WorseLine,
    /// It is demoralised.
    Demoralised,
    /// A worse line of its profile will hold in the next turn.
    WorseLineNext,
    /// It will be demoralised in the next turn.
    DemoralisedNext,
}

impl From<skirmish::Mark> for Mark {
    fn from(mark: skirmish::Mark) -> Self {
        match mark {
            skirmish::Mark::Injured => Mark::Injured,
            skirmish::Mark::Stunned => Mark::Stunned,
            skirmish::Mark::Reacted => Mark::Reacted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page has a text for each of these words.
    #[test]
    fn marks_are_words() {
        for (mark, word) in [
            (Mark::Injured, "injured"),
            (Mark::FleshTwo, "flesh-2"),
            (Mark::FellBack, "fell-back"),
            (Mark::ChargeFailed, "charge-failed"),
            (Mark::WorseLineNext, "worse-line-next"),
        ] {
            assert_eq!(serde_json::to_value(mark).unwrap(), word);
        }
    }
}
