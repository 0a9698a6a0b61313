//! Kill Team 2024, lite rules: the law is docs/rules/kt24-lite.md.
//!
//! A function that implements a rule cites the rule's id. [`Kt24`] is the game; the attack sequences
//! ([`Shot`], [`Melee`]) stand alone, so that odds can run exactly what the game runs.
//!
//! ```
//! use kt24::{Switches, WeaponRules};
//! use table::SwitchSet;
//!
//! let rules = WeaponRules::read(["Lethal 5+", "Balanced"]).unwrap();
//! assert!(WeaponRules::read(["Lethal 9+"]).is_err());
//! assert_ne!(rules, WeaponRules::default());
//! let refused = Switches::default().set("gravity", "off").unwrap_err();
//! assert!(refused.to_string().contains("confines"));
//! ```

mod activation;
mod aim;
mod arms;
mod attack;
mod choices;
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
pub use setup::{OperativeCard, Setup, Standing, Team, TeamPloy};
pub use shot::{Defence, Shot};
pub use state::{ACTIONS, AplChange, Frame, Operative, State, Step};
pub use switches::{Dash, MoveRounding, Switches};
pub use targeting::Flags;
pub use weapon_rules::{Devastating, Heavy, Seek, WeaponRules};
