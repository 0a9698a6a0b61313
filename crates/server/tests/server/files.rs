//! Teams and missions that people bring along.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use server::now_ms;
use server::store::FileRow;

use crate::visitor::{Answer, Visitor};

/// A built-in team of a rule set under another name.
fn team(rules: &str, name: &str) -> String {
    let of = |text: &&str| text.contains(&format!("rules = \"{rules}\""));
    let text = catalog::TEAM_FILES.iter().map(|(_, text)| *text).find(of).unwrap();
    renamed(text, name)
}

fn renamed(text: &str, name: &str) -> String {
    let old = text.lines().find(|line| line.starts_with("name = ")).unwrap();
    text.replacen(old, &format!("name = \"{name}\""), 1)
}

fn mission(rules: &str, name: &str) -> String {
    let zones = match rules {
        "kt4w40k" => {
            "[[0, 0], [24, 0], [24, 14], [0, 14]], [[36, 30], [60, 30], [60, 44], [36, 44]]"
        }
        _ => "[[0, 0], [30, 0], [30, 4], [0, 4]], [[0, 18], [30, 18], [30, 22], [0, 22]]",
    };
    format!(
        "format = \"coverline mission 1\"\nrules = \"{rules}\"\nname = \"{name}\"\n\
         turning_points = 3\ndrop_zones = [{zones}]\n"
    )
}

async fn guest(visitor: &mut Visitor, name: &str) {
    assert_eq!(visitor.post("/api/guest", &json!({ "name": name })).await.status, StatusCode::OK);
}

async fn looked_at(visitor: &mut Visitor, text: &str, language: &str) -> Answer {
    let path = format!("/api/files/check?lang={language}");
    visitor.ask(Request::post(path).body(Body::from(text.to_owned())).unwrap()).await
}

async fn save(visitor: &mut Visitor, text: &str) -> Value {
    let saved = visitor.post("/api/files", &json!({ "file": text })).await;
    assert_eq!(saved.status, StatusCode::OK, "{}", saved.json());
    saved.json()
}

async fn delete(visitor: &mut Visitor, id: &str) -> StatusCode {
    let path = format!("/api/files/{id}");
    visitor.ask(Request::delete(path).body(Body::empty()).unwrap()).await.status
}

on_both! {
    async fn a_file_is_kept_found_changed_and_deleted_by_its_owner(database: &Database) {
        let mut ann = Visitor::new(database).await;
        guest(&mut ann, "Ann").await;
        let mine = save(&mut ann, &team("kt24", "Wharf Rats")).await;
        assert_eq!((&mine["mine"], &mine["content"]["kind"]), (&json!(true), &json!("team")));
        let team_of = &mine["content"]["team"];
        assert_eq!((&team_of["name"], &team_of["rules"]), (&json!("Wharf Rats"), &json!("kt24")));
        let id = mine["id"].as_str().unwrap();
        let asked = json!({ "id": id, "file": team("kt24", "Wharf Cats") });
        let changed = ann.post("/api/files", &asked).await.json();
        assert_eq!((&changed["id"], &changed["content"]["team"]["name"]), (&mine["id"], &json!("Wharf Cats")));
        let all = ann.get("/api/files").await.json();
        assert_eq!(all, json!([changed]));
        assert_eq!(ann.get(&format!("/api/files/{id}")).await.json(), changed);
        let other = json!({ "id": id, "file": mission("kt24", "Tide") });
        assert_eq!(ann.post("/api/files", &other).await.status, StatusCode::NOT_FOUND, "a team stays one");
        assert_eq!(delete(&mut ann, id).await, StatusCode::NO_CONTENT);
        assert_eq!(delete(&mut ann, id).await, StatusCode::NOT_FOUND);
        assert_eq!(ann.get("/api/files").await.json(), json!([]));
    }
}

