//! Kill Team 2018 in ultra-close confines: battle rounds of phases, walls and doors. What the confines add replaces
//! nothing of the game (KT18-SCOPE-01).
//!
//! ```
//! use kt18::Switches;
//! use table::SwitchSet;
//!
//! let mut switches = Switches::default();
//! switches.set("fight_round_corner", "forbidden").unwrap();
//! assert_eq!(switches.changed(), [("fight_round_corner", "forbidden".to_owned())]);
//! ```

mod attack;
mod begin;
mod card;
mod charge;
mod choices;
mod contact;
mod doors;
mod field;
mod fight;
mod injury;
mod kt18;
mod morale;
mod movement;
mod nearness;
mod playable;
mod propose;
mod psychic;
mod round;
mod setup;
mod shooting;
mod standing;
mod state;
mod switches;
mod tactics;
mod team_file;
mod validate;
mod verdict;
mod walk;

pub use attack::{Attack, Group, Manner, Stage, group, injury_modifier, strike};
pub use battle::{Aura, Boon, FightStage, MAX_WEAPONS, Weapon};
pub use card::{Card, Keywords, Power};
pub use charge::{CHARGE_RANGE, Charge, ChargeStage, RETREAT, on_path, path_length};
pub use doors::{AfterMove, DoorWork, Remote, WorkStage};
pub use field::{ENGAGED, Screen};
pub use fight::{Fighting, PILE_IN};
pub use injury::{Harm, Injury, MOST_FLESH_WOUNDS, wounds_after};
pub use kt18::Kt18;
pub use propose::volleys;
pub use psychic::{CastStage, Casting};
pub use round::HOLD;
pub use setup::{MAX_MODELS, MAX_TEAM, Mission, Setup, Team};
pub use standing::Standing;
pub use state::{
    Advance, Frame, Model, ModelIx, Models, MoveKind, Player, Presence, Section, State, Step,
};
pub use switches::{
    DoorEnemyCheck, FightRoundCorner, SightLine, Switches, TacCost, VisibilityOrigin,
};
pub use tactics::Tactic;
pub use walk::{Planned, Walk};
