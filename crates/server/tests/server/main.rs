//! The server, asked as browsers ask it, on both databases.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

#[macro_use]
mod databases;
mod accounts;
mod acting;
mod connections;
mod detail;
mod endings;
mod events;
mod files;
mod guard;
mod joining;
mod journal;
mod killzones;
mod kt18;
mod kt4w40k;
mod leaving;
mod lists;
mod new_game;
mod own_dice;
mod page;
mod people;
mod quotas;
mod replays;
mod restart;
mod sessions;
mod socket;
mod store;
mod tools;
mod undo;
mod views;
mod visitor;
mod watch;
mod whole_games;
