//! Rules found by a word, in the reader's language.

use super::rule::{Kind, Rule};
use super::{Language, Rulebook};

/// How well a rule speaks of a word; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// Its title is the word.
    Title,
    /// Its title or the name of its group holds the word.
    InTitle,
    /// Its section holds it.
    Section,
    /// What it says holds it.
    Text,
}

impl Rulebook {
    /// The rules that speak of a word, those that are about it first, examples last. The word may be one of the book's
    /// glossary in the reader's language.
    #[must_use]
    pub fn about(&self, word: &str, language: Language) -> Vec<&Rule> {
        let word = word.trim().to_lowercase();
        if word.chars().count() < 2 {
            return Vec::new();
        }
        // What the reader calls it, and what the book does.
        let mut words = vec![word.clone()];
        let named = self.terms(language).filter(|(_, term)| term.to_lowercase() == word);
        words.extend(named.map(|(english, _)| english.to_lowercase()));
        words.dedup();
        let mut found: Vec<(bool, Fit, &Rule)> = self
            .rules()
            .iter()
            .filter_map(|rule| {
                let fit = words.iter().filter_map(|word| fit(rule, word)).min()?;
                Some((rule.kind == Kind::Example, fit, rule))
            })
            .collect();
        // A stable sort: what fits equally well stays in the order of the book.
        found.sort_by_key(|(example, fit, _)| (*example, *fit));
        found.into_iter().map(|(.., rule)| rule).collect()
    }
}

fn fit(rule: &Rule, word: &str) -> Option<Fit> {
    let title = rule.title.as_deref().unwrap_or_default().to_lowercase();
    let title = title.replace(['*', '`'], "");
    // A weapon rule is told as a group of its own: KT24-WR-PIERCING-01.
    let in_id = rule.id.to_lowercase().split('-').any(|part| part == word.replace(' ', ""));
    if title.trim() == word {
        Some(Fit::Title)
    } else if in_id || holds(&title, word) {
        Some(Fit::InTitle)
    } else if holds(&rule.section.to_lowercase(), word) {
        Some(Fit::Section)
    } else {
        holds(&rule.statement.to_lowercase(), word).then_some(Fit::Text)
    }
}

/// Whether a text holds a word at the beginning of one of its own words.
fn holds(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        before.is_none_or(|letter| !letter.is_alphanumeric())
    })
}
