//! Rules found by a word, in the reader's language.

use table::RuleSet;

use super::fold::fold;
use super::markdown::{leading_bold, plain};
use super::prose::Passage;
use super::rule::{Kind, Rule, shortened};
use super::{BOOKS, Language, Rulebook, glossary};

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
    /// The rules that speak of a word, those that are about it first, examples last. The word may be one of the
    /// glossary or of the prose in the reader's language; capitals and accents do not matter.
    #[must_use]
    pub fn about(&self, word: &str, language: Language) -> Vec<&Rule> {
        let word = fold(word.trim());
        if word.chars().count() < 2 {
            return Vec::new();
        }
        let words = self.english(&word, language);
        let mut found: Vec<(bool, Fit, &Rule)> = self
            .rules()
            .iter()
            .filter_map(|rule| {
                let own = words.iter().filter_map(|word| fit(rule, word)).min();
                let told = self.told_of(rule, &word, language);
                Some((rule.kind == Kind::Example, own.into_iter().chain(told).min()?, rule))
            })
            .collect();
        // A stable sort: what fits equally well stays in the order of the book.
        found.sort_by_key(|(example, fit, _)| (*example, *fit));
        found.into_iter().map(|(.., rule)| rule).collect()
    }

    /// The heading of a rule in the reader's language, where the rules are told in it, else in the book's.
    #[must_use]
    pub fn heading_in(&self, rule: &Rule, language: Language) -> String {
        match self.told(rule, language) {
            Some(passage) => match leading_bold(&passage.text) {
                Some((name, _)) => plain(name).trim_end_matches('.').to_owned(),
                None => shortened(&plain(&passage.text)),
            },
            None => rule.heading(),
        }
    }

    /// The passage that tells a rule in a language other than the book's.
    pub(super) fn told(&self, rule: &Rule, language: Language) -> Option<&Passage> {
        let foreign = language != Language::English;
        self.prose(language).filter(|_| foreign)?.telling(&rule.id)
    }

    /// What the reader calls it, and what the book does. A word that is not in this book's glossary may be in another's.
    fn english(&self, word: &str, language: Language) -> Vec<String> {
        let mut words = vec![word.to_owned()];
        words.extend(self.named(word, language));
        if words.len() == 1 && language != Language::English {
            words.extend(BOOKS.iter().flat_map(|book| book.named(word, language)));
        }
        words.sort();
        words.dedup();
        words
    }

    /// The English of the terms and the weapon rules that are called so in that language.
    fn named(&self, word: &str, language: Language) -> Vec<String> {
        let terms = self.terms(language).filter(|(_, term)| holds(&fold(term), word));
        let mut words: Vec<String> = terms
            .flat_map(|(english, _)| glossary::spellings(english).map(fold).collect::<Vec<_>>())
            .collect();
        let chapters = self.prose(language).into_iter().flat_map(|prose| &prose.chapters);
        for passage in chapters.flat_map(|chapter| &chapter.passages) {
            let name = leading_bold(&passage.text).map(|(name, _)| fold(name));
            if name.is_some_and(|name| holds(&name, word)) {
                // A weapon rule is told as a group of its own: KT24-WR-PIERCING-01.
                let ids = passage.ids.iter().filter_map(|id| id.split("-WR-").nth(1));
                words.extend(ids.filter_map(|id| Some(fold(id.rsplit_once('-')?.0))));
            }
        }
        words.extend(weapon_rule(self.set(), word));
        words
    }

    /// The English names of the weapon rules that the book has.
    #[must_use]
    pub fn weapon_rules(&self) -> Vec<&str> {
        // KT24-WR-PIERCING-01, KT21-WR-STUN-FIGHT: the rule's name stands first.
        let ids = self.rules().iter().filter_map(|rule| rule.id.split("-WR-").nth(1));
        let groups: Vec<&str> = ids.filter_map(|id| id.split('-').next()).collect();
        let letters = |name: &str| -> String {
            name.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_uppercase).collect()
        };
        let named = |name: &str| {
            let name = letters(name);
            groups.iter().any(|group| *group == name)
        };
        let terms = self.terms(Language::English).flat_map(|(english, _)| {
            english.split(',').next().into_iter().flat_map(glossary::spellings)
        });
        let mut names: Vec<&str> = terms.filter(|name| named(name)).collect();
        names.dedup();
        names
    }

    /// A weapon rule of a card, such as `Piercing 1`, as cards of that language print it; as it stands where the book does
    /// not tell.
    #[must_use]
    pub fn weapon_rule_in(&self, rule: &str, language: Language) -> String {
        let names = self.weapon_rules().into_iter();
        let named = names.filter_map(|name| Some((name, rule.find(name)?)));
        // A name may be the beginning of another: Seek of Seek Light.
        let Some((name, at)) = named.max_by_key(|(name, _)| name.len()) else {
            return rule.to_owned();
        };
        let Some(word) = self.weapon_rule_name(name, language) else { return rule.to_owned() };
        format!("{}{word}{}", &rule[..at], &rule[at + name.len()..])
    }

    /// What the prose or else the glossary calls a weapon rule, without its number.
    fn weapon_rule_name(&self, english: &str, language: Language) -> Option<String> {
        let id =
            format!("{}WR-{}-01", self.set().prefix(), english.replace(' ', "").to_uppercase());
        let told = self.find(&id).and_then(|rule| self.told(rule, language));
        let told = told.and_then(|passage| Some(leading_bold(&passage.text)?.0));
        let listed = || {
            let mut terms = self.terms(language);
            terms.find_map(|(term, word)| {
                let first = term.split(',').next().unwrap_or(term);
                glossary::spellings(first).any(|name| name == english).then_some(word)
            })
        };
        let word = told.or_else(listed)?.split([',', '/', '(']).next()?;
        let word = word.trim().trim_end_matches('.').trim_end_matches(" x+").trim_end_matches(" x");
        Some(word.to_owned())
    }

    /// How well the prose in the reader's language speaks of a word where it tells a rule.
    fn told_of(&self, rule: &Rule, word: &str, language: Language) -> Option<Fit> {
        let passage = self.told(rule, language)?;
        let name = leading_bold(&passage.text).map_or("", |(name, _)| name);
        let name = fold(name);
        let bare = name.trim_end_matches('.').trim_end_matches(" x+").trim_end_matches(" x");
        let chapter = self.prose(language)?.chapter_of(&rule.id);
        if bare == word {
            Some(Fit::Title)
        } else if holds(&name, word) || holds(&fold(&self.heading_in(rule, language)), word) {
            Some(Fit::InTitle)
        } else if chapter.is_some_and(|chapter| holds(&fold(&chapter.title), word)) {
            Some(Fit::Section)
        } else {
            holds(&fold(&plain(&passage.text)), word).then_some(Fit::Text)
        }
    }
}

