//! Bad input: status 2, one line that names the field, nothing on standard output.

use serde_json::{Value, json};

use crate::running::{model, part, run, run_fed};

fn table() -> Value {
    json!({
        "rules": "kt24",
        "killzone": { "size": [30, 22], "terrain": [part([9.9, 10.1], [9.0, 13.0], 1.0, Some("light"))] },
        "models": [model("S", 1, [4.0, 11.0], "engage"), model("T", 2, [11.0, 11.0], "engage")],
        "from": "S", "to": "T",
    })
}

/// Puts a value where a JSON pointer says.
fn with(pointer: &str, value: Value) -> String {
    let mut table = table();
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    let parent = table.pointer_mut(parent).unwrap();
    match parent {
        Value::Array(list) => match list.get_mut(name.parse::<usize>().unwrap()) {
            Some(place) => *place = value,
            None => list.push(value),
        },
        other => other[name] = value,
    }
    table.to_string()
}

fn without(pointer: &str) -> String {
    let mut table = table();
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    table.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(name).unwrap();
    table.to_string()
}

#[test]
fn fields_that_cannot_be_are_named() {
    let bow_tie = json!([[1, 1], [3, 3], [3, 1], [1, 4]]);
    let many = |one: Value, n: usize| Value::from(vec![one; n]);
    let wall = json!({ "from": [1, 1], "to": [2, 2] });
    let cases: Vec<(&str, Value, &str)> = vec![
        ("/extra", json!(1), "unknown field `extra`"),
        ("/killzone/extra", json!(1), "killzone.extra: unknown field"),
        ("/models/0/extra", json!(1), "models[0].extra: unknown field"),
        ("/killzone/terrain/0/extra", json!(1), "killzone.terrain[0].extra: unknown field"),
        ("/rules", json!("kt99"), "rules: unknown rule set"),
        ("/rules", json!(24), "rules: invalid type"),
        ("/from", json!("X"), "from: there is no model \"X\""),
        ("/to", json!("X"), "to: there is no model \"X\""),
        ("/to", json!("S"), "to: the same model as from"),
        ("/killzone/size", json!([30]), "killzone.size: invalid length"),
        ("/killzone/size", json!([30, 22, 1]), "killzone.size: trailing characters"),
        ("/killzone/size/0", json!(0.5), "killzone.size[0]: 0.5 is not between 1 and 72"),
        ("/killzone/size/1", json!(73), "killzone.size[1]: 73 is not between 1 and 72"),
        ("/killzone/size/1", json!("22"), "killzone.size[1]: invalid type"),
        ("/models/1/at", json!([29.9, 11]), "models[1].at: off the board"),
        ("/models/1/at", json!([-5, 11]), "models[1].at: off the board"),
        ("/models/1/at", json!([1e300, 11]), "models[1].at: off the board"),
        ("/models/1/at", json!([4.5, 11]), "models[1].at: overlaps the base of \"S\""),
        ("/models/1/at", json!([10.5, 11]), "models[1].at: inside killzone.terrain[0]"),
        ("/models/1/z", json!(-1), "models[1].z: -1 is not between 0 and 100"),
        ("/models/1/z", json!(101), "models[1].z: 101 is not between 0 and 100"),
        ("/models/1/z", json!(null), "models[1].z: invalid type"),
        ("/models/1/id", json!("S"), "models[1].id: the id of models[0] already"),
        ("/models/1/side", json!(0), "models[1].side: 0 is not 1 or 2"),
        ("/models/1/side", json!(3), "models[1].side: 3 is not 1 or 2"),
        ("/models/1/side", json!(-1), "models[1].side: invalid value"),
        ("/models/1/side", json!(1.5), "models[1].side: invalid type"),
        ("/models/1/base_mm", json!(4.9), "models[1].base_mm: 4.9 is not between 5 and 200"),
        ("/models/1/base_mm", json!(201), "models[1].base_mm: 201 is not between 5 and 200"),
        ("/models/1/height", json!(0), "models[1].height: it must be more than 0"),
        ("/models/1/height", json!(21), "models[1].height: 21 is not between 0 and 20"),
        ("/models/1/order", json!("hide"), "models[1].order: unknown variant `hide`"),
        ("/models", json!({}), "models: invalid type"),
        ("/models", many(model("S", 1, [4.0, 11.0], "engage"), 33), "models: 33 of them"),
        ("/killzone/terrain/0/type", json!("huge"), "killzone.terrain[0].type: unknown variant"),
        ("/killzone/terrain/0/top", json!(0), "killzone.terrain[0].top: not above the bottom"),
        ("/killzone/terrain/0/bottom", json!(2), "killzone.terrain[0].top: not above the bottom"),
        ("/killzone/terrain/0/bottom", json!(-2), "killzone.terrain[0].bottom: -2 is not between"),
        (
            "/killzone/terrain/0/footprint",
            bow_tie,
            "killzone.terrain[0].footprint: the edges from corner 1 and corner 3 cross",
        ),
        ("/killzone/terrain/0/footprint", json!([[1, 1], [2, 2]]), "needs at least 3 corners"),
        ("/killzone/terrain/0/footprint", json!([[1, 1], [2, 2], [3, 3]]), "has no area"),
        ("/killzone/terrain/0/footprint", json!([[1, 1], [2, 1], [1, 1]]), "the same point"),
        ("/killzone/terrain/0/footprint/0", json!([1, 99]), "footprint: off the board"),
        ("/killzone/terrain", many(table()["killzone"]["terrain"][0].clone(), 201), "201 of them"),
        (
            "/killzone/walls",
            json!([{ "from": [1, 1], "to": [1, 1] }]),
            "walls[0]: it has no length",
        ),
        (
            "/killzone/walls",
            json!([{ "from": [1, 1], "to": [1, 30] }]),
            "walls[0].to: off the board",
        ),
        ("/killzone/walls", many(wall.clone(), 201), "killzone.walls: 201 of them"),
        ("/killzone/doors", many(wall, 65), "killzone.doors: 65 of them, expected at most"),
        (
            "/weapon_rules",
            json!(["Seek", "Zap 2"]),
            "weapon_rules[1]: unknown weapon rule \"Zap 2\"",
        ),
        ("/weapon_rules", json!(["Range"]), "weapon_rules[0]: "),
        ("/switches", json!({ "gravity": true }), "switches: unknown switch \"gravity\""),
        ("/switches", json!({ "obscured": "maybe" }), "switches: switch obscured: \"maybe\""),
        ("/switches", json!({ "obscured": [1] }), "switches.obscured: expected true, false"),
        ("/switches", json!([]), "switches: invalid type"),
    ];
    for (pointer, value, expected) in cases {
        let ended = run(&["sight", "--json", "-"], &with(pointer, value));
        let line = ended.refused();
        assert!(line.contains(expected), "{pointer}: {line}");
    }
}

