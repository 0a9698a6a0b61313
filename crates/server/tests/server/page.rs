//! The page out of the binary.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;

use crate::databases::Database;
use crate::visitor::{Answer, Visitor};

async fn visitor() -> (Visitor, Database) {
    let database = Database::sqlite();
    (Visitor::new(&database).await, database)
}

async fn packed(visitor: &mut Visitor, path: &str, coding: &str) -> Answer {
    let request = Request::get(path).header("accept-encoding", coding);
    visitor.ask(request.body(Body::empty()).unwrap()).await
}

/// The script that the page starts with.
async fn script(visitor: &mut Visitor) -> String {
    let page = String::from_utf8(visitor.get("/").await.body).unwrap();
    let from = page.find("/assets/").unwrap();
    let rest = &page[from..];
    rest[..rest.find('"').unwrap()].to_owned()
}

#[tokio::test]
async fn every_path_without_a_dot_is_the_page() {
    let (mut visitor, _database) = visitor().await;
    let home = visitor.get("/").await;
    assert_eq!(
        (home.status, home.header("content-type")),
        (StatusCode::OK, "text/html; charset=utf-8")
    );
    assert_eq!(home.header("cache-control"), "no-cache");
    for path in ["/odds", "/games/abc/replay", "/index.html"] {
        assert_eq!(visitor.get(path).await.body, home.body, "{path}");
    }
    for path in ["/nothing.js", "/assets/nothing.css", "/../Cargo.toml", "/api/nothing"] {
        let missing = visitor.get(path).await;
        assert_eq!(missing.status, StatusCode::NOT_FOUND, "{path}");
        assert!(missing.json()["error"]["text"].is_string(), "{path}");
    }
    assert_eq!(visitor.post("/", &json!({})).await.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn files_with_a_hash_in_their_name_are_kept_for_ever() {
    let (mut visitor, _database) = visitor().await;
    let path = script(&mut visitor).await;
    let file = visitor.get(&path).await;
    assert_eq!((file.status, file.header("content-encoding")), (StatusCode::OK, ""));
    assert_eq!(file.header("cache-control"), "public, max-age=31536000, immutable");
}

#[tokio::test]
async fn files_are_compressed_as_the_browser_likes() {
    let (mut visitor, _database) = visitor().await;
    let path = script(&mut visitor).await;
    let plain = visitor.get(&path).await;
    let brotli = packed(&mut visitor, &path, "gzip, deflate, br").await;
    assert_eq!(brotli.header("content-encoding"), "br");
    let mut unpacked = Vec::new();
    brotli::BrotliDecompress(&mut brotli.body.as_slice(), &mut unpacked).unwrap();
    assert_eq!(unpacked, plain.body);
    let gzip = packed(&mut visitor, &path, "gzip;q=1.0, br;q=0").await;
    assert_eq!((gzip.header("content-encoding"), gzip.header("vary")), ("gzip", "accept-encoding"));
    let mut unpacked = Vec::new();
    let mut reader = flate2::read::GzDecoder::new(gzip.body.as_slice());
    std::io::Read::read_to_end(&mut reader, &mut unpacked).unwrap();
    assert_eq!(unpacked, plain.body);
    assert!(brotli.body.len() < plain.body.len() && gzip.body.len() < plain.body.len());
}

#[tokio::test]
async fn a_page_that_is_known_is_not_sent_again() {
    let (mut visitor, _database) = visitor().await;
    let tag = visitor.get("/").await.header("etag").to_owned();
    let request = Request::get("/").header("if-none-match", &tag).body(Body::empty()).unwrap();
    let again = visitor.ask(request).await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
}
