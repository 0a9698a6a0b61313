//! Questions about a table that is described in the question itself, as a server gets them.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::ops::ControlFlow;

use desk::{Budget, ReachQuestion, ReachReport, SightQuestion};
use game::Language;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn table(rules: &str) -> Value {
    json!({
        "rules": rules,
        "killzone": { "size": [30, 22], "terrain": [
            { "type": "heavy", "bottom": 0, "top": 3, "footprint": [[9, 9], [11, 9], [11, 13], [9, 13]] }
        ] },
        "models": [
            { "id": "scout", "side": 1, "at": [5, 11], "base_mm": 32, "height": 1.5, "order": "engage" },
            { "id": "guard", "side": 2, "at": [15, 11], "base_mm": 32, "height": 1.5, "order": "engage" }
        ]
    })
}

fn asking<T: DeserializeOwned>(rules: &str, more: Value) -> T {
    let mut question = table(rules);
    for (name, value) in more.as_object().unwrap() {
        question[name] = value.clone();
    }
    serde_json::from_value(question).unwrap()
}

fn go_on(_: u64, _: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn sight_is_told_in_the_language_and_by_the_names_of_the_question() {
    let question: SightQuestion = asking("kt24", json!({ "from": "scout", "to": "guard" }));
    let english = question.answer(Language::English).unwrap();
    assert!(!english.visible && !english.valid_target);
    let hidden = &english.why[0];
    assert!(hidden.rule.starts_with("KT24-") && hidden.line.is_some());
    assert!(english.why.iter().any(|cause| cause.text.contains("guard")), "{english:?}");
    let french = question.answer(Language::French).unwrap();
    assert_ne!(hidden.text, french.why[0].text);
}

#[test]
fn a_field_that_does_not_fit_is_named() {
    let lost: SightQuestion = asking("kt21", json!({ "from": "scout", "to": "nobody" }));
    assert_eq!(lost.answer(Language::English).unwrap_err().field, "to");
    let future: SightQuestion = asking("kt40", json!({ "from": "scout", "to": "guard" }));
    assert_eq!(future.answer(Language::English).unwrap_err().field, "rules");
    let walk = json!({ "model": "scout", "action": "reposition", "limit": 6 });
    let old: ReachQuestion = asking("kt21", walk);
    let refused = old.answer(Language::English, Budget::UNLIMITED, go_on).unwrap_err();
    assert_eq!(refused.field, "action");
}

#[test]
fn a_region_costs_no_more_than_the_budget_and_stops_when_told_to() {
    let walk = json!({ "model": "scout", "action": "dash", "limit": 3 });
    let question: ReachQuestion = asking("kt24", walk);
    let whole = question.answer(Language::English, Budget::work(1_000_000), go_on).unwrap();
    let ReachReport::Region(region) = whole else { panic!("asked for a region") };
    assert_eq!(region.region.len(), 1);

    let stop = |_, _| ControlFlow::Break(());
    let mut told = std::collections::BTreeSet::new();
    for language in Language::ALL {
        let poor = question.answer(language, Budget::work(1_000), go_on).unwrap_err();
        let late = question.answer(language, Budget::UNLIMITED, stop).unwrap_err();
        assert_eq!((poor.field.as_str(), late.field.as_str()), ("limit", "limit"));
        told.extend([poor.what, late.what]);
    }
    assert_eq!(told.len(), 8, "two reasons in four languages: {told:?}");

    let mut seen = 0;
    let stopped = question.answer(Language::English, Budget::UNLIMITED, |looked, of| {
        assert!(of > 1_000);
        seen = looked;
        if looked < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!((stopped.unwrap_err().field.as_str(), seen), ("limit", 100));
}

#[test]
fn a_place_comes_with_its_path() {
    let walk = json!({ "model": "scout", "action": "reposition", "limit": 6, "to": [8, 15] });
    let question: ReachQuestion = asking("kt24", walk);
    let answer = question.answer(Language::English, Budget::work(0), go_on).unwrap();
    let ReachReport::Path(path) = answer else { panic!("asked for a path") };
    assert!(path.legal);
    assert_eq!(path.length, Some(5.0));
    assert_eq!(path.path, [[5.0, 11.0], [8.0, 15.0]]);
}
