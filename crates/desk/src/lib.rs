//! The desk where people and programs ask about a table.
//!
//! A question describes a table, or comes with a game that is going on; the answer says what the rules say, with the
//! rule and the sentence, and never with a rule of this room's own: whatever is legal is found out by asking the game.
//! The command line and the server answer the same questions here, so they cannot disagree.
//!
//! ```
//! let question: desk::SightQuestion = serde_json::from_str(
//!     r#"{"rules": "kt24", "killzone": {"size": [30, 22], "terrain": []}, "from": "scout", "to": "guard", "models": [
//!         {"id": "scout", "side": 1, "at": [5, 11], "base_mm": 32, "height": 1.5, "order": "engage"},
//!         {"id": "guard", "side": 2, "at": [15, 11], "base_mm": 32, "height": 1.5, "order": "engage"}]}"#,
//! )
//! .unwrap();
//! let told = question.answer(game::Language::English).unwrap();
//! assert!(told.visible && told.valid_target);
//! ```

pub mod advise;
pub mod again;
mod cause;
pub mod counsel;
mod flip;
mod kt18;
mod kt4w40k;
mod layout;
pub mod live;
mod named_board;
mod operative;
pub mod question;
mod reach;
mod region;
mod rule_sets;
mod scene;
mod sight;
mod skirmish;
mod standing;
mod tabletop;
pub mod view;

pub use cause::Cause;
pub use flip::{Compass, Flip, FlipReport};
pub use layout::{Door, Inches, Killzone, Layout, Mark, Model, Named, Terrain, Wall, Zone};
pub use odds::BadQuestion;
pub use operative::{find_operative, on_card};
pub use reach::{
    Goal, Level, LevelReport, Move, PathReport, ReachQuestion, ReachReport, RegionReport,
};
pub use region::{Budget, TooLarge};
pub use rule_sets::{Visitor, named, visit};
pub use scene::Scene;
pub use sight::{SightQuestion, SightReport, Sighting};
pub use skirmish::Skirmish;
pub use tabletop::{Says, Stander, Tabletop, Went};
