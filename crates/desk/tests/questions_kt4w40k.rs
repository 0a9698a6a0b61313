//! Sight and moves of models on a battlefield, as the book's examples and the geometry have them.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use desk::{Budget, ReachQuestion, ReachReport, SightQuestion, SightReport};
use game::Language;
use serde_json::{Value, json};
use std::ops::ControlFlow;

/// A table with a ruin to stand on and a low wall, and what stands on it.
fn table(models: Value) -> Value {
    json!({
        "rules": "kt4w40k",
        "killzone": {
            "size": [48, 36],
            "terrain": [
                { "name": "ruin", "bottom": 0, "top": 3, "vantage": true,
                  "footprint": [[20, 20], [28, 20], [28, 28], [20, 28]] },
                { "name": "barricade", "bottom": 0, "top": 1,
                  "footprint": [[10, 4], [10.5, 4], [10.5, 8], [10, 8]] },
            ],
        },
        "models": models,
    })
}

fn model(id: &str, side: u8, at: [f64; 2]) -> Value {
    json!({ "id": id, "side": side, "at": at, "base_mm": 25.4, "height": 1.5 })
}

fn with(mut model: Value, field: &str, value: Value) -> Value {
    model[field] = value;
    model
}

fn sight(models: Value, from: &str, to: &str, rules: &[&str]) -> SightReport {
    let mut asked = table(models);
    (asked["from"], asked["to"]) = (from.into(), to.into());
    asked["weapon_rules"] = json!(rules);
    let question: SightQuestion = serde_json::from_value(asked).unwrap();
    question.answer(Language::English).unwrap()
}

fn rules_of(report: &SightReport) -> Vec<&str> {
    report.why.iter().map(|cause| cause.rule).collect()
}

fn reach(models: Value, action: &str, limit: f64, to: Option<[f64; 2]>) -> ReachReport {
    let mut asked = table(models);
    (asked["model"], asked["action"], asked["limit"]) = ("A".into(), action.into(), limit.into());
    if let Some(to) = to {
        asked["to"] = json!(to);
    }
    let question: ReachQuestion = serde_json::from_value(asked).unwrap();
    let go_on = |_, _| ControlFlow::Continue(());
    question.answer(Language::English, Budget::UNLIMITED, go_on).unwrap()
}

/// Whether the move is legal, its length, and the rule that says so.
fn path(models: Value, action: &str, limit: f64, to: [f64; 2]) -> (bool, Option<f64>, String) {
    let ReachReport::Path(found) = reach(models, action, limit, Some(to)) else {
        panic!("a place was asked for")
    };
    (found.legal, found.length, found.why[0].rule.to_owned())
}

#[test]
fn an_enemy_in_the_open_is_a_target() {
    let found =
        sight(json!([model("A", 1, [3.0, 3.0]), model("B", 2, [3.0, 14.0])]), "A", "B", &[]);
    assert_eq!(found.distance, Some(10.0), "from base to base");
    let said = (found.visible, found.obscured, found.cover, found.engaged);
    assert_eq!(said, (true, false, false, false));
    assert!(found.valid_target && !found.cover_save);
    let expected = ["K4W-BASE-03", "K4W-BASE-06", "K4W-SHOOT-06", "K4W-BASE-07", "K4W-SHOOT-16"];
    assert_eq!(rules_of(&found), expected);
}

#[test]
fn distance_counts_heights() {
    let high = with(model("B", 2, [24.0, 24.0]), "z", json!(3));
    let found = sight(json!([model("A", 1, [15.0, 24.0]), high]), "A", "B", &[]);
    // Eight inches along, three up.
    assert!((found.distance.unwrap() - 73.0_f64.sqrt()).abs() < 1e-9, "{found:?}");
    assert!(found.cover && found.cover_save, "INFANTRY wholly on a ruin: {found:?}");
}

