//! The server, asked as browsers ask it, on both databases.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

#[macro_use]
mod databases;
mod accounts;
mod guard;
mod journal;
mod page;
mod store;
mod tools;
mod visitor;
mod watch;
