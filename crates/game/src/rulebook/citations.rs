//! Which entries of its book an entry refers to.
//!
//! The books shorten: `ACT-REPO-01 to -03`, `SETUP-07, 10`, `ACT-CHARGE-05, -07, -REPO-05`, `FF-03/04`,
//! `LOS-02..04`, `ACT-DASH-*`. A short form is completed from the id before it, and counts only if the
//! completed id is in the book, so that `CP -1` or a die of 10 is never taken for a rule.

use std::collections::HashMap;

use table::RuleSet;

use super::rule::Rule;

/// Fills in the citations of all entries.
pub(super) fn resolve(set: RuleSet, rules: &mut [Rule], places: &HashMap<String, usize>) {
    let ids: Vec<String> =
        rules.iter().map(|rule| rule.id[set.prefix().len()..].to_owned()).collect();
    for rule in rules.iter_mut() {
        let own = &rule.id[set.prefix().len()..];
        let mut finder = Finder {
            prefix: set.prefix(),
            ids: &ids,
            places,
            last: own.to_owned(),
            found: Vec::new(),
        };
        finder.read(&rule.statement);
        for (_, noted) in &rule.columns {
            own.clone_into(&mut finder.last);
            finder.read(noted);
        }
        let mut cites = Vec::new();
        for short in finder.found {
            let id = format!("{}{short}", set.prefix());
            if id != rule.id && !cites.contains(&id) {
                cites.push(id);
            }
        }
        rule.cites = cites;
    }
}

/// Reads a text from left to right. Ids are without the rule set's prefix here.
struct Finder<'a> {
    prefix: &'static str,
    ids: &'a [String],
    places: &'a HashMap<String, usize>,
    /// The id that a short form would continue.
    last: String,
    found: Vec<String>,
}

impl Finder<'_> {
    fn read(&mut self, text: &str) {
        let mut rest = text;
        let mut before = ' ';
        while let Some(next) = rest.chars().next() {
            let fresh = !before.is_alphanumeric() && before != '-';
            let taken = if !fresh {
                0
            } else if next.is_ascii_uppercase() {
                self.cited(rest)
            } else if next == '-' {
                self.continued(rest)
            } else {
                0
            };
            if taken > 0 {
                rest = self.chain(&rest[taken..]);
                before = '0';
            } else {
                rest = &rest[next.len_utf8()..];
                before = next;
            }
        }
    }

    /// Notes the id that the text begins with, or the ids of the group; how much of the text it took.
    fn cited(&mut self, text: &str) -> usize {
        let word = word(text);
        let short = word.strip_prefix(self.prefix).unwrap_or(word);
        if self.known(short) {
            self.note(short.to_owned());
            return word.len();
        }
        if !word.contains('-') {
            return 0;
        }
        let stem = format!("{short}-");
        let group: Vec<String> =
            self.ids.iter().filter(|id| id.starts_with(&stem)).cloned().collect();
        if group.is_empty() {
            return 0;
        }
        group.into_iter().for_each(|id| self.note(id));
        word.len()
    }

    /// Notes `-05` or `-DASH-05`, completed from the last id; how much of the text it took.
    fn continued(&mut self, text: &str) -> usize {
        let Some(tail) = text.strip_prefix('-') else { return 0 };
        let word = word(tail);
        let mut stem = self.last.as_str();
        while let Some((shorter, _)) = stem.rsplit_once('-') {
            stem = shorter;
            let id = format!("{stem}-{word}");
            if self.known(&id) {
                self.note(id);
                return word.len() + 1;
            }
        }
        0
    }

    /// Follows the list or range that goes on after an id; what is left of the text.
    fn chain<'t>(&mut self, mut text: &'t str) -> &'t str {
        loop {
            let range = [" to ", ".."].iter().find_map(|mark| text.strip_prefix(mark));
            if let Some(tail) = range
                && let Some(taken) = self.range(tail)
            {
                text = &tail[taken..];
                continue;
            }
            let list = [", ", "/", " and "].iter().find_map(|mark| text.strip_prefix(mark));
            let Some(tail) = list else { return text };
            let taken = match tail.chars().next() {
                Some('-') => self.continued(tail),
                Some('0'..='9') => self.bare_number(tail),
                Some('A'..='Z') => self.cited(tail),
                _ => 0,
            };
            if taken == 0 {
                return text;
            }
            text = &tail[taken..];
        }
    }

    /// Notes everything after the last id up to the one that the text begins with.
    fn range(&mut self, text: &str) -> Option<usize> {
        let word = word(text.strip_prefix('-').unwrap_or(text));
        let taken = text.len() - text.strip_prefix('-').unwrap_or(text).len() + word.len();
        let (stem, first) = self.last.rsplit_once('-')?;
        let first: u32 = first.parse().ok()?;
        let short = word.strip_prefix(self.prefix).unwrap_or(word);
        let until = match short.rsplit_once('-') {
            Some((same, until)) if same == stem => until,
            Some(_) => return None,
            None => short,
        };
        let until: u32 = until.parse().ok()?;
        let stem = stem.to_owned();
        let between: Vec<String> = (first + 1..=until)
            .map(|number| format!("{stem}-{number:02}"))
            .filter(|id| self.known(id))
            .collect();
        between.into_iter().for_each(|id| self.note(id));
        Some(taken)
    }

    /// Notes `10` in `SETUP-07, 10`: two digits and then the end of an item.
    fn bare_number(&mut self, text: &str) -> usize {
        let word = word(text);
        let ends = text[word.len()..].chars().next().is_none_or(|next| ",;:)/.".contains(next));
        let (true, 2, Some((stem, _))) = (ends, word.len(), self.last.rsplit_once('-')) else {
            return 0;
        };
        let id = format!("{stem}-{word}");
        if !self.known(&id) {
            return 0;
        }
        self.note(id);
        2
    }

    fn known(&self, short: &str) -> bool {
        self.places.contains_key(&format!("{}{short}", self.prefix))
    }

    fn note(&mut self, short: String) {
        self.last.clone_from(&short);
        self.found.push(short);
    }
}

/// The capitals, digits and hyphens that the text begins with, without a hyphen at the end.
fn word(text: &str) -> &str {
    let end = text
        .find(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'))
        .unwrap_or(text.len());
    text[..end].trim_end_matches('-')
}
