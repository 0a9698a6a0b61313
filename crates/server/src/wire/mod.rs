//! Every JSON type that goes over the wire, defined once: the page's TypeScript and the OpenAPI document are made
//! from these.
//!
//! Lengths are inches, as people write them. Decisions, answers, events, models and sides are `table`'s, in the one form
//! that they have there; boards, cards and how a table lies are `desk`'s.

mod catalog;
mod file;
mod game;
mod given;
mod killzone;
mod log;
mod new_game;
mod odds;
mod people;
mod sheet;
mod socket;
mod table;

pub use catalog::{
    BookView, CatalogView, ChapterView, DiagramView, LevelView, MissionEntry, PassageView,
    RuleHeading, RuleSetView, RuleView, SwitchView,
};
pub use desk::view::{
    ActiveView, AttackView, ControlPointView, DiceView, DoorView, DropZoneView, KillzoneView,
    LineCard, Mark, MissionView, ModelProfile, ModelView, ObjectiveView, OperativeCard, PlayerView,
    PloyCard, PointView, Presence, Sequence, TableView, TeamCard, TerrainView, UnitPresence,
    UnitSheet, UnitView, WallView, WeaponCard, WeaponProfile, WeaponReach, WorkingPloy,
};
pub use file::{FileCheck, FileContent, FileRemark, FileToSave, SavedFile};
pub use game::{GameList, GameRow, Joining, SeatRow};
pub use given::GivenAnswer;
pub use killzone::{KillzoneCheck, KillzoneRemark, KillzoneToSave, SavedKillzone};
pub use log::{LogEntry, LogKind};
pub use new_game::{ClockSettings, Created, DiceSource, Invitation, NewGame, NewSeat, Promised};
pub use odds::{OddsQuestion, OddsReport, SkirmishOdds};
pub use people::{GuestAsked, Me, PasswordAsked, Person, SignAsked};
pub use sheet::{Fairness, Finish, FinishKind, SeatKind, SeatView, Sheet};
pub use socket::{FromPage, OfferKind, ToPage};
pub use table::{ClockView, OfferView, StatusView, Table};
