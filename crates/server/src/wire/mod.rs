//! Every JSON type that goes over the wire, defined once: the page's TypeScript and the OpenAPI document are made
//! from these.
//!
//! Lengths are inches, as people write them; answers, models and sides are the notation's words (docs/notation.md).

mod board;
mod catalog;
mod game;
mod killzone;
mod live;
mod log;
mod new_game;
mod people;
mod sheet;
mod table;

pub use board::{
    ControlPointView, DoorView, DropZoneView, KillzoneView, ObjectiveView, PointView, TerrainView,
    WallView,
};
pub use catalog::{
    CatalogView, LevelView, MissionEntry, RuleHeading, RuleSetView, RuleView, SwitchView,
};
pub use game::{GameList, GameRow, Joining, SeatRow};
pub use killzone::{KillzoneCheck, KillzoneRemark, KillzoneToSave, SavedKillzone};
pub use live::{FromPage, OfferKind, ToPage};
pub use log::{LogEntry, LogKind};
pub use new_game::{ClockSettings, Created, DiceSource, Invitation, NewGame, NewSeat};
pub use people::{GuestAsked, Me, Person, SignAsked};
pub use sheet::{
    Fairness, Finish, FinishKind, LineCard, MissionView, ModelProfile, OperativeCard, PloyCard,
    SeatKind, SeatView, Sheet, TeamCard, UnitSheet, WeaponCard, WeaponProfile,
};
pub use table::{
    ActiveView, AttackView, ClockView, DiceView, ModelView, OfferView, PlayerView, StatusView,
    Table, UnitView, WorkingPloy,
};
