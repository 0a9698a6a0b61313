//! What the server hears of the network before anything is asked.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request};
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::databases::Database;
use crate::socket::Listening;
use crate::visitor::{Visitor, config};

/// More than any answer here takes; nothing depends on how long it is.
const HANGS: Duration = Duration::from_secs(60);

async fn listening(set: impl FnOnce(&mut Config)) -> (Listening, Database) {
    let database = Database::sqlite();
    let mut config = config(&database);
    set(&mut config);
    (Listening::with(config).await, database)
}

/// Everything that the server says on a connection until it closes it.
async fn said(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    // A connection that is reset is closed, too.
    let heard = tokio::time::timeout(HANGS, stream.read_to_end(&mut answer)).await;
    assert!(heard.is_ok(), "the server holds on to the connection");
    String::from_utf8_lossy(&answer).into_owned()
}

/// What the server answers to some bytes.
async fn answered(server: &Listening, bytes: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    said(stream).await
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or("none")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_say_half_of_something_are_closed() {
    let (server, _database) = listening(|config| {
        config.connections.head = Duration::from_millis(200);
    })
    .await;
    let beginnings = ["", "GET /api/health", "GET /api/health HTTP/1.1\r\nHost: localhost\r\n"];
    let mut silent = Vec::new();
    for beginning in beginnings.iter().cycle().take(30) {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(beginning.as_bytes()).await.unwrap();
        silent.push(stream);
    }
    for stream in silent {
        assert!(!said(stream).await.starts_with("HTTP/1.1 2"));
    }
    let idle = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    assert_eq!(status(&answered(&server, idle).await), "200", "and then it is idle too long");
    server.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_connections_make_room_for_those_who_ask() {
    for of_one in [None, Some(8)] {
        let (server, _database) = listening(|config| {
            config.connections.all = if of_one.is_some() { 900 } else { 8 };
            config.connections.of_one = of_one;
            config.connections.head = HANGS;
        })
        .await;
        let mut silent = Vec::new();
        for _ in 0..40 {
            silent.push(TcpStream::connect(server.address).await.unwrap());
        }
        let asked = "GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        assert_eq!(status(&answered(&server, asked).await), "200");
        for stream in silent.drain(..32) {
            assert_eq!(said(stream).await, "", "the oldest were sent away");
        }
        drop(silent);
        server.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_says_whom_it_is_for_and_lines_end_as_they_must() {
    let (server, _database) =
        listening(|config| config.hosts = vec!["table.example".to_owned()]).await;
    let port = server.address.port();
    let ask = async |lines: &str| {
        let answer =
            answered(&server, &format!("GET /api/health?lang=it HTTP/1.1\r\n{lines}")).await;
        status(&answer).to_owned()
    };
    for own in ["localhost", "127.0.0.1", "[::1]", "table.example", "TABLE.example:9"] {
        assert_eq!(ask(&format!("Host: {own}\r\nConnection: close\r\n\r\n")).await, "200", "{own}");
    }
    assert_eq!(ask(&format!("Host: localhost:{port}\r\nConnection: close\r\n\r\n")).await, "200");
    for (lines, expected) in [
        ("Connection: close\r\n\r\n", "400"),
        ("Host:\r\nConnection: close\r\n\r\n", "400"),
        ("Host: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n", "400"),
        ("Host: evil.example\r\nConnection: close\r\n\r\n", "421"),
        ("Host: 192.0.2.1\r\nConnection: close\r\n\r\n", "421"),
        ("Host: localhost\nConnection: close\r\n\r\n", "400"),
        ("Host: localhost\r\nConnection: close\n\r\n", "400"),
        ("Host: localhost\r\nConnection: close\r\n\n", "400"),
    ] {
        assert_eq!(ask(lines).await, expected, "{lines:?}");
    }
    let other = answered(
        &server,
        "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    );
    assert_eq!(status(&other.await), "421");
    let bare = "GET /api/health HTTP/1.1\nHost: localhost\n\n";
    assert_eq!(status(&answered(&server, bare).await), "400");
    server.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_follow_each_other_on_a_connection() {
    let (server, _database) = listening(|_| {}).await;
    let body = "{\n\"name\":\n\"Bob\"\n}";
    let post = format!(
        "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let last = "GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let both = answered(&server, &format!("{post}{last}")).await;
    assert_eq!(both.matches("HTTP/1.1 200").count(), 2, "{both}");
    // Of a body in pieces it is not known where the next request begins: the connection ends with it.
    let pieces = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                  Transfer-Encoding: chunked\r\n\r\ne\r\n{\"name\":\"Bob\"}\r\n0\r\n\r\n";
    let closed = answered(&server, &format!("{pieces}{last}")).await;
    assert_eq!(closed.matches("HTTP/1.1 200").count(), 1, "{closed}");
    assert!(closed.contains("connection: close"), "{closed}");
    server.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_do_not_grow_with_what_is_sent() {
    let database = Database::sqlite();
    let mut visitor = Visitor::new(&database).await;
    for number in 0..100 {
        let method =
            Method::from_bytes(format!("ODD{number}{}", "X".repeat(500)).as_bytes()).unwrap();
        let request = Request::builder().method(method).uri(format!("/api/odd{number}"));
        visitor.ask(request.body(Body::empty()).unwrap()).await;
        visitor.get(&format!("/odd{number}")).await;
    }
    let figures = String::from_utf8(visitor.get("/metrics").await.body).unwrap();
    assert!(!figures.contains("ODD") && !figures.contains("odd"), "{figures}");
    assert!(figures.contains("method=\"other\""), "{figures}");
}
