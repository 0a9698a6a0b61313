//! Attacks of hit, wound and save: the questions that programs ask, raw dice, and sequences that are played.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod brute;
mod played;
mod questions;
mod sequence;
