//! What a game is played with, in the words of this rule set.

use crate::{Switches, WeaponRules};

/// The card of an operative of this rule set.
pub type OperativeCard = skirmish::Card<WeaponRules>;
/// A ploy of this rule set.
pub type TeamPloy = skirmish::Ploy<WeaponRules>;
/// A kill team (KT24-SETUP-01).
pub type Team = skirmish::Team<WeaponRules>;

/// Everything that stays the same during a game: the board with its terrain (KT24-SETUP-02), laid out before
/// anything else (KT24-SETUP-05); the teams; the mission, if there is one (KT24-SETUP-14), with its drop zones
/// (KT24-SETUP-07); the turning points (KT24-BAT-01).
pub type Setup = skirmish::Setup<WeaponRules, Switches>;

/// A model that stands on the board when a question is asked.
pub type Standing = skirmish::Standing<WeaponRules>;
