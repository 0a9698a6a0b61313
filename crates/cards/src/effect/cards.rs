//! Verbs about cards themselves: given, chosen, later, rolled for.

use super::Effect;
use crate::card::Lasts;
use crate::language::{Amount, Dice, Group, Who};
use crate::moment::Moment;
use crate::sets::ALL;
use crate::{Condition, Count, Name, Needed, Or, RuleText, Semi, forms};

forms! {
    /// What a roll leads to.
    Outcome, "outcome", "on a result";
    /// On that result or better.
    "on" => On { needed: Needed, effect: Box<Effect> } = "on {needed} {effect}", "on 4+ it keeps 1 wounds", ALL;
    /// On that very result.
    "exactly" => Exactly { number: Count, effect: Box<Effect> } = "on {number} {effect}", "on 1 it loses 1 wounds", ALL;
    /// On results between.
    "between" => Between { least: Count, most: Count, effect: Box<Effect> } = "on {least} to {most} {effect}", "on 2 to 5 it regains 1 wounds", ALL;
    /// On every other result.
    "else" => Else { effect: Box<Effect> } = "otherwise {effect}", "otherwise it loses 1 wounds", ALL;
}

forms! {
    /// Cards, rolls, choices.
    Cards, "cards", "an effect";
    /// A card is given to somebody; the span stands on the given card, or here.
    "give" => Give { who: Who, card: Name } = "{who} gets {card}", "they gets Shrouded", ALL;
    /// A card is given to somebody for a span.
    "give-for" => GiveFor { who: Who, card: Name, lasts: Lasts } = "{who} gets {card} {lasts}", "they gets Shrouded until its next activation", ALL;
    /// A card is taken from somebody.
    "take" => Take { who: Who, card: Name } = "{who} loses the {card} card", "target loses the Shrouded card", ALL;
    /// A card does nothing for somebody.
    "suspend" => Suspend { card: Name, who: Who } = "{card} does nothing for {who}", "Shrouded does nothing for target", ALL;
    /// All cards on the datacard of somebody do nothing.
    "suspend-all" => SuspendAll { who: Who } = "the abilities of {who} do nothing", "the abilities of target do nothing", ALL;
    /// One of several cards is chosen and given to somebody.
    "choose-for" => ChooseFor { who: Who, number: Count, cards: Or<Name> } = "{who} gets {number} of {cards}", "each friend gets 1 of Wrath or Guile", ALL;
    /// One of several modes is chosen for the team.
    "mode" => Mode { cards: Or<Name> } = "choose the mode {cards}", "choose the mode Wrath or Guile", ALL;
    /// A mode that was not chosen before is chosen for the team.
    "new-mode" => NewMode { cards: Or<Name> } = "choose a new mode {cards}", "choose a new mode Wrath or Guile", ALL;
    /// What another card says happens now.
    "use" => Use { card: Name } = "use {card}", "use Signal", ALL;
    /// What another card says happens so often.
    "use-times" => UseTimes { card: Name, amount: Amount } = "use {card} {amount} times", "use Signal D3 times", ALL;
    /// The card also covers others.
    "also-for" => AlsoFor { card: Name, who: Who } = "{card} works for {who} too", "Signal works for each friendly Wick too", ALL;
    /// The distance of another card changes.
    "reach" => Reach { card: Name, length: crate::Inches } = "the distance of {card} is {length}", "the distance of Signal is 6", ALL;
    /// Later, for those chosen now.
    "later" => Later { moment: Box<Moment>, effect: Box<Effect> } = "when {moment} : {effect}", "when the activation of it ends: it may dash now", ALL;
    /// Once at the next moment of that kind.
    "next-time" => NextTime { moment: Box<Moment>, effect: Box<Effect> } = "the next time {moment} : {effect}", "the next time it is activated: it loses D3 wounds", ALL;
    /// If something is so.
    "if" => If { condition: Box<Condition>, effect: Box<Effect> } = "if {condition} : {effect}", "if it injured: it regains 1 wounds", ALL;
    /// If something is so, else something different.
    "if-else" => IfElse { condition: Box<Condition>, effect: Box<Effect>, other: Box<Effect> } = "if {condition} : {effect} , otherwise {other}", "if weapon has Balanced: weapon has Ceaseless, otherwise weapon has Balanced", ALL;
    /// Its player may do it, or leave it.
    "may" => May { effect: Box<Effect> } = "may : {effect}", "may: bearer loses 1 wounds", ALL;
    /// Its player may pay for it.
    "pay" => Pay { cost: crate::card::Cost, effect: Box<Effect> } = "for {cost} : {effect}", "for 1 CP: it regains D3 wounds", ALL;
    /// The enemy player may do it, or leave it.
    "enemy-may" => EnemyMay { effect: Box<Effect> } = "the enemy may : {effect}", "the enemy may: target takes conceal", ALL;
    /// One of several, by its player's choice.
    "either" => Either { effects: Semi<Box<Effect>> } = "one of ( {effects} )", "one of (it APL +1; it regains 1 wounds)", ALL;
    /// So many different ones of several, by its player's choice.
    "some" => Some { number: Count, effects: Semi<Box<Effect>> } = "{number} of ( {effects} )", "2 of (it APL +1; it regains 1 wounds; it Move +1)", ALL;
    /// One of several, by the enemy's choice.
    "enemy-either" => EnemyEither { effects: Semi<Box<Effect>> } = "one of the enemy's choice of ( {effects} )", "one of the enemy's choice of (target loses 1 wounds; target takes engage)", ALL;
    /// Several, one after another.
    "all" => All { effects: Semi<Box<Effect>> } = "all of ( {effects} )", "all of (it APL +1; it Move +1)", ALL;
    /// A D6 is rolled once.
    "roll" => Roll { outcomes: Semi<Outcome> } = "roll : {outcomes}", "roll: on 4+ it keeps 1 wounds; on 1 it loses 1 wounds", ALL;
    /// Dice are rolled once and added up.
    "roll-dice" => RollDice { dice: Dice, outcomes: Semi<Outcome> } = "roll {dice} : {outcomes}", "roll 2D6: on 7+ I gain 1 CP", ALL;
    /// A die is rolled for each that fits.
    "roll-each" => RollEach { who: Who, outcomes: Semi<Outcome> } = "roll for {who} : {outcomes}", "roll for each enemy (within 2 of it): on 4+ chosen one loses 1 wounds", ALL;
    /// Two players roll off, and the higher wins.
    "roll-off" => RollOff { effect: Box<Effect> } = "roll off and if I win : {effect}", "roll off and if I win: target takes engage", ALL;
    /// So often as it says.
    "repeat" => Repeat { amount: Amount, effect: Box<Effect> } = "{amount} times : {effect}", "D3 times: one enemy (within 3 of it) loses 1 wounds", ALL;
    /// For each that fits.
    "for-each" => ForEach { group: Group, effect: Box<Effect> } = "for each {group} : {effect}", "for each enemy (within 3 of it): I gain 1 Faith points", ALL;
    /// Even where another rule would say otherwise.
    "wins" => Wins { effect: Box<Effect> } = "above all : {effect}", "above all: it may charge even under conceal", ALL;
    /// Not at the same time as other cards, or after them in the same span.
    "not-with" => NotWith { cards: Or<Name> } = "not together with {cards}", "not together with Wrath or Guile", ALL;
    /// The same card works several times on one.
    "stacks" => Stacks = "cumulative", "cumulative", ALL;
    /// A weapon rule with its own text works like another one.
    "like" => Like { rule: RuleText, other: RuleText } = "{rule} works as {other}", "Glare works as Piercing 1", ALL;
    /// Something that players do by hand.
    "note" => Note { text: Name } = "note {text}", "note 'Draw a line between both lamps.'", ALL;
}

impl Outcome {
    /// What it leads to.
    pub fn effect(&self) -> &Effect {
        match self {
            Outcome::On { effect, .. }
            | Outcome::Exactly { effect, .. }
            | Outcome::Between { effect, .. }
            | Outcome::Else { effect } => effect,
        }
    }

    /// Whether a result leads there, if nothing before it did.
    pub fn fits(&self, result: u8) -> bool {
        match self {
            Outcome::On { needed, .. } => result >= needed.0,
            Outcome::Exactly { number, .. } => result == number.0,
            Outcome::Between { least, most, .. } => (least.0..=most.0).contains(&result),
            Outcome::Else { .. } => true,
        }
    }
}
