//! What one account, and one address, may have at once.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use server::guard::Rate;
use server::wire::FromPage;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;

use crate::databases::Database;
use crate::people::{Person, decision, new_game, veteran};
use crate::socket::Listening;
use crate::visitor::{Visitor, config};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_has_so_many_games_with_computers_at_once() {
    let database = Database::sqlite();
    let mut limited = config(&database);
    limited.shares.computer_games = Some(2);
    let mut ann = Person::named("Ann", Visitor::with(limited).await).await;
    let asked = new_game("kt24", ["me", "random"]);
    let mut made = vec![ann.make(&asked).await, ann.make(&asked).await];
    let refused = ann.visitor.post("/api/games?lang=fr", &asked).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let text = refused.json()["error"]["text"].as_str().unwrap().to_owned();
    assert!(text.starts_with("Vous avez autant de parties contre l'ordinateur"), "{text}");
    made.push(ann.make(&new_game("kt24", ["me", "me"])).await);
    // Others at the same address have a share of their own, but the address has only twice as much.
    let (mut bob, mut cat) = (ann.other("Bob").await, ann.other("Cat").await);
    made.extend([bob.make(&asked).await, bob.make(&asked).await]);
    assert_eq!(cat.visitor.post("/api/games", &asked).await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_has_so_many_sockets_at_once() {
    let database = Database::sqlite();
    let mut limited = config(&database);
    limited.shares.sockets = Some(1);
    let mut server = Listening::with(limited).await;
    let made = server.ann.make(&new_game("kt24", ["me", "me"])).await;
    let open = server.connect(&made, true).await;
    let stream = TcpStream::connect(server.address).await.unwrap();
    match server.shake_hands(stream, &made, true, None).await.map(|_| ()).map_err(|error| *error) {
        Err(Error::Http(response)) => assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS),
        other => panic!("{other:?}"),
    }
    let _watching = server.connect(&made, false).await;
    drop(open);
    server.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_takes_back_so_often() {
    let database = Database::sqlite();
    let mut limited = config(&database);
    let one = NonZeroU32::MIN;
    limited.shares.take_backs = Some(Rate::new(one, Duration::from_secs(36_000), one));
    let mut server = Listening::with(limited).await;
    let made = server.ann.make(&new_game("kt24", ["me", "me"])).await;
    let mut page = server.connect(&made, true).await;
    for expected in ["undone", "refused"] {
        let (game, at) = decision(&made.played).await;
        server
            .ann
            .say(&made.played, FromPage::Answer { at, answer: veteran(&game) })
            .await
            .unwrap();
        page.say(&json!({ "say": "undo" })).await;
        let said = loop {
            let said = page.follow().await;
            if ["undone", "refused"].contains(&said["say"].as_str().unwrap()) {
                break said;
            }
        };
        assert_eq!(said["say"], json!(expected), "{said}");
    }
    server.end().await;
}
