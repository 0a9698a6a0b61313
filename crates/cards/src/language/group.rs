//! Descriptions: friends or enemies, with keywords, that are somewhere or something.

use crate::words::Joined;
use crate::{Form, Name, Property, Reader, Words, Writer, Written};

/// Whose side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// Of the player whose card it is.
    Friend,
    /// Of another player.
    Enemy,
    /// Anybody's.
    Anybody,
}

/// Keywords: one of several, all of several, none of several.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kinds {
    /// One of these sets has to be there wholly; empty only where `except` says something.
    pub any: Vec<Vec<Name>>,
    /// None of these.
    pub except: Vec<Name>,
}

/// Those that fit a description.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// Whose they are.
    pub relation: Relation,
    /// Their keywords.
    pub kinds: Option<Kinds>,
    /// What they have to be: each property, or its contrary.
    pub filters: Vec<(bool, Property)>,
}

/// The most keywords, and the most properties, of one description.
const MOST: usize = 8;

impl Written for Kinds {
    const NOUN: &'static str = "a Keyword";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        let mut kinds = Kinds { any: Vec::new(), except: Vec::new() };
        let mut end = at;
        if let Some((first, after)) = reader.one::<Name>(at) {
            kinds.any.push(vec![first]);
            end = after;
            while kinds.any.len() < MOST {
                let and = reader.literal("and", end).and_then(|next| reader.one::<Name>(next));
                if let (Some((name, after)), Some(last)) = (and, kinds.any.last_mut()) {
                    if last.len() == MOST {
                        break;
                    }
                    last.push(name);
                    end = after;
                    continue;
                }
                let or = reader.literal("or", end).and_then(|next| reader.one::<Name>(next));
                let Some((name, after)) = or else { break };
                kinds.any.push(vec![name]);
                end = after;
            }
        }
        if let Some(next) = reader.literal("but", end).and_then(|next| reader.literal("not", next))
        {
            let (first, mut after) = reader.one::<Name>(next)?;
            kinds.except.push(first);
            while kinds.except.len() < MOST
                && let Some(next) = reader.literal("or", after)
                && let Some((name, later)) = reader.one::<Name>(next)
            {
                kinds.except.push(name);
                after = later;
            }
            end = after;
        }
        (end > at).then_some((kinds, end))
    }

    fn write(&self, out: &mut Writer) {
        for (i, all) in self.any.iter().enumerate() {
            if i > 0 {
                out.word("or");
            }
            for (i, name) in all.iter().enumerate() {
                if i > 0 {
                    out.word("and");
                }
                name.write(out);
            }
        }
        for (i, name) in self.except.iter().enumerate() {
            match i {
                0 => ["but", "not"].into_iter().for_each(|word| out.word(word)),
                _ => out.word("or"),
            }
            name.write(out);
        }
    }

    fn words(&self) -> Words {
        let each = |names: &[Name]| names.iter().map(Written::words).collect();
        let any = self.any.iter().map(|all| Words::List(Joined::And, each(all))).collect();
        let any = Words::List(Joined::Or, any);
        let except = Words::List(Joined::Or, each(&self.except));
        match (self.any.is_empty(), self.except.is_empty()) {
            (_, true) => any,
            (true, false) => Words::Phrase { id: "kinds-except", holes: vec![("except", except)] },
            (false, false) => {
                Words::Phrase { id: "kinds-but", holes: vec![("any", any), ("except", except)] }
            }
        }
    }

    fn uses(&self, _visit: &mut dyn FnMut(&'static Form)) {}
}

impl Written for Group {
    const NOUN: &'static str = "friend, enemy or operative";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        let words = [
            ("friend", Relation::Friend),
            ("friendly", Relation::Friend),
            ("enemy", Relation::Enemy),
            ("operative", Relation::Anybody),
        ];
        let mut found = None;
        for (word, relation) in words {
            found = found.or_else(|| Some((relation, reader.literal(word, at)?)));
        }
        let (relation, end) = found?;
        let (kinds, mut end) = reader.one::<Option<Kinds>>(end)?;
        let mut filters = Vec::new();
        if let Some(mut next) = reader.literal("(", end) {
            loop {
                let not = reader.literal("not", next);
                let (property, after) = reader.one::<Property>(not.unwrap_or(next))?;
                filters.push((not.is_none(), property));
                match reader.literal(",", after) {
                    Some(more) if filters.len() < MOST => next = more,
                    _ => {
                        end = reader.literal(")", after)?;
                        break;
                    }
                }
            }
        }
        Some((Group { relation, kinds, filters }, end))
    }

    fn write(&self, out: &mut Writer) {
        out.word(match (self.relation, &self.kinds) {
            (Relation::Friend, Some(_)) => "friendly",
            (Relation::Friend, None) => "friend",
            (Relation::Enemy, _) => "enemy",
            (Relation::Anybody, _) => "operative",
        });
        self.kinds.write(out);
        for (i, (holds, property)) in self.filters.iter().enumerate() {
            out.word(if i == 0 { "(" } else { "," });
            if !holds {
                out.word("not");
            }
            property.write(out);
        }
        if !self.filters.is_empty() {
            out.word(")");
        }
    }

    fn words(&self) -> Words {
        let id = match (self.relation, &self.kinds) {
            (Relation::Friend, None) => "group-friend",
            (Relation::Friend, Some(_)) => "group-friendly",
            (Relation::Enemy, None) => "group-enemy",
            (Relation::Enemy, Some(_)) => "group-enemy-kind",
            (Relation::Anybody, None) => "group-operative",
            (Relation::Anybody, Some(_)) => "group-operative-kind",
        };
        let filters = self.filters.iter().map(|(holds, property)| match holds {
            true => property.words(),
            false => Words::Phrase { id: "not", holes: vec![("what", property.words())] },
        });
        let filters = Words::List(Joined::And, filters.collect());
        let that = (!self.filters.is_empty())
            .then(|| Box::new(Words::Phrase { id: "that", holes: vec![("what", filters)] }));
        let mut holes = vec![("that", Words::Maybe(that))];
        holes.extend(self.kinds.as_ref().map(|kinds| ("kinds", kinds.words())));
        Words::Phrase { id, holes }
    }

    fn uses(&self, visit: &mut dyn FnMut(&'static Form)) {
        self.filters.iter().for_each(|(_, property)| property.uses(visit));
    }
}
