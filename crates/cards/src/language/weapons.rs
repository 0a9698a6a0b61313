//! Weapons: the one in use, or those of somebody.

use super::Who;
use crate::sets::{ALL, SKIRMISH};
use crate::{Name, Or, RuleText, forms};

forms! {
    /// Which weapons.
    Weapons, "weapons", "weapons";
    /// The weapon in use in this sequence; on a card of a weapon that weapon.
    "this" => This = "weapon", "weapon", ALL;
    /// The weapon that the other one uses.
    "other" => Other = "other weapon", "other weapon", ALL;
    /// All weapons of somebody.
    "all" => All { who: Who } = "weapons of {who}", "weapons of each friendly Wick", ALL;
    /// Ranged weapons of somebody.
    "ranged" => Ranged { who: Who } = "ranged weapons of {who}", "ranged weapons of it", ALL;
    /// Melee weapons of somebody.
    "melee" => Melee { who: Who } = "melee weapons of {who}", "melee weapons of it", ALL;
    /// Weapons of these names; a name stands for all profiles, and for every weapon in whose name it is a part.
    "named" => Named { names: Or<Name>, who: Who } = "the {names} of {who}", "the Lamp or 'long gun' of it", ALL;
    /// All weapons but those of these names.
    "except" => Except { names: Or<Name>, who: Who } = "weapons but not {names} of {who}", "weapons but not Grenade of it", ALL;
    /// Weapons that have a rule.
    "with" => With { rule: RuleText, who: Who } = "weapons with {rule} of {who}", "weapons with Blast of it", ALL;
    /// Weapons that stand on the card of somebody, not lent by equipment.
    "own" => Own { who: Who } = "own weapons of {who}", "own weapons of it", SKIRMISH;
}
