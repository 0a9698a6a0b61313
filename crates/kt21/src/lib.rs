//! Kill Team 2021, lite rules: the law is docs/rules/kt21-lite.md.
//!
//! A function that implements a rule cites the rule's id. The attack sequences ([`Shot`], [`Melee`]) stand alone,
//! so that odds can run exactly what the game runs.

mod attack;
mod melee;
mod shot;
mod switches;
mod weapon_rules;

pub use attack::{AttackDice, AttackStage, Profile};
pub use melee::{Fighter, Melee, Resolved, Stun};
pub use shot::{Defence, Shot};
pub use switches::Switches;
pub use weapon_rules::WeaponRules;
