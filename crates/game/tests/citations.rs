//! Whoever reads a rule finds the code that plays it: every rule is cited in the doc comments there, and no two functions
//! claim to implement the same one.
//!
//! A doc comment that begins with ids, `KT18-MOVE-06, -07: how far ...`, claims them: the function is where the rule is
//! implemented. Further on, `(KT18-MOVE-06)`, ids are references: the function is a part of that rule, or asks for it.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use game::rulebook::{Kind, Rule, Rulebook};
use table::RuleSet;

/// The rule sets, and the rooms in which each is played.
const PLAYED: [(RuleSet, [&str; 2]); 4] = [
    (RuleSet::KT18, ["kt18", "battle"]),
    (RuleSet::KT21, ["kt21", "skirmish"]),
    (RuleSet::KT24, ["kt24", "skirmish"]),
    (RuleSet::KT4W40K, ["kt4w40k", "battle"]),
];

/// A file, and its text without tests.
struct Source {
    path: PathBuf,
    text: String,
}

/// What a doc comment says, in one line, and the code that it is of: the line after it and its attributes.
struct Documented {
    comment: String,
    code: String,
}

fn sources(folder: &Path, all: &mut Vec<Source>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let text = text.split("#[cfg(test)]").next().unwrap().to_owned();
            all.push(Source { path, text });
        }
    }
}

fn crates() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The doc comments of a text.
fn documented(text: &str) -> Vec<Documented> {
    let mut all = Vec::new();
    let mut comment: Vec<&str> = Vec::new();
    let mut in_attribute = false;
    for line in text.lines().map(str::trim) {
        let said = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
        if let Some(said) = said {
            comment.push(said.trim());
        } else if in_attribute || line.starts_with("#[") {
            in_attribute = !line.ends_with(']');
        } else if !comment.is_empty() {
            all.push(Documented { comment: comment.join(" "), code: line.to_owned() });
            comment.clear();
        }
    }
    all
}

/// The name of the function that a line of code begins.
fn function(code: &str) -> Option<&str> {
    let (before, rest) = code.split_once("fn ")?;
    let modifier = |word: &str| word.starts_with("pub") || ["const", "async"].contains(&word);
    let name = rest.split(['(', '<']).next()?;
    before.split_whitespace().all(modifier).then_some(name)
}

/// The ids that a doc comment claims: those that it begins with, up to a colon or a full stop.
fn claimed(prefix: &str, comment: &str) -> BTreeSet<String> {
    let is_id = |word: &str| {
        word.contains('-')
            && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
    };
    let Some((head, _)) = comment.split_once([':', '.']) else { return BTreeSet::new() };
    let mut words = head.split([' ', ',']).filter(|word| !word.is_empty());
    let only_ids = words.all(|word| is_id(word) || ["and", "to"].contains(&word));
    if only_ids { cited(prefix, head) } else { BTreeSet::new() }
}

/// The ids that a text cites: in full, and after one in short, `KT18-MOVE-06, -07` and `KT18-MOVE-06 to -08`.
fn cited(prefix: &str, text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (at, _) in text.match_indices(prefix) {
        let is_word = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
        let end = text[at..].find(|c| !is_word(c)).map_or(text.len(), |length| at + length);
        let id = text[at..end].trim_end_matches('-');
        let numbered = id.rsplit_once('-').and_then(|(stem, n)| Some((stem, n.parse().ok()?)));
        let Some((stem, mut last)) = numbered else {
            ids.insert(id.to_owned());
            continue;
        };
        let mut note = |number: u32| ids.insert(format!("{stem}-{number:02}"));
        note(last);
        let mut rest = &text[end..];
        loop {
            let range = rest.strip_prefix(" to -");
            let Some(tail) = range.or_else(|| rest.strip_prefix(", -")) else { break };
            let digits = tail.find(|c: char| !c.is_ascii_digit()).unwrap_or(tail.len());
            let Ok(next) = tail[..digits].parse::<u32>() else { break };
            let first = if range.is_some() { last + 1 } else { next };
            (first..=next).for_each(|number| {
                note(number);
            });
            (last, rest) = (next, &tail[digits..]);
        }
    }
    ids
}

