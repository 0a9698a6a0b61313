//! Finds the entries of a rule book.
//!
//! The books are written for people, each in its own manner. An entry is
//! - a table row whose first cell is an id (`| KT24-FF-01 | ...`, `| D-01 | ...`);
//! - a paragraph that begins with an id in bold (`**KT21-FF-01 — Title. [S]** ...`, `**EX-01 Title** ...`),
//!   with the tables and paragraphs that follow it;
//! - a numbered row of a table with a column of recommended rulings;
//! - a numbered item of the section of worked examples.

use table::RuleSet;

use super::markdown::{cells, heading, leading_bold, numbered};
use super::rule::{Kind, Rule};

/// Every entry of the book, without its citations, which need all ids to be known.
pub(super) fn rules(set: RuleSet, text: &str) -> Vec<Rule> {
    let mut reader = Reader::new(set);
    for (number, line) in text.lines().enumerate() {
        reader.line(number + 1, line.trim_end());
    }
    for rule in &mut reader.rules {
        rule.statement = rule.statement.trim().to_owned();
        // A few rules are said in full by their title.
        if rule.statement == "." {
            rule.statement = rule.title.clone().unwrap_or_default();
        }
    }
    reader.rules
}

struct Reader {
    set: RuleSet,
    rules: Vec<Rule>,
    section: String,
    /// The header of the table that is being read.
    header: Option<Vec<String>>,
    /// Whether the line stands in a block of code.
    code: bool,
    /// Whether the lines that follow still belong to the last entry.
    open: bool,
    /// The bold line over a group of numbered examples: its title and the situation they share.
    group: Option<(String, String)>,
}

impl Reader {
    fn new(set: RuleSet) -> Self {
        Self {
            set,
            rules: Vec::new(),
            section: String::new(),
            header: None,
            code: false,
            open: false,
            group: None,
        }
    }

    fn line(&mut self, number: usize, line: &str) {
        let fence = line.starts_with("```");
        if fence || self.code {
            // In code `#` begins a comment and `|` is no table.
            self.code ^= fence;
            self.append(line);
        } else if let Some((_, title)) = heading(line) {
            title.clone_into(&mut self.section);
            (self.header, self.open, self.group) = (None, false, None);
        } else if line == "---" {
            self.open = false;
        } else if let Some(cells) = cells(line) {
            self.row(number, line, &cells);
        } else {
            self.header = None;
            if !self.bold_paragraph(number, line) && !self.numbered_example(number, line) {
                self.append(line);
            }
        }
    }

    fn row(&mut self, number: usize, line: &str, cells: &[&str]) {
        let Some(header) = &self.header else {
            self.header = Some(cells.iter().map(|&cell| cell.to_owned()).collect());
            self.append(line);
            return;
        };
        let Some(id) = row_id(self.set, header, cells) else {
            self.append(line);
            return;
        };
        let noted = header.iter().map(String::as_str).zip(cells.iter().copied()).skip(1);
        let mut rule = self.entry(number, id, Kind::Statement);
        for (name, cell) in noted {
            match name {
                "Statement" => cell.clone_into(&mut rule.statement),
                "Recommended ruling" | "Ruling" => {
                    rule.kind = Kind::Ruling;
                    cell.clone_into(&mut rule.statement);
                }
                "Question" | "Topic" => rule.title = Some(cell.to_owned()),
                _ => rule.columns.push((name.to_owned(), cell.to_owned())),
            }
        }
        self.rules.push(rule);
        self.open = false;
    }

    /// `**ID — Title. [tag]** (source) text`, or `**Title** — text` over a group of examples.
    fn bold_paragraph(&mut self, number: usize, line: &str) -> bool {
        let Some((bold, rest)) = leading_bold(line) else { return false };
        let (word, title) = bold.split_once(' ').unwrap_or((bold, ""));
        let Some((id, kind)) = paragraph_id(self.set, word) else {
            if !self.section.ends_with("Worked examples") {
                return false;
            }
            let given = rest.trim().trim_start_matches('—').trim();
            self.group = Some((bold.to_owned(), given.to_owned()));
            self.open = false;
            return true;
        };
        let mut rule = self.entry(number, id, kind);
        let (title, tag) = cut_tag(title.trim_start_matches('—').trim());
        if !title.is_empty() {
            rule.title = Some(title.trim_end_matches('.').to_owned());
        }
        let mut rest = rest.trim();
        let mut tag = tag.map(str::to_owned);
        if tag.is_none()
            && let Some((found, text)) =
                rest.strip_prefix('[').and_then(|text| text.split_once(']'))
        {
            tag = Some(found.to_owned());
            rest = text.trim_start();
        }
        if let Some(tag) = tag {
            rule.columns.push(("Basis".to_owned(), tag));
        }
        if let Some((name, noted, text)) = leading_note(rest, kind) {
            rule.columns.push((name.to_owned(), noted.to_owned()));
            rest = text;
        }
        rest.clone_into(&mut rule.statement);
        self.rules.push(rule);
        self.open = true;
        true
    }

