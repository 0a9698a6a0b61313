//! Tables as people have them: boards and operatives by name, moments of games, heights, and how near a verdict is.

use serde_json::{Value, json};

use crate::running::{model, run};

/// A position of a new game after so many automatic answers and rolls.
fn game(rules: &str, steps: usize, what: &str) -> String {
    let script = format!("new rules={rules}\n{}{what}\nquit\n", "auto\nroll auto\n".repeat(steps));
    let said = run(&["engine", "--seed", "3"], &script).out;
    let lines = said.lines().filter_map(|line| line.strip_prefix('|'));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n").collect()
}

#[test]
fn a_table_is_a_killzone_and_operatives_by_name() {
    let args = [
        "sight",
        "--killzone",
        "cooperage-yard",
        "lantern-company/long-glass 3,11",
        "saltglass-crew/deckhand 27,11 conceal",
    ];
    let told = run(&args, "");
    assert_eq!((told.status, told.err.as_str()), (0, ""));
    assert!(told.out.contains("deckhand") && told.out.contains("long-glass"), "{}", told.out);
    let seen = run(&[&args[..], &["--json"]].concat(), "").json();
    assert_eq!(seen["rules"], "kt24");
    assert!(seen["distance"].as_f64().unwrap() > 20.0);
    let asked = json!({ "rules": "kt24", "killzone": "cooperage-yard", "from": "a", "to": "b", "models": [
        { "id": "a", "side": 1, "at": [3, 11], "operative": "lantern-company/long-glass", "order": "engage" },
        { "id": "b", "side": 2, "at": [27, 11], "operative": "saltglass-crew/deckhand", "order": "conceal" }] });
    let same = run(&["sight", "--json", "-"], &asked.to_string()).json();
    for name in ["distance", "visible", "obscured", "cover", "valid_target", "cover_save"] {
        assert_eq!(same[name], seen[name], "{name}");
    }
    let reach = run(
        &[
            "reach",
            "--killzone",
            "cooperage-yard",
            "lantern-company/long-glass 3,11",
            "--to",
            "6,11",
            "--json",
        ],
        "",
    );
    assert_eq!(reach.json()["legal"], true);
    for (bad, what) in [
        ("lantern-company/long-glas 3,11", "did you mean long-glass?"),
        ("latern-company/long-glass 3,11", "did you mean lantern-company?"),
        ("lantern-company/long-glass", "expected \"TEAM/OPERATIVE X,Y\""),
        ("chalkpit-union/hewer 3,11", "models"),
    ] {
        let ended = run(
            &["sight", "--killzone", "cooperage-yard", bad, "saltglass-crew/deckhand 27,11"],
            "",
        );
        if what != "models" {
            assert!(ended.refused().contains(what), "{bad}: {}", ended.err);
        } else {
            assert!(ended.refused().contains("is a team of"), "{bad}: {}", ended.err);
        }
    }
}

#[test]
fn a_game_at_a_moment_can_be_asked_about() {
    for rules in ["kt24", "kt21"] {
        let at = game(rules, 60, "position");
        let seen = run(&["sight", "--position", "-", "A1", "B1", "--json"], &at).json();
        assert_eq!(seen["rules"], rules);
        let way = run(&["reach", "--position", "-", "A1", "--json", "--to", "15,11"], &at);
        assert!(way.json()["legal"].is_boolean(), "{}", way.out);
        let nobody = run(&["sight", "--position", "-", "A1", "B77"], &at);
        assert!(
            nobody.refused().contains("no model of this game; on the board are A1"),
            "{}",
            nobody.err
        );
    }
    let record = game("kt24", 60, "record");
    let late = run(&["sight", "--position", "-", "A1", "B1", "--json"], &record).json();
    let early = run(&["sight", "--position", "-", "--at", "20", "A1", "B1", "--json"], &record);
    assert!(early.status == 0 || early.err.contains("not on the board"), "{}", early.err);
    assert!(late["distance"].is_number());
    let far = run(&["sight", "--position", "-", "--at", "99999", "A1", "B1"], &record);
    assert!(far.refused().starts_with("--at: the record has "), "{}", far.err);
    let advice = run(&["advise", "--at", "20", "-"], &record);
    assert_eq!((advice.status, advice.err.as_str()), (0, ""), "{}", advice.out);
}

