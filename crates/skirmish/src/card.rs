//! The cards of operatives and their weapons.

use geometry::Length;
use serde::{Deserialize, Serialize};
use table::Slug;

/// Whether a weapon shoots or fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reach {
    /// For the Shoot action.
    Ranged,
    /// For the Fight action.
    Melee,
}

/// A weapon of an operative; `R` is the rule set's own weapon rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon<R> {
    /// What people call it.
    pub name: String,
    /// Its name in the notation.
    pub slug: Slug,
    /// Whether it shoots or fights.
    pub reach: Reach,
    /// How many attack dice it rolls.
    pub attacks: u8,
    /// The number an attack die needs.
    pub hit: u8,
    /// What a normal and a critical success take off.
    pub damage: [u16; 2],
    /// Its rules.
    pub rules: R,
}

impl<R> Weapon<R> {
    /// Whether both are profiles of one weapon: of one reach, with names that agree up to a colon.
    pub fn is_profile_of(&self, other: &Self) -> bool {
        fn without_profile(name: &str) -> &str {
            name.split(':').next().unwrap_or(name).trim()
        }
        self.reach == other.reach && without_profile(&self.name) == without_profile(&other.name)
    }
}

/// The card of an operative.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card<R> {
    /// What people call it.
    pub name: String,
    /// Its action point limit.
    pub apl: u8,
    /// How far it moves.
    pub movement: Length,
    /// How many defence dice it rolls; three where the rule set has no such characteristic.
    pub defence: u8,
    /// The number a defence die needs.
    pub save: u8,
    /// The number a defence die needs whatever the weapon, where it has such a save.
    pub invulnerable: Option<u8>,
    /// How many of its kind are activated one after the other, where the rule set has such groups.
    pub group: u8,
    /// The wounds it starts with.
    pub wounds: i16,
    /// The radius of its base.
    pub radius: Length,
    /// How tall it is.
    pub height: Length,
    /// What it carries.
    pub weapons: Vec<Weapon<R>>,
    /// Words that other rules go by.
    pub keywords: Vec<String>,
}

impl<R> Card<R> {
    /// The index of a weapon by its name in the notation.
    pub fn weapon(&self, reach: Reach, slug: Slug) -> Option<usize> {
        self.weapons.iter().position(|w| w.reach == reach && w.slug == slug)
    }

    /// Whether the card has a keyword, however it is capitalised.
    pub fn has_keyword(&self, keyword: &str) -> bool {
        self.keywords.iter().any(|k| k.eq_ignore_ascii_case(keyword))
    }
}
