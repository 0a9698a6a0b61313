//! `coverline sight` and `coverline reach` among the walls and doors of Kill Team 2018.

use crate::running::run;
use serde_json::{Value, json};

/// The doorway of the rule book's examples 21 and 22, ten inches further up and to the right.
fn doorway(target: [f64; 2], open: bool) -> Value {
    json!({
        "rules": "kt18",
        "killzone": {
            "size": [30, 22],
            "walls": [{ "from": [15, 0], "to": [15, 10] }, { "from": [15, 12], "to": [15, 20] }],
            "doors": [{ "name": "hatch", "from": [15, 10], "to": [15, 12], "open": open }],
        },
        "models": [
            { "id": "A", "side": 1, "at": [12, 11], "base_mm": 25.4, "height": 1.2 },
            { "id": "B", "side": 4, "at": target, "base_mm": 25.4, "height": 1.2 },
        ],
    })
}

fn sight(mut table: Value, more: &[&str]) -> crate::running::Ended {
    (table["from"], table["to"]) = ("A".into(), "B".into());
    let mut words = vec!["sight"];
    words.extend(more);
    words.push("-");
    run(&words, &table.to_string())
}

fn reach(mut table: Value, action: &str, limit: f64, to: [f64; 2]) -> Value {
    (table["model"], table["action"]) = ("A".into(), action.into());
    (table["limit"], table["to"]) = (limit.into(), json!(to));
    run(&["reach", "--json", "-"], &table.to_string()).json()
}

#[test]
fn a_doorway_is_seen_through_while_it_is_open() {
    for (y, visible, obscured) in [(12.4, true, false), (13.0, true, true), (13.6, false, true)] {
        let answer = sight(doorway([18.0, y], true), &["--json", "--rules", "kt18"]).json();
        assert_eq!(answer["rules"], "kt18");
        assert_eq!(
            (&answer["visible"], &answer["valid_target"]),
            (&json!(visible), &json!(visible))
        );
        assert_eq!(answer["obscured"], obscured, "example 22, {y}");
        assert_eq!((&answer["cover"], &answer["cover_save"]), (&json!(false), &json!(false)));
    }
    let shut = sight(doorway([16.2, 11.0], false), &["--json"]).json();
    assert_eq!(shut["visible"], false, "example 21");
    let causes = shut["why"].as_array().unwrap();
    assert!(causes.iter().all(|why| why["rule"].as_str().unwrap().starts_with("KT18-")), "{shut}");
    let other = sight(doorway([18.0, 11.0], true), &["--rules", "kt24"]);
    assert_eq!(other.refused(), "rules: kt18, but --rules asks for kt24");
}

#[test]
fn moves_have_the_words_of_the_rule_set() {
    let through = reach(doorway([25.0, 3.0], true), "normal", 6.0, [17.0, 11.0]);
    assert_eq!((&through["legal"], &through["length"]), (&json!(true), &json!(5.0)));
    assert_eq!(through["path"], json!([[12.0, 11.0], [17.0, 11.0]]));
    assert_eq!(through["why"][0]["rule"], "KT18-MOVE-06");
    let shut = reach(doorway([25.0, 3.0], false), "advance", 6.0, [17.0, 11.0]);
    assert_eq!((&shut["legal"], &shut["length"]), (&json!(false), &Value::Null));
    let mut dash = doorway([25.0, 3.0], true);
    (dash["model"], dash["action"], dash["limit"]) = ("A".into(), "dash".into(), 3.into());
    let refused = run(&["reach", "--json", "-"], &dash.to_string());
    let expected = "expected one of `normal`, `advance`, `fall_back`, `charge`";
    assert!(refused.refused().contains(expected));
}

#[test]
fn people_read_what_decided_in_their_language() {
    let english = sight(doorway([18.0, 13.0], true), &[]);
    assert!(english.out.contains("KT18-OBS-02") && english.out.contains("obscured by wall 2"));
    let french = sight(doorway([16.2, 11.0], false), &["--lang", "fr"]);
    assert!(french.out.contains("autour d'un angle"), "{}", french.out);
}

#[test]
fn pictures_show_doors_as_they_stand() {
    for (open, drawn) in [(true, "hatch (open)"), (false, "hatch (closed)")] {
        let name = format!("coverline-confines-{open}-{}.svg", std::process::id());
        let path = std::env::temp_dir().join(name);
        sight(doorway([18.0, 11.0], open), &["--json", "--svg", path.to_str().unwrap()]).json();
        let svg = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        assert!(svg.contains(drawn) && svg.contains(">hatch</text>"), "{svg}");
    }
}
