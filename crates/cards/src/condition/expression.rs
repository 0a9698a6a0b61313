//! Conditions put together.

use crate::language::Who;
use crate::words::Joined;
use crate::{Count, Form, Property, Reader, Semi, Situation, Words, Writer, Written, text_form};

/// A condition. `and` binds more closely than `or`, `not` more closely than both.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// A fact without a subject.
    Situation(Situation),
    /// Somebody is something.
    Is(Who, Property),
    /// Somebody is not something: for a description nobody that fits it is.
    IsNot(Who, Property),
    /// Not so.
    Not(Box<Condition>),
    /// Two or more that all hold.
    And(Vec<Condition>),
    /// Two or more of which one holds.
    Or(Vec<Condition>),
    /// At least so many of a list hold.
    AtLeast(Count, Semi<Condition>),
    /// None of a list holds.
    NoneOf(Semi<Condition>),
}

text_form!(Condition);

/// The most parts of one `and` or `or`.
const MOST: usize = 8;

/// One condition without `and` or `or` outside brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Single(Condition);

/// One or more of them joined by `and`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct All(Condition);

fn listed(reader: &mut Reader<'_>, at: usize) -> Option<(Semi<Condition>, usize)> {
    let at = reader.literal("(", at)?;
    let (list, end) = reader.one::<Semi<Condition>>(at)?;
    Some((list, reader.literal(")", end)?))
}

fn read_single(reader: &mut Reader<'_>, at: usize, way: usize) -> Option<(Condition, usize)> {
    match way {
        0 => reader.one::<Situation>(at).map(|(fact, end)| (Condition::Situation(fact), end)),
        1 => {
            let (who, end) = reader.one::<Who>(at)?;
            let end = reader.literal("is", end).unwrap_or(end);
            let not = reader.literal("not", end);
            let (property, end) = reader.one::<Property>(not.unwrap_or(end))?;
            let condition = match not {
                None => Condition::Is(who, property),
                Some(_) => Condition::IsNot(who, property),
            };
            Some((condition, end))
        }
        2 => {
            let at = reader.literal("(", at)?;
            let (condition, end) = reader.one::<Condition>(at)?;
            Some((condition, reader.literal(")", end)?))
        }
        3 => {
            let at = reader.literal("not", at)?;
            let (inner, end) = reader.one::<Single>(at)?;
            Some((Condition::Not(Box::new(inner.0)), end))
        }
        4 => {
            let at = reader.literal("none", at).and_then(|at| reader.literal("of", at))?;
            listed(reader, at).map(|(list, end)| (Condition::NoneOf(list), end))
        }
        _ => {
            let at = reader.literal("at", at).and_then(|at| reader.literal("least", at))?;
            let (number, at) = reader.one::<Count>(at)?;
            let at = reader.literal("of", at)?;
            listed(reader, at).map(|(list, end)| (Condition::AtLeast(number, list), end))
        }
    }
}

impl Condition {
    fn joined(items: Vec<Condition>, wrap: fn(Vec<Condition>) -> Condition) -> Condition {
        match <[Condition; 1]>::try_from(items) {
            Ok([one]) => one,
            Err(items) => wrap(items),
        }
    }

    /// How closely it binds, the loosest first.
    fn rank(&self) -> u8 {
        match self {
            Condition::Or(_) => 0,
            Condition::And(_) => 1,
            _ => 2,
        }
    }

    fn write_within(&self, rank: u8, out: &mut Writer) {
        let brackets = self.rank() < rank;
        if brackets {
            out.word("(");
        }
        self.write(out);
        if brackets {
            out.word(")");
        }
    }
}

