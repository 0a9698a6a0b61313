//! `coverline sight`: the examples of the rule book, and what people see.

use crate::running::{model, part, run};
use serde_json::{Value, json};

fn question(models: &[Value], terrain: &[Value]) -> Value {
    json!({
        "rules": "kt24",
        "killzone": { "size": [30, 22], "terrain": terrain },
        "models": models, "from": "S", "to": "T",
    })
}

fn ask(question: &Value) -> Value {
    run(&["sight", "--json", "-"], &question.to_string()).json()
}

/// The verdict in letters: Visible, Obscured, in Cover, Engaged, valid Target, cover Save.
fn verdict(question: &Value) -> String {
    let answer = ask(question);
    let letter = |name: &str, letter: char| answer[name].as_bool().unwrap().then_some(letter);
    let all = [
        letter("visible", 'V'),
        letter("obscured", 'O'),
        letter("cover", 'C'),
        letter("engaged", 'E'),
        letter("valid_target", 'T'),
        letter("cover_save", 'S'),
    ];
    all.into_iter().flatten().collect()
}

fn low_wall(kind: &str) -> Value {
    part([9.9, 10.1], [9.0, 13.0], 1.0, Some(kind))
}

fn high_wall(to: f64) -> Value {
    part([9.9, 10.1], [5.0, to], 3.0, None)
}

fn pair(shooter: [f64; 2], target: [f64; 2], order: &str) -> [Value; 2] {
    [model("S", 1, shooter, "engage"), model("T", 2, target, order)]
}

#[test]
fn targets_under_the_rules_of_2021() {
    let cases = [
        ("Engage", [4.0, 11.0], [11.0, 11.0], "engage", &[][..], "VCTS"),
        ("Conceal", [4.0, 11.0], [11.0, 11.0], "conceal", &[], "VC"),
        ("Indirect", [4.0, 11.0], [11.0, 11.0], "conceal", &["Indirect"], "VCTS"),
        ("No Cover", [4.0, 11.0], [11.0, 11.0], "engage", &["No Cover"], "VCT"),
        ("Barrage", [4.0, 11.0], [11.0, 11.0], "engage", &["Barrage"], "VCT"),
        ("Rng 6, 6\" away", [4.0, 11.0], [11.0, 11.0], "engage", &["Rng 6"], "VCTS"),
        ("Rng 5, 6\" away", [4.0, 11.0], [11.0, 11.0], "engage", &["Rng 5"], "VC"),
        ("2\" away", [8.0, 11.0], [11.0, 11.0], "conceal", &[], "VT"),
        ("in the open", [18.0, 11.0], [11.0, 11.0], "conceal", &[], "VT"),
    ];
    for (name, shooter, target, order, rules, expected) in cases {
        let mut question = question(&pair(shooter, target, order), &[low_wall("light")]);
        question["rules"] = "kt21".into();
        question["weapon_rules"] = json!(rules);
        assert_eq!(verdict(&question), expected, "{name}");
        let answer = ask(&question);
        assert_eq!(answer["rules"], "kt21");
        let causes = answer["why"].as_array().unwrap();
        assert!(causes.iter().all(|why| why["rule"].as_str().unwrap().starts_with("KT21-")));
    }
}

#[test]
fn targets_behind_and_beside_a_low_wall() {
    let cases = [
        ("EX-22", [4.0, 11.0], [11.0, 11.0], "engage", false, "VT"),
        ("EX-23", [4.0, 11.0], [11.0, 11.0], "engage", true, "VCTS"),
        ("EX-24", [4.0, 11.0], [11.0, 11.0], "conceal", true, "VC"),
        ("EX-24, other side", [18.0, 11.0], [11.0, 11.0], "conceal", true, "VT"),
        ("EX-25", [4.0, 11.0], [13.0, 11.0], "conceal", true, "VT"),
        ("EX-26, 2\"", [8.0, 11.0], [11.0, 11.0], "conceal", true, "VT"),
        ("EX-26, 2.1\"", [7.9, 11.0], [11.0, 11.0], "conceal", true, "VC"),
        ("EX-27", [4.0, 11.0], [9.0, 11.0], "conceal", true, "VT"),
    ];
    for (name, shooter, target, order, wall, expected) in cases {
        let terrain = if wall { vec![low_wall("light")] } else { Vec::new() };
        let question = question(&pair(shooter, target, order), &terrain);
        assert_eq!(verdict(&question), expected, "{name}");
    }
}

