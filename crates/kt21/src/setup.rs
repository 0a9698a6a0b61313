//! What a game is played with, in the words of this rule set.

use crate::{Switches, WeaponRules};

/// The card of an operative of this rule set.
pub type OperativeCard = skirmish::Card<WeaponRules>;
/// A ploy of an army list.
pub type TeamPloy = skirmish::Ploy<WeaponRules>;
/// A kill team with its army list (KT21-SETUP-01).
pub type Team = skirmish::Team<WeaponRules>;

/// Everything that stays the same during a game: the killzone with its fixed terrain, put in place before
/// anything else (KT21-SETUP-03, KT21-STATE-03); the teams; the mission, if there is one (KT21-SETUP-02), with
/// its drop zones (KT21-SETUP-05); the turning points (KT21-BATTLE-01).
pub type Setup = skirmish::Setup<WeaponRules, Switches>;

/// A model that stands on the board when a question is asked.
pub type Standing = skirmish::Standing<WeaponRules>;
