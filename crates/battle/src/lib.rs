//! What Kill Team 2018 and KT4W40K share word for word: who acts in what order, how hands alternate, whom
//! names mean, the zones that players set up in, and the rolls to hit, to wound and to save.

mod alternation;
mod amount;
mod initiative;
mod profile;
mod question;
mod rolls;
mod roster;
mod weapon;
mod zones;

pub use alternation::{Alternation, Passing};
pub use amount::{Amount, BadAmount};
pub use initiative::{Initiative, check_order};
pub use profile::{MAX_WEAPONS, Weapon, arm};
pub use question::{Aim, Gait};
pub use rolls::{d3, hits, saves, wound_needed, wounds};
pub use roster::Roster;
pub use weapon::{Kind, Strength};
pub use zones::Zones;
