//! What the two sides of an attack play for, and what it costs them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the attacker wants as much of as possible, and the defender as little.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", ts(rename = "OddsGoal"))]
#[schema(as = OddsGoal)]
pub enum Goal {
    /// The expected wounds that the defender loses; in a fight, less those that the attacker loses.
    Damage,
    /// The chance that the defender is incapacitated; in a fight, less the chance that the attacker is.
    Kill,
}

/// The wounds that both operatives have when the attack starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stakes {
    /// The attacker's.
    pub attacker: u16,
    /// The defender's.
    pub defender: u16,
}

/// The wounds that an attack has cost both operatives: never more than they had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Losses {
    /// What the defender has lost.
    pub defender: u16,
    /// What the attacker has lost.
    pub attacker: u16,
}

impl Stakes {
    /// What is lost of what was there: wounds beyond the last do not count.
    pub fn lose(self, defender: i32, attacker: i32) -> Losses {
        let capped = |lost: i32, had: u16| lost.clamp(0, i32::from(had)) as u16;
        Losses {
            defender: capped(defender, self.defender),
            attacker: capped(attacker, self.attacker),
        }
    }
}

impl Goal {
    /// What losses are worth to the attacker; what it loses itself counts only in a fight.
    pub fn worth(self, stakes: Stakes, losses: Losses, fight: bool) -> i128 {
        let side = |lost: u16, had: u16| match self {
            Goal::Damage => i128::from(lost),
            Goal::Kill => i128::from(lost >= had),
        };
        let gain = side(losses.defender, stakes.defender);
        if fight { gain - side(losses.attacker, stakes.attacker) } else { gain }
    }
}
