use serde::Serialize;
use table::RuleSet;

/// What an entry of a rule book is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A rule of the game.
    Statement,
    /// A decision where the sources are silent, unclear or at odds.
    Ruling,
    /// A worked example: a situation and what must come out.
    Example,
}

/// One entry of a rule book. The texts are the book's, in its Markdown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// The rule set whose book it stands in.
    pub set: RuleSet,
    /// The full id. Where the book writes a short one (`OP-12`) or only a number, the rule set's prefix
    /// comes in front (`KT21-OP-12`); numbered examples are `EX`, numbered open points are `OP`.
    pub id: String,
    /// What the entry is for.
    pub kind: Kind,
    /// The heading that it stands under, with its number.
    pub section: String,
    /// Its own title, or for a ruling the question, where the book gives one.
    pub title: Option<String>,
    /// What it says.
    pub statement: String,
    /// What else the book notes about it: the heading of the column and its entry.
    pub columns: Vec<(String, String)>,
    /// The full ids of the entries that it refers to, in order of appearance.
    pub cites: Vec<String>,
    /// The line of the book on which it begins, counted from 1.
    pub line: usize,
}

impl Rule {
    /// Its title, or where it has none the beginning of what it says, in one line of plain text.
    #[must_use]
    pub fn heading(&self) -> String {
        let text = self.title.as_deref().unwrap_or(&self.statement);
        shortened(&text.replace(['*', '`'], ""))
    }
}

/// The beginning of a text, in one line.
pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 72;
    let line: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= LONGEST {
        return line;
    }
    let cut: String = line.chars().take(LONGEST).collect();
    let end = cut.rfind(' ').unwrap_or(cut.len());
    format!("{}...", &cut[..end])
}