#[test]
fn missing_fields_are_named() {
    let needed = [
        "/rules",
        "/killzone",
        "/models",
        "/from",
        "/to",
        "/killzone/size",
        "/models/0/id",
        "/models/0/side",
        "/models/0/at",
        "/models/0/base_mm",
        "/models/0/height",
        "/models/0/order",
        "/killzone/terrain/0/top",
        "/killzone/terrain/0/footprint",
    ];
    for pointer in needed {
        let ended = run(&["sight", "--json", "-"], &without(pointer));
        let name = pointer.rsplit('/').next().unwrap();
        let line = ended.refused();
        assert!(line.contains(&format!("missing field `{name}`")), "{pointer}: {line}");
    }
}

#[test]
fn text_that_is_no_table_is_refused() {
    let table = table().to_string();
    let twice = table.replacen("\"from\":", "\"from\":\"S\",\"from\":", 1);
    let switches = "{\"switches\":{\"vantage\":true,\"vantage\":true},";
    let texts = [
        String::new(),
        "garbage".into(),
        "null".into(),
        "[]".into(),
        "\u{0}".into(),
        table[..table.len() / 2].to_owned(),
        format!("{table} x"),
        twice,
        table.replacen('{', switches, 1),
        table.replacen("11.0", "NaN", 1),
        table.replacen("11.0", "1e999", 1),
        table.replacen("11.0", "-Infinity", 1),
        table.replacen("11.0", "0x10", 1),
        "[".repeat(1 << 20),
        "{\"killzone\":".repeat(100_000),
    ];
    for text in texts {
        let shown: String = text.chars().take(60).collect();
        for command in ["sight", "reach"] {
            let ended = run(&[command, "--json", "-"], &text);
            assert!(!ended.refused().is_empty(), "{shown}");
        }
    }
    let ended = run_fed(&["sight", "-"], |to| to.write_all(b"\xff\xfe{}").unwrap());
    assert!(ended.refused().contains("not UTF-8"));
}