#[test]
fn what_stands_in_the_line_makes_it_harder_to_hit() {
    let (a, b) = (model("A", 1, [3.0, 12.0]), model("B", 2, [3.0, 24.0]));
    let between = |words: Value| with(model("C", 2, [3.0, 18.0]), "keywords", words);
    let infantry = json!([a, b, between(json!(["INFANTRY"]))]);
    let found = sight(infantry, "A", "B", &[]);
    assert!(found.visible && found.obscured && found.valid_target, "example 25: {found:?}");
    let vehicle = json!([a, b, between(json!(["VEHICLE"]))]);
    assert!(!sight(vehicle, "A", "B", &[]).obscured, "example 26");
    let over = json!([model("A", 1, [6.0, 6.0]), model("B", 2, [16.0, 6.0])]);
    assert!(sight(over, "A", "B", &[]).obscured, "a barricade in the line");
}

#[test]
fn a_ruin_hides_who_is_behind_it() {
    let models = json!([model("A", 1, [24.0, 10.0]), model("B", 2, [24.0, 32.0])]);
    let found = sight(models, "A", "B", &[]);
    assert!(!found.visible && !found.valid_target && !found.obscured, "{found:?}");
    assert!(found.why.iter().any(|why| why.rule == "K4W-BASE-06" && why.text.contains("ruin")));
}

#[test]
fn weapons_reach_as_far_as_their_range() {
    let models = || json!([model("A", 1, [3.0, 3.0]), model("B", 2, [3.0, 16.0])]);
    assert!(sight(models(), "A", "B", &["Range 12\"", "Assault 2"]).valid_target);
    let short = sight(models(), "A", "B", &["Range 11\"", "Heavy 1"]);
    assert!(!short.valid_target);
    assert_eq!(rules_of(&short).last(), Some(&"K4W-SHOOT-16"));
}

#[test]
fn whoever_is_engaged_is_no_target() {
    let close = json!([model("A", 1, [3.0, 3.0]), model("B", 2, [3.0, 4.9])]);
    let found = sight(close, "A", "B", &["Pistol 1"]);
    assert!(found.engaged && !found.valid_target && !found.cover_save, "{found:?}");
    let friend =
        json!([model("A", 1, [3.0, 3.0]), model("B", 2, [3.0, 14.0]), model("F", 1, [3.0, 15.5]),]);
    let found = sight(friend, "A", "B", &[]);
    assert!(!found.engaged && !found.valid_target, "a friend is engaged with it: {found:?}");
}

#[test]
fn a_character_hides_behind_whoever_is_closer() {
    let hero = || with(model("B", 2, [3.0, 24.0]), "keywords", json!(["INFANTRY", "CHARACTER"]));
    let a = || model("A", 1, [3.0, 12.0]);
    let guarded = sight(json!([a(), hero(), model("C", 2, [8.0, 16.0])]), "A", "B", &[]);
    assert!(!guarded.valid_target);
    assert_eq!(rules_of(&guarded).last(), Some(&"K4W-SHOOT-18"));
    let alone = sight(json!([a(), hero(), model("C", 2, [12.0, 30.0])]), "A", "B", &[]);
    assert!(alone.valid_target, "it is the closest: {alone:?}");
}

#[test]
fn moves_keep_away_from_enemies() {
    let models = || json!([model("A", 1, [3.0, 3.0]), model("B", 2, [3.0, 9.0])]);
    let away = path(models(), "normal", 6.0, [7.0, 6.0]);
    assert_eq!(away, (true, Some(5.0), "K4W-MOVE-06".to_owned()));
    let close = path(models(), "advance", 9.0, [3.0, 7.5]);
    assert_eq!((close.0, close.2.as_str()), (false, "K4W-BASE-05"), "within 1\" of B");
    let far = path(models(), "normal", 6.0, [10.0, 3.0]);
    assert_eq!((far.0, far.2.as_str()), (false, "K4W-MOVE-06"));
}