fn played(rooms: [&str; 2]) -> Vec<Source> {
    let mut all = Vec::new();
    for room in rooms {
        sources(&crates().join(room).join("src"), &mut all);
    }
    all
}

#[test]
fn every_rule_is_cited_where_it_is_played() {
    for (rules, rooms) in PLAYED {
        let sources = played(rooms);
        let comments = sources.iter().flat_map(|source| documented(&source.text));
        let cited: BTreeSet<String> =
            comments.flat_map(|item| cited(rules.prefix(), &item.comment)).collect();
        let book = Rulebook::of(rules).rules().iter();
        let missing: Vec<&str> = book
            .filter(|rule| rule.kind == Kind::Statement)
            .map(|rule| rule.id.as_str())
            .filter(|id| !cited.contains(*id))
            .collect();
        assert!(missing.is_empty(), "{} rules are not cited: {missing:?}", missing.len());
    }
}

#[test]
fn what_the_code_cites_is_in_the_book() {
    for (rules, rooms) in PLAYED {
        let book = Rulebook::of(rules);
        let sources = played(rooms);
        for id in sources.iter().flat_map(|source| cited(rules.prefix(), &source.text)) {
            // The name of a weapon rule stands for all that the book says of it.
            let all_of_it = format!("{id}-");
            let known = |rule: &Rule| rule.id == id || rule.id.starts_with(&all_of_it);
            assert!(book.rules().iter().any(known), "{id} is not in the book");
        }
    }
}

/// A rule has one implementation, in whatever room.
#[test]
fn no_two_functions_claim_a_rule() {
    let mut all = Vec::new();
    let mut rooms: Vec<PathBuf> =
        fs::read_dir(crates()).unwrap().map(|entry| entry.unwrap().path()).collect();
    rooms.sort();
    rooms.iter().for_each(|room| sources(&room.join("src"), &mut all));
    for rules in RuleSet::ALL {
        let mut claims: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for Source { path, text } in &all {
            for Documented { comment, code } in documented(text) {
                let Some(name) = function(&code) else { continue };
                for id in claimed(rules.prefix(), &comment) {
                    let path = path.strip_prefix(crates()).unwrap().display();
                    claims.entry(id).or_default().push(format!("{name} in {path}"));
                }
            }
        }
        assert!(claims.len() > 50, "{rules}: only {} rules are claimed", claims.len());
        claims.retain(|_, functions| functions.len() > 1);
        assert!(claims.is_empty(), "claimed twice: {claims:#?}");
    }
}

#[test]
fn claims_are_told_from_references() {
    let text = "\
/// KT18-MOVE-06, -07 and KT18-TAC-01: how far
/// it goes (KT18-WALL-01).
#[must_use]
pub(crate) const fn limit(of: u8) -> u8 {

    /// How far it goes: KT18-MOVE-08.
    fn reach<T>() {}

/// KT18-MOVE-09.
const NEAR: u8 = 1;
";
    let read = documented(text).into_iter().map(|item| {
        let claims = claimed("KT18-", &item.comment).into_iter().collect::<Vec<_>>().join(" ");
        (function(&item.code).map(str::to_owned), claims)
    });
    let expected = [
        (Some("limit"), "KT18-MOVE-06 KT18-MOVE-07 KT18-TAC-01"),
        (Some("reach"), ""),
        (None, "KT18-MOVE-09"),
    ];
    let expected = expected.map(|(name, ids)| (name.map(str::to_owned), ids.to_owned()));
    assert_eq!(read.collect::<Vec<_>>(), expected);
}

#[test]
fn short_citations_are_read() {
    let text =
        "KT18-MOVE-06, -07 and KT18-TAC-01 to -03, KT18-WALL-01, 7, KT18-WR-HOT and K4W-MOVE-01";
    let found = cited("KT18-", text);
    let expected = ["MOVE-06", "MOVE-07", "TAC-01", "TAC-02", "TAC-03", "WALL-01", "WR-HOT"];
    assert_eq!(found, expected.map(|id| format!("KT18-{id}")).into());
}
