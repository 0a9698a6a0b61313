//! What every format comes to before its numbers and rules are read: cards in the words of the file.

use skirmish::Reach;

/// A team in the words of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RawTeam {
    pub name: String,
    pub operatives: Vec<RawOperative>,
    /// Texts that belong to no operative: ploys, rules of the faction, how a team is put together.
    pub texts: Vec<RawText>,
    pub equipment: Vec<RawEquipment>,
    /// How many of which may be fielded, where the file says so in numbers.
    pub limits: Vec<RawLimit>,
    /// Whether nothing in the file says which edition it is of.
    pub is_edition_guessed: bool,
    /// Whether the operatives are those that somebody fields, rather than all there are to pick from.
    pub fielded: bool,
}

/// An operative, or a model, in the words of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RawOperative {
    pub name: String,
    /// Characteristics by their names in the file, in lower case.
    pub stats: Vec<(String, String)>,
    pub keywords: Vec<String>,
    /// The diameter of its base, where the file says it.
    pub base_mm: Option<String>,
    pub weapons: Vec<RawWeapon>,
    pub texts: Vec<RawText>,
    /// The choices that its weapons refer to.
    pub choices: Vec<(usize, usize)>,
    /// The fewest and the most that may be fielded; of a roster, how many are.
    pub count: (usize, Option<usize>),
}

impl RawOperative {
    /// A characteristic by any of its names.
    pub fn stat(&self, names: &[&str]) -> Option<&str> {
        value(&self.stats, names)
    }
}

/// A profile of a weapon in the words of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RawWeapon {
    pub name: String,
    /// The name of the profile, where the weapon has several.
    pub profile: String,
    pub reach: Option<Reach>,
    pub stats: Vec<(String, String)>,
    /// Its rules, each as written there.
    pub rules: Vec<String>,
    /// The choice that it belongs to; without one it is always carried.
    pub choice: Option<usize>,
    /// Whether it is carried by somebody who chooses nothing.
    pub usual: bool,
}

impl RawWeapon {
    /// A characteristic by any of its names.
    pub fn stat(&self, names: &[&str]) -> Option<&str> {
        value(&self.stats, names)
    }
}

fn value<'a>(stats: &'a [(String, String)], names: &[&str]) -> Option<&'a str> {
    let found = stats.iter().find(|(name, _)| names.contains(&name.as_str()));
    found.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
}

/// What kind of text it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// An ability, an action, a ploy, a rule: something that is played.
    #[default]
    Card,
    /// A rule of the file, which may be one that the rule book has.
    Rule,
    /// A weapon rule of the rule book, explained.
    Book,
    /// How a team is put together.
    Composition,
    /// What a list builder does with an entry.
    Builder,
    /// What holds only under a condition of the list builder.
    Condition,
    /// What there is to tell, which nobody plays by.
    Lore,
    /// A link to something that the file does not hold.
    Link,
    /// Fields that are not known.
    Field,
    /// Somebody of a roster of whom the file has no card.
    Missing,
}

/// A text that somebody plays by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct RawText {
    pub kind: Kind,
    pub name: String,
    pub text: String,
}

impl RawText {
    pub fn card(name: impl Into<String>, text: impl Into<String>) -> Self {
        RawText { kind: Kind::Card, name: name.into(), text: text.into() }
    }
}

/// A piece of equipment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RawEquipment {
    pub name: String,
    pub text: String,
    pub points: Option<String>,
    pub weapons: Vec<RawWeapon>,
}

/// How many of some operatives may be fielded together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RawLimit {
    /// The numbers of the operatives in the team.
    pub of: Vec<usize>,
    pub count: (usize, Option<usize>),
}
