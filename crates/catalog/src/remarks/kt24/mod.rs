//! Warnings that are found by playing: a team is set up, an operative climbs.

pub(crate) mod floors;
mod room;

pub(crate) use room::full_drop_zone;
