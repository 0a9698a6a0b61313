//! How computer players of the skirmish family think.
//!
//! A player takes the table in (`survey`), knows what everybody could do to everybody (`pairs`, from exact odds in
//! `odds_cache`) and what lies between places (`sightlines`), weighs whole activations with that (`facing`,
//! `options`), and answers step by step (`trooper`). It is the script, too, with which stronger players try those
//! activations out (`script`, [`crate::search`]).

mod advice;
mod bearings;
mod deployment;
mod facing;
mod mind;
mod odds_cache;
mod options;
mod pairs;
mod ploys;
pub mod recruit;
mod routes;
mod script;
mod shelters;
mod sightlines;
mod survey;
mod trooper;
mod weights;

pub use advice::{Advised, Prospect, Reason};
pub use mind::Mind;
pub use trooper::Plan;
pub use weights::Weights;

use odds::AttackRules;
use skirmish::{Edition, Field};

/// A rule set of which this player knows how to play: any of the skirmish family whose attacks can be solved.
pub trait Tactical: Edition + Field<WeaponRules: AttackRules> {
    /// Whether operatives count more alike than what they carry says when a position is weighed.
    const EVEN_WORTH: bool;
}
