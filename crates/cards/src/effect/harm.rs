//! Verbs about damage, healing and survival.

use crate::language::{Amount, Place, Showing, Who};
use crate::sets::{ALL, BATTLE, KT18, SKIRMISH};
use crate::{Count, Needed, Signed, forms};

forms! {
    /// Damage, healing, survival.
    Harm, "harm", "an effect on wounds";
    /// Damage; dice are rolled for each one separately.
    "damage" => Damage { who: Who, amount: Amount } = "{who} loses {amount} wounds", "each enemy (within 2 of it) loses D3 wounds", ALL;
    /// Mortal wounds.
    "mortal" => Mortal { who: Who, amount: Amount } = "{who} suffers {amount} mortal wounds", "target suffers D3 mortal wounds", BATTLE;
    /// The damage in question is so much less.
    "reduce" => Reduce { number: Count } = "damage is {number} less", "damage is 1 less", ALL;
    /// The damage in question is so much less, but not below a number.
    "reduce-to" => ReduceTo { number: Count, least: Count } = "damage is {number} less but at least {least}", "damage is 1 less but at least 2", ALL;
    /// The damage in question is halved, rounded up, but not below a number.
    "halve" => Halve { least: Count } = "damage is halved but at least {least}", "damage is halved but at least 2", ALL;
    /// The damage in question is so much more.
    "increase" => Increase { number: Count } = "damage is {number} more", "damage is 1 more", ALL;
    /// The damage in question is ignored.
    "ignore" => Ignore = "damage is ignored", "damage is ignored", ALL;
    /// The damage of so many dice is ignored.
    "ignore-dice" => IgnoreDice { number: Count, showing: Showing } = "the damage of {number} {showing} dice is ignored", "the damage of 1 normal dice is ignored", SKIRMISH;
    /// Each point of damage is ignored on that roll.
    "shrug" => Shrug { who: Who, needed: Needed } = "{who} ignores each wound on {needed}", "it ignores each wound on 5+", ALL;
    /// The damage in question is that.
    "set" => Set { amount: Amount } = "damage becomes {amount}", "damage becomes 1", ALL;
    /// Normal damage of so much or more is so much less.
    "tough" => Tough { least: Count, who: Who, number: Count } = "normal damage of {least} or more on {who} is {number} less", "normal damage of 3 or more on it is 1 less", SKIRMISH;
    /// Damage of any die of so much or more is so much less.
    "tougher" => Tougher { least: Count, who: Who, number: Count } = "damage of {least} or more on {who} is {number} less", "damage of 4 or more on it is 1 less", ALL;
    /// Somebody else takes the damage in question.
    "redirect" => Redirect { who: Who } = "{who} takes the damage instead", "bearer takes the damage instead", ALL;
    /// Wounds come back, up to what it started with.
    "heal" => Heal { who: Who, amount: Amount } = "{who} regains {amount} wounds", "it regains D3+1 wounds", ALL;
    /// It is not incapacitated, and has so many wounds left.
    "keeps" => Keeps { who: Who, number: Count } = "{who} keeps {number} wounds", "it keeps 1 wounds", ALL;
    /// It is incapacitated.
    "falls" => Falls { who: Who } = "{who} is incapacitated", "bearer is incapacitated", ALL;
    /// It is removed without counting as incapacitated.
    "removed" => Removed { who: Who } = "{who} is removed", "bearer is removed", ALL;
    /// It stays until the end of the action or activation before it is removed.
    "lingers" => Lingers { who: Who, span: crate::language::Span } = "{who} is removed only after this {span}", "it is removed only after this activation", ALL;
    /// It cannot lose more than so many wounds in a span.
    "no-more-than" => NoMoreThan { who: Who, number: Count, span: crate::language::Span } = "{who} loses at most {number} wounds each {span}", "it loses at most 6 wounds each sequence", ALL;
    /// It cannot fall below so many wounds.
    "not-below" => NotBelow { who: Who, number: Count } = "{who} cannot fall below {number} wounds", "target cannot fall below 1 wounds", ALL;
    /// It cannot regain wounds.
    "no-heal" => NoHeal { who: Who } = "{who} cannot regain wounds", "target cannot regain wounds", ALL;
    /// It comes back, at a place, with so many wounds.
    "revive" => Revive { who: Who, place: Place, amount: Amount } = "{who} returns at {place} with {amount} wounds", "it returns at my Lamp marker with D3+2 wounds", ALL;
    /// Injury rolls against it change.
    "injury" => InjuryRoll { who: Who, by: Signed } = "injury rolls for {who} {by}", "injury rolls for it -1", KT18;
    /// It is given or rid of flesh wounds.
    "flesh" => FleshWounds { who: Who, by: Signed } = "flesh wounds of {who} {by}", "flesh wounds of it -1", KT18;
    /// Models of a unit come back.
    "models" => Models { who: Who, amount: Amount } = "{who} returns {amount} models", "they returns D3 models", BATTLE;
    /// Models of a unit are slain.
    "slain" => Slain { who: Who, amount: Amount } = "{who} loses {amount} models", "they loses 1 models", BATTLE;
}