#[test]
fn a_hundred_megabytes_are_not_read_to_the_end() {
    let mut files = vec![vec!["sight", "--json", "-"], vec!["reach", "-"], vec!["check", "-"]];
    files.push(vec!["replay", "--verify", "-"]);
    for args in files {
        let mut sent = 0usize;
        let ended = run_fed(&args, |to| {
            let block = [b'['; 1 << 16];
            while sent < 100 << 20 && to.write_all(&block).is_ok() {
                sent += block.len();
            }
        });
        assert!(ended.refused().contains("larger than"), "{args:?}");
        assert!(sent < 32 << 20, "{args:?}: {sent} bytes were taken");
    }
}

#[test]
fn moves_that_cannot_be_asked_about_are_refused() {
    let mut base = table();
    for name in ["from", "to"] {
        base.as_object_mut().unwrap().remove(name);
    }
    for (name, value) in [("model", json!("S")), ("action", json!("dash")), ("limit", json!(3))] {
        base[name] = value;
    }
    let cases = [
        ("model", json!("X"), "model: there is no model"),
        ("action", json!("advance"), "action: unknown variant `advance`"),
        ("action", json!("fall-back"), "action: unknown variant `fall-back`"),
        (
            "action",
            json!("normal_move"),
            "action: unknown variant `normal_move`, expected one of `reposition`, `dash`, `fall_back`, `charge`",
        ),
        ("limit", json!(0), "limit: it must be more than 0"),
        ("limit", json!(-1), "limit: -1 is not between"),
        ("limit", json!(101), "limit: 101 is not between"),
        ("to", json!([5]), "to: invalid length"),
        ("to", json!([99, 5]), "to: off the board"),
        ("from", json!("S"), "unknown field `from`"),
        ("weapon_rules", json!(["Zap"]), "weapon_rules[0]"),
    ];
    for (name, value, expected) in cases {
        let mut asked = base.clone();
        asked[name] = value;
        let ended = run(&["reach", "--json", "-"], &asked.to_string());
        assert!(ended.refused().contains(expected), "{name}: {}", ended.err);
    }
}

#[test]
fn questions_of_2021_are_refused_in_its_own_words() {
    let mut table = table();
    table["rules"] = "kt21".into();
    let cases = [
        (
            "weapon_rules",
            json!(["AP1", "Saturate"]),
            "weapon_rules[1]: unknown weapon rule \"Saturate\"",
        ),
        (
            "weapon_rules",
            json!(["Invulnerable Save 4+"]),
            "weapon_rules[0]: \"Invulnerable Save 4+\"",
        ),
        ("switches", json!({ "obscured": true }), "switches: unknown switch \"obscured\""),
        ("switches", json!({ "bases_give_cover": 2 }), "switches: switch bases_give_cover: \"2\""),
    ];
    for (name, value, expected) in cases {
        let mut asked = table.clone();
        asked[name] = value;
        let ended = run(&["sight", "--json", "-"], &asked.to_string());
        assert!(ended.refused().contains(expected), "{name}: {}", ended.err);
    }
    let other = run(&["sight", "--rules", "kt24", "-"], &table.to_string());
    assert_eq!(other.refused(), "rules: kt21, but --rules asks for kt24");
    for name in ["from", "to"] {
        table.as_object_mut().unwrap().remove(name);
    }
    for (name, value) in [("model", "S"), ("action", "reposition")] {
        table[name] = value.into();
    }
    table["limit"] = 6.into();
    let ended = run(&["reach", "--json", "-"], &table.to_string());
    assert!(
        ended.refused().starts_with(
            "action: unknown variant `reposition`, expected one of `normal_move`, `dash`, `fall_back`, `charge`"
        ),
        "{}",
        ended.err
    );
}

