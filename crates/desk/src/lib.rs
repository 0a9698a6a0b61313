//! The desk where people and programs ask about a table.
//!
//! A question describes a table, or comes with a game that is going on; the answer says what the rules say, with the
//! rule and the sentence, and never with a rule of this room's own: whatever is legal is found out by asking the game.
//! The command line and the server answer the same questions here, so they cannot disagree.

mod battlefield;
mod cause;
mod confines;
pub mod counsel;
mod layout;
pub mod live;
mod reach;
mod region;
mod rule_sets;
mod sight;
mod skirmishes;
mod standing;
mod tabletop;

pub use cause::Cause;
pub use layout::{Door, Inches, Killzone, Layout, Model, Named, Terrain, Wall};
pub use odds::BadQuestion;
pub use reach::{Move, PathReport, ReachQuestion, ReachReport, RegionReport};
pub use region::{Budget, TooLarge};
pub use rule_sets::named;
pub use sight::{SightQuestion, SightReport, Sighting};
pub use skirmishes::Skirmish;
pub use tabletop::{Says, Stander, Tabletop, Went};
