//! What Kill Team 2018 and KT4W40K share word for word: how players set up, who acts in what order, how hands
//! alternate, whom names mean, how players leave and battles end ([`Battle`]), and the attack of hit, wound and save.
//!
//! ```
//! use battle::{Amount, Strike, StrikeStage, ToHit, ToSave, WeaponRules};
//! use dice::Face;
//!
//! let strike = Strike {
//!     hit: ToHit::Skill { needed: 3, modifier: 0 },
//!     wound: 4,
//!     save: ToSave { armour: 4, modifier: -1, invulnerable: None },
//!     damage: "D3".parse::<Amount>().unwrap(),
//!     rules: WeaponRules::read(["re-roll hits 1"]).unwrap(),
//! };
//! let stage = strike.rolled(strike.begin(2), &[Face::ONE, Face::FIVE], None);
//! assert_eq!(stage, StrikeStage::HitAgain { hits: 1, dice: 1 });
//! ```

mod alternation;
mod amount;
mod aura;
mod battle;
mod fighting;
mod initiative;
mod leaving;
mod numbering;
mod one_by_one;
mod profile;
mod question;
mod rolls;
mod roster;
mod setting_up;
mod strike;
mod weapon;
mod weapon_file;
mod weapon_rules;
mod zones;

pub use alternation::{Alternation, Passing, next_able};
pub use amount::{Amount, BadAmount};
pub use aura::{Aura, Boon};
pub use battle::{Battle, Milestone, Players, foremost};
pub use fighting::FightStage;
pub use initiative::{Initiative, check_order};
pub use leaving::{advance, leave};
pub use numbering::Numbering;
pub use one_by_one::{Next, OneByOne};
pub use profile::{MAX_WEAPONS, Weapon, arm};
pub use question::{Aim, Gait};
pub use rolls::{d3, hits, perils, saves, sum, wound_needed, wounds};
pub use roster::Roster;
pub use setting_up::{deploy_next, take_last_zone, take_zone};
pub use strike::{Stage as StrikeStage, Strike, ToHit, ToSave, Wait, lost};
pub use weapon::{Kind, Strength};
pub use weapon_file::{WEAPON, can_be_carried, read_weapon, read_weapons};
pub use weapon_rules::{Again, BadWeaponRule, WeaponRules};
pub use zones::Zones;
