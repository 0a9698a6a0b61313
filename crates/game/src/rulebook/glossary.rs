//! The words that the sources of a rule book use for its English terms.

use super::markdown::{cells, heading, is_ruler};
use super::rule::Rule;
use crate::language::Language;

/// One term of a glossary.
#[derive(Debug)]
pub(super) struct Term {
    /// What this project and the official English text call it.
    pub(super) english: String,
    /// Whether rules write it with its capital, so that the stat Move is not every move.
    name: bool,
    words: Vec<(Language, String)>,
}

impl Term {
    /// What the source in that language calls it; the English term itself for English.
    pub(super) fn word(&self, language: Language) -> Option<&str> {
        if language == Language::English {
            return Some(&self.english);
        }
        self.words.iter().find(|(of, _)| *of == language).map(|(_, word)| word.as_str())
    }
}

/// The language of a glossary's column, by the first word of its heading.
fn of_column(name: &str) -> Option<Language> {
    match name.split(' ').next()? {
        "English" => Some(Language::English),
        "French" => Some(Language::French),
        "Spanish" => Some(Language::Spanish),
        "Italian" => Some(Language::Italian),
        _ => None,
    }
}

/// The terms of all tables of the section called Glossary.
///
/// Some glossaries begin every row with a capital; capitals say nothing there.
pub(super) fn terms(text: &str) -> Vec<Term> {
    let mut terms = Vec::new();
    let mut inside = false;
    let mut columns: Option<Vec<Option<Language>>> = None;
    let mut capitals_mean_names = false;
    for line in text.lines() {
        if let Some((level, title)) = heading(line) {
            inside = if level <= 2 { title.ends_with("Glossary") } else { inside };
        }
        let Some(cells) = cells(line).filter(|_| inside) else {
            columns = None;
            continue;
        };
        match &columns {
            None => columns = Some(cells.iter().map(|&name| of_column(name)).collect()),
            Some(columns) if !is_ruler(&cells) => {
                let first = terms.len();
                row(columns, &cells, &mut terms);
                capitals_mean_names |= terms.get(first).is_some_and(|term| !term.name);
            }
            Some(_) => {}
        }
    }
    if !capitals_mean_names {
        terms.iter_mut().for_each(|term| term.name = false);
    }
    terms
}

/// Adds the terms of one row: several if all its languages list equally many.
fn row(columns: &[Option<Language>], cells: &[&str], terms: &mut Vec<Term>) {
    let mut english = None;
    let mut words = Vec::new();
    for (language, &cell) in columns.iter().zip(cells) {
        match language {
            Some(Language::English) => english = Some(cell),
            // A dash or a remark in brackets says that the source has no such word.
            Some(language) if !cell.starts_with(['—', '(']) => words.push((*language, cell)),
            _ => {}
        }
    }
    let Some(english) = english else { return };
    for mark in [" = ", "; ", " / ", ", "] {
        let Some(parts) = list(english, mark) else { continue };
        let split: Option<Vec<(Language, Vec<&str>)>> = words
            .iter()
            .map(|&(language, word)| {
                let items = list(word, mark).filter(|items| items.len() == parts.len())?;
                Some((language, items))
            })
            .collect();
        let Some(split) = split else { continue };
        let noun = if mark == "; " { None } else { shared_noun(&parts) };
        for (place, part) in parts.iter().enumerate() {
            let words = split.iter().map(|(language, words)| (*language, words[place]));
            match noun {
                Some(noun) if place + 1 < parts.len() => {
                    terms.push(term(&format!("{part} {noun}"), words));
                }
                _ => terms.push(term(part, words)),
            }
        }
        return;
    }
    terms.push(term(english, words.into_iter()));
}

/// The items of a list, or `None` for a single item and where the mark stands inside brackets.
fn list<'a>(cell: &'a str, mark: &str) -> Option<Vec<&'a str>> {
    let parts: Vec<&str> = cell.split(mark).map(str::trim).collect();
    let whole = parts.iter().all(|part| part.matches('(').count() == part.matches(')').count());
    (parts.len() > 1 && whole).then_some(parts)
}

/// The noun that only the last item spells out: "friendly / enemy operative" is two operatives.
fn shared_noun<'a>(parts: &[&'a str]) -> Option<&'a str> {
    let (last, others) = parts.split_last()?;
    let (_, noun) = last.split_once(' ')?;
    (!noun.contains(' ') && others.iter().all(|other| !other.contains(' '))).then_some(noun)
}

fn term<'a>(english: &str, words: impl Iterator<Item = (Language, &'a str)>) -> Term {
    let words = words.map(|(language, word)| (language, word.to_owned())).collect();
    let name = english.starts_with(|c: char| !c.is_lowercase());
    Term { english: english.to_owned(), name, words }
}

/// The terms that a rule uses, in the order of the glossary.
///
/// The longest terms are looked for first, so that "intervening terrain" is not also "terrain".
pub(super) fn used<'a>(terms: &'a [Term], rule: &Rule) -> Vec<&'a Term> {
    let title = rule.title.as_deref().unwrap_or_default();
    let mut text = format!("{title}\n{}", rule.statement);
    let mut forms: Vec<(usize, &str)> = terms
        .iter()
        .enumerate()
        .flat_map(|(place, term)| spellings(&term.english).map(move |form| (place, form)))
        .collect();
    forms.sort_by_key(|&(place, form)| (std::cmp::Reverse(form.len()), place));
    let mut found = vec![false; terms.len()];
    for (place, form) in forms {
        while let Some((start, end)) = occurrence(&text, form, terms[place].name) {
            found[place] = true;
            // What belongs to this term is no longer there for shorter ones.
            text.replace_range(start..end, "\n");
        }
    }
    terms.iter().zip(found).filter(|(_, found)| *found).map(|(term, _)| term).collect()
}

/// How a term is written in rules: without remarks and parameters, or as the abbreviation in brackets.
pub(super) fn spellings(english: &str) -> impl Iterator<Item = &str> {
    let (name, remark) = match english.split_once('(') {
        Some((name, remark)) => (name, remark.split(')').next()),
        None => (english, None),
    };
    let name = name.trim().trim_end_matches(" x+").trim_end_matches(" x").trim_matches('"');
    let short = remark
        .filter(|remark| remark.len() > 1 && remark.bytes().all(|byte| byte.is_ascii_uppercase()));
    // One letter (M, W, A) is too little to be recognised by.
    [Some(name), short].into_iter().flatten().filter(|form| form.len() > 1)
}

/// Where a term occurs as a word of its own. Names are taken as they are, apart from a plural; other
/// terms may be inflected and may begin a sentence.
fn occurrence(text: &str, form: &str, name: bool) -> Option<(usize, usize)> {
    let endings: &[&str] = if name { &["", "s"] } else { &["", "s", "es", "d", "ed", "ing"] };
    let mut letters = form.chars();
    let first = letters.next()?;
    let others = letters.as_str();
    text.char_indices().find_map(|(start, letter)| {
        let same = letter == first || !name && letter.to_lowercase().eq(first.to_lowercase());
        let tail = text[start + letter.len_utf8()..].strip_prefix(others).filter(|_| same)?;
        if text[..start].ends_with(|c: char| c.is_alphanumeric() || c == '-') {
            return None;
        }
        let ending = &tail[..tail.find(|c: char| !c.is_alphanumeric()).unwrap_or(tail.len())];
        let end = text.len() - tail.len() + ending.len();
        endings.contains(&ending).then_some((start, end))
    })
}
