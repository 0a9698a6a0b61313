//! Killzones that people draw.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::visitor::Visitor;

/// A board with one part of terrain, a wall with a door, and an objective.
fn drawing(name: &str) -> Value {
    json!({
        "id": name, "name": name, "text": "By the \"water\".", "width": 30.0, "depth": 22.0,
        "terrain": [{
            "name": "Steps", "kind": "heavy", "bottom": 0.0, "top": 3.0, "vantage": true,
            "footprint": [[8.0, 6.0], [14.0, 6.0], [14.0, 10.0], [8.0, 10.0]],
        }],
        "walls": [{ "from": [0.0, 18.0], "to": [6.0, 18.0] }],
        "doors": [{ "name": "Side door", "from": [6.0, 18.0], "to": [8.0, 18.0], "open": true }],
        "objectives": [{ "name": "Strongbox", "at": [20.0, 8.0] }],
        "control_points": [{ "name": "Winch", "at": [22.0, 16.0], "radius": 0.5 }],
        "drop_zones": [{ "name": "Quay", "footprint": [[0.0, 0.0], [6.0, 0.0], [6.0, 6.0], [0.0, 6.0]] }],
        "confines_tactics": true,
    })
}

async fn guest(visitor: &mut Visitor, name: &str) {
    assert_eq!(visitor.post("/api/guest", &json!({ "name": name })).await.status, StatusCode::OK);
}

on_both! {
    async fn a_drawing_is_kept_and_found_by_its_owner(database: &Database) {
        let mut ann = Visitor::new(database).await;
        guest(&mut ann, "Ann").await;
        let asked = json!({ "killzone": drawing("Ferry steps") });
        let saved = ann.post("/api/killzones", &asked).await.json();
        assert_eq!(saved["killzone"], drawing("Ferry steps"));
        let mine = ann.get("/api/killzones").await.json();
        assert_eq!(mine, json!([saved]));
        let id = saved["id"].as_str().unwrap();
        let asked = json!({ "id": id, "killzone": drawing("Ferry stairs") });
        let changed = ann.post("/api/killzones", &asked).await.json();
        assert_eq!((&changed["id"], &changed["mine"]), (&saved["id"], &json!(true)));
        let path = format!("/api/killzones/{id}");
        assert_eq!(ann.get(&path).await.json()["killzone"]["name"], json!("Ferry stairs"));
        assert_eq!(ann.get("/api/killzones").await.json().as_array().unwrap().len(), 1);
    }
}

on_both! {
    async fn others_look_but_do_not_change(database: &Database) {
        let mut ann = Visitor::new(database).await;
        guest(&mut ann, "Ann").await;
        let saved = ann.post("/api/killzones", &json!({ "killzone": drawing("Steps") })).await.json();
        let id = saved["id"].as_str().unwrap();
        let mut bob = ann.other();
        let nobody = bob.post("/api/killzones", &json!({ "killzone": drawing("Mine") })).await;
        assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
        assert_eq!(bob.get("/api/killzones").await.json(), json!([]));
        guest(&mut bob, "Bob").await;
        let seen = bob.get(&format!("/api/killzones/{id}")).await.json();
        assert_eq!((&seen["killzone"], &seen["mine"]), (&saved["killzone"], &json!(false)));
        let taken = json!({ "id": id, "killzone": drawing("Mine") });
        let refused = bob.post("/api/killzones", &taken).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND);
        assert_eq!(refused.json()["error"]["field"], json!("id"));
        let kept = ann.get(&format!("/api/killzones/{id}")).await.json();
        assert_eq!(kept["killzone"]["name"], json!("Steps"));
        assert_eq!(bob.get("/api/killzones/none").await.status, StatusCode::NOT_FOUND);
    }
}

on_both! {
    async fn what_is_wrong_is_said_at_its_place_and_not_kept(database: &Database) {
        let mut ann = Visitor::new(database).await;
        guest(&mut ann, "Ann").await;
        let mut drawn = drawing("");
        drawn["terrain"][0]["top"] = json!(0.0);
        drawn["doors"][0]["to"] = json!([6.0, 18.0]);
        let check = ann.post("/api/killzones/check", &drawn).await.json();
        let problems = check["problems"].as_array().unwrap();
        let places: Vec<_> = problems.iter().map(|p| (&p["thing"], &p["index"], &p["field"])).collect();
        assert_eq!(places, [
            (&Value::Null, &Value::Null, &json!("name")),
            (&json!("terrain"), &json!(0), &json!("top")),
            (&json!("door"), &json!(0), &json!("to")),
        ]);
        let check = ann.post("/api/killzones/check?lang=fr", &drawn).await.json();
        let said = check["problems"].as_array().unwrap().iter().map(|p| &p["text"]);
        assert_eq!(said.collect::<Vec<_>>(), [
            &json!("Un nom compte de 1 à 60 caractères sur une ligne, sans espaces aux bouts."),
            &json!("Le dessus (0\") doit être plus haut que le dessous (0\")."),
            &json!("Les deux bouts sont le même point."),
        ]);
        let refused = ann.post("/api/killzones", &json!({ "killzone": drawn })).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(ann.get("/api/killzones").await.json(), json!([]));
        let mut untyped = drawing("Steps");
        untyped["terrain"][0]["kind"] = Value::Null;
        let check = ann.post("/api/killzones/check", &untyped).await.json();
        assert_eq!(check["problems"], json!([]));
        assert_eq!(check["warnings"][0]["thing"], json!("terrain"));
    }
}

on_both! {
    async fn files_go_out_and_come_back(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let check = visitor.post("/api/killzones/check", &drawing("Steps")).await.json();
        let file = check["file"].as_str().unwrap().to_owned();
        let upload = |text: String| Request::post("/api/killzones/read").body(Body::from(text)).unwrap();
        assert_eq!(visitor.ask(upload(file.clone())).await.json(), drawing("Steps"));
        let broken = visitor.ask(upload(file.replace("top = 3", "top = 30"))).await;
        assert_eq!(broken.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(broken.json()["error"]["field"], json!("terrain[1].top"));
        for (spoilt, status) in [
            (vec![0xff; 100], StatusCode::BAD_REQUEST),
            (vec![b'#'; 2 << 20], StatusCode::PAYLOAD_TOO_LARGE),
        ] {
            let sent = Request::post("/api/killzones/read?lang=fr").body(Body::from(spoilt)).unwrap();
            let refused = visitor.ask(sent).await;
            assert_eq!(refused.status, status);
            assert!(refused.json()["error"]["text"].is_string(), "in words, like every refusal");
        }
    }
}

on_both! {
    async fn too_much_is_refused(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let mut drawn = drawing("Steps");
        drawn["text"] = json!("long ".repeat(1000));
        let refused = visitor.post("/api/killzones/check", &drawn).await;
        assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
        assert_eq!(refused.json()["error"]["field"], json!("text"));
        let mut drawn = drawing("Steps");
        drawn["terrain"] = json!(vec![drawn["terrain"][0].clone(); 201]);
        let check = visitor.post("/api/killzones/check", &drawn).await.json();
        let problem = &check["problems"][0];
        assert_eq!((&problem["thing"], &problem["index"]), (&json!("terrain"), &json!(200)));
    }
}
