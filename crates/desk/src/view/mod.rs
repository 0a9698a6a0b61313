//! What the page needs to draw a game: its board, its cards, and how the table lies. The server adds who sits there, and
//! sends it.
//!
//! Each family of rule sets is drawn once; a rule set with phases says only what is its own (`battle::Drawn`). Of a rule
//! set that nobody here knows, the round is told and nothing drawn.

pub(crate) mod battle;
mod board;
mod cards;
mod kt18;
mod kt4w40k;
mod mark;
pub(crate) mod skirmish;
mod table;
mod words;

pub(crate) use self::kt4w40k::army_card;
pub(crate) use self::kt18::team_card;

pub use crate::rule_sets::{table, team};
pub use board::{
    ControlPointView, DoorView, DropZoneView, KillzoneView, ObjectiveView, PointView, TerrainView,
    WallView, killzone, played_on,
};
pub use cards::{
    LineCard, MissionView, ModelProfile, OperativeCard, PloyCard, TeamCard, UnitSheet, WeaponCard,
    WeaponProfile, WeaponReach, mission,
};
pub use mark::Mark;
pub use table::{
    ActiveView, AttackView, DiceView, ModelView, PlayerView, Presence, Sequence, TableView,
    UnitPresence, UnitView, WorkingPloy,
};
