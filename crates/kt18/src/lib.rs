//! Kill Team 2018 in ultra-close confines: battle rounds of phases, walls and doors.

mod card;
mod setup;
mod switches;

pub use card::{Aura, Boon, Card, Keywords, Power, Weapon};
pub use setup::{BadSetup, MAX_MODELS, MAX_TEAM, MAX_WEAPONS, Mission, Setup, Team};
pub use switches::{
    DoorEnemyCheck, FightRoundCorner, SightLine, Switches, TacCost, VisibilityOrigin,
};
