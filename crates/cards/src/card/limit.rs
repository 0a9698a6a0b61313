//! How often a card works.

use crate::language::Span;
use crate::sets::ALL;
use crate::{Amount, And, Form, Name, Reader, Words, Writer, Written, forms, text_form};

forms! {
    /// One count.
    Times, "times", "a limit such as once per battle";
    /// Once in a span: for abilities by each bearer, for everything else by the team.
    "once" => Once { span: Span } = "once per {span}", "once per turning point", ALL;
    /// Twice in a span.
    "twice" => Twice { span: Span } = "twice per {span}", "twice per battle", ALL;
    /// So often in a span.
    "often" => Often { amount: Amount, span: Span } = "{amount} times per {span}", "3 times per battle", ALL;
    /// Once in a span by the whole team, whoever has it.
    "team" => OnceTeam { span: Span } = "once per {span} for the team", "once per turning point for the team", ALL;
    /// Twice in a span by the whole team, whoever has it.
    "team-often" => OftenTeam { amount: Amount, span: Span } = "{amount} times per {span} for the team", "2 times per turning point for the team", ALL;
    /// Once in a span on each of those that it is used on.
    "each" => OnceEach { span: Span } = "once per {span} on each", "once per battle on each", ALL;
    /// Only the first time that its moment comes in a span, for each it.
    "first" => First { span: Span } = "the first time per {span}", "the first time per activation", ALL;
    /// Shared with other cards: all of them together once in a span.
    "shared" => Shared { span: Span, cards: crate::Or<Name> } = "once per {span} with {cards}", "once per turning point with Wrath or Guile", ALL;
    /// Without a limit, where the book would have one.
    "any" => Unlimited = "any number of times", "any number of times", ALL;
}

/// Every count that holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Limit(pub And<Times>);

text_form!(Limit);

impl Written for Limit {
    const NOUN: &'static str = Times::NOUN;

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        reader.one::<And<Times>>(at).map(|(times, end)| (Limit(times), end))
    }

    fn write(&self, out: &mut Writer) {
        self.0.write(out);
    }

    fn words(&self) -> Words {
        self.0.words()
    }

    fn uses(&self, visit: &mut dyn FnMut(&'static Form)) {
        self.0.uses(visit);
    }
}
