//! Warhammer 40,000 (8th edition) with the alternation of Kill Team: units, phases, and hands that go round.
//!
//! Two books are played together (K4W-CORE-01): where the adaptation is silent, turns, moves and charges go as in Kill
//! Team, everything else as in Warhammer 40,000 (K4W-CORE-02). Bonuses of factions are on their cards (K4W-CORE-07).
//!
//! ```
//! use kt4w40k::Switches;
//! use table::SwitchSet;
//!
//! let mut switches = Switches::default();
//! switches.set("failed_charge_move", "none").unwrap();
//! assert_eq!(switches.changed(), [("failed_charge_move", "none".to_owned())]);
//! ```

mod army_file;
mod army_remarks;
mod attack;
mod begin;
mod card;
mod charge;
mod choices;
mod contact;
mod field;
mod fight;
mod formation;
mod harm;
mod kt4w40k;
mod limits;
mod march;
mod morale;
mod movement;
mod nesting;
mod opportunity;
mod order;
mod placing;
mod playable;
mod propose;
mod psychic;
mod ranks;
mod reserve;
mod setup;
mod shooting;
mod sight;
mod standing;
mod state;
mod stratagem_file;
mod stratagems;
mod switches;
mod transport;
mod turn;
mod unit_file;
mod validate;
mod verdict;
mod victory;
mod volley;

pub use attack::{Attack, Group, Manner, Stage, strike};
pub use battle::{Aura, Boon, FightStage, MAX_WEAPONS};
pub use card::{Keywords, Line, Power, Profile, Type, UnitCard, Work};
pub use charge::Charge;
pub use field::{COHERENCY, ENGAGED};
pub use fight::Fighting;
pub use harm::{Harm, loses};
pub use kt4w40k::Kt4w40k;
pub use march::{Allowance, Drill, Flight, Planned, Shunned};
pub use morale::Failure;
pub use opportunity::Withdrawal;
pub use psychic::{CastStage, Casting};
pub use setup::{Army, MAX_UNIT, MAX_UNITS, Scenario, Setup, Victory};
pub use shooting::any_shot;
pub use standing::Standing;
pub use state::{
    Activation, Choice, Fallen, Frame, March, Model, ModelIx, Player, State, Step, Testing, Unit,
    UnitIx, Units, Whereabouts, Window,
};
pub use stratagems::{Effect, Generic, Lasts, MAX_STRATAGEMS, Response, Stratagem, When, Whom};
pub use switches::{DemoralisedScope, FailedCharge, Switches};
pub use table::BadSetup;
pub use transport::{Bail, BailStage};
pub use volley::{everything, groups};
