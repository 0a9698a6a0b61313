//! What became of a file: what was read, what was guessed, and what was not understood and why.

use table::RuleSet;

use crate::limits::MAX_REMARKS;
use crate::words;

/// A file of another program, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The format it turned out to have.
    pub format: Format,
    /// The rule set that its cards are of.
    pub rules: RuleSet,
    /// The teams in it, as files of this program.
    pub teams: Vec<ImportedTeam>,
    /// How much there was, and how much of it was read.
    pub counts: Counts,
    /// What no format says and had to be filled in.
    pub guessed: Vec<Guess>,
    /// What was not understood, in its own words.
    pub notes: Vec<Remark>,
}

/// A team as a file of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedTeam {
    /// What people call it.
    pub name: String,
    /// A name for its file, without a folder.
    pub file: String,
    /// The file; [`catalog::check`] finds nothing wrong with it.
    pub text: String,
}

/// The formats that are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A roster of BattleScribe or New Recruit.
    Roster,
    /// A catalogue of BattleScribe.
    Catalogue,
    /// A game system of BattleScribe.
    System,
    /// killteamjson, factions with their teams.
    Compendium,
    /// killteamjson, one team.
    Team,
    /// The tables of KTDash.
    Seed,
    /// A roster of KTDash.
    Ktdash,
}

impl Format {
    /// What reports call it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Format::Roster => "battlescribe-roster",
            Format::Catalogue => "battlescribe-catalogue",
            Format::System => "battlescribe-system",
            Format::Compendium => "killteamjson-compendium",
            Format::Team => "killteamjson-team",
            Format::Seed => "ktdash-seed",
            Format::Ktdash => "ktdash-roster",
        }
    }
}

/// How much there was, and how much of it was read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Operatives or models.
    pub operatives: usize,
    /// Profiles of weapons.
    pub weapons: usize,
    /// Those of which every number and every rule was read.
    pub weapons_whole: usize,
    /// Weapon rules.
    pub weapon_rules: usize,
    /// Those that were read.
    pub weapon_rules_read: usize,
    /// Ploys, abilities, actions and equipment with text.
    pub abilities: usize,
    /// Those that were read.
    pub abilities_read: usize,
}

/// A value that was filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    /// What it belongs to.
    pub place: String,
    /// The field.
    pub what: &'static str,
    /// The value, as the file of this program has it.
    pub value: String,
    /// What it was taken from.
    pub why: Why,
}

/// Something that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it belongs to.
    pub place: String,
    /// Its own words.
    pub text: String,
    /// What was not understood.
    pub why: Why,
}

/// Why something was not read, or where a guess comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The prose of a card, which is kept for players to play by hand.
    Prose,
    /// How a team is put together, in words.
    Composition,
    /// It holds only under a condition of the list builder.
    Condition,
    /// It tells a story.
    Lore,
    /// It is in a file that was not given.
    Link,
    /// A weapon rule of the rule book, explained once more.
    Book,
    /// Another file of the archive.
    Packed,
    /// No operative of it could be read.
    Empty,
    /// It is of another rule set.
    Edition(RuleSet),
    /// The file has no card for it.
    Missing,
    /// Fields that are not known.
    Field,
    /// Not a weapon rule of the rule book.
    Rule(String),
    /// A number that does not read.
    Number {
        /// Its field.
        field: String,
        /// What stands there.
        found: String,
    },
    /// The heading of several profiles.
    Heading,
    /// Neither ranged nor melee.
    Reach,
    /// There is no room for it in a team.
    Room,
    /// The file that came of it does not pass its check.
    Unwritten(String),
    /// From wounds and keywords.
    Size,
    /// Names have at most so many bytes.
    Short,
    /// No two are called alike.
    Apart,
    /// The file does not say which edition it is of.
    NoEdition,
    /// The file does not say what is fielded: the first that fit.
    Taken,
    /// The file does not say what is carried together: the first that fit.
    Carried,
    /// From the weapon's rules or its name.
    ByName,
}

impl Why {
    /// The message that says it to people, and its arguments.
    #[must_use]
    pub fn message(&self) -> (&'static str, Vec<(&'static str, String)>) {
        match self {
            Why::Prose => ("import-why-prose", Vec::new()),
            Why::Composition => ("import-why-composition", Vec::new()),
            Why::Condition => ("import-why-condition", Vec::new()),
            Why::Lore => ("import-why-lore", Vec::new()),
            Why::Link => ("import-why-link", Vec::new()),
            Why::Book => ("import-why-book", Vec::new()),
            Why::Packed => ("import-why-packed", Vec::new()),
            Why::Empty => ("import-why-empty", Vec::new()),
            Why::Edition(rules) => ("import-why-edition", vec![("rules", rules.to_string())]),
            Why::Missing => ("import-why-missing", Vec::new()),
            Why::Field => ("import-why-field", Vec::new()),
            Why::Rule(rule) => ("import-why-rule", vec![("rule", rule.clone())]),
            Why::Number { field, found } => {
                ("import-why-number", vec![("field", field.clone()), ("found", found.clone())])
            }
            Why::Heading => ("import-why-heading", Vec::new()),
            Why::Reach => ("import-why-reach", Vec::new()),
            Why::Room => ("import-why-room", Vec::new()),
            Why::Unwritten(problem) => ("import-why-unwritten", vec![("problem", problem.clone())]),
            Why::Size => ("import-guess-size", Vec::new()),
            Why::Short => ("import-guess-short", Vec::new()),
            Why::Apart => ("import-guess-apart", Vec::new()),
            Why::NoEdition => ("import-guess-edition", Vec::new()),
            Why::Taken => ("import-guess-taken", Vec::new()),
            Why::Carried => ("import-guess-carried", Vec::new()),
            Why::ByName => ("import-guess-by-name", Vec::new()),
        }
    }
}

impl Import {
    pub(crate) fn new(format: Format, rules: RuleSet) -> Self {
        let counts = Counts::default();
        let (teams, guessed, notes) = (Vec::new(), Vec::new(), Vec::new());
        Import { format, rules, teams, counts, guessed, notes }
    }

    pub(crate) fn remark(&mut self, place: &str, text: &str, why: Why) {
        if self.notes.len() < MAX_REMARKS {
            self.notes.push(Remark { place: place.to_owned(), text: text.to_owned(), why });
        } else if self.notes.len() == MAX_REMARKS {
            // That there is more is said once.
            let (place, text) = (place.to_owned(), "...".to_owned());
            self.notes.push(Remark { place, text, why: Why::Room });
        }
    }

    pub(crate) fn guess(&mut self, place: &str, what: &'static str, value: &str, why: Why) {
        if self.guessed.len() < MAX_REMARKS {
            let (place, value) = (place.to_owned(), value.to_owned());
            self.guessed.push(Guess { place, what, value, why });
        } else {
            self.remark(place, &format!("{what} {value}"), Why::Room);
        }
    }

    /// A name as files of this program have it; where that is not the whole name, it is reported.
    pub(crate) fn named(&mut self, place: &str, text: &str, instead: &str) -> String {
        let whole = words::name(text, usize::MAX);
        let name = words::name(&whole, MAX_NAME);
        let name = if name.is_empty() { instead.to_owned() } else { name };
        if name != whole {
            let shown: String = whole.chars().take(400).collect();
            self.guess(&format!("{place} / {shown}"), "name", &name, Why::Short);
        }
        name
    }
}

/// The longest name of a card, a team or a note, in characters.
const MAX_NAME: usize = 60;
