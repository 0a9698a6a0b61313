//! Characteristics.

use crate::forms;
use crate::sets::{ALL, BATTLE, KT21, SKIRMISH};

forms! {
    /// A characteristic of an operative or model.
    Stat, "stat", "a characteristic";
    /// The action point limit.
    "apl" => Apl = "APL", "APL", SKIRMISH;
    /// How far it moves, in inches.
    "move" => Move = "Move", "Move", ALL;
    /// The number a defence die or saving throw needs; a change of +1 makes it better.
    "save" => Save = "save", "save", ALL;
    /// The invulnerable save; a change of +1 makes it better.
    "invulnerable" => Invulnerable = "invulnerable save", "invulnerable save", BATTLE.and(KT21);
    /// How many defence dice it rolls.
    "defence" => Defence = "defence", "defence", SKIRMISH;
    /// The wounds it starts with.
    "wounds" => Wounds = "starting wounds", "starting wounds", ALL;
    /// The wounds it has left.
    "left" => WoundsLeft = "wounds left", "wounds left", ALL;
    /// Ballistic skill; a change of +1 makes it better.
    "bs" => BallisticSkill = "ballistic skill", "ballistic skill", BATTLE;
    /// Weapon skill; a change of +1 makes it better.
    "ws" => WeaponSkill = "weapon skill", "weapon skill", BATTLE;
    /// Strength.
    "strength" => Strength = "strength", "strength", BATTLE;
    /// Toughness.
    "toughness" => Toughness = "toughness", "toughness", BATTLE;
    /// Attacks.
    "attacks" => Attacks = "attacks", "attacks", BATTLE;
    /// Leadership.
    "leadership" => Leadership = "leadership", "leadership", BATTLE;
    /// Flesh wounds.
    "flesh-wounds" => FleshWounds = "flesh wounds", "flesh wounds", BATTLE;
    /// How far its control range reaches.
    "control-range" => ControlRange = "control range", "control range", SKIRMISH;
}