on_both! {
    async fn others_look_at_a_file_but_neither_change_nor_delete_it(database: &Database) {
        let mut ann = Visitor::new(database).await;
        guest(&mut ann, "Ann").await;
        let saved = save(&mut ann, &mission("kt21", "Tide")).await;
        let id = saved["id"].as_str().unwrap();
        let mut bob = ann.other();
        let nobody = bob.post("/api/files", &json!({ "file": mission("kt21", "Ebb") })).await;
        assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
        assert_eq!(delete(&mut bob, id).await, StatusCode::UNAUTHORIZED);
        assert_eq!(bob.get("/api/files").await.json(), json!([]));
        guest(&mut bob, "Bob").await;
        let seen = bob.get(&format!("/api/files/{id}")).await.json();
        assert_eq!((&seen["content"], &seen["mine"]), (&saved["content"], &json!(false)));
        let taken = json!({ "id": id, "file": mission("kt21", "Ebb") });
        let refused = bob.post("/api/files", &taken).await;
        assert_eq!((refused.status, &refused.json()["error"]["field"]), (StatusCode::NOT_FOUND, &json!("id")));
        assert_eq!(delete(&mut bob, id).await, StatusCode::NOT_FOUND);
        assert_eq!(ann.get("/api/files").await.json(), json!([saved]));
        assert_eq!(bob.get("/api/files/none").await.status, StatusCode::NOT_FOUND);
    }
}

on_both! {
    async fn what_is_wrong_with_a_file_is_said_by_line_in_the_readers_language(database: &Database) {
        let mut ann = Visitor::new(database).await;
        let text = "format = \"coverline mission 1\"\nrules = \"kt24\"\nname = \"\"\n\
                    turning_points = 11\ndrop_zones = [[[0, 0], [4, 0], [4, 4]]]\n";
        let all = looked_at(&mut ann, text, "en").await.json();
        assert_eq!(all["content"], Value::Null);
        assert_eq!(all["problems"], json!([
            { "line": 3, "field": "name", "text": "A name has 1 to 60 characters on one line, without spaces at its ends." },
            { "line": 4, "field": "turning_points", "text": "A whole number from 1 to 10 belongs here." },
            { "line": 5, "field": "drop_zones", "text": "Two drop zones belong here, each a list of corners." },
        ]));
        for (language, said) in [
            ("fr", "Il faut ici un nombre entier de 1 à 10."),
            ("es", "Aquí va un número entero de 1 a 10."),
            ("it", "Qui va un numero intero da 1 a 10."),
        ] {
            let all = looked_at(&mut ann, text, language).await.json();
            assert_eq!(all["problems"][1]["text"], json!(said));
        }
        let syntax = looked_at(&mut ann, "format = ", "it").await.json();
        assert_eq!(syntax["problems"][0]["field"], json!("syntax"));
        let text = syntax["problems"][0]["text"].as_str().unwrap();
        assert!(text.starts_with("Questo non è TOML: "), "{text}");
        let (_, board) = catalog::KILLZONE_FILES[0];
        let killzone = looked_at(&mut ann, board, "en").await.json();
        let said = "This is a killzone; open it on the page of killzones.";
        assert_eq!(killzone["problems"], json!([{ "line": 1, "field": "format", "text": said }]));
        guest(&mut ann, "Ann").await;
        let refused = ann.post("/api/files?lang=fr", &json!({ "file": "format = 3" })).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(refused.json()["error"]["field"], json!("format"));
        assert_eq!(ann.get("/api/files").await.json(), json!([]));
    }
}

on_both! {
    async fn what_is_doubtful_about_a_file_is_a_warning(database: &Database) {
        let mut ann = Visitor::new(database).await;
        let small = mission("kt24", "Tide").replace("[30, 4], [0, 4]", "[30, 1], [0, 1]");
        let all = looked_at(&mut ann, &small, "fr").await.json();
        assert_eq!(all["problems"], json!([]));
        assert_eq!(all["content"]["mission"]["name"], json!("Tide"));
        let warning = json!({
            "line": 5, "field": "drop_zones", "text": "La zone d'insertion 1 ne contient pas dix socles de 40 mm.",
        });
        assert_eq!(all["warnings"], json!([warning]));
    }
}

