//! The one door to every rule set.
//!
//! [`Game`] is any of them, [`Team`] and [`Switches`] what it is played with; whoever drives a game (a simulation, a
//! server, a bot) needs nothing else. Which rule sets there are is said once, in [`RULE_SETS`]; programs may [`register`]
//! others. The rule books themselves are here too, to be looked up by id, and so are the sentences of the program in
//! four languages.
//!
//! ```
//! use game::{RULE_SETS, door};
//! use table::RuleSet;
//!
//! let ids: Vec<&str> = RULE_SETS.iter().map(|door| door.rule_set().id()).collect();
//! assert_eq!(ids, ["kt18", "kt21", "kt24", "kt4w40k"]);
//!
//! let mut switches = door(RuleSet::KT18).unwrap().switches();
//! switches.set("psychic_phase", "off").unwrap();
//! assert_eq!(switches.changed(), [("psychic_phase", "off".to_owned())]);
//! ```

mod course;
mod door;
mod game;
mod language;
mod nearest;
pub mod rulebook;
pub mod speech;
mod switches;
mod team;

pub use course::{BadLine, Course};
pub use door::{Door, RULE_SETS, door, register};
pub use game::{BadPosition, Game};
pub use language::{Language, UnknownLanguage};
pub use nearest::meant;
pub use speech::Speech;
pub use switches::Switches;
pub use table::Names;
pub use team::Team;
