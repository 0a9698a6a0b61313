//! Computer players.
//!
//! A player is asked with the game in hand and answers the open decision; it never sees the dice before they fall,
//! and its own chance is apart from theirs. Whoever drives a game (a simulation, a server, an arena) asks it like
//! anybody else at the table.

pub mod arena;
pub mod confined;
pub mod greedy;
mod player;
mod promise;

pub use player::{Manner, Player};
