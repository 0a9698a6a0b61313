//! `coverline rules`: what a rule says, by its id or by a word.

use clap::Args;
use game::Speech;
use game::rulebook::{Rule, Rulebook, render, render_short};
use serde::Serialize;
use table::RuleSet;

use crate::failure::{Failure, answer};
use crate::input::to_json;
use crate::options::Options;
use crate::paint::{Ink, paint};

/// Finds rules of the rule books by a word, or prints one by its id
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline rules cover
  coverline rules Piercing --rules kt24
  coverline rules couvert --lang fr
  coverline rules KT24-ACT-CHARGE-04
  coverline rules --long KT24-ACT-CHARGE-04
  coverline rules KT24-WR-BLAST --lang it
  coverline rules KT21-SHOOT-09
  coverline rules --list kt21
  coverline rules --json KT24-COV-02")]
pub struct Rules {
    /// A word, or the id of a rule, a ruling or an example, or the beginning of several (KT24-WR-BLAST)
    #[arg(required_unless_present = "list", value_name = "WORD|ID")]
    id: Option<String>,
    /// Add what is for specialists: sources and remarks, citations, examples and tests
    #[arg(long)]
    long: bool,
    /// List the ids and titles of a rule set instead
    #[arg(long, value_name = "RULES", conflicts_with = "id")]
    list: Option<RuleSet>,
}

/// A rule as programs read it.
#[derive(Debug, Serialize)]
struct Entry<'a> {
    #[serde(flatten)]
    rule: &'a Rule,
    /// The examples that show it.
    shown_by: Vec<&'a str>,
}

/// A line of the list of rules.
#[derive(Debug, Serialize)]
struct Listed<'a> {
    id: &'a str,
    kind: game::rulebook::Kind,
    title: String,
}

/// How wide a page is where nobody says: the width of an ordinary terminal.
const PAGE: usize = 80;

impl Rules {
    /// Prints what was asked for.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        match (&self.id, self.list) {
            (_, Some(set)) => answer(&list(Rulebook::of(set), options)),
            (Some(id), None) => look_up(id, self.long, options),
            // The command line does not let this through.
            (None, None) => Err(Failure::input("ID", "missing")),
        }
    }
}

fn list(book: &Rulebook, options: Options) -> String {
    let listed = book.rules().iter().map(|rule| Listed {
        id: &rule.id,
        kind: rule.kind,
        title: rule.heading(),
    });
    if options.json {
        return to_json(&listed.collect::<Vec<_>>());
    }
    let width = book.rules().iter().map(|rule| rule.id.len()).max().unwrap_or(0);
    listed.map(|entry| format!("{:width$}  {}\n", entry.id, entry.title)).collect()
}

fn look_up(id: &str, long: bool, options: Options) -> Result<(), Failure> {
    let books = match options.rules.map(Rulebook::of).or_else(|| Rulebook::holding(id)) {
        Some(book) => vec![book],
        None => RuleSet::ALL.map(Rulebook::of).to_vec(),
    };
    let mut found: Vec<&Rule> = books.iter().filter_map(|book| book.find(id)).collect();
    if found.is_empty() {
        found = books.iter().flat_map(|book| book.group(id)).collect();
    }
    let speech = Speech::new(options.language());
    if found.is_empty() {
        let about: Vec<&Rule> =
            books.iter().flat_map(|book| book.about(id, speech.language())).collect();
        if about.is_empty() {
            return Err(unknown(id, &books, &speech));
        }
        return answer(&match options.json {
            true => to_json(&about.iter().map(|rule| entry(rule)).collect::<Vec<_>>()),
            false => told(id, &about, long, &speech),
        });
    }
    if options.json {
        let entries: Vec<Entry<'_>> = found.iter().map(|rule| entry(rule)).collect();
        return match entries.as_slice() {
            [only] => answer(&to_json(only)),
            all => answer(&to_json(&all)),
        };
    }
    let pages: Vec<String> = found.into_iter().map(|rule| page(rule, long, &speech)).collect();
    answer(&pages.join("\n"))
}

/// A rule for people; with everything for specialists, if that is wanted.
fn page(rule: &Rule, long: bool, speech: &Speech) -> String {
    if long { render(rule, speech, PAGE) } else { render_short(rule, speech, PAGE) }
}

/// The rules that speak of a word: one in full, the others by their titles under the rule sets that they are of.
fn told(word: &str, about: &[&Rule], long: bool, speech: &Speech) -> String {
    let args = [("number", about.len().to_string()), ("word", word.to_owned())];
    let mut text = paint(&speech.text("book-found", &args), Ink::Bold) + "\n\n";
    let best = best(about, speech);
    if let Some(best) = best {
        text += &page(best, long, speech);
    }
    let width = about.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
    for group in about.chunk_by(|one, next| one.set == next.set) {
        let Some(set) = group.first().map(|rule| rule.set) else { continue };
        let others = group.iter().filter(|rule| best.is_none_or(|best| best.id != rule.id));
        let lines: String = others
            .map(|rule| {
                let heading = Rulebook::of(set).heading_in(rule, speech.language());
                format!("{:width$}  {heading}\n", rule.id)
            })
            .collect();
        if !lines.is_empty() {
            let name = speech.text(&format!("rule-set-{set}"), &[]);
            text += &format!("\n{}\n{lines}", paint(&name, Ink::Bold));
        }
    }
    text + "\n" + &speech.text("book-more", &[]) + "\n"
}

/// The rule that is printed in full: the best of a book that is told in the reader's language, else the best of the
/// first book.
fn best<'a>(about: &[&'a Rule], speech: &Speech) -> Option<&'a Rule> {
    let mut firsts = about.chunk_by(|one, next| one.set == next.set).filter_map(<[_]>::first);
    let told = |rule: &&&Rule| Rulebook::of(rule.set).prose(speech.language()).is_some();
    firsts.clone().find(told).or_else(|| firsts.next()).copied()
}

fn unknown(id: &str, books: &[&Rulebook], speech: &Speech) -> Failure {
    let cut: String = id.chars().take(40).collect();
    let near: Vec<&str> = books.iter().flat_map(|book| book.nearest(id)).take(5).collect();
    if !near.is_empty() {
        return Failure::input(cut, format!("no rule has this id; near it: {}", near.join(", ")));
    }
    let words = books.iter().flat_map(|book| book.terms(speech.language()));
    let words: Vec<&str> = words.map(|(_, word)| word).collect();
    let near = game::meant(id, words.iter().copied());
    Failure::input(
        cut,
        match near.first() {
            Some(near) => format!("no rule has this id or speaks of it; did you mean {near}?"),
            None => "no rule has this id or speaks of it; coverline rules --list kt24 lists them"
                .to_owned(),
        },
    )
}

fn entry(rule: &Rule) -> Entry<'_> {
    let shown_by = Rulebook::of(rule.set).cited_by(&rule.id);
    Entry { rule, shown_by: shown_by.map(|example| example.id.as_str()).collect() }
}