macro_rules! part {
    ($name:ident, $noun:literal, $read:expr) => {
        impl Written for $name {
            const NOUN: &'static str = $noun;

            fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
                let read: fn(&mut Reader<'_>, usize) -> Option<(Condition, usize)> = $read;
                read(reader, at).map(|(condition, end)| ($name(condition), end))
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
    };
}

part!(Single, "a condition", |reader, at| {
    reader.longest(6, |reader, way| read_single(reader, at, way))
});

part!(All, "a condition", |reader, at| {
    let (first, mut end) = reader.one::<Single>(at)?;
    let mut all = vec![first.0];
    while all.len() < MOST
        && let Some(next) = reader.literal("and", end)
        && let Some((condition, after)) = reader.one::<Single>(next)
    {
        all.push(condition.0);
        end = after;
    }
    Some((Condition::joined(all, Condition::And), end))
});

impl Written for Condition {
    const NOUN: &'static str = "a condition";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        let (first, mut end) = reader.one::<All>(at)?;
        let mut any = vec![first.0];
        while any.len() < MOST
            && let Some(next) = reader.literal("or", end)
            && let Some((condition, after)) = reader.one::<All>(next)
        {
            any.push(condition.0);
            end = after;
        }
        Some((Condition::joined(any, Condition::Or), end))
    }

    fn write(&self, out: &mut Writer) {
        let mut list = |words: &[&str], list: &Semi<Condition>, number: Option<&Count>| {
            out.word(words[0]);
            if let Some(number) = number {
                out.word(words[1]);
                number.write(out);
            }
            out.word("of");
            out.word("(");
            list.write(out);
            out.word(")");
        };
        match self {
            Condition::Situation(fact) => fact.write(out),
            Condition::Is(who, property) => {
                who.write(out);
                property.write(out);
            }
            Condition::IsNot(who, property) => {
                who.write(out);
                out.word("not");
                property.write(out);
            }
            Condition::Not(inner) => {
                out.word("not");
                inner.write_within(2, out);
            }
            Condition::And(all) => {
                for (i, one) in all.iter().enumerate() {
                    if i > 0 {
                        out.word("and");
                    }
                    one.write_within(2, out);
                }
            }
            Condition::Or(any) => {
                for (i, one) in any.iter().enumerate() {
                    if i > 0 {
                        out.word("or");
                    }
                    one.write_within(1, out);
                }
            }
            Condition::AtLeast(number, of) => list(&["at", "least"], of, Some(number)),
            Condition::NoneOf(of) => list(&["none"], of, None),
        }
    }

    fn words(&self) -> Words {
        let phrase = |id, holes| Words::Phrase { id, holes };
        let each = |all: &[Condition], rank: u8| {
            let each = all.iter().map(|one| match one.rank() < rank {
                true => phrase("brackets", vec![("what", one.words())]),
                false => one.words(),
            });
            each.collect()
        };
        match self {
            Condition::Situation(fact) => fact.words(),
            Condition::Is(who, property) => {
                phrase("is", vec![("who", who.words()), ("what", property.words())])
            }
            Condition::IsNot(who, property) => {
                phrase("is-not", vec![("who", who.words()), ("what", property.words())])
            }
            Condition::Not(inner) => phrase("unless", vec![("what", inner.words())]),
            Condition::And(all) => Words::List(Joined::And, each(all, 1)),
            Condition::Or(any) => Words::List(Joined::Or, each(any, 1)),
            Condition::AtLeast(number, list) => {
                phrase("at-least-of", vec![("number", number.words()), ("list", list.words())])
            }
            Condition::NoneOf(list) => phrase("none-of", vec![("list", list.words())]),
        }
    }

    fn uses(&self, visit: &mut dyn FnMut(&'static Form)) {
        match self {
            Condition::Situation(fact) => fact.uses(visit),
            Condition::Is(who, property) | Condition::IsNot(who, property) => {
                who.uses(visit);
                property.uses(visit);
            }
            Condition::Not(inner) => inner.uses(visit),
            Condition::And(all) | Condition::Or(all) => all.iter().for_each(|one| one.uses(visit)),
            Condition::AtLeast(_, list) | Condition::NoneOf(list) => list.uses(visit),
        }
    }
}
