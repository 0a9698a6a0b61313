//! The program as a whole: every command is run as people and other programs run it.
#![allow(clippy::unwrap_used)]

mod advise;
mod arena;
mod candidates;
mod content;
mod datasets;
mod engine;
mod fifth;
mod games;
mod import;
mod kt18;
mod kt4w40k;
mod manners;
mod newcomers;
mod odds;
mod odds_of_battles;
mod reach;
mod refusals;
mod rules;
mod running;
mod sight;
mod tune;
mod workbench;
