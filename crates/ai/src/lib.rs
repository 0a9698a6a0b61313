//! Computer players.
//!
//! A player is asked with the game in hand and answers the open decision; it never sees the dice before they fall,
//! and its own chance is apart from theirs. Whoever drives a game (a simulation, a server, an arena) asks it like
//! anybody else at the table.
//!
//! | rule set | recruit | trooper |
//! |---|---|---|
//! | kt21, kt24 | [`skirmish::recruit`] | [`skirmish`] |
//! | kt18 | [`kt18::recruit`] | [`kt18`] |
//! | kt4w40k | [`kt4w40k::recruit`] | [`kt4w40k`] |
//!
//! Veterans and commanders are in [`search`]: they try out what troopers think of.
//!
//! `docs/strength.md` says how strong they are.

mod advice;
pub mod arena;
mod budget;
pub mod kt18;
mod kt21;
mod kt24;
pub mod kt4w40k;
mod level;
mod player;
mod rule_sets;
pub mod search;
pub mod series;
pub mod skirmish;
mod tally;
pub mod tune;

pub use advice::{Counsel, Suggested, advise, prospects, suggest};
pub use budget::Budget;
pub use level::Level;
pub use player::Player;
pub use tally::Tally;
