//! `coverline reach`: single places and whole regions.

use crate::running::{model, part, run};
use serde_json::{Value, json};

fn question(models: &[Value], action: &str, limit: f64, to: Option<[f64; 2]>) -> Value {
    let mut question = json!({
        "rules": "kt24", "killzone": { "size": [30, 22] },
        "models": models, "model": "M", "action": action, "limit": limit,
    });
    if let Some(to) = to {
        question["to"] = json!(to);
    }
    question
}

fn ask(question: &Value) -> Value {
    run(&["reach", "--json", "-"], &question.to_string()).json()
}

fn with_enemy(at: [f64; 2]) -> [Value; 2] {
    [model("M", 1, [5.0, 5.0], "engage"), model("E", 2, at, "engage")]
}

#[test]
fn moves_of_2021_have_their_own_words_and_rules() {
    let models = with_enemy([12.0, 5.0]);
    let asked = |action: &str, limit: f64, to: [f64; 2]| {
        let mut question = question(&models, action, limit, Some(to));
        question["rules"] = "kt21".into();
        ask(&question)
    };
    let legal = asked("normal_move", 6.0, [9.9, 5.0]);
    assert_eq!((&legal["legal"], &legal["length"]), (&json!(true), &json!(4.9)));
    assert!(legal["why"][0]["rule"].as_str().unwrap().starts_with("KT21-ACT-"), "{legal}");
    let near = asked("normal_move", 6.0, [10.0, 5.0]);
    assert_eq!(near["legal"], false);
    assert!(near["why"][0]["rule"].as_str().unwrap().starts_with("KT21-"), "{near}");
    assert_eq!(asked("charge", 8.0, [10.5, 5.0])["legal"], true);
    assert_eq!(asked("charge", 8.0, [9.9, 5.0])["legal"], false);
    assert_eq!(asked("dash", 3.0, [8.0, 5.0])["legal"], true);
    assert_eq!(asked("dash", 3.0, [8.1, 5.0])["legal"], false);
    assert_eq!(asked("fall_back", 6.0, [5.0, 8.0])["legal"], false, "nobody to fall back from");
    let mut rounded = question(&models, "normal_move", 6.0, Some([9.9, 5.0]));
    rounded["rules"] = "kt21".into();
    rounded["switches"] = json!({ "round_move_increments": true });
    assert_eq!(ask(&rounded)["length"], 5.0);
}

#[test]
fn reposition_stops_outside_control_range() {
    let models = with_enemy([12.0, 5.0]);
    let legal = ask(&question(&models, "reposition", 6.0, Some([9.9, 5.0])));
    assert_eq!(legal["legal"], true, "EX-09");
    assert_eq!(legal["length"], 4.9);
    assert_eq!(legal["path"], json!([[5.0, 5.0], [9.9, 5.0]]));
    assert_eq!(legal["why"][0]["rule"], "KT24-ACT-REPO-02");
    let illegal = ask(&question(&models, "reposition", 6.0, Some([10.0, 5.0])));
    assert_eq!(illegal["legal"], false, "EX-09");
    assert_eq!((&illegal["length"], &illegal["path"]), (&Value::Null, &json!([])));
    assert_eq!(illegal["why"][0]["rule"], "KT24-ACT-REPO-03");
}

#[test]
fn a_path_round_control_range_costs_more_than_the_straight_one() {
    let models = with_enemy([8.0, 6.6]);
    let short = ask(&question(&models, "reposition", 6.0, Some([11.0, 5.0])));
    assert_eq!(short["legal"], false, "EX-10");
    let long = ask(&question(&models, "reposition", 7.0, Some([11.0, 5.0])));
    assert_eq!(long["legal"], true);
    assert!(long["length"].as_f64().unwrap() > 6.0);
}

#[test]
fn charges_have_to_arrive() {
    let cases = [
        ([14.0, 5.0], 8.0, [12.0, 5.0], true),
        ([16.0, 5.0], 8.0, [14.0, 5.0], false),
        ([14.0, 5.0], 6.0, [12.0, 5.0], false),
        ([14.0, 5.0], 8.0, [11.9, 5.0], false),
    ];
    for (enemy, limit, to, legal) in cases {
        let answer = ask(&question(&with_enemy(enemy), "charge", limit, Some(to)));
        assert_eq!(answer["legal"], legal, "EX-15: {enemy:?} {limit} {to:?}");
    }
}

