//! `coverline rules`: what a rule says, by its id.

use clap::Args;
use game::rulebook::{Rule, Rulebook, render};
use serde::Serialize;
use table::RuleSet;

use crate::failure::{Failure, answer};
use crate::input::to_json;
use crate::options::Options;

/// Prints a rule of the rule books by its id, with the examples that show it
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline rules KT24-ACT-CHARGE-04
  coverline rules KT24-WR-BLAST --lang it
  coverline rules KT21-SHOOT-09
  coverline rules --list kt21
  coverline rules --json KT24-COV-02")]
pub struct Rules {
    /// The id of a rule, a ruling or an example, or the beginning of several (KT24-WR-BLAST)
    #[arg(required_unless_present = "list")]
    id: Option<String>,
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
            (Some(id), None) => look_up(id, options),
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

fn look_up(id: &str, options: Options) -> Result<(), Failure> {
    let unknown = |near: Vec<&str>| {
        let cut: String = id.chars().take(40).collect();
        let what = match near.as_slice() {
            [] => "no rule has this id; coverline rules --list kt24 lists them".to_owned(),
            near => format!("no rule has this id; near it: {}", near.join(", ")),
        };
        Failure::input(cut, what)
    };
    let books = match options.rules.map(Rulebook::of).or_else(|| Rulebook::holding(id)) {
        Some(book) => vec![book],
        None => RuleSet::ALL.map(Rulebook::of).to_vec(),
    };
    let mut found: Vec<&Rule> = books.iter().filter_map(|book| book.find(id)).collect();
    if found.is_empty() {
        found = books.iter().flat_map(|book| book.group(id)).collect();
    }
    if found.is_empty() {
        let nearest = books.iter().flat_map(|book| book.nearest(id)).take(5);
        return Err(unknown(nearest.collect()));
    }
    if options.json {
        let entries: Vec<Entry<'_>> = found.iter().map(|rule| entry(rule)).collect();
        return match entries.as_slice() {
            [only] => answer(&to_json(only)),
            all => answer(&to_json(&all)),
        };
    }
    let language = options.language();
    let pages: Vec<String> = found.into_iter().map(|rule| render(rule, language, PAGE)).collect();
    answer(&pages.join("\n"))
}

fn entry(rule: &Rule) -> Entry<'_> {
    let shown_by = Rulebook::of(rule.set).cited_by(&rule.id);
    Entry { rule, shown_by: shown_by.map(|example| example.id.as_str()).collect() }
}
