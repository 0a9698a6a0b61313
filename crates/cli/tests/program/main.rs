//! The program as a whole: every command is run as people and other programs run it.
#![allow(clippy::unwrap_used)]

mod advise;
mod arena;
mod battlefield;
mod confines;
mod engine;
mod games;
mod odds;
mod reach;
mod refusals;
mod rules;
mod running;
mod sight;
mod tune;
