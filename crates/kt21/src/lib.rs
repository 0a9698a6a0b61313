//! Kill Team 2021, lite rules: the law is docs/rules/kt21-lite.md.
//!
//! A function that implements a rule cites the rule's id. [`Kt21`] is the game; the attack sequences
//! ([`Shot`], [`Melee`]) stand alone, so that odds can run exactly what the game runs.
//!
//! ```
//! use kt21::{Switches, WeaponRules};
//! use table::SwitchSet;
//!
//! let rules = WeaponRules::read(["Lethal 5+", "Balanced"]).unwrap();
//! assert!(WeaponRules::read(["Lethal 9+"]).is_err());
//! assert_ne!(rules, WeaponRules::default());
//! let refused = Switches::default().set("gravity", "off").unwrap_err();
//! assert!(refused.to_string().contains("confines"));
//! ```

mod activation;
mod arms;
mod attack;
mod barricade;
mod choices;
mod damage;
mod defence;
mod deploy;
mod edition;
mod field;
mod fight;
mod firefight;
mod glance;
mod initiative;
mod kt21;
mod marks;
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
pub use attack::{AttackDice, AttackStage, Profile};
pub use barricade::{BARRICADES, Barricade};
pub use defence::{Defence, DefenceDice};
pub use kt21::Kt21;
pub use melee::{Fighter, Melee, Resolved, Stun};
pub use setup::{OperativeCard, Setup, Standing, Team, TeamPloy};
pub use shot::Shot;
pub use state::{ACTIONS, Frame, Group, Operative, State, Step};
pub use switches::{Obscuring, Switches};
pub use weapon_rules::WeaponRules;
