//! `docs/editions.md` sets Kill Team 2021 beside Kill Team 2024. It is written by this test: what the games do
//! when asked, and sentences whose rule ids are in the books.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic wherever it fails")]

mod actions;
mod attacks;
mod battle;
mod confines;
mod page;
mod stage;
mod switches;
mod targets;
mod weapons;

use std::path::Path;

use game::rulebook::Rulebook;
use kt21::Kt21;
use kt24::Kt24;
use page::Table;
use table::Playable;

const HEAD: &str = "\
# Kill Team 2021 beside Kill Team 2024

What differs between the two editions, as the program plays them. A test writes this page: cells are what the games
answer when they are asked, or a sentence with its rules; `coverline rules ID` prints a rule. Words in `this type` are
those of the [notation](notation.md) and the [protocol](protocol.md). Where one value stands for both, both agree.
";

/// The same question to both editions.
#[macro_export]
macro_rules! ask {
    ($question:ident $(, $argument:expr)*) => {
        [$question::<kt21::Kt21>($($argument),*), $question::<kt24::Kt24>($($argument),*)]
    };
}

fn page() -> String {
    let tables: [Table; 9] = [
        battle::table(),
        actions::table(),
        actions::movement(),
        targets::table(),
        attacks::table(),
        weapons::shared(),
        weapons::alone(),
        confines::table(),
        switches::table(),
    ];
    let mut page = HEAD.to_owned();
    for table in &tables {
        page += &table.markdown();
    }
    page
}

#[test]
fn the_page_is_what_the_editions_do() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/editions.md");
    let fresh = page();
    if std::env::var_os("COVERLINE_WRITE_DOCS").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let rewrite = "COVERLINE_WRITE_DOCS=1 cargo test -p coverline-game --test editions";
    assert!(kept == fresh, "docs/editions.md is stale; rewrite it: {rewrite}");
}

#[test]
fn every_rule_on_the_page_and_in_our_rulings_is_in_its_book() {
    for text in [page(), include_str!("../../../../docs/rules/rulings.md").to_owned()] {
        let words =
            text.split(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
        let ids: Vec<&str> = words
            .filter(|id| ["KT18-", "KT21-", "KT24-"].iter().any(|set| id.starts_with(set)))
            .collect();
        for id in &ids {
            let book = Rulebook::holding(id).unwrap();
            let known = book.find(id).is_some() || book.group(id).next().is_some();
            assert!(known, "{id} is in no book");
        }
        assert!(ids.len() > 40, "{} ids", ids.len());
    }
}

#[test]
fn the_editions_are_the_two_that_the_page_names() {
    assert_eq!([Kt21::RULE_SET.id(), Kt24::RULE_SET.id()], ["kt21", "kt24"]);
}
