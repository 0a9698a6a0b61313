//! What stands on a table, and how a game talks.
//!
//! A game says what it waits for ([`Status`]): a player's [`Answer`] to a [`Decision`], or a [`Roll`] of
//! dice. Whoever drives it supplies that. Refusals ([`Illegal`]) and happenings ([`Event`]) are data; the
//! sentences are elsewhere. Records and positions are text, and only this room knows their forms.

mod answer;
mod bad_setup;
mod board;
mod decision;
mod deed;
mod event;
mod hash;
mod illegal;
mod killzone;
mod log;
mod model;
mod notation;
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
pub use decision::{Ask, Decision, Outcome, Roll, RollReason, Status};
pub use deed::{Deed, Errand, SaveKind, Use};
pub use event::Event;
pub use hash::{DataHash, state_hash};
pub use illegal::{Illegal, Why};
pub use killzone::{ControlPoint, Door, Killzone, Terrain, TerrainType, Wall};
pub use log::Log;
pub use model::{BadWord, ModelId, Side, Slug};
pub use notation::BadAnswer;
pub use position::{BadState, Position};
pub use record::{BadEntry, BadRecord, Entry, Record, Tags};
pub use rule_set::{RuleSet, UnknownRuleSet};
pub use rules::Rules;
pub use speech::Spoken;
pub use switch::{BadSwitch, SwitchCard, on_or_off, read_on_or_off};
pub use verdict::{Reason, Verdict};
