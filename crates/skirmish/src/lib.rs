//! Mechanisms that the Kill Team rule sets of 2021 and 2024 share.
//!
//! What is here is the same rule with the same words in both: cards of operatives and weapons, pools of
//! attack and defence dice, how saves cancel hits, and ploys as data. Whatever differs stays in the rule
//! set's own crate.

mod card;
mod ploy;
mod pool;
mod saves;

pub use card::{Card, Reach, Weapon};
pub use ploy::{Effect, Lasts, Moment, Ploy, PloyPhase, Whom};
pub use pool::{Hits, Pool};
pub use saves::{SaveFault, allocations, best_allocation, check_allocation, left_over};
