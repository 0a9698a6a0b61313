//! How computer players of Kill Team 2021 and 2024 think.
//!
//! A player takes the table in (`survey`), knows what everybody could do to everybody (`pairs`, from exact odds in
//! `promises`) and what lies between places (`sightlines`), weighs whole activations with that (`facing`,
//! `options`), and answers step by step (`trooper`). It is the script, too, with which stronger players try those
//! activations out (`script`, [`crate::search`]).

mod advice;
mod deployment;
mod facing;
mod mind;
mod options;
mod pairs;
mod ploys;
mod promises;
mod script;
mod shelters;
mod sightlines;
mod survey;
mod trooper;
mod weights;

pub use advice::{Advised, Prospect, Reason};
pub use mind::Mind;
pub use weights::Weights;

use odds::AttackRules;
use skirmish::{Edition, Field};

/// A rule set of which this player knows how to play: any of the skirmish family whose attacks can be solved.
pub trait Tactical: Edition + Field<Rules: AttackRules> {}

impl<G: Edition + Field<Rules: AttackRules>> Tactical for G {}
