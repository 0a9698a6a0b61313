//! Records that people load to look at.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::wire::FromPage;

use crate::people::{Person, finish, new_game, wait_for};
use crate::visitor::Answer;

async fn load(person: &mut Person, text: &str) -> Answer {
    let request = Request::post("/api/records").header(header::CONTENT_TYPE, "text/plain");
    person.visitor.ask(request.body(Body::from(text.to_owned())).unwrap()).await
}

async fn json_of(person: &mut Person, path: String) -> Value {
    person.visitor.get(&path).await.json()
}

/// A game of some lines, given up.
async fn given_up(ann: &mut Person) -> (String, String) {
    let made = ann.make(&new_game("kt24", ["me", "me"])).await;
    assert!(ann.play_until(&made.played, |_, at| at >= 50).await);
    ann.say(&made.played, FromPage::Resign { side: "A".to_owned() }).await.unwrap();
    let record = ann.visitor.get(&format!("/api/games/{}/record", made.id)).await;
    (made.id, String::from_utf8(record.body).unwrap())
}

on_both! {
    async fn a_record_becomes_the_same_game_to_look_at(database: &Database) {
        let mut ann = Person::first(database).await;
        for kinds in [["random", "random"], ["me", "me"]] {
            let (id, text) = if kinds[0] == "me" { given_up(&mut ann).await } else {
                let made = ann.make(&new_game("kt21", kinds)).await;
                wait_for(&made.played, finish).await;
                let record = ann.visitor.get(&format!("/api/games/{}/record", made.id)).await;
                (made.id, String::from_utf8(record.body).unwrap())
            };
            let loaded = load(&mut ann, &text).await;
            assert_eq!(loaded.status, StatusCode::CREATED, "{}", loaded.json());
            let replay = loaded.json()["id"].as_str().unwrap().to_owned();
            let (was, is) = (json_of(&mut ann, format!("/api/games/{id}")).await, json_of(&mut ann, format!("/api/games/{replay}")).await);
            assert_eq!((&is["replay"], &was["replay"]), (&json!(true), &json!(false)));
            let again = ann.visitor.get(&format!("/api/games/{replay}/record")).await;
            assert_eq!(String::from_utf8(again.body).unwrap(), text, "a replay keeps what its record says");
            for field in ["killzone", "teams", "finish", "rules", "turning_points"] {
                assert_eq!(was[field], is[field], "{field}");
            }
            assert_eq!(is["fairness"]["seed"], json!(null));
            let (was, is) = (json_of(&mut ann, format!("/api/games/{id}/log")).await, json_of(&mut ann, format!("/api/games/{replay}/log")).await);
            assert_eq!(was, is);
            assert!(is.as_array().unwrap().len() >= 50);
            let middle = json_of(&mut ann, format!("/api/games/{replay}/table?at=25")).await;
            assert_eq!(middle, json_of(&mut ann, format!("/api/games/{id}/table?at=25")).await);
            let played = ann.played(&replay).await;
            let (_, at) = played.now();
            for words in [FromPage::Auto { at }, FromPage::Undo, FromPage::Resign { side: "A".to_owned() }] {
                assert!(ann.say(&played, words).await.is_err(), "a replay is only looked at");
            }
            assert_eq!(played.now().1, at);
        }
    }
}

on_both! {
    async fn damaged_records_are_refused_by_their_line(database: &Database) {
        let mut ann = Person::first(database).await;
        let (_, text) = given_up(&mut ann).await;
        let count = ann.visitor.get("/api/games").await.json()["mine"].as_array().unwrap().len();
        let lines: Vec<&str> = text.lines().collect();
        let without = |index: usize| {
            let mut lines = lines.clone();
            lines.remove(index);
            lines.join("\n") + "\n"
        };
        let first_hash = lines.iter().position(|line| line.starts_with("hash ")).unwrap();
        let mut other_hash = lines.clone();
        other_hash[first_hash] = "hash 0123456789abcdef";
        let entry = lines.iter().position(|line| line.is_empty()).unwrap() + 1;
        let other_team = text.replacen("Lantern Company", "Nobody", 1);
        for (wrong, says) in [
            (String::new(), "line 1"),
            ("tea".to_owned(), "line 1"),
            (without(lines.len() - 1), "breaks off"),
            (without(entry), &format!("line {}", entry + 1)),
            (other_hash.join("\n") + "\n", &format!("line {}", first_hash + 1)),
            (other_team, "Nobody"),
        ] {
            let refused = load(&mut ann, &wrong).await;
            assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{says}");
            let error = &refused.json()["error"];
            assert_eq!(error["field"], json!("record"));
            assert!(error["text"].as_str().unwrap().contains(says), "{says}: {error}");
        }
        let games = ann.visitor.get("/api/games").await.json();
        assert_eq!(games["mine"].as_array().unwrap().len(), count);
    }
}

on_both! {
    async fn records_that_are_too_long_are_refused(database: &Database) {
        let mut ann = Person::first(database).await;
        let (_, text) = given_up(&mut ann).await;
        let (head, _) = text.split_once("\n\n").unwrap();
        let long = format!("{head}\n\n{}end of record\n", "A: pass\n".repeat(50_001));
        let refused = load(&mut ann, &long).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.json()["error"]["text"].as_str().unwrap().contains("50000"));
        let huge = "x".repeat((16 << 20) + 1);
        let refused = load(&mut ann, &huge).await;
        assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
        assert!(refused.json()["error"]["text"].is_string(), "in words, like every refusal");
        let mut nobody = Person { visitor: ann.visitor.other(), user: ann.user.clone() };
        assert_eq!(load(&mut nobody, &text).await.status, StatusCode::UNAUTHORIZED);
    }
}
