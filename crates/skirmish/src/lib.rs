//! Mechanisms that the Kill Team rule sets of 2021 and 2024 share.
//!
//! What is here is the same rule with the same words in both: cards of operatives and weapons, pools of
//! attack and defence dice, re-rolls, how saves cancel hits, strikes and blocks, and ploys as data. Whatever
//! differs stays in the rule set's own crate.

mod card;
mod card_text;
mod exchange;
mod ploy;
mod pool;
mod profile;
mod reroll;
mod saves;
mod sequence;

pub use card::{Card, Reach, Weapon};
pub use card_text::{BadWeaponRule, read_inches, read_number};
pub use exchange::{Blows, Exchange, ResolveLaw};
pub use ploy::{Effect, Lasts, Moment, Ploy, PloyPhase, Whom};
pub use pool::{Hits, Pool};
pub use profile::{Fighter, Profile};
pub use reroll::{Ceaseless, RerollLaw, Rerolls, WeaponRerolls};
pub use saves::{SaveFault, allocations, best_allocation, check_allocation, left_over};
pub use sequence::{Choice, Purses, Role, Sequence, Wait, use_slug};
