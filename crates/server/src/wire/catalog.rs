//! What games can be played with, and the rule books.

use desk::view::{KillzoneView, MissionView, TeamCard};
use serde::{Deserialize, Serialize};
use table::RuleSet;
use utoipa::ToSchema;

/// Everything that a game can be set up with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CatalogView {
    /// The rule sets.
    pub rule_sets: Vec<RuleSetView>,
    /// The teams of the rule sets that can be played.
    pub teams: Vec<TeamCard>,
    /// The killzones.
    pub killzones: Vec<KillzoneView>,
    /// The missions.
    pub missions: Vec<MissionEntry>,
    /// The computer players, the weakest first.
    pub levels: Vec<LevelView>,
}

/// A rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleSetView {
    /// Its id.
    pub id: RuleSet,
    /// What people call it.
    pub name: String,
    /// Whether games of it can be played.
    pub playable: bool,
    /// Where the books leave a choice.
    pub switches: Vec<SwitchView>,
}

/// A choice that the books leave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SwitchView {
    /// Its name in a new game.
    pub name: String,
    /// What it is about.
    pub text: String,
    /// The rule that leaves the choice.
    pub rule: String,
    /// What it can be set to.
    pub values: Vec<String>,
    /// What it is set to unless somebody says otherwise.
    pub default: String,
}

/// A mission of a rule set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MissionEntry {
    /// The rule set it is written for.
    pub rules: RuleSet,
    /// What is played.
    #[serde(flatten)]
    pub mission: MissionView,
}

/// A computer player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelView {
    /// Its name in a new game.
    pub id: String,
    /// What people call it.
    pub name: String,
}

/// A line of a list of rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleHeading {
    /// The full id.
    pub id: String,
    /// `statement`, `ruling` or `example`.
    pub kind: String,
    /// The heading of the book that it stands under.
    pub section: String,
    /// Its title, or how it begins.
    pub title: String,
}

/// An entry of a rule book. The texts are the book's, in its Markdown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleView {
    /// The rule set whose book it stands in.
    pub set: String,
    /// The full id.
    pub id: String,
    /// `statement`, `ruling` or `example`.
    pub kind: String,
    /// The heading of the book that it stands under.
    pub section: String,
    /// Its own title, where it has one.
    pub title: Option<String>,
    /// What it says.
    pub statement: String,
    /// What else the book notes about it: the heading of a column and its entry.
    pub columns: Vec<(String, String)>,
    /// The ids that it refers to.
    pub cites: Vec<String>,
    /// The ids of the examples that show it.
    pub shown_by: Vec<String>,
    /// Its terms, in English and in the language of whoever asks.
    pub terms: Vec<(String, String)>,
    /// The passage of the book that tells it in the language of whoever asks, where the book has been told.
    pub told: Option<PassageView>,
    /// The chapter that the passage stands in: its key and its title.
    pub chapter: Option<(String, String)>,
}

/// A rule set's rules told as a book, in the language of whoever asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BookView {
    /// The rule set.
    pub rules: String,
    /// What the book is called.
    pub title: String,
    /// Its chapters, in order; none where the rule set has not been told yet.
    pub chapters: Vec<ChapterView>,
}

/// A chapter of a book.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChapterView {
    /// Its name in addresses, the same in all languages.
    pub key: String,
    /// Its title.
    pub title: String,
    /// What it says.
    pub passages: Vec<PassageView>,
}

/// A paragraph of a book, with the rules that it tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PassageView {
    /// Their full ids.
    pub ids: Vec<String>,
    /// What it says, in the books' Markdown.
    pub text: String,
    /// What is drawn beside it.
    pub diagrams: Vec<DiagramView>,
}

/// A worked example as a picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DiagramView {
    /// The id of the example.
    pub example: String,
    /// What it shows.
    pub caption: String,
    /// The table and what is asked about it, as `sight` and `reach` read it.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub question: serde_json::Value,
}
