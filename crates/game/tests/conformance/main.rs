//! The worked examples of the rule books, as data in `conformance/`: every one is played, and every rule id
//! of a book must be shown by one.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod charged;
mod drawn;
mod edition;
mod example;
mod heights;
mod kt18_facts;
mod kt18_scene;
mod kt21_scene;
mod kt24_scene;
mod kt4w40k_facts;
mod kt4w40k_scene;
mod kt4w40k_unit;
mod scene;
mod script;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use example::{Told, Unobservable};
use game::rulebook::{Kind, Rulebook, tests_of};
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use script::Staged;
use table::RuleSet;

fn folder(set: RuleSet) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../conformance").join(set.id())
}

fn examples<G: Staged>() -> Vec<(String, G::Example)> {
    let set = G::RULE_SET;
    let mut all = Vec::new();
    let mut files: Vec<_> = fs::read_dir(folder(set)).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    for path in files {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name == "unobservable.toml" {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let file: example::File<G::Example> =
            toml::from_str(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        all.extend(file.example.into_iter().map(|example| (name.clone(), example)));
    }
    all
}

fn unobservable(set: RuleSet) -> Vec<Unobservable> {
    let text = fs::read_to_string(folder(set).join("unobservable.toml")).unwrap();
    toml::from_str::<example::UnobservableFile>(&text).unwrap().rule
}

fn every_example_holds<G: Staged>() {
    let all = examples::<G>();
    assert!(!all.is_empty());
    let mut failures = Vec::new();
    for (file, example) in &all {
        if let Err(failure) = script::play::<G>(example) {
            failures.push(format!("{file}: {}: {failure}", example.id()));
        }
    }
    let (failed, all, list) = (failures.len(), all.len(), failures.join("\n"));
    assert!(failures.is_empty(), "{failed} of {all} fail:\n{list}");
}

fn every_example_of_the_book_is_there_once<G: Staged>() {
    let mut seen = BTreeSet::new();
    for (file, example) in &examples::<G>() {
        assert!(seen.insert(example.id().to_owned()), "{file}: {} stands twice", example.id());
    }
    let book = Rulebook::of(G::RULE_SET);
    let missing: Vec<&str> = book
        .rules()
        .iter()
        .filter(|rule| rule.kind == Kind::Example && !seen.contains(rule.id.as_str()))
        .map(|rule| rule.id.as_str())
        .collect();
    assert!(missing.is_empty(), "worked examples without data: {missing:?}");
}

fn every_rule_is_shown<G: Staged>() {
    let set = G::RULE_SET;
    let book = Rulebook::of(set);
    let mut shown = BTreeSet::new();
    for (file, example) in examples::<G>() {
        for id in example.shows() {
            // A module's rules stand in the book that it comes from.
            let known = Rulebook::holding(id).is_some_and(|book| book.find(id).is_some());
            assert!(known, "{file}: {} shows unknown {id}", example.id());
            shown.insert(id.clone());
        }
    }
    let hidden = unobservable(set);
    for rule in &hidden {
        assert!(book.find(&rule.id).is_some(), "unobservable.toml: unknown {}", rule.id);
        assert!(!rule.reason.trim().is_empty(), "unobservable.toml: {} has no reason", rule.id);
        assert!(!shown.contains(&rule.id), "{} is listed as unobservable but shown", rule.id);
    }
    let missing: Vec<&str> = book
        .rules()
        .iter()
        .filter(|rule| rule.kind != Kind::Example)
        .map(|rule| rule.id.as_str())
        .filter(|id| !shown.contains(*id) && !hidden.iter().any(|rule| rule.id == *id))
        .collect();
    assert!(missing.is_empty(), "{} rules without an example: {missing:?}", missing.len());
}

#[test]
fn every_kt18_example_holds() {
    every_example_holds::<Kt18>();
}

#[test]
fn every_kt21_example_holds() {
    every_example_holds::<Kt21>();
}

#[test]
fn every_kt24_example_holds() {
    every_example_holds::<Kt24>();
}

#[test]
fn every_kt4w40k_example_holds() {
    every_example_holds::<Kt4w40k>();
}

#[test]
fn every_kt18_example_of_the_book_is_there_once() {
    every_example_of_the_book_is_there_once::<Kt18>();
}

#[test]
fn every_kt21_example_of_the_book_is_there_once() {
    every_example_of_the_book_is_there_once::<Kt21>();
}

#[test]
fn every_kt24_example_of_the_book_is_there_once() {
    every_example_of_the_book_is_there_once::<Kt24>();
}

#[test]
fn every_kt4w40k_example_of_the_book_is_there_once() {
    every_example_of_the_book_is_there_once::<Kt4w40k>();
}

#[test]
fn every_kt18_rule_is_shown() {
    every_rule_is_shown::<Kt18>();
}

#[test]
fn every_kt21_rule_is_shown() {
    every_rule_is_shown::<Kt21>();
}

#[test]
fn every_kt24_rule_is_shown() {
    every_rule_is_shown::<Kt24>();
}

#[test]
fn every_kt4w40k_rule_is_shown() {
    every_rule_is_shown::<Kt4w40k>();
}

fn every_file_is_embedded<G: Staged>() {
    for (file, example) in examples::<G>() {
        let path = format!("conformance/{}/{file}", G::RULE_SET.id());
        let known = tests_of(example.id()).any(|test| test.file == path);
        assert!(known, "{path}: {} is not embedded; list the file in tests_of.rs", example.id());
    }
}

#[test]
fn every_file_of_examples_is_known_to_the_rule_book() {
    every_file_is_embedded::<Kt18>();
    every_file_is_embedded::<Kt21>();
    every_file_is_embedded::<Kt24>();
    every_file_is_embedded::<Kt4w40k>();
}