#[test]
fn questions_may_be_written_as_killzone_files_are() {
    let table = |killzone: Value| {
        json!({ "rules": "kt24", "killzone": killzone, "from": "S", "to": "T", "models": [
            model("S", 1, [4.0, 11.0], "engage"), model("T", 2, [20.0, 11.0], "engage")] })
    };
    let long = table(json!({ "size": [30, 22],
        "terrain": [{ "name": "w", "bottom": 0, "top": 5, "footprint": [[9, 9], [10, 9], [10, 13], [9, 13]] }],
        "walls": [{ "from": [3, 0], "to": [3, 6] }],
        "doors": [{ "name": "d", "from": [3, 6], "to": [3, 8] }] }));
    let file = table(
        json!({ "format": "coverline killzone 1", "name": "Yard", "text": "words", "size": [30, 22],
        "terrain": [{ "name": "w", "top": 5, "rect": [9, 9, 10, 13] }],
        "wall": [{ "from": [3, 0], "to": [3, 6] }],
        "door": [{ "name": "d", "from": [3, 6], "to": [3, 8] }],
        "objective": [{ "name": "well", "at": [15, 11] }],
        "drop_zone": [{ "name": "west", "rect": [0, 0, 4, 22] }] }),
    );
    let [long, file] =
        [long, file].map(|asked| run(&["sight", "--json", "-"], &asked.to_string()).json());
    assert_eq!(long, file);
    let bow_tie = table(json!({ "size": [30, 22],
        "terrain": [{ "top": 5, "footprint": [[9, 9], [11, 11], [11, 9], [9, 11]] }] }));
    let ended = run(&["sight", "-"], &bow_tie.to_string());
    assert!(
        ended
            .refused()
            .contains("terrain[0].footprint: the edges from corner 1 and corner 3 cross"),
        "{}",
        ended.err
    );
    let both = table(json!({ "size": [30, 22],
        "terrain": [{ "top": 5, "rect": [9, 9, 10, 13], "footprint": [[9, 9], [11, 9], [9, 11]] }] }));
    assert!(run(&["sight", "-"], &both.to_string()).refused().contains("terrain[0].rect"));
}

/// A loft of 3" that can be climbed, and a model beside it.
fn loft(to: &Value, limit: f64) -> Value {
    let mut asked = json!({ "rules": "kt24", "model": "S", "action": "reposition", "limit": limit,
        "killzone": { "size": [30, 22],
            "terrain": [{ "name": "loft", "type": "heavy", "top": 3, "rect": [6, 9, 10, 13], "vantage": true }] },
        "models": [model("S", 1, [4.0, 11.0], "engage")] });
    if !to.is_null() {
        asked["to"] = to.clone();
    }
    asked
}

#[test]
fn places_have_heights_and_refusals_tell_the_shortest_path() {
    let ask = |asked: &Value| run(&["reach", "--json", "-"], &asked.to_string()).json();
    let up = ask(&loft(&json!([8, 11, 3]), 9.0));
    assert_eq!(up["legal"], true, "{up}");
    assert_eq!(up["path"].as_array().unwrap().last().unwrap(), &json!([8.0, 11.0, 3.0]));
    let short = ask(&loft(&json!([8, 11, 3]), 4.0));
    assert_eq!(short["legal"], false);
    assert_eq!(short["shortest"], up["length"], "{short}");
    let told = run(&["reach", "-", "--to", "8,11@3"], &loft(&Value::Null, 4.0).to_string());
    assert!(told.out.contains("The shortest path there would be "), "{}", told.out);
    let inside = ask(&loft(&json!([8, 11, 1]), 9.0));
    assert_eq!((&inside["legal"], &inside["shortest"]), (&json!(false), &Value::Null), "{inside}");
    let ended = run(&["reach", "-"], &loft(&json!([1, 2, 3, 4]), 9.0).to_string());
    assert!(ended.refused().starts_with("to: invalid length 4"), "{}", ended.err);
}

#[test]
fn regions_come_by_level() {
    let mut asked = loft(&Value::Null, 9.0);
    asked["levels"] = true.into();
    let answer = run(&["reach", "--json", "-"], &asked.to_string()).json();
    let levels = answer["levels"].as_array().unwrap();
    let heights: Vec<f64> = levels.iter().map(|level| level["z"].as_f64().unwrap()).collect();
    assert_eq!(heights, [0.0, 3.0]);
    assert!(levels.iter().all(|level| !level["region"].as_array().unwrap().is_empty()));
    asked["levels"] = false.into();
    let plain = run(&["reach", "--json", "-"], &asked.to_string()).json();
    assert_eq!(plain["levels"], Value::Null);
    assert_eq!(plain["region"], answer["region"]);
    let told = run(&["reach", "--levels", "--svg", "-", "-"], &asked.to_string()).out;
    assert!(told.starts_with("<svg ") && told.contains("At height 3&quot;"), "{told}");
}

