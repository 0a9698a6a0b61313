//! What a value says to people, before it is put into a language.

use geometry::Length;

/// A part of a sentence: the message of a form with what stands in its holes, or what languages only write differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    /// The message `card-` and this id, with its arguments.
    Phrase {
        /// The id of the form.
        id: &'static str,
        /// The holes of the form by their names.
        holes: Vec<(&'static str, Words)>,
    },
    /// A number, which chooses plural forms.
    Number(i64),
    /// A change, with its sign.
    Change(i64),
    /// What a die needs.
    Needed(u8),
    /// A length.
    Length(Length),
    /// A name on a card, which no language changes.
    Name(String),
    /// A weapon rule, for which languages have names.
    Rule(String),
    /// Dice, `2D6+1`.
    Dice(String),
    /// Several.
    List(Joined, Vec<Words>),
    /// What may be missing; with a space before it where it is there.
    Maybe(Option<Box<Words>>),
}

/// How the entries of a list are joined: the message `card-list-` and this word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joined {
    /// One of them.
    Or,
    /// All of them.
    And,
    /// One after another.
    Then,
}

impl Joined {
    /// The last part of its message's id.
    pub const fn key(self) -> &'static str {
        match self {
            Joined::Or => "or",
            Joined::And => "and",
            Joined::Then => "then",
        }
    }
}

impl Words {
    /// Every name in it.
    pub fn names(&self, visit: &mut dyn FnMut(&str)) {
        match self {
            Words::Name(name) => visit(name),
            Words::Phrase { holes, .. } => holes.iter().for_each(|(_, words)| words.names(visit)),
            Words::List(_, items) => items.iter().for_each(|words| words.names(visit)),
            Words::Maybe(Some(words)) => words.names(visit),
            _ => {}
        }
    }
}
