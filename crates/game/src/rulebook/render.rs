//! A rule as people read it in a terminal.

use super::Rulebook;
use super::markdown::plain;
use super::rule::{Kind, Rule};
use super::tests_of::tests_of;
use crate::language::Language;
use crate::speech::Speech;

/// Narrower than this, words would stand one under the other.
const NARROWEST: usize = 20;

/// The entry with everything that the book says about it, as plain text in lines of at most `width`
/// letters where words allow, with a line break at the end.
///
/// The books are in English. In another language, the headings are in its words, what has been told in it comes before
/// the book's own text, and the terms of the rule are listed with the words that the book's glossary has for them.
#[must_use]
pub fn render(rule: &Rule, speech: &Speech, width: usize) -> String {
    let mut page = begun(rule, speech, width);
    let say = |id: &str| speech.text(id, &[]);
    let book = Rulebook::of(rule.set);
    if !rule.columns.is_empty() {
        page.blank();
        for (name, cell) in &rule.columns {
            page.wrapped(&format!("{name}: {}", plain(cell)), 2, 4);
        }
    }
    if !rule.cites.is_empty() {
        page.blank();
        let ids = [("ids", rule.cites.join(", "))];
        page.wrapped(&speech.text("book-see", &ids), 0, 4);
    }
    let examples: Vec<&Rule> = book.cited_by(&rule.id).collect();
    if !examples.is_empty() {
        page.blank();
        page.line(&say("book-examples"));
        for example in examples {
            let title = example.title.as_deref().unwrap_or(&example.statement);
            page.wrapped(&format!("{} {}", example.id, plain(title)), 2, 4);
        }
    }
    let tests: Vec<_> = tests_of(&rule.id).collect();
    if !tests.is_empty() {
        page.blank();
        page.line(&say("book-tests"));
        for test in tests {
            page.wrapped(&format!("{} {}, {}", test.id, test.title, test.file), 2, 4);
        }
    }
    page.glossary(rule, speech);
    page.text
}

/// What the entry says, for people: its title, its text and, in another language than English, its terms.
#[must_use]
pub fn render_short(rule: &Rule, speech: &Speech, width: usize) -> String {
    let mut page = begun(rule, speech, width);
    page.glossary(rule, speech);
    page.text
}

/// The title and the text of an entry.
fn begun(rule: &Rule, speech: &Speech, width: usize) -> Page {
    let say = |id: &str| speech.text(id, &[]);
    let mut page = Page { text: String::new(), width: width.max(NARROWEST) };
    let kind = match rule.kind {
        Kind::Statement => String::new(),
        Kind::Ruling => format!(" ({})", say("book-ruling")),
        Kind::Example => format!(" ({})", say("book-example")),
    };
    match &rule.title {
        Some(title) => page.wrapped(&format!("{}{kind} {}", rule.id, plain(title)), 0, 4),
        None => page.wrapped(&format!("{}{kind}", rule.id), 0, 4),
    }
    page.wrapped(&format!("{}, {}", rule.set, plain(&rule.section)), 0, 4);
    page.blank();
    // The book is in English; where it has been told in the reader's language, that comes first.
    if let Some(passage) = Rulebook::of(rule.set).told(rule, speech.language()) {
        page.wrapped(&plain(&passage.text), 0, 0);
        page.blank();
    }
    page.body(&rule.statement);
    page
}

struct Page {
    text: String,
    width: usize,
}

impl Page {
    fn blank(&mut self) {
        self.text.push('\n');
    }

    /// The terms of a rule with the words of the reader's language for them.
    fn glossary(&mut self, rule: &Rule, speech: &Speech) {
        let language = speech.language();
        let terms = Rulebook::of(rule.set).terms_of(rule, language);
        if language == Language::English || terms.is_empty() {
            return;
        }
        self.blank();
        self.line(&speech.text("book-terms", &[("language", language.to_string())]));
        for (english, word) in terms {
            self.wrapped(&format!("{english}: {word}"), 2, 4);
        }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Paragraphs in wrapped lines; tables and code as they stand.
    fn body(&mut self, statement: &str) {
        let mut code = false;
        for line in statement.lines() {
            if line.starts_with("```") {
                code = !code;
            } else if code || line.starts_with('|') {
                self.line(&format!("  {line}"));
            } else if line.is_empty() {
                self.blank();
            } else {
                self.wrapped(&plain(line), 0, 0);
            }
        }
    }

    /// Words in lines of the page's width, the first line indented by `first`, the others by `others`.
    fn wrapped(&mut self, text: &str, first: usize, others: usize) {
        let mut indent = first;
        let mut used = 0;
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let length = word.chars().count();
            if used > indent && used + 1 + length > self.width {
                self.text.push('\n');
                (indent, used) = (others, 0);
            }
            if used == 0 {
                self.text.extend(std::iter::repeat_n(' ', indent));
                used = indent;
            } else {
                self.text.push(' ');
                used += 1;
            }
            self.text.push_str(word);
            used += length;
        }
        self.text.push('\n');
    }
}
