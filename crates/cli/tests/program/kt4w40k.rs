//! `coverline` with armies of units: questions, simulations and records.

use crate::running::run;
use serde_json::{Value, json};

fn table() -> Value {
    json!({
        "rules": "kt4w40k",
        "killzone": {
            "size": [60, 44],
            "terrain": [{ "name": "wall", "bottom": 0, "top": 1, "footprint": [[20, 9], [20.5, 9], [20.5, 12], [20, 12]] }],
        },
        "models": [
            { "id": "A", "side": 1, "at": [12, 10], "base_mm": 25.4, "height": 1.5 },
            { "id": "B", "side": 3, "at": [28, 10], "base_mm": 25.4, "height": 1.5 },
        ],
    })
}

#[test]
fn sight_and_reach_are_asked_about_single_models() {
    let mut asked = table();
    (asked["from"], asked["to"]) = ("A".into(), "B".into());
    let seen = run(&["sight", "--json", "--rules", "kt4w40k", "-"], &asked.to_string()).json();
    assert_eq!((&seen["rules"], &seen["distance"]), (&json!("kt4w40k"), &json!(15.0)));
    assert_eq!((&seen["visible"], &seen["obscured"]), (&json!(true), &json!(true)));
    assert_eq!((&seen["valid_target"], &seen["cover_save"]), (&json!(true), &json!(false)));
    let causes = seen["why"].as_array().unwrap();
    assert!(causes.iter().all(|why| why["rule"].as_str().unwrap().starts_with("K4W-")), "{seen}");
    let read = run(&["sight", "--lang", "fr", "-"], &asked.to_string());
    assert!(read.out.contains("K4W-SHOOT-06"), "{}", read.out);
    let mut asked = table();
    (asked["model"], asked["action"]) = ("A".into(), "advance".into());
    (asked["limit"], asked["to"]) = (9.into(), json!([12, 18]));
    let went = run(&["reach", "--json", "-"], &asked.to_string()).json();
    assert_eq!((&went["legal"], &went["length"]), (&json!(true), &json!(8.0)));
    assert_eq!(went["why"][0]["rule"], "K4W-MOVE-07");
    asked["action"] = "dash".into();
    let refused = run(&["reach", "--json", "-"], &asked.to_string());
    assert!(refused.refused().contains("expected one of `normal`, `advance`"));
}

#[test]
fn simulations_count_every_side() {
    let words = ["sim", "--rules", "kt4w40k", "--games", "2", "--seed", "3", "--json"];
    let with = |more: &[&str]| run(&[&words[..], more].concat(), "").json();
    let two = with(&["--players", "greedy,random", "--threads", "1"]);
    assert_eq!(two["wins"].as_array().unwrap().len(), 3);
    assert!(two["decisions"].as_u64().unwrap() > 100, "{two}");
    let again = with(&["--players", "greedy,random", "--threads", "2"]);
    assert_eq!(two["digest"], again["digest"], "whatever the number of threads");
    let four = with(&["--players", "random,random,random,random"]);
    assert_eq!(four["wins"].as_array().unwrap().len(), 5);
}

#[test]
fn records_replay_and_are_checked() {
    let folder = std::env::temp_dir().join(format!("coverline-armies-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let place = folder.to_str().unwrap();
    let words = ["sim", "--rules", "kt4w40k", "--games", "1", "--seed", "5", "--json"];
    let more = ["--players", "greedy,greedy", "--records", place];
    run(&[&words[..], &more[..]].concat(), "").json();
    let record = folder.join("game-000001.txt");
    let path = record.to_str().unwrap();
    let verified = run(&["replay", path, "--verify"], "");
    assert!(verified.out.starts_with("verified: "), "{}", verified.out);
    let checked = run(&["check", path], "");
    assert!(checked.out.contains("ok, record: "), "{}", checked.out);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_book_is_quoted() {
    let rule = run(&["rules", "K4W-CHARGE-05", "--lang", "en"], "");
    assert!(rule.out.contains("2D6"), "{}", rule.out);
}
