//! The rule books as a book to look things up in.
//!
//! Verdicts cite rules by id. Here people find out what an id says: the books of `docs/rules` are part of
//! the program, read once when first asked for.
//!
//! ```
//! use game::rulebook::{Kind, Rulebook};
//! use table::RuleSet;
//!
//! let book = Rulebook::of(RuleSet::KT24);
//! let rule = book.find("KT24-ACT-CHARGE-04").expect("it is in the book");
//! assert_eq!(rule.kind, Kind::Statement);
//! assert!(rule.statement.starts_with("Lock-in"));
//! assert!(book.cited_by(&rule.id).any(|example| example.id == "KT24-EX-17"));
//! ```

mod citations;
mod diagram;
mod fold;
mod glossary;
mod markdown;
mod nearest;
mod prose;
mod reader;
mod render;
mod rule;
mod search;
mod tests_of;

use std::collections::HashMap;
use std::sync::LazyLock;

use table::RuleSet;

use crate::door::{RULE_SETS, registered};
pub use crate::language::{Language, UnknownLanguage};
pub use diagram::Diagram;
use glossary::Term;
pub use prose::{Chapter, Passage, Prose};
pub use render::{render, render_short};
pub use rule::{Kind, Rule};
pub use tests_of::{Test, tests_of};

/// The rules, rulings and examples of one rule set, in the order of its book.
#[derive(Debug)]
pub struct Rulebook {
    set: RuleSet,
    rules: Vec<Rule>,
    places: HashMap<String, usize>,
    terms: Vec<Term>,
    /// In the order of [`Language::ALL`].
    prose: Option<[Prose; 4]>,
}

static BOOKS: LazyLock<Vec<Rulebook>> = LazyLock::new(|| {
    RULE_SETS
        .iter()
        .map(|door| Rulebook::read(door.rule_set(), door.book(), door.prose()))
        .collect()
});

/// The book of a rule set that nobody knows.
static EMPTY: LazyLock<Rulebook> =
    LazyLock::new(|| Rulebook::read(RuleSet::another("none", "NONE-"), "", None));

impl Rulebook {
    /// The book of a rule set.
    #[must_use]
    pub fn of(set: RuleSet) -> &'static Self {
        let registered = || registered(|door| door.rule_set() == set).map(|(_, book)| book);
        let book = BOOKS.iter().find(|book| book.set == set).or_else(registered);
        book.unwrap_or(&EMPTY)
    }

    /// The book in which an id belongs, by the beginning of the id.
    #[must_use]
    pub fn holding(id: &str) -> Option<&'static Self> {
        let id = id.to_ascii_uppercase();
        let registered =
            || registered(|door| id.starts_with(door.rule_set().prefix())).map(|(_, book)| book);
        BOOKS.iter().find(|book| id.starts_with(book.set.prefix())).or_else(registered)
    }

    pub(crate) fn read(set: RuleSet, text: &'static str, prose: Option<[&'static str; 4]>) -> Self {
        let mut rules = reader::rules(set, text);
        let places: HashMap<String, usize> =
            rules.iter().enumerate().map(|(place, rule)| (rule.id.clone(), place)).collect();
        citations::resolve(set, &mut rules, &places);
        let prose = prose.map(|texts| texts.map(|text| Prose::read(set, text)));
        Self { set, rules, places, terms: glossary::terms(text), prose }
    }

    /// Whose book it is.
    #[must_use]
    pub const fn set(&self) -> RuleSet {
        self.set
    }

    /// Everything that has an id, in the order of the book.
    #[must_use]
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule with that id. Small letters and a missing prefix (`act-charge-04`) are forgiven.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.places.get(&self.full(id)).map(|&place| &self.rules[place])
    }

    /// The rules of a group: `KT24-WR-BLAST` stands for `KT24-WR-BLAST-01` and the ones after it.
    pub fn group<'a>(&'a self, id: &str) -> impl Iterator<Item = &'a Rule> + use<'a> {
        let stem = self.full(id) + "-";
        self.rules.iter().filter(move |rule| rule.id.starts_with(&stem))
    }

    /// The examples that cite a rule, in the order of the book.
    pub fn cited_by<'a>(&'a self, id: &str) -> impl Iterator<Item = &'a Rule> + use<'a> {
        let id = self.full(id);
        self.rules.iter().filter(move |rule| rule.kind == Kind::Example && rule.cites.contains(&id))
    }

    /// A few ids that somebody who typed `id` may have meant, the likeliest first.
    #[must_use]
    pub fn nearest(&self, id: &str) -> Vec<&str> {
        nearest::nearest(&self.full(id), self.rules.iter().map(|rule| rule.id.as_str()))
    }

    /// The glossary, where it has a word in that language.
    pub fn terms(&self, language: Language) -> impl Iterator<Item = (&str, &str)> {
        self.terms
            .iter()
            .filter_map(move |term| Some((term.english.as_str(), term.word(language)?)))
    }

    /// The terms of the glossary that a rule uses, with their words in that language.
    #[must_use]
    pub fn terms_of(&self, rule: &Rule, language: Language) -> Vec<(&str, &str)> {
        let used = glossary::used(&self.terms, rule);
        used.into_iter()
            .filter_map(|term| Some((term.english.as_str(), term.word(language)?)))
            .collect()
    }

    /// The rules told as a book, in a language; not every rule set has been told yet.
    #[must_use]
    pub fn prose(&self, language: Language) -> Option<&Prose> {
        let place = Language::ALL.iter().position(|one| *one == language)?;
        self.prose.as_ref()?.get(place)
    }

    fn full(&self, id: &str) -> String {
        let id = id.trim().to_ascii_uppercase();
        if id.starts_with(self.set.prefix()) { id } else { format!("{}{id}", self.set.prefix()) }
    }
}