    /// `7. *Title.* text` in the section of worked examples.
    fn numbered_example(&mut self, number: usize, line: &str) -> bool {
        if !self.section.ends_with("Worked examples") {
            return false;
        }
        let Some((count, text)) = numbered(line) else { return false };
        let id = format!("{}EX-{count:02}", self.set.prefix());
        let mut rule = self.entry(number, id, Kind::Example);
        let titled = text.strip_prefix('*').and_then(|text| text.split_once('*'));
        let (title, text) = titled.map_or((None, text), |(title, text)| (Some(title), text));
        rule.title = title.map(|title| title.trim_end_matches('.').to_owned());
        text.trim().clone_into(&mut rule.statement);
        if let Some((title, given)) = &self.group {
            rule.section = format!("{}: {title}", self.section);
            if !given.is_empty() {
                rule.columns.push(("Given".to_owned(), given.clone()));
            }
        }
        self.rules.push(rule);
        self.open = false;
        true
    }

    fn entry(&self, line: usize, id: String, kind: Kind) -> Rule {
        Rule {
            set: self.set,
            id,
            kind,
            section: self.section.clone(),
            title: None,
            statement: String::new(),
            columns: Vec::new(),
            cites: Vec::new(),
            line,
        }
    }

    /// Adds a line to the last entry, if it is still open.
    fn append(&mut self, line: &str) {
        if let Some(rule) = self.rules.last_mut().filter(|_| self.open) {
            rule.statement.push('\n');
            rule.statement.push_str(line);
        }
    }
}

/// The id of a table row, in full, if it is an entry at all.
fn row_id(set: RuleSet, header: &[String], cells: &[&str]) -> Option<String> {
    let first = *cells.first()?;
    if first.starts_with(set.prefix()) {
        return Some(first.to_owned());
    }
    if !header.iter().any(|name| name == "Recommended ruling" || name == "Ruling") {
        return None;
    }
    if let Ok(number) = first.parse::<u32>() {
        return Some(format!("{}OP-{number:02}", set.prefix()));
    }
    let (letters, number) = first.split_once('-')?;
    let short = letters.bytes().all(|b| b.is_ascii_uppercase()) && number.parse::<u32>().is_ok();
    (short && !letters.is_empty()).then(|| format!("{}{first}", set.prefix()))
}

/// The id that a bold paragraph begins with, in full, and what it says about the entry's kind.
fn paragraph_id(set: RuleSet, word: &str) -> Option<(String, Kind)> {
    let short = word.strip_prefix(set.prefix()).unwrap_or(word);
    let kind = if short.starts_with("EX-") {
        Kind::Example
    } else if short.starts_with("OP-") {
        Kind::Ruling
    } else if short.len() < word.len() {
        Kind::Statement
    } else {
        return None;
    };
    Some((format!("{}{short}", set.prefix()), kind))
}

/// Cuts `Title. [S-FR]` into the title and what the brackets hold.
fn cut_tag(title: &str) -> (&str, Option<&str>) {
    match title.strip_suffix(']').and_then(|title| title.rsplit_once('[')) {
        Some((title, tag)) => (title.trim(), Some(tag)),
        None => (title, None),
    }
}

/// The brackets that a text opens with, when they hold its sources or, in an example, what it shows.
fn leading_note(text: &str, kind: Kind) -> Option<(&'static str, &str, &str)> {
    let (noted, rest) = text.strip_prefix('(')?.split_once(')')?;
    let rest = rest.strip_prefix('.').unwrap_or(rest).trim_start();
    let sourced = ["FR:", "ES:"].iter().any(|source| noted.starts_with(source));
    match kind {
        Kind::Example => Some(("Shows", noted, rest)),
        _ if sourced => Some(("Source", noted, rest)),
        _ => None,
    }
}
