//! Dice in hand.

use crate::sets::{ALL, BATTLE, SKIRMISH};
use crate::{Count, forms};

forms! {
    /// Dice of one throw.
    Pool, "pool", "a kind of dice";
    /// The attack dice of it, whoever's card it is.
    "attack" => Attack = "attack", "attack", SKIRMISH;
    /// The defence dice of it.
    "defence" => Defence = "defence", "defence", SKIRMISH;
    /// The attack dice of the other one.
    "enemy-attack" => EnemyAttack = "enemy attack", "enemy attack", SKIRMISH;
    /// The defence dice of the other one.
    "enemy-defence" => EnemyDefence = "enemy defence", "enemy defence", SKIRMISH;
    /// Attack or defence dice of it.
    "own" => Own = "own", "own", SKIRMISH;
    /// Attack or defence dice of the other one.
    "enemy" => Enemy = "enemy", "enemy", SKIRMISH;
    /// Hit rolls.
    "hit" => Hit = "hit", "hit", BATTLE;
    /// Wound rolls.
    "wound" => Wound = "wound", "wound", BATTLE;
    /// Saving throws.
    "save" => Save = "saving", "saving", BATTLE;
    /// Injury rolls.
    "injury" => Injury = "injury", "injury", BATTLE;
    /// Damage rolls.
    "damage" => Damage = "damage", "damage", BATTLE;
    /// Charge and advance rolls.
    "charge" => Charge = "charge", "charge", BATTLE;
    /// Nerve, morale and break tests.
    "nerve" => Nerve = "nerve", "nerve", BATTLE;
    /// Psychic tests.
    "psychic" => Psychic = "psychic", "psychic", BATTLE;
    /// The dice that decide initiative.
    "initiative" => Initiative = "initiative", "initiative", ALL;
    /// The dice of cards.
    "card" => Card = "card", "card", ALL;
}

forms! {
    /// Which dice of a throw.
    Showing, "showing", "a result";
    /// Critical successes.
    "critical" => Critical = "critical", "critical", SKIRMISH;
    /// Normal successes.
    "normal" => Normal = "normal", "normal", SKIRMISH;
    /// Successes of both kinds.
    "success" => Success = "success", "success", ALL;
    /// Failures.
    "fail" => Fail = "fail", "fail", ALL;
    /// Any result.
    "any" => Any = "die", "die", ALL;
    /// A face.
    "face" => Face { face: Count } = "result of {face}", "result of 3", ALL;
    /// A face or better, before modifiers.
    "at-least" => AtLeast { face: Count } = "result of {face} or more", "result of 5 or more", ALL;
    /// A face or worse, before modifiers.
    "at-most" => AtMost { face: Count } = "result of {face} or less", "result of 2 or less", ALL;
}