on_both! {
    async fn files_have_limits_of_size_and_number(database: &Database) {
        let mut ann = Visitor::new(database).await;
        for (spoilt, status) in [
            (vec![0xff; 100], StatusCode::BAD_REQUEST),
            (vec![b'#'; 257 * 1024], StatusCode::PAYLOAD_TOO_LARGE),
        ] {
            let sent = Request::post("/api/files/check?lang=fr").body(Body::from(spoilt)).unwrap();
            let refused = ann.ask(sent).await;
            assert_eq!(refused.status, status);
            assert!(refused.json()["error"]["text"].is_string(), "in words, like every refusal");
        }
        guest(&mut ann, "Ann").await;
        let large = json!({ "file": "#".repeat(257 * 1024) });
        assert_eq!(ann.post("/api/files", &large).await.status, StatusCode::PAYLOAD_TOO_LARGE);
        let me = ann.get("/api/me").await.json()["user"]["id"].as_str().unwrap().to_owned();
        for number in 0..100 {
            let row = FileRow {
                id: format!("m{number}"),
                user_id: me.clone(),
                kind: "mission".to_owned(),
                name: "Tide".to_owned(),
                body: mission("kt24", "Tide"),
                created_ms: now_ms(),
            };
            assert!(ann.app.store().add_file(&row, 100).await.unwrap());
        }
        let full = ann.post("/api/files", &json!({ "file": mission("kt24", "Ebb") })).await;
        assert_eq!(full.status, StatusCode::CONFLICT);
        let said = "You keep 100 of them already; delete one first.";
        assert_eq!(full.json()["error"]["text"], json!(said));
        save(&mut ann, &team("kt24", "Wharf Rats")).await;
        assert_eq!(delete(&mut ann, "m7").await, StatusCode::NO_CONTENT);
        save(&mut ann, &mission("kt24", "Ebb")).await;
    }
}

on_both! {
    async fn games_of_all_rule_sets_are_played_with_files_and_their_records_carry_them(database: &Database) {
        let mut ann = Visitor::new(database).await;
        guest(&mut ann, "Ann").await;
        for (rules, killzone) in [
            ("kt18", "Cooperage Yard"), ("kt21", "Cooperage Yard"), ("kt24", "Cooperage Yard"), ("kt4w40k", "Ferrymarket"),
        ] {
            let own = save(&mut ann, &team(rules, "Wharf Rats")).await["id"].clone();
            let tide = save(&mut ann, &mission(rules, "Tide")).await["id"].clone();
            let seat = json!({ "kind": "me", "team": own });
            let asked = json!({ "rules": rules, "seats": [seat, seat], "killzone": killzone, "mission": tide });
            let mut bob = ann.other();
            guest(&mut bob, "Bob").await;
            // Whoever has the ids can play with the files.
            let made = bob.post("/api/games", &asked).await;
            assert_eq!(made.status, StatusCode::CREATED, "{rules}: {}", made.json());
            let id = made.json()["id"].as_str().unwrap().to_owned();
            for file in [&own, &tide] {
                assert_eq!(delete(&mut ann, file.as_str().unwrap()).await, StatusCode::NO_CONTENT);
            }
            let sheet = bob.get(&format!("/api/games/{id}")).await.json();
            assert_eq!(sheet["teams"][1]["name"], json!("Wharf Rats"));
            assert_eq!(sheet["mission"]["name"], json!("Tide"));
            let record = bob.get(&format!("/api/games/{id}/record")).await;
            let record = String::from_utf8(record.body).unwrap();
            assert_eq!(record.lines().filter(|line| line.starts_with("content ")).count(), 2, "{rules}");
            // Nobody there has the files, and the record is enough.
            let load = Request::post("/api/records").body(Body::from(record.clone())).unwrap();
            let loaded = bob.ask(load).await;
            assert_eq!(loaded.status, StatusCode::CREATED, "{rules}: {}", loaded.json());
            let again = loaded.json()["id"].as_str().unwrap().to_owned();
            let replay = bob.get(&format!("/api/games/{again}")).await.json();
            assert_eq!(replay["teams"], sheet["teams"]);
        }
    }
}

on_both! {
    async fn files_of_another_kind_or_rule_set_are_no_part_of_a_game(database: &Database) {
        let mut ann = Visitor::new(database).await;
        guest(&mut ann, "Ann").await;
        let team_of = |id: &Value| json!({ "kind": "me", "team": id });
        let own = save(&mut ann, &team("kt21", "Wharf Rats")).await["id"].clone();
        let tide = save(&mut ann, &mission("kt24", "Tide")).await["id"].clone();
        let seats = |id: &Value| json!([team_of(id), team_of(&json!("saltglass-crew"))]);
        let plain = json!({ "rules": "kt24", "seats": seats(&json!("lantern-company")), "killzone": "Cooperage Yard" });
        for (field, name, value) in [
            ("seats[0].team", "seats", seats(&own)),
            ("seats[0].team", "seats", seats(&tide)),
            ("mission", "mission", own.clone()),
        ] {
            let mut asked = plain.clone();
            asked[name] = value;
            let refused = ann.post("/api/games", &asked).await;
            assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
            assert_eq!(refused.json()["error"]["field"], json!(field));
        }
    }
}