#[test]
fn a_verdict_tells_how_near_it_is_to_flipping() {
    // Range 6": the gap is 6.1", so the target is 0.1" = 2.54 mm too far; it holds at exactly 6".
    let mut asked = json!({ "rules": "kt24", "killzone": { "size": [30, 22] }, "from": "S", "to": "T",
        "weapon_rules": ["Range 6\""], "models": [
            model("S", 1, [4.0, 11.0], "engage"), model("T", 2, [11.1, 11.0], "engage")] });
    let answer = run(&["sight", "--json", "--flip", "-"], &asked.to_string()).json();
    assert_eq!(answer["valid_target"], false);
    let flip = &answer["flip"];
    assert_eq!((&flip["model"], &flip["direction"]), (&json!("T"), &json!("west")), "{flip}");
    assert_eq!((&flip["valid_target"], &flip["mm"]), (&json!(true), &json!(2.54)), "{flip}");
    let told = run(&["sight", "-"], &asked.to_string()).out;
    assert!(told.contains("It would be a valid target if T stood 2.54 mm further west"), "{told}");
    // The move that it names does flip it, and a hundredth of a millimetre less does not.
    let at = |x: f64| {
        let mut moved = asked.clone();
        moved["models"][1]["at"][0] = x.into();
        run(&["sight", "--json", "-"], &moved.to_string()).json()["valid_target"].clone()
    };
    let there = flip["to"][0].as_f64().unwrap();
    assert_eq!((at(there), at(there + 1.0 / 2540.0)), (json!(true), json!(false)));
    assert_eq!(run(&["sight", "--json", "-"], &asked.to_string()).json().get("flip"), None);
    asked["weapon_rules"] = json!([]);
    asked["models"][1]["at"] = json!([25.0, 11.0]);
    let far = run(&["sight", "--lang", "it", "-"], &asked.to_string()).out;
    assert!(far.contains("provato in otto direzioni"), "{far}");
}

#[test]
fn pictures_carry_the_verdict_and_the_heights() {
    let asked = json!({ "rules": "kt24", "from": "S", "to": "T",
        "killzone": { "size": [30, 22], "terrain": [
            { "name": "Tower", "type": "heavy", "top": 3, "rect": [12, 8, 18, 14], "vantage": true },
            { "name": "Gallery", "type": "heavy", "bottom": 5, "top": 5.5, "rect": [12, 8, 18, 14], "vantage": true }] },
        "models": [model("S", 1, [4.0, 11.0], "engage"), model("T", 2, [25.0, 11.0], "engage")] });
    let svg = run(&["sight", "--svg", "-", "-"], &asked.to_string()).out;
    assert!(
        svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
        "nothing but the picture: {svg}"
    );
    for part in [
        "T is not a valid target for S.</title>",
        "Tower 3&quot;",
        "Gallery 5&quot;\u{2013}5.5&quot;",
        "url(#raised)",
    ] {
        assert!(svg.contains(part), "{part}: {svg}");
    }
}

/// The lines on which texts of terrain that begin so stand.
fn lines_of(svg: &str, names: &[&str]) -> Vec<f64> {
    let texts = svg.lines().filter(|line| line.contains("class=\"t\""));
    let named = texts.filter(|line| names.iter().any(|name| line.contains(name)));
    let line = |text: &str| text.split(" y=\"").nth(1)?.split('"').next()?.parse().ok();
    named.filter_map(line).collect()
}

#[test]
fn heights_and_names_in_pictures_can_be_read() {
    let floor = |name: &str, bottom: f64| {
        json!({ "name": name, "type": "heavy", "bottom": bottom, "top": bottom + 0.1,
            "rect": [12, 8, 18, 10], "vantage": true })
    };
    let mut high = model("S", 1, [15.0, 9.0], "engage");
    high["z"] = 4.1.into();
    let asked = json!({ "rules": "kt24", "from": "S", "to": "T",
        "killzone": { "size": [30, 22], "terrain": [floor("Low", 3.0), floor("Mid", 3.5), floor("Top", 4.0)] },
        "models": [high, model("T", 2, [25.0, 11.0], "engage")] });
    let svg = run(&["sight", "--svg", "-", "-"], &asked.to_string()).out;
    assert!(svg.contains(">@4.1&quot;</text>"), "a raised model shows its height: {svg}");
    let mut lines = lines_of(&svg, &["Low ", "Mid ", "Top "]);
    assert_eq!(lines.len(), 3, "{svg}");
    lines.sort_by(f64::total_cmp);
    assert!(lines.windows(2).all(|pair| pair[1] - pair[0] >= 12.0), "{lines:?}");
}

#[test]
fn a_refused_move_is_drawn_with_the_shortest_path() {
    let short = loft(&json!([8, 11, 3]), 4.0);
    let svg = run(&["reach", "--svg", "-", "-"], &short.to_string()).out;
    // The place asked for, eight inches from the west and eleven from the south, and a way there from the model.
    assert!(svg.contains("<circle cx=\"318.0\" cy=\"426.0\""), "{svg}");
    let way = svg.lines().find(|line| line.contains("<polyline") && line.contains("318.0,426.0"));
    assert!(way.is_some_and(|way| way.contains("174.0,426.0")), "{svg}");
    // Where no path leads there, the place is marked all the same.
    let inside = loft(&json!([8, 11, 1]), 9.0);
    let svg = run(&["reach", "--svg", "-", "-"], &inside.to_string()).out;
    assert!(svg.contains("<circle cx=\"318.0\" cy=\"426.0\""), "{svg}");
}
