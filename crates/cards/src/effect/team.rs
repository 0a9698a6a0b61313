//! Verbs about tokens, resources, command points and points.

use crate::language::{Amount, Who};
use crate::sets::ALL;
use crate::{Count, Name, Or, Signed, forms};

forms! {
    /// Tokens, resources, command points, points.
    Team, "team", "an effect on the team";
    /// Tokens are given.
    "tokens" => Tokens { who: Who, amount: Amount, token: Name } = "{who} gains {amount} {token} tokens", "target gains 1 Soot tokens", ALL;
    /// Tokens are given up to a number.
    "tokens-to" => TokensTo { who: Who, amount: Amount, token: Name, most: Count } = "{who} gains {amount} {token} tokens up to {most}", "target gains 1 Soot tokens up to 1", ALL;
    /// Tokens are taken.
    "no-tokens" => LosesTokens { who: Who, amount: Amount, token: Name } = "{who} loses {amount} {token} tokens", "it loses 1 Soot tokens", ALL;
    /// All tokens of a name are taken.
    "all-tokens" => LosesAllTokens { who: Who, token: Name } = "{who} loses all {token} tokens", "it loses all Soot tokens", ALL;
    /// Tokens go from one to another.
    "moves-tokens" => MovesTokens { who: Who, amount: Amount, token: Name, other: Who } = "{who} passes {amount} {token} tokens to {other}", "it passes 1 Soot tokens to one friendly Wick", ALL;
    /// Points of a resource are gained.
    "gain" => Gain { amount: Amount, name: Name } = "I gain {amount} {name} points", "I gain 2 Faith points", ALL;
    /// Points of a resource are lost or spent.
    "spend" => Spend { amount: Amount, name: Name } = "I lose {amount} {name} points", "I lose 1 Faith points", ALL;
    /// A resource has that many points at most.
    "cap" => Cap { name: Name, number: Count } = "{name} points are at most {number}", "Faith points are at most 10", ALL;
    /// A resource has that many points.
    "set" => Set { name: Name, amount: Amount } = "{name} points become {amount}", "Faith points become 0", ALL;
    /// The enemy loses points of a resource of its own.
    "command" => Command { amount: Amount } = "I gain {amount} CP", "I gain 1 CP", ALL;
    /// Command points are lost.
    "no-command" => LosesCommand { amount: Amount } = "I lose {amount} CP", "I lose 1 CP", ALL;
    /// The enemy gains command points.
    "enemy-command" => EnemyCommand { amount: Amount } = "the enemy gains {amount} CP", "the enemy gains 1 CP", ALL;
    /// The enemy loses command points.
    "enemy-no-command" => EnemyLosesCommand { amount: Amount } = "the enemy loses {amount} CP", "the enemy loses 1 CP", ALL;
    /// What was paid for the card in question comes back.
    "refund" => Refund = "its cost is refunded", "its cost is refunded", ALL;
    /// Cards cost that.
    "price" => Price { cards: Or<Name>, number: Count } = "{cards} costs {number} CP", "'Hold the Lamp' costs 0 CP", ALL;
    /// Any ploy costs that, where it is used on somebody.
    "any-price" => AnyPrice { who: Who, number: Count } = "a ploy for {who} costs {number} CP", "a ploy for it costs 0 CP", ALL;
    /// A Command Re-roll costs that.
    "re-roll-price" => RerollPrice { number: Count } = "a command re-roll costs {number} CP", "a command re-roll costs 0 CP", ALL;
    /// Cards of the enemy cost more or less.
    "enemy-price" => EnemyPrice { by: Signed } = "ploys cost the enemy {by} CP", "ploys cost the enemy +1 CP", ALL;
    /// A card may be used once more.
    "again" => Again { cards: Or<Name> } = "{cards} may be used again", "'Hold the Lamp' may be used again", ALL;
    /// The enemy may not use cards of a kind now.
    "no-ploys" => NoPloys = "the enemy cannot use ploys", "the enemy cannot use ploys", ALL;
    /// Cards cannot be used on somebody by the enemy.
    "no-ploys-on" => NoPloysOn { who: Who } = "the enemy cannot use ploys for {who}", "the enemy cannot use ploys for target", ALL;
    /// Points for the game are scored.
    "score" => Score { amount: Amount } = "I score {amount} VP", "I score 1 VP", ALL;
    /// Points for the game are scored by the enemy.
    "enemy-score" => EnemyScore { amount: Amount } = "the enemy scores {amount} VP", "the enemy scores 1 VP", ALL;
    /// Does not count among the lost, nor for victory.
    "not-counted" => NotCounted { who: Who } = "{who} is not counted for victory", "it is not counted for victory", ALL;
    /// Counts as so many for victory.
    "counted-as" => CountedAs { who: Who, number: Count } = "{who} counts as {number} for victory", "it counts as 2 for victory", ALL;
    /// A pool of dice is rolled and kept beside the board, to be used by cards.
    "set-aside" => SetAside { amount: Amount, name: Name } = "set {amount} dice aside as {name}", "set 3 dice aside as Runes", ALL;
    /// A die that was set aside is used as the result of one of one's own.
    "use-aside" => UseAside { name: Name, pool: crate::language::Pool } = "a {name} die replaces one of {pool} dice", "a Runes die replaces one of attack dice", ALL;
}
