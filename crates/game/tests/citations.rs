//! Whoever reads a rule of a rule set with phases finds the code that plays it: every rule is cited there.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use game::rulebook::{Kind, Rulebook};
use table::RuleSet;

/// The rule sets, and the rooms in which each is played.
const PLAYED: [(RuleSet, [&str; 2]); 2] =
    [(RuleSet::Kt18, ["kt18", "battle"]), (RuleSet::Kt4w40k, ["kt4w40k", "battle"])];

fn sources(folder: &Path, texts: &mut Vec<String>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push(fs::read_to_string(&path).unwrap());
        }
    }
}

/// The ids that a text cites: in full, and after one in short, `KT18-MOVE-06, -07` and `KT18-MOVE-06 to -08`.
fn cited(prefix: &str, text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (at, _) in text.match_indices(prefix) {
        let is_word = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
        let end = text[at..].find(|c| !is_word(c)).map_or(text.len(), |length| at + length);
        let Some((stem, number)) = text[at..end].rsplit_once('-') else { continue };
        let Ok(mut last) = number.parse::<u32>() else { continue };
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

fn cited_in_the_code(rules: RuleSet, rooms: [&str; 2]) -> BTreeSet<String> {
    let mut texts = Vec::new();
    for room in rooms {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(room).join("src");
        sources(&folder, &mut texts);
    }
    texts.iter().flat_map(|text| cited(rules.prefix(), text)).collect()
}

#[test]
fn every_rule_is_cited_where_it_is_played() {
    for (rules, rooms) in PLAYED {
        let cited = cited_in_the_code(rules, rooms);
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
        for id in cited_in_the_code(rules, rooms) {
            assert!(Rulebook::of(rules).find(&id).is_some(), "{id} is not in the book");
        }
    }
}

#[test]
fn short_citations_are_read() {
    let text = "KT18-MOVE-06, -07 and KT18-TAC-01 to -03, KT18-WALL-01, 7 and K4W-MOVE-01";
    let found = cited("KT18-", text);
    let expected = ["MOVE-06", "MOVE-07", "TAC-01", "TAC-02", "TAC-03", "WALL-01"];
    assert_eq!(found, expected.map(|id| format!("KT18-{id}")).into());
}
