//! A weapon as it is used in one action.

use serde::{Deserialize, Serialize};

use crate::Hits;

/// A weapon as it is used in one action: the number its dice need already changed by injury and the like. `R`
/// is the rule set's own weapon rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Profile<R> {
    /// How many attack dice.
    pub attacks: u8,
    /// The number an attack die needs.
    pub hit: u8,
    /// What a normal and a critical success take off.
    pub damage: [u16; 2],
    /// Its rules.
    pub rules: R,
}

impl<R> Profile<R> {
    /// What successes take off.
    pub const fn damage_of(&self, hits: Hits) -> u16 {
        hits.normal as u16 * self.damage[0] + hits.critical as u16 * self.damage[1]
    }
}

/// What one operative brings to a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighter<R> {
    /// Its wounds when the fight starts.
    pub wounds: i16,
    /// Its weapon; none: it rolls no dice (KT24-RUL-36, KT21-OP-44).
    pub weapon: Option<Profile<R>>,
}
