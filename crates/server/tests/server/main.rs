//! The server, asked as browsers ask it, on both databases.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

#[macro_use]
mod databases;
mod accounts;
mod acting;
mod confined;
mod endings;
mod fielded;
mod guard;
mod joining;
mod journal;
mod killzones;
mod live;
mod new_game;
mod own_dice;
mod page;
mod people;
mod replays;
mod restart;
mod store;
mod tools;
mod undo;
mod visitor;
mod watch;
mod whole_games;
