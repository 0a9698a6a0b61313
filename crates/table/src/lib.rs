//! What stands on a table, and how a game talks.
//!
//! A game says what it waits for ([`Status`]): a player's [`Answer`] to a [`Decision`], or a [`Roll`] of
//! dice. Whoever drives it supplies that. Refusals ([`Illegal`]) and happenings ([`Event`]) are data; the
//! sentences are elsewhere. Records and positions are text, and only this room knows their forms.
//!
//! ```
//! use table::{Answer, Side};
//!
//! let answer: Answer = "fight B2 with power-claw".parse().unwrap();
//! assert_eq!(answer.to_string(), "fight B2 with power-claw");
//! let Answer::Fight { target, .. } = answer else { panic!("it is a Fight") };
//! assert_eq!(target.side, Side::B);
//! assert!("fight B2 with".parse::<Answer>().is_err());
//! ```

mod answer;
mod answer_form;
mod bad_setup;
mod board;
mod canonical;
mod choices;
mod decision;
mod deed;
mod event;
pub mod file;
mod hash;
mod illegal;
mod killzone;
mod log;
mod map;
mod mission;
mod model;
mod names;
mod notation;
mod playable;
mod position;
mod record;
mod rule_set;
mod rules;
mod speech;
mod switch;
mod verdict;

pub use answer::{
    Answer, Edge, MAX_PATH, MAX_TARGETS, MoveAction, Order, RerollSource, Saves, Success, Way,
};
pub use bad_setup::{BadSetup, BadStanding};
pub use board::Board;
pub use choices::Choices;
pub use decision::{Ask, Decision, Outcome, Roll, RollReason, Status};
pub use deed::{Deed, Errand, SaveKind, Use};
pub use event::Event;
pub use hash::{DataHash, HashForm, state_hash};
pub use illegal::{Illegal, Why};
pub use killzone::{ControlPoint, Door, Killzone, Terrain, TerrainType, Wall};
pub use log::Log;
pub use map::{Boards, DropZone, Map, Objective};
pub use mission::Mission;
pub use model::{BadWord, ModelId, PieceId, Side, Slug};
pub use names::Names;
pub use notation::BadAnswer;
pub use playable::{Parts, Playable, Remarks};
pub use position::{BadState, Position};
pub use record::{BadEntry, BadRecord, Entry, Leaving, Record, Tags};
pub use rule_set::{RuleSet, UnknownRuleSet};
pub use rules::Rules;
pub use speech::Spoken;
pub use switch::{BadSwitch, Setting, SwitchCard, SwitchSet, read_setting};
pub use verdict::{Reason, Verdict};
