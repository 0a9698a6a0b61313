//! Verbs about weapons.

use super::Bound;
use crate::language::{Weapons, Who};
use crate::sets::{ALL, BATTLE, SKIRMISH};
use crate::{And, Count, Name, Needed, RuleText, Signed, forms};

forms! {
    /// What happens to weapons.
    WeaponEffect, "weapon-effect", "an effect on weapons";
    /// Weapons gain rules; the same rule twice counts once.
    "has" => Has { weapons: Weapons, rules: And<RuleText> } = "{weapons} has {rules}", "weapon has Lethal 5+", ALL;
    /// Weapons lose a rule, whatever its number.
    "loses" => Loses { weapons: Weapons, rule: RuleText } = "{weapons} loses {rule}", "weapon loses Heavy", ALL;
    /// The number of a rule changes.
    "rule-change" => RuleChange { rule: RuleText, weapons: Weapons, by: Signed } = "{rule} of {weapons} changes by {by}", "Range of weapon changes by +3", ALL;
    /// More or fewer attacks.
    "attacks" => Attacks { weapons: Weapons, by: Signed, bound: Option<Bound> } = "{weapons} attacks {by} {bound}", "melee weapons of it attacks +1 (at most 5)", ALL;
    /// So many attacks.
    "attacks-are" => AttacksAre { weapons: Weapons, number: Count } = "{weapons} attacks are {number}", "weapon attacks are 3", ALL;
    /// The number that is needed to hit gets better (+) or worse (-).
    "hit" => Hit { weapons: Weapons, by: Signed, bound: Option<Bound> } = "{weapons} hit {by} {bound}", "weapons of it hit -1", ALL;
    /// The number that is needed to hit gets worse, unless being injured makes it worse already.
    "hit-like-injury" => HitLikeInjury { weapons: Weapons, by: Signed } = "{weapons} hit {by} not with injury", "weapons of target hit -1 not with injury", SKIRMISH;
    /// That number is needed to hit.
    "hit-is" => HitIs { weapons: Weapons, needed: Needed } = "{weapons} hit on {needed}", "weapon hit on 4+", ALL;
    /// Nothing changes the number that is needed to hit.
    "steady" => HitSteady { weapons: Weapons } = "{weapons} ignores changes of hit", "melee weapons of it ignores changes of hit", ALL;
    /// Both numbers of damage change.
    "damage" => Damage { weapons: Weapons, by: Signed } = "{weapons} damage {by}", "the Blade of it damage +1", ALL;
    /// The damage of normal successes changes.
    "normal-damage" => NormalDamage { weapons: Weapons, by: Signed, bound: Option<Bound> } = "{weapons} normal damage {by} {bound}", "weapon normal damage +1", SKIRMISH;
    /// The damage of critical successes changes.
    "critical-damage" => CriticalDamage { weapons: Weapons, by: Signed, bound: Option<Bound> } = "{weapons} critical damage {by} {bound}", "weapon critical damage +1", SKIRMISH;
    /// The damage of normal and of critical successes is that.
    "damage-is" => DamageIs { weapons: Weapons, normal: Count, critical: Count } = "{weapons} damage is {normal} and {critical}", "weapon damage is 4 and 5", SKIRMISH;
    /// Strength changes.
    "strength" => Strength { weapons: Weapons, by: Signed } = "{weapons} strength {by}", "weapon strength +1", BATTLE;
    /// Armour penetration changes; -1 penetrates more.
    "penetration" => Penetration { weapons: Weapons, by: Signed } = "{weapons} penetration {by}", "weapon penetration -1", BATTLE;
    /// Somebody may use a weapon that stands on the team's card.
    "lend" => Lend { who: Who, weapon: Name } = "{who} may use the {weapon} weapon", "each friendly Wick may use the Dagger weapon", ALL;
    /// Somebody may not use weapons.
    "forbid" => Forbid { who: Who, weapons: Weapons } = "{who} cannot use {weapons}", "it cannot use ranged weapons of it", ALL;
    /// Somebody may use only the weapons on its own card.
    "only-own" => OnlyOwn { who: Who } = "{who} can use its own weapons only", "it can use its own weapons only", ALL;
    /// A rule of weapons does nothing to somebody.
    "ignores" => Ignores { who: Who, rules: crate::Or<RuleText> } = "{who} ignores weapon rule {rules}", "it ignores weapon rule Shock or Stun", ALL;
    /// A weapon with limited uses gets one back.
    "reload" => Reload { weapons: Weapons } = "{weapons} gets one use back", "the Bomb of it gets one use back", ALL;
    /// Using the weapon does not count as a use.
    "not-used-up" => NotUsedUp { weapons: Weapons } = "{weapons} is not used up", "weapon is not used up", ALL;
}