#[test]
fn targets_behind_a_high_wall() {
    let at = |order| pair([4.0, 11.0], [11.0, 11.0], order);
    assert!(!verdict(&question(&at("engage"), &[high_wall(17.0)])).contains(['V', 'T', 'S']), "28");
    assert_eq!(verdict(&question(&at("engage"), &[high_wall(11.0)])), "VCTS", "EX-29");
    assert_eq!(verdict(&question(&at("conceal"), &[high_wall(11.0)])), "VC", "EX-29");
}

#[test]
fn the_shooter_chooses_the_point_that_lines_are_drawn_from() {
    let wall = part([9.9, 10.1], [8.0, 10.43], 1.0, None);
    let question = question(&pair([7.0, 10.0], [11.0, 11.0], "conceal"), &[wall]);
    assert_eq!(verdict(&question), "VT", "EX-30");
    let distance = ask(&question)["distance"].as_f64().unwrap();
    assert!((distance - 3.123).abs() < 0.001, "{distance}");
}

#[test]
fn control_range_is_mutual_and_needs_sight_one_way() {
    let mut small = model("S", 1, [10.0, 10.0], "engage");
    small["base_mm"] = 12.7.into();
    let mut large = model("T", 2, [12.0, 10.0], "engage");
    large["base_mm"] = 40.64.into();
    let wall = part([10.6, 10.8], [9.0, 10.2], 3.0, None);
    let mut asked = question(&[small, large], &[wall]);
    assert_eq!(verdict(&asked), "VE", "EX-31");
    (asked["from"], asked["to"]) = ("T".into(), "S".into());
    assert_eq!(verdict(&asked), "E", "EX-31");
    let wall = part([10.8, 11.0], [8.0, 12.0], 3.0, None);
    let asked = question(&pair([10.0, 10.0], [11.8, 10.0], "engage"), &[wall]);
    assert_eq!(verdict(&asked), "", "EX-32");
}

#[test]
fn friends_in_the_way_protect_a_target() {
    let mut models = pair([4.0, 11.0], [11.0, 11.0], "engage").to_vec();
    models.push(model("F", 1, [12.4, 11.0], "engage"));
    let question = question(&models, &[]);
    assert_eq!(verdict(&question), "V", "EX-33");
    let why = ask(&question)["why"].to_string();
    assert!(why.contains("KT24-SHOOT-03") && why.contains(" F;"), "ids of the question: {why}");
}

#[test]
fn an_engaged_shooter_has_no_valid_target() {
    let engaged = pair([4.0, 11.0], [5.9, 11.0], "engage");
    assert_eq!(verdict(&question(&engaged, &[])), "VE", "EX-34");
}

#[test]
fn weapon_rules_change_what_is_valid() {
    let asked = |target: f64, order: &str, terrain: &[Value], rule: &str| {
        let mut question = question(&pair([4.0, 11.0], [target, 11.0], order), terrain);
        question["weapon_rules"] = json!([rule]);
        verdict(&question)
    };
    assert_eq!(asked(11.0, "engage", &[], "Range 6\""), "VT", "EX-35");
    assert_eq!(asked(11.1, "engage", &[], "Range 6\""), "V", "EX-35");
    assert_eq!(asked(11.0, "conceal", &[low_wall("light")], "Seek"), "VCTS", "EX-36");
    assert!(!asked(11.0, "engage", &[high_wall(17.0)], "Seek").contains('T'), "EX-36");
    assert_eq!(asked(11.0, "conceal", &[low_wall("light")], "Seek Light"), "VCTS", "EX-37");
    assert_eq!(asked(11.0, "conceal", &[low_wall("heavy")], "Seek Light"), "VC", "EX-37");
    assert_eq!(asked(11.0, "conceal", &[low_wall("heavy")], "Seek"), "VCTS", "EX-37");
    assert_eq!(asked(11.0, "engage", &[low_wall("light")], "Saturate"), "VCT");
}

