//! Kill Team 2024, lite rules: the law is docs/rules/kt24-lite.md.
//!
//! A function that implements a rule cites the rule's id. [`Kt24`] is the game; the attack sequences
//! ([`Shot`], [`Melee`]) stand alone, so that odds can run exactly what the game runs.

mod activation;
mod aim;
mod arms;
mod attack;
mod damage;
mod defence;
mod deploy;
mod edition;
mod field;
mod fight;
mod firefight;
mod glance;
mod kt24;
mod melee;
mod moves;
mod ploys;
mod propose;
mod setup;
mod shoot;
mod shot;
mod standing;
mod state;
mod strategy;
mod switches;
mod targeting;
mod validate;
mod weapon_rules;

pub use activation::Activation;
pub use attack::{AttackDice, AttackStage, Profile, hot_wounds};
pub use damage::Injury;
pub use defence::DefenceDice;
pub use kt24::Kt24;
pub use melee::{Fighter, Melee, Resolved};
pub use setup::{OperativeCard, Setup, Team, TeamPloy};
pub use shot::{Defence, Shot};
pub use standing::Standing;
pub use state::{ACTIONS, AplChange, Frame, Operative, State, Step};
pub use switches::{MoveRounding, Switches};
pub use targeting::Flags;
pub use weapon_rules::{Devastating, Heavy, Seek, WeaponRules};