#[test]
fn engaged_models_may_only_fall_back() {
    let models = [model("M", 1, [10.0, 10.0], "engage"), model("E", 2, [11.5, 10.0], "engage")];
    for (action, legal) in
        [("reposition", false), ("dash", false), ("charge", false), ("fall_back", true)]
    {
        let answer = ask(&question(&models, action, 6.0, Some([6.0, 10.0])));
        assert_eq!(answer["legal"], legal, "EX-11: {action}");
    }
    let near = ask(&question(&models, "fall_back", 6.0, Some([9.6, 10.0])));
    assert_eq!(near["why"][0]["rule"], "KT24-ACT-FALLBACK-03", "EX-13");
}

#[test]
fn a_place_on_a_vantage_point_is_reached_by_climbing() {
    let mut loft = part([7.0, 11.0], [3.0, 7.0], 2.0, Some("heavy"));
    loft["vantage"] = true.into();
    let mut asked =
        question(&[model("M", 1, [5.0, 5.0], "engage")], "reposition", 9.0, Some([8.5, 5.0]));
    asked["killzone"]["terrain"] = json!([loft]);
    let up = ask(&asked);
    assert_eq!(up["legal"], true);
    assert_eq!(up["path"][0], json!([5.0, 5.0, 0.0]));
    assert_eq!(up["path"].as_array().unwrap().last().unwrap(), &json!([8.5, 5.0, 2.0]));
    assert!((up["length"].as_f64().unwrap() - 5.5).abs() < 1e-9, "3.5\" across, 2\" up");
    asked["action"] = "dash".into();
    assert_eq!(ask(&asked)["legal"], false, "a Dash does not climb");
}

/// Whether a point lies within the outlines, holes taken out: a ray to the right crosses them an odd
/// number of times.
fn within(region: &Value, [x, y]: [f64; 2]) -> bool {
    let mut inside = false;
    for outline in region.as_array().unwrap() {
        let points: Vec<[f64; 2]> = serde_json::from_value(outline.clone()).unwrap();
        for (i, a) in points.iter().enumerate() {
            let b = points[(i + 1) % points.len()];
            if (a[1] > y) != (b[1] > y) && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] {
                inside = !inside;
            }
        }
    }
    inside
}

#[test]
fn the_region_agrees_with_single_places() {
    let terrain = json!([part([7.0, 7.5], [2.0, 6.0], 5.0, Some("heavy"))]);
    let models = with_enemy([9.0, 9.0]);
    let mut everywhere = question(&models, "reposition", 4.0, None);
    everywhere["killzone"]["terrain"] = terrain.clone();
    let region = ask(&everywhere)["region"].clone();
    assert!(!region.as_array().unwrap().is_empty());
    let mut seen = [0, 0];
    for i in 0..24 {
        for j in 0..24 {
            let to = [0.6 + 0.41 * f64::from(i), 0.6 + 0.41 * f64::from(j)];
            let mut one = question(&models, "reposition", 4.0, Some(to));
            one["killzone"]["terrain"] = terrain.clone();
            if i % 4 == j % 4 {
                let legal = ask(&one)["legal"].as_bool().unwrap();
                assert_eq!(within(&region, to), legal, "{to:?}");
                seen[usize::from(legal)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|n| *n > 30), "{seen:?}");
}

#[test]
fn nowhere_to_go_is_an_empty_region() {
    let models = [model("M", 1, [10.0, 10.0], "engage"), model("E", 2, [11.5, 10.0], "engage")];
    assert_eq!(ask(&question(&models, "dash", 3.0, None)), json!({ "region": [] }));
    let said = run(&["reach", "-"], &question(&models, "dash", 3.0, None).to_string());
    assert_eq!(said.out, "There is no place where M may end: Dash, at most 3\".\n");
}
