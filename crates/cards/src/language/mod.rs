//! The words that moments, conditions and effects are made of.

mod action;
mod amount;
mod dice;
mod group;
mod place;
mod span;
mod stat;
mod weapons;
mod who;

pub use action::{ActionKind, Order};
pub use amount::{Amount, Dice};
pub use dice::{Pool, Showing};
pub use group::{Group, Kinds, Relation};
pub use place::{Ground, Marker, Place, Zone};
pub use span::Span;
pub use stat::Stat;
pub use weapons::Weapons;
pub use who::Who;
