//! Verbs about dice in hand, strikes and blocks.

use crate::language::{Amount, Pool, Showing, Who};
use crate::sets::{ALL, BATTLE, SKIRMISH};
use crate::{Count, Needed, Signed, forms};

forms! {
    /// What happens to dice.
    AttackDice, "dice", "an effect on dice";
    /// Up to so many dice may be rolled again.
    "re-roll" => Reroll { number: Count, pool: Pool } = "re-roll {number} {pool} dice", "re-roll 1 defence dice", ALL;
    /// Any dice may be rolled again.
    "re-roll-any" => RerollAny { pool: Pool } = "re-roll any {pool} dice", "re-roll any attack dice", ALL;
    /// All dice may be rolled again, or none.
    "re-roll-all" => RerollAll { pool: Pool } = "re-roll all {pool} dice", "re-roll all attack dice", ALL;
    /// Any dice of one face may be rolled again.
    "re-roll-face" => RerollOneFace { pool: Pool } = "re-roll one face of {pool} dice", "re-roll one face of attack dice", ALL;
    /// Dice that show that may be rolled again.
    "re-roll-showing" => RerollShowing { pool: Pool, showing: Showing } = "re-roll {pool} dice with {showing}", "re-roll attack dice with result of 1", ALL;
    /// So many dice have to be rolled again, chosen by the player of the card.
    "force" => ForceReroll { number: Count, pool: Pool, showing: Showing } = "force {number} {pool} dice with {showing} to be re-rolled", "force 1 enemy attack dice with success to be re-rolled", ALL;
    /// Dice may not be rolled again.
    "no-re-roll" => NoReroll { pool: Pool } = "no re-roll of {pool} dice", "no re-roll of enemy dice", ALL;
    /// More or fewer dice.
    "more" => More { pool: Pool, by: Signed } = "{pool} dice {by}", "defence dice -1", ALL;
    /// So many dice at most.
    "at-most" => AtMost { number: Count, pool: Pool } = "at most {number} {pool} dice", "at most 3 enemy attack dice", SKIRMISH;
    /// Up to so many dice count as something else when they are retained.
    "count-as" => CountAs { number: Count, pool: Pool, from: Showing, to: Showing } = "{number} {pool} dice with {from} counts as {to}", "1 attack dice with normal counts as critical", ALL;
    /// Every die with that result counts as something else.
    "all-count-as" => AllCountAs { pool: Pool, from: Showing, to: Showing } = "all {pool} dice with {from} counts as {to}", "all enemy attack dice with critical counts as normal", ALL;
    /// Up to so many dice are turned to a face.
    "turn" => TurnDie { number: Count, pool: Pool, face: Count } = "{number} {pool} dice turns to {face}", "1 attack dice turns to 6", ALL;
    /// So many dice are retained without being rolled.
    "retain" => Retain { number: Count, pool: Pool, showing: Showing } = "retain {number} {pool} dice as {showing}", "retain 1 attack dice as normal", SKIRMISH;
    /// So many retained dice come from nowhere.
    "add" => Add { number: Count, pool: Pool, showing: Showing } = "add {number} {pool} dice as {showing}", "add 1 attack dice as normal", SKIRMISH;
    /// So many dice are discarded.
    "discard" => Discard { number: Count, pool: Pool, showing: Showing } = "discard {number} {pool} dice with {showing}", "discard 1 enemy attack dice with normal", SKIRMISH;
    /// Successes of that and more are critical.
    "critical-on" => CriticalOn { pool: Pool, needed: Needed } = "{pool} dice are critical on {needed}", "defence dice are critical on 5+", SKIRMISH;
    /// Dice cannot be critical.
    "no-critical" => NoCritical { pool: Pool } = "{pool} dice cannot be critical", "enemy attack dice cannot be critical", SKIRMISH;
    /// A result changes by so much.
    "modify" => Modify { pool: Pool, by: Signed } = "{pool} rolls {by}", "hit rolls +1", BATTLE;
    /// One die is exchanged for one of the other side.
    "swap" => Swap { pool: Pool, other: Pool } = "swap a {pool} die for a {other} die", "swap an attack die for an enemy attack die", SKIRMISH;
    /// The result of the other side's die is copied to one's own.
    "copy" => Copy { pool: Pool, other: Pool } = "a {pool} die copies a {other} die", "a defence die copies an enemy attack die", SKIRMISH;
    /// One more die may be retained for cover.
    "cover-saves" => CoverSaves { number: Count } = "{number} more cover save", "1 more cover save", SKIRMISH;
    /// The die retained for cover is a critical success.
    "critical-cover" => CriticalCover = "cover save is critical", "cover save is critical", SKIRMISH;
    /// No die may be retained for cover.
    "no-cover-save" => NoCoverSave { who: Who } = "{who} has no cover save", "target has no cover save", SKIRMISH;
    /// The defender resolves the first die of the fight.
    "first" => First { who: Who } = "{who} resolves first", "it resolves first", ALL;
    /// So many dice are resolved one after another before the other side goes on.
    "in-a-row" => InARow { number: Count, who: Who } = "{number} dice in a row for {who}", "2 dice in a row for it", SKIRMISH;
    /// A block stops so many successes.
    "block" => Block { who: Who, number: Count } = "each block of {who} stops {number}", "each block of it stops 2", SKIRMISH;
    /// The first block stops so many successes.
    "first-block" => FirstBlock { who: Who, number: Count } = "the first block of {who} stops {number}", "the first block of it stops 2", SKIRMISH;
    /// Normal successes block critical ones.
    "block-critical" => BlockCritical { who: Who } = "normal blocks of {who} stop criticals", "normal blocks of it stop criticals", SKIRMISH;
    /// Only critical successes block.
    "critical-blocks-only" => CriticalBlocksOnly { who: Who } = "{who} can block with criticals only", "foe can block with criticals only", SKIRMISH;
    /// Cannot block.
    "no-blocks" => NoBlocks { who: Who } = "{who} cannot block", "foe cannot block", SKIRMISH;
    /// Cannot strike.
    "no-strikes" => NoStrikes { who: Who } = "{who} cannot strike", "foe cannot strike", SKIRMISH;
    /// A strike of somebody does so much more damage.
    "strike-damage" => StrikeDamage { who: Who, amount: Amount } = "this strike of {who} does {amount} more", "this strike of it does 1 more", SKIRMISH;
    /// A block hurts the one who is blocked.
    "block-hurts" => BlockHurts { who: Who, amount: Amount } = "a block of {who} does {amount} damage", "a block of it does 1 damage", SKIRMISH;
    /// The fight or shot ends at once, and what is left of the dice is discarded.
    "end" => EndSequence = "the sequence ends", "the sequence ends", ALL;
    /// Dice of the other side that could have been retained are seen as failures.
    "success-on" => SuccessOn { pool: Pool, needed: Needed } = "{pool} dice succeed on {needed}", "defence dice succeed on 4+", ALL;
    /// So many of the other side's saves are taken away after the roll.
    "auto-hit" => AutoHit = "attacks hit without a roll", "attacks hit without a roll", BATTLE;
    /// Somebody can fight or shoot with so many more attacks.
    "more-attacks" => MoreAttacks { number: Count } = "{number} more attacks", "1 more attacks", BATTLE;
}
