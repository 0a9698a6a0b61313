//! The rules told as a book: chapters, passages and diagrams, in one language.
//!
//! The files of `docs/rules/prose` are Markdown of a small kind. A chapter begins with its title and its key,
//! `## Shooting {#shooting}`; a passage with the ids that it tells, without the rule set's prefix, `[SHOOT-01 RUL-39] ...`;
//! a line `![EX-24 sight A1 B1] ...` after it is a diagram with its caption ([`Diagram`]).

use table::RuleSet;

use super::diagram::Diagram;
use super::markdown::heading;

/// A rule set's rules in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Prose {
    /// What the book is called.
    pub title: String,
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// Its name in addresses, the same in all languages.
    pub key: String,
    /// Its title.
    pub title: String,
    /// What it says.
    pub passages: Vec<Passage>,
}

/// A paragraph, with the rules and rulings that it tells.
#[derive(Clone, Debug, PartialEq)]
pub struct Passage {
    /// Their full ids.
    pub ids: Vec<String>,
    /// What it says, in the books' Markdown.
    pub text: String,
    /// What is drawn beside it.
    pub diagrams: Vec<Diagram>,
}

impl Prose {
    /// Reads a file. What is not of the form is left out; the tests allow nothing of the kind.
    pub(super) fn read(set: RuleSet, text: &str) -> Self {
        let mut prose = Self { title: String::new(), chapters: Vec::new() };
        for line in text.lines().map(str::trim_end).filter(|line| !line.is_empty()) {
            match heading(line) {
                Some((1, title)) => title.clone_into(&mut prose.title),
                Some((_, title)) => prose.chapters.push(Chapter::begun(title)),
                None => {
                    if let Some(chapter) = prose.chapters.last_mut() {
                        chapter.line(set, line);
                    }
                }
            }
        }
        prose
    }

    /// The passage that tells a rule, by its full id.
    #[must_use]
    pub fn telling(&self, id: &str) -> Option<&Passage> {
        let passages = self.chapters.iter().flat_map(|chapter| &chapter.passages);
        passages.into_iter().find(|passage| passage.ids.iter().any(|one| one == id))
    }

    /// The chapter in which a rule is told, by its full id.
    #[must_use]
    pub fn chapter_of(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| {
            chapter.passages.iter().any(|passage| passage.ids.iter().any(|one| one == id))
        })
    }
}

impl Chapter {
    /// `Shooting {#shooting}`.
    fn begun(heading: &str) -> Self {
        let (title, key) = heading.split_once(" {#").unwrap_or((heading, ""));
        let key = key.trim_end_matches('}').to_owned();
        Self { key, title: title.to_owned(), passages: Vec::new() }
    }

    fn line(&mut self, set: RuleSet, line: &str) {
        if let Some((drawn, caption)) =
            line.strip_prefix("![").and_then(|rest| rest.split_once("] "))
        {
            let passage = self.passages.last_mut();
            if let Some((passage, diagram)) = passage.zip(Diagram::read(set, drawn, caption)) {
                passage.diagrams.push(diagram);
            }
        } else if let Some((ids, text)) =
            line.strip_prefix('[').and_then(|rest| rest.split_once("] "))
        {
            let ids = ids.split(' ').map(|id| format!("{}{id}", set.prefix())).collect();
            self.passages.push(Passage { ids, text: text.to_owned(), diagrams: Vec::new() });
        }
    }
}