#[test]
fn distant_heavy_terrain_obscures_with_the_switch() {
    let wall = part([9.9, 10.1], [5.0, 11.2], 3.0, Some("heavy"));
    let mut asked = question(&pair([4.0, 11.0], [16.0, 11.0], "engage"), &[wall]);
    assert_eq!(verdict(&asked), "VT", "EX-38");
    for on in [json!(true), json!("on"), json!("true")] {
        asked["switches"] = json!({ "obscured": on, "move_floor": 4, "apl_change_cap": "none" });
        assert_eq!(verdict(&asked), "VOT", "EX-38");
    }
}

/// The question of the contracts, as kt24.
fn contract() -> Value {
    json!({ "rules": "kt24",
      "killzone": { "size": [30, 22],
        "terrain": [ { "name": "ruin", "type": "heavy", "bottom": 0, "top": 5,
                       "footprint": [[10, 8], [14, 8], [14, 8.5], [10, 8.5]], "vantage": false } ],
        "walls":   [ { "from": [3, 0], "to": [3, 6] } ],
        "doors":   [ { "name": "north hatch", "from": [3, 6], "to": [3, 8], "open": false } ] },
      "models": [ { "id": "A", "side": 1, "at": [5, 5], "z": 0, "base_mm": 32, "height": 1.5, "order": "engage" },
                  { "id": "B", "side": 2, "at": [15, 9], "z": 0, "base_mm": 25, "height": 1.2, "order": "conceal" } ],
      "from": "A", "to": "B", "weapon_rules": [], "switches": {} })
}

#[test]
fn the_answer_has_the_shape_of_the_contract() {
    let answer = ask(&contract());
    let mut fields: Vec<&str> = answer.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    let expected = [
        "cover",
        "cover_save",
        "distance",
        "engaged",
        "obscured",
        "rules",
        "valid_target",
        "visible",
        "why",
    ];
    assert_eq!(fields, expected);
    let gap = 116f64.sqrt() - (16.0 + 12.5) / 25.4;
    assert!((answer["distance"].as_f64().unwrap() - gap).abs() < 0.001);
    for why in answer["why"].as_array().unwrap() {
        assert!(why["rule"].as_str().unwrap().starts_with("KT24-"));
        assert!(why["text"].as_str().unwrap().ends_with('.'));
        if let Some(line) = why.get("line") {
            assert!(line.as_array().unwrap().iter().all(|end| end.as_array().unwrap().len() == 3));
        }
    }
}

#[test]
fn a_closed_door_blocks_and_an_open_one_does_not() {
    let mut asked = contract();
    asked["models"][0]["at"] = json!([1, 7]);
    asked["models"][1]["at"] = json!([6, 7]);
    asked["killzone"]["walls"] =
        json!([{ "from": [3, 0], "to": [3, 6] }, { "from": [3, 8], "to": [3, 22] }]);
    assert_eq!(ask(&asked)["distance"], Value::Null);
    assert_eq!(ask(&asked)["visible"], false);
    asked["killzone"]["doors"][0]["open"] = true.into();
    assert_eq!(ask(&asked)["visible"], true);
    assert!(ask(&asked)["distance"].as_f64().is_some());
}

#[test]
fn people_get_sentences_in_their_language() {
    let question = contract().to_string();
    let english = run(&["sight", "-"], &question);
    assert_eq!(english.status, 0);
    assert!(english.out.starts_with("B is "), "{}", english.out);
    let asked_twice = run(&["--json", "sight", "--rules", "kt24", "--seed", "9", "-"], &question);
    assert_eq!(asked_twice.json()["rules"], "kt24");
    let other = run(&["sight", "--rules", "kt21", "-"], &question);
    assert_eq!(other.refused(), "rules: kt24, but --rules asks for kt21");
    let italian = run(&["sight", "--lang", "it", "-"], &question);
    assert!(italian.out.contains("La distanza è di"), "{}", italian.out);
}

#[test]
fn pictures_show_the_table() {
    let path = std::env::temp_dir().join(format!("coverline-sight-{}.svg", std::process::id()));
    let mut asked = contract();
    asked["models"][0]["id"] = "<A&1>".into();
    asked["from"] = "<A&1>".into();
    run(&["sight", "--json", "--svg", path.to_str().unwrap(), "-"], &asked.to_string()).json();
    let svg = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("north hatch (closed)") && svg.contains("ruin: heavy"));
    assert!(svg.contains("&lt;A&amp;1&gt;") && !svg.contains("<A&"));
}
