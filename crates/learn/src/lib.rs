//! Games as learners see them: a table as arrays of numbers, answers as a list of candidates, results as rewards.
//!
//! An [`Env`] is one game. It waits for the number of a candidate, plays it, throws the dice that follow, and writes what
//! is to be seen into slices that its caller owns. Candidates and dice depend on the seed alone. docs/python.md says what
//! every number means.
//!
//! ```
//! use catalog::{Matchup, killzone, team};
//! use learn::{Env, Settings};
//! use table::RuleSet;
//! let teams = ["saltglass-crew", "lantern-company"].map(|name| team(name).unwrap());
//! let board = killzone("cooperage-yard").unwrap();
//! let start = Matchup::new(RuleSet::KT24, teams.to_vec(), board, None).unwrap().game().unwrap();
//! let mut env = Env::new(start, 7, Settings::default());
//! while !env.is_over() {
//!     env.act(0);
//! }
//! assert!(env.decisions() > 50);
//! ```

mod candidates;
mod codes;
mod env;
mod kt18;
mod kt4w40k;
mod observation;
mod pairs;
mod rewards;
mod rule_sets;
mod settings;
mod skirmish;
mod tabletop;

pub use codes::{ANSWERS, ASKS, FACE};
pub use env::Env;
pub use observation::{Shape, View};
pub use rewards::Reward;
pub use rule_sets::points;
pub use settings::Settings;
pub use tabletop::{CANDIDATE, CANDIDATE_IDS, DECISION, ENTITY, GLOBAL, PAIR};
