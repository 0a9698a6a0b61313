//! What a card is.

use crate::forms;
use crate::sets::{ALL, BATTLE, KT4W40K, KT18, SKIRMISH};

forms! {
    /// What a card is.
    Kind, "kind", "a kind of card";
    /// A ploy of the Strategy phase, used as a gambit.
    "strategy" => Strategy = "strategy ploy", "strategy ploy", SKIRMISH;
    /// A ploy of the Firefight phase.
    "firefight" => Firefight = "firefight ploy", "firefight ploy", SKIRMISH;
    /// What an operative can do.
    "ability" => Ability = "ability", "ability", ALL;
    /// What a team takes along.
    "equipment" => Equipment = "equipment", "equipment", ALL;
    /// What everybody of a team can do.
    "faction" => Faction = "faction rule", "faction rule", ALL;
    /// A rule of a weapon.
    "weapon" => Weapon = "weapon rule", "weapon rule", ALL;
    /// An action of its own.
    "action" => Action = "action", "action", ALL;
    /// A strategic gambit that is no ploy.
    "gambit" => Gambit = "gambit", "gambit", SKIRMISH;
    /// A Tactic.
    "tactic" => Tactic = "tactic", "tactic", KT18;
    /// A specialism.
    "specialism" => Specialism = "specialism", "specialism", KT18;
    /// A stratagem.
    "stratagem" => Stratagem = "stratagem", "stratagem", KT4W40K;
    /// A psychic power.
    "power" => Power = "power", "power", BATTLE;
    /// Something that works for those near its bearer.
    "aura" => Aura = "aura", "aura", BATTLE;
    /// A relic or other wargear of one model.
    "relic" => Relic = "relic", "relic", KT4W40K;
    /// A rule of a mission.
    "mission" => Mission = "mission rule", "mission rule", ALL;
    /// One of several that are chosen from, or a part of another card.
    "mode" => Mode = "mode", "mode", ALL;
    /// A token's or marker's own rule.
    "token" => Token = "token rule", "token rule", ALL;
    /// What players play by hand.
    "note" => Note = "note", "note", ALL;
}
