//! Boards of more corners than anybody plays on are refused before any work is done for them.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::databases::Database;
use crate::visitor::Visitor;

fn terrain(parts: usize, corners: usize) -> Vec<Value> {
    let part = |number: usize| {
        let (x, y) = ((number % 14 * 2) as f64 + 1.0, (number / 14 * 2) as f64 + 1.0);
        let corner = |corner: usize| {
            let angle = std::f64::consts::TAU * corner as f64 / corners as f64;
            [x + angle.cos() / 2.0, y + angle.sin() / 2.0]
        };
        let footprint: Vec<[f64; 2]> = (0..corners).map(corner).collect();
        json!({ "name": "", "type": "heavy", "bottom": 0, "top": 3, "footprint": footprint })
    };
    (0..parts).map(part).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_of_too_many_corners_is_refused() {
    let database = Database::sqlite();
    let mut visitor = Visitor::new(&database).await;
    let model = |id: &str, side: u8, x: f64| json!({ "id": id, "side": side, "at": [x, 29.0], "z": 0, "base_mm": 25, "height": 1.5, "order": "engage" });
    let asked = |parts: usize, corners: usize| {
        json!({
            "rules": "kt24",
            "killzone": { "size": [30, 30], "terrain": terrain(parts, corners) },
            "models": [model("A", 1, 2.0), model("B", 2, 20.0)],
        })
    };
    for (path, more) in [
        ("/api/sight?lang=fr", json!({ "from": "A", "to": "B" })),
        (
            "/api/reach?lang=fr",
            json!({ "model": "A", "action": "dash", "limit": 3, "to": [4.0, 29.0] }),
        ),
    ] {
        let mut question = asked(100, 32);
        question.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let refused = visitor.post(path, &question).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
        assert_eq!(refused.json()["error"]["field"], json!("killzone"));
        let text = refused.json()["error"]["text"].as_str().unwrap().to_owned();
        assert!(text.starts_with("Un plateau a ici au plus"), "{text}");
        let mut question = asked(20, 4);
        question.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        assert_eq!(visitor.post(path, &question).await.status, StatusCode::OK, "{path}");
    }
}