/// What the book calls a weapon rule that cards of some language call so, with a number where it takes one.
fn weapon_rule(set: RuleSet, word: &str) -> Option<String> {
    let read = |rule: &str| match set {
        RuleSet::KT21 => kt21::WeaponRules::read([rule]).ok().map(|rules| rules.to_string()),
        RuleSet::KT24 => kt24::WeaponRules::read([rule]).ok().map(|rules| rules.to_string()),
        // Weapons of the others have types, which the glossaries list.
        _ => None,
    };
    let english = ["", " 1", " 2\"", " 5+"].iter().find_map(|n| read(&format!("{word}{n}")))?;
    // 1" Devastating 2 is Devastating.
    let name = english.trim_matches(|c: char| !c.is_alphabetic());
    Some(fold(name)).filter(|name| !name.is_empty())
}

fn fit(rule: &Rule, word: &str) -> Option<Fit> {
    let title = fold(rule.title.as_deref().unwrap_or_default());
    let title = title.replace(['*', '`'], "");
    // A weapon rule is told as a group of its own: KT24-WR-PIERCING-01.
    let in_id = fold(&rule.id).split('-').any(|part| part == word.replace(' ', ""));
    if title.trim() == word {
        Some(Fit::Title)
    } else if in_id || holds(&title, word) {
        Some(Fit::InTitle)
    } else if holds(&fold(&rule.section), word) {
        Some(Fit::Section)
    } else {
        holds(&fold(&rule.statement), word).then_some(Fit::Text)
    }
}

/// Whether a text holds a word at the beginning of one of its own words.
fn holds(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        before.is_none_or(|letter| !letter.is_alphanumeric())
    })
}