#[test]
fn wrong_use_is_told_in_one_line() {
    let cases: &[(&[&str], &str)] = &[
        (&[], "subcommand"),
        (&["fly"], "fly"),
        (&["sight"], "FILE"),
        (&["sight", "--wings", "-"], "--wings"),
        (&["sight", "/no/such/file.json"], "/no/such/file.json: there is no such file"),
        (&["sight", "/"], "/: "),
        (&["sight", "--lang", "xx", "-"], "unknown language"),
        (&["sim", "--games", "0"], "--games"),
        (&["sim", "--games", "10000001"], "--games"),
        (&["sim", "--seed", "-1"], "--seed"),
        (&["sim", "--players", "random"], "--players: 1 of them"),
        (&["sim", "--players", "random,clever"], "--players: unknown player \"clever\""),
        (&["sim", "--rules", "kt99"], "--rules"),
        (&["engine", "--rules", "kt99"], "--rules"),
        (
            &["sim", "--rules", "kt4w40k", "--teams", "lantern-company,saltglass-crew"],
            "--teams: \"Lantern Company\" is a team of kt24, not of kt4w40k",
        ),
        (
            &["sim", "--rules", "kt21", "--teams", "chalkpit-union,saltglass-crew"],
            "--teams: \"Saltglass Crew\" is a team of kt24, not of kt21",
        ),
        (
            &["sim", "--teams", "chalkpit-union,saltglass-crew"],
            "--teams: \"Saltglass Crew\" is a team of kt24, not of kt21",
        ),
        (
            &["sim", "--rules", "kt24", "--teams", "chalkpit-union,orchard-vigil"],
            "--teams: \"Chalkpit Union\" is a team of kt21, not of kt24",
        ),
        (
            &["sim", "--rules", "kt21", "--switch", "obscured=on"],
            "--switch: unknown switch \"obscured\": expected one of initiative_winner_chooses",
        ),
        (&["sim", "--switch", "auto_saves=off"], "--switch: unknown switch \"auto_saves\""),
        (
            &["sim", "--rules", "kt21", "--teams", "nobody,nobody"],
            "--teams: \"nobody\" is not known; a file, or one of Chalkpit Union, Orchard Vigil",
        ),
        (&["sim", "--teams", "nobody,nobody"], "--teams: \"nobody\" is not known"),
        (&["sim", "--teams", "lantern-company"], "--teams: 1 of them"),
        (&["sim", "--killzone", "nowhere"], "--killzone: \"nowhere\" is not known"),
        (&["sim", "--killzone", "nowhere.toml"], "nowhere.toml: there is no such file"),
        (&["sim", "--mission", "nothing"], "--mission: \"nothing\" is not known"),
        (&["sim", "--switch", "obscured"], "--switch: \"obscured\" is not NAME=VALUE"),
        (&["sim", "--switch", "obscured=perhaps"], "--switch: switch obscured"),
        (&["rules"], "ID"),
        (&["rules", "KT24-ACT-CHARGE-99"], "KT24-ACT-CHARGE-0"),
        (&["rules", "--list", "kt99"], "kt99"),
        (&["check", "/no/such/file"], "there is no such file"),
    ];
    for (args, expected) in cases {
        let ended = run(args, "");
        assert!(ended.refused().contains(expected), "{args:?}: {}", ended.err);
    }
}
