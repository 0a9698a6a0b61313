//! Verbs about characteristics.

use crate::language::{Amount, Kinds, Stat, Who};
use crate::sets::{ALL, SKIRMISH};
use crate::{Count, Name, Signed, forms};

forms! {
    /// How far a change may go.
    Bound, "bound", "a limit in brackets";
    /// Not above a number.
    "most" => Most { number: Count } = "( at most {number} )", "(at most 5)", ALL;
    /// Not below a number.
    "least" => Least { number: Count } = "( at least {number} )", "(at least 2)", ALL;
}

forms! {
    /// Characteristics and keywords.
    Stats, "stats", "an effect on characteristics";
    /// A characteristic changes; for numbers that dice need, +1 is better.
    "change" => Change { who: Who, stat: Stat, by: Signed, bound: Option<Bound> } = "{who} {stat} {by} {bound}", "it APL +1", ALL;
    /// A characteristic changes by an amount that is rolled or counted.
    "grow" => Grow { who: Who, stat: Stat, amount: Amount } = "{who} {stat} grows by {amount}", "it Move grows by D3", ALL;
    /// A characteristic changes, unless being injured changes it already.
    "like-injury" => LikeInjury { who: Who, stat: Stat, by: Signed } = "{who} {stat} {by} not with injury", "target Move -2 not with injury", SKIRMISH;
    /// A characteristic is that.
    "set" => Set { who: Who, stat: Stat, amount: Amount } = "{who} {stat} is {amount}", "it save is 3", ALL;
    /// Nothing changes a characteristic.
    "steady" => Steady { who: Who, stat: Stat } = "{who} ignores changes of {stat}", "it ignores changes of APL", ALL;
    /// Nothing makes a characteristic better.
    "no-raise" => NoRaise { who: Who, stat: Stat } = "{who} {stat} cannot be raised", "target APL cannot be raised", ALL;
    /// Nothing makes a characteristic worse.
    "no-lower" => NoLower { who: Who, stat: Stat } = "{who} {stat} cannot be lowered", "it Move cannot be lowered", ALL;
    /// Being injured does nothing to one characteristic.
    "ignore-injury" => IgnoreInjuryOf { who: Who, stat: Stat } = "{who} ignores injury for {stat}", "it ignores injury for Move", ALL;
    /// Being injured does nothing to what its weapons need to hit.
    "ignore-injury-hit" => IgnoreInjuryHit { who: Who } = "{who} ignores injury for hit", "it ignores injury for hit", ALL;
    /// Being injured does nothing.
    "ignore-injury-all" => IgnoreInjury { who: Who } = "{who} ignores injury", "it ignores injury", ALL;
    /// Counts as injured.
    "injured" => CountsInjured { who: Who } = "{who} counts as injured", "target counts as injured", SKIRMISH;
    /// Gains keywords.
    "keyword" => Gains { who: Who, kinds: Kinds } = "{who} gains keyword {kinds}", "it gains keyword Leader", ALL;
    /// Loses a keyword.
    "no-keyword" => Loses { who: Who, keyword: Name } = "{who} loses keyword {keyword}", "it loses keyword Leader", ALL;
    /// Counts as another operative for a rule.
    "counts-as" => CountsAs { who: Who, kinds: Kinds, card: Name } = "{who} counts as {kinds} for {card}", "it counts as Leader for Signal", ALL;
    /// Becomes another operative of the team: its card is exchanged, its lost wounds and all choices stay.
    "becomes" => Becomes { who: Who, operative: Name } = "{who} becomes {operative}", "it becomes Wick Captain", ALL;
}
