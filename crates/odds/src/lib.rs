//! Exact odds: what an attack will do if both sides play it perfectly.
//!
//! The rule sets' own attack sequences are run through every outcome of the dice, with exact whole-number weights;
//! wherever somebody chooses, the attacker takes what is worth most and the defender what is worth least. No rule is
//! written here a second time, and no figure is rounded before it is shown.

mod answer;
mod attack;
pub mod battle;
mod brawl;
mod edition;
mod ending;
mod first_move;
mod game;
mod goal;
mod in_game;
mod in_turn;
pub mod kt21;
pub mod kt24;
mod line;
#[allow(clippy::module_inception, reason = "the room is named after what it gives")]
mod odds;
mod player;
mod policy;
mod probe;
mod question;
mod resolve;
mod row;
mod saving;
mod settings;
mod solve;
mod throws;
mod value;
mod volley;
mod way;
mod whole;
mod window;

pub use answer::{Report, Unanswered};
pub use attack::{Attack, Ends};
pub use brawl::Brawl;
pub use edition::{AttackRules, Play, Target};
pub use first_move::{FirstMove, FirstMoveOdds};
pub use game::MOST_PAIRS;
pub use goal::{Goal, Losses, Stakes};
pub use in_game::NoOdds;
pub use odds::Odds;
pub use player::Player;
pub use policy::Policy;
pub use question::{
    Attacker, BadQuestion, CommandRerolls, Damage, Defender, Dice, Edition, Kind, Needed,
    OutOfRange, Points, Question, WeaponCard, Within, Wounds,
};
pub use row::{BadRow, Carried, Row};
pub use settings::SwitchSettings;
pub use solve::{MOST_STATES, TooManyStates};
pub use volley::Volley;
