//! What is opened in a session closes with it.

use std::time::Duration;

use serde_json::json;
use server::{now_ms, secret};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::people::new_game;
use crate::socket::Listening;
use crate::visitor::config;

on_both! {
    async fn a_socket_ends_when_its_player_signs_out(database: &Database) {
        let mut server = Listening::with(config(database)).await;
        let made = server.ann.make(&new_game("kt24", ["me", "me"])).await;
        let (mut ann, mut nobody) = (server.connect(&made, true).await, server.connect(&made, false).await);
        ann.follow().await;
        server.ann.visitor.post("/api/signout", &json!({})).await;
        assert_eq!(ann.closed().await, Some(CloseCode::Policy));
        nobody.follow().await;
        nobody.say(&json!({ "say": "undo" })).await;
        while nobody.follow().await["say"] != json!("refused") {}
        server.end().await;
    }
}

on_both! {
    async fn a_socket_ends_when_a_password_makes_a_new_session(database: &Database) {
        let mut server = Listening::with(config(database)).await;
        let made = server.ann.make(&new_game("kt24", ["me", "me"])).await;
        let mut before = server.connect(&made, true).await;
        before.follow().await;
        let asked = json!({ "name": "Ann", "password": "a quiet harbour" });
        server.ann.visitor.post("/api/signup", &asked).await.json();
        assert_eq!(before.closed().await, Some(CloseCode::Policy));
        let mut after = server.connect(&made, true).await;
        assert_eq!(after.follow().await["sheet"]["seats"][0]["mine"], json!(true));
        server.end().await;
    }
}

on_both! {
    async fn a_socket_ends_when_its_session_runs_out(database: &Database) {
        let mut server = Listening::with(config(database)).await;
        let made = server.ann.make(&new_game("kt24", ["me", "me"])).await;
        let (store, token) = (server.ann.visitor.app.store().clone(), secret::token());
        let soon = now_ms() + i64::try_from(Duration::from_secs(2).as_millis()).unwrap();
        store.open_session(&secret::hash(&token), &server.ann.user.id, soon).await.unwrap();
        server.ann.visitor.cookie = Some(format!("coverline_session={token}"));
        let mut page = server.connect(&made, true).await;
        assert_eq!(page.follow().await["sheet"]["seats"][0]["mine"], json!(true));
        assert_eq!(page.closed().await, Some(CloseCode::Policy));
        server.end().await;
    }
}
