//! Warnings about a board: what is legal, but probably a mistake.

pub(crate) mod drop_zones;
mod kt24;
pub(crate) mod walls_and_doors;

pub(crate) use kt24::{floors, full_drop_zone};
