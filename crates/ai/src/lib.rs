//! Computer players.
//!
//! A player is asked with the game in hand and answers the open decision; it never sees the dice before they fall,
//! and its own chance is apart from theirs. Whoever drives a game (a simulation, a server, an arena) asks it like
//! anybody else at the table.
//!
//! | rule set | recruit | trooper |
//! |---|---|---|
//! | kt21, kt24 | [`greedy`] | [`tactics`] |
//! | kt18 | [`confined`] | [`boarding`] |
//! | kt4w40k | [`fielded`] | [`warfare`] |
//!
//! Veterans and commanders are in [`search`]: they try out what troopers think of.
//!
//! `docs/strength.md` says how strong they are.

mod advice;
pub mod arena;
mod battery;
pub mod boarding;
mod budget;
pub mod confined;
pub mod fielded;
pub mod greedy;
mod level;
mod player;
mod promise;
mod route;
pub mod search;
pub mod tactics;
mod toll;
pub mod tune;
pub mod warfare;

pub use advice::{Counsel, Suggested, advise, suggest};
pub use budget::Budget;
pub use level::Level;
pub use player::Player;