#[test]
fn a_charge_ends_within_an_inch_of_an_enemy() {
    let models = || json!([model("A", 1, [3.0, 3.0]), model("B", 2, [3.0, 14.5])]);
    // Ten and a half inches apart: a move of nine and a half gets to one inch.
    let there = path(models(), "charge", 9.5, [3.0, 12.5]);
    assert_eq!((there.0, there.2.as_str()), (true, "K4W-CHARGE-05"), "{there:?}");
    let short = path(models(), "charge", 9.4, [3.0, 12.4]);
    assert_eq!((short.0, short.2.as_str()), (false, "K4W-CHARGE-05"));
    let nobody = json!([model("A", 1, [3.0, 3.0]), model("B", 2, [3.0, 17.0])]);
    let far = path(nobody, "charge", 18.0, [3.0, 15.2]);
    assert_eq!((far.0, far.2.as_str()), (false, "K4W-CHARGE-03"), "more than 12\" away");
}

#[test]
fn only_who_is_engaged_falls_back() {
    let engaged = || json!([model("A", 1, [3.0, 3.0]), model("B", 2, [3.0, 4.5])]);
    let stays = path(engaged(), "normal", 6.0, [8.0, 3.0]);
    assert_eq!((stays.0, stays.2.as_str()), (false, "K4W-MOVE-05"));
    let leaves = path(engaged(), "fall_back", 6.0, [8.0, 3.0]);
    assert_eq!((leaves.0, leaves.2.as_str()), (true, "K4W-MOVE-08"), "{leaves:?}");
    let apart = json!([model("A", 1, [3.0, 3.0]), model("B", 2, [3.0, 9.0])]);
    assert_eq!(path(apart, "fall_back", 6.0, [8.0, 3.0]).2, "K4W-MOVE-08");
}

#[test]
fn infantry_climbs_and_flyers_pass_over() {
    let at = || model("A", 1, [24.0, 18.0]);
    let climbs = path(json!([at()]), "normal", 7.0, [24.0, 21.0]);
    assert!(climbs.0, "three up, three on: {climbs:?}");
    let short = path(json!([at()]), "normal", 5.0, [24.0, 21.0]);
    assert!(!short.0, "{short:?}");
    let flies = with(at(), "keywords", json!(["INFANTRY", "FLY"]));
    let over = path(json!([flies]), "normal", 12.0, [24.0, 30.0]);
    assert_eq!((over.0, over.1), (true, Some(12.0)), "{over:?}");
}

#[test]
fn a_region_holds_where_a_move_may_end() {
    let ReachReport::Region(found) =
        reach(json!([model("A", 1, [6.0, 14.0])]), "normal", 4.0, None)
    else {
        panic!("everywhere was asked about")
    };
    let points: Vec<[f64; 2]> = found.region.concat();
    assert!(points.len() > 8);
    assert!(points.iter().all(|[x, y]| (x - 6.0).hypot(y - 14.0) <= 4.2), "{points:?}");
}

#[test]
fn what_a_question_may_say() {
    let refused = |asked: Value| {
        let question: SightQuestion = serde_json::from_value(asked).unwrap();
        question.answer(Language::English).unwrap_err().to_string()
    };
    let mut asked = table(json!([model("A", 1, [3.0, 3.0]), model("B", 5, [3.0, 9.0])]));
    (asked["from"], asked["to"]) = ("A".into(), "B".into());
    assert!(refused(asked.clone()).contains("models[1].side"));
    asked["models"][1]["side"] = json!(4);
    asked["switches"] = json!({ "screen_by_gaps": "perhaps" });
    assert!(refused(asked.clone()).contains("switches"));
    asked["switches"] = json!({ "screen_by_gaps": true });
    let question: SightQuestion = serde_json::from_value(asked).unwrap();
    assert!(question.answer(Language::English).unwrap().valid_target);
}
