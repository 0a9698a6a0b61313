//! Somebody: one part of the moment, or those that fit a description.

use super::{Group, Place};
use crate::sets::{ALL, SKIRMISH};
use crate::{Amount, forms};

forms! {
    /// Who is meant.
    Who, "who", "somebody";
    /// The one whose moment it is; on a card without another subject, the bearer.
    "it" => It = "it", "it", ALL;
    /// The one on whose card it stands.
    "bearer" => Bearer = "bearer", "bearer", ALL;
    /// The active one.
    "active" => Active = "active one", "active one", ALL;
    /// The target of the attack.
    "target" => Target = "target", "target", ALL;
    /// The first target of the action.
    "first-target" => FirstTarget = "first target", "first target", ALL;
    /// The one who shoots or fights as the attacker.
    "attacker" => Attacker = "attacker", "attacker", ALL;
    /// The other one of the sequence: the target for the attacker, the attacker for the target.
    "other" => Other = "foe", "foe", ALL;
    /// Those that the field `whom` selects.
    "them" => Them = "they", "they", ALL;
    /// The one who gave the card.
    "giver" => Giver = "giver", "giver", ALL;
    /// The one who has this card's token, mark or choice.
    "marked" => Marked { name: crate::Name } = "the {name} one", "the Quarry one", ALL;
    /// The one who incapacitated it.
    "killer" => Killer = "killer", "killer", ALL;
    /// The one that a part of an effect chose before, in the same card.
    "chosen" => Chosen = "chosen one", "chosen one", ALL;
    /// At least one that fits: for conditions and distances.
    "any" => Any { group: Group } = "a {group}", "a friendly Wick", ALL;
    /// At least one that fits, and is not it.
    "another" => Another { group: Group } = "another {group}", "another friendly Wick", ALL;
    /// Everyone that fits.
    "each" => Each { group: Group } = "each {group}", "each enemy (within 2 of it)", ALL;
    /// Everyone that fits, and is not it.
    "each-other" => EachOther { group: Group } = "each other {group}", "each other friendly Wick", ALL;
    /// One that fits, chosen by the player of the card.
    "one" => One { group: Group } = "one {group}", "one enemy (visible to it)", ALL;
    /// One that fits and is not it, chosen by the player of the card.
    "one-other" => OneOther { group: Group } = "one other {group}", "one other friendly Wick", ALL;
    /// Up to so many that fit, chosen by the player of the card.
    "up-to" => UpTo { amount: Amount, group: Group } = "up to {amount} {group}", "up to D3 friendly Wick", ALL;
    /// Exactly so many that fit, if there are so many, chosen by the player of the card.
    "exactly" => Exactly { number: crate::Count, group: Group } = "{number} of {group}", "2 of friendly Wick", ALL;
    /// One that fits, chosen by the opponent.
    "opponent" => Opponent { group: Group } = "one {group} of the opponent's choice", "one enemy of the opponent's choice", ALL;
    /// One that fits, by chance.
    "random" => Random { group: Group } = "one random {group}", "one random enemy", ALL;
    /// The closest that fits; of equals the player chooses.
    "closest" => Closest { group: Group, place: Box<Place> } = "the closest {group} to {place}", "the closest enemy to it", ALL;
    /// Several of these.
    "both" => Both { one: Box<Who>, other: Box<Who> } = "both {one} and {other}", "both it and target", ALL;
    /// Everyone who fights or shoots in this sequence.
    "sequence" => Sequence = "everyone in the sequence", "everyone in the sequence", SKIRMISH;
}
