//! A server that is killed in the middle of many games loses nothing that anybody was told.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]
#![cfg(unix)]

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use server::games::fair::check_dice;
use table::Record;
use tokio_tungstenite::tungstenite::{self, Message};

const GAMES: usize = 50;

/// How much is told in all before the server is killed: a tenth of what there is to tell in so many games.
const TOLD: usize = GAMES * 25;

struct Running {
    process: Child,
    address: String,
}

impl Running {
    fn start(folder: &Path, database: &str, pace: &str) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_coverline"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--pace", pace])
            .args(["--requests-per-second", "0", "--sign-ins-per-minute", "0"])
            .args(["--database", database])
            .current_dir(folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        Self { process, address }
    }

    /// What the server answers; its body, if it is content.
    fn ask(&self, head: &str, cookie: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 2"), "{answer}");
        (head.to_owned(), body.to_owned())
    }

    fn json(&self, path: &str) -> Value {
        serde_json::from_str(&self.ask(&format!("GET {path}"), "", "").1).unwrap()
    }

    /// Kills it as the system does that has run out of memory: nothing can be tidied up.
    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It has ended by now, unless the test failed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Watches a game until the server is gone, and gives back all that was told.
fn watch(address: &str, id: &str, told: &AtomicUsize) -> Vec<Value> {
    let (mut socket, _) =
        tungstenite::connect(format!("ws://{address}/api/games/{id}/live")).unwrap();
    let mut log: Vec<Value> = Vec::new();
    while let Ok(message) = socket.read() {
        let Message::Text(text) = message else { continue };
        let said: Value = serde_json::from_str(&text).unwrap();
        let before = log.len();
        match said["say"].as_str().unwrap() {
            "hello" => log = said["log"].as_array().unwrap().clone(),
            "step" => {
                assert_eq!(said["entry"]["at"], json!(log.len() + 1), "nothing is left out");
                log.push(said["entry"].clone());
            }
            _ => {}
        }
        told.fetch_add(log.len() - before, Ordering::Relaxed);
    }
    log
}

fn nothing_is_lost(name: &str, database: &str) {
    let folder = Folder(env::temp_dir().join(format!("coverline-{name}-{}", std::process::id())));
    fs::create_dir_all(&folder.0).unwrap();
    let server = Running::start(&folder.0, database, "50");
    let (head, _) = server.ask("POST /api/guest", "", "{\"name\":\"Ann\"}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let seat = |team: &str| json!({ "kind": "computer", "team": team, "level": "random" });
    let game = json!({
        "rules": "kt24",
        "killzone": "Cooperage Yard",
        "seats": [seat("Lantern Company"), seat("Saltglass Crew")],
    });
    let told = Arc::new(AtomicUsize::new(0));
    let mut watching = Vec::new();
    for _ in 0..GAMES {
        let (_, made) = server.ask("POST /api/games", cookie, &game.to_string());
        let made: Value = serde_json::from_str(&made).unwrap();
        let id = made["id"].as_str().unwrap().to_owned();
        let (address, told) = (server.address.clone(), Arc::clone(&told));
        watching.push((id.clone(), thread::spawn(move || watch(&address, &id, &told))));
    }
    while told.load(Ordering::Relaxed) < TOLD {
        thread::sleep(Duration::from_millis(5));
    }
    server.kill();
    let told: Vec<(String, Vec<Value>)> =
        watching.into_iter().map(|(id, watcher)| (id, watcher.join().unwrap())).collect();

    let server = Running::start(&folder.0, database, "0");
    let mut longer = 0;
    for (id, told) in &told {
        while server.json(&format!("/api/games/{id}"))["finish"].is_null() {
            thread::sleep(Duration::from_millis(50));
        }
        let log = server.json(&format!("/api/games/{id}/log"));
        let log = log.as_array().unwrap();
        assert!(log.len() >= told.len());
        assert_eq!(log[..told.len()], told[..], "what was told stands, in order");
        longer += usize::from(log.len() > told.len());
        let (_, record) = server.ask(&format!("GET /api/games/{id}/record"), "", "");
        check_dice(&Record::read(&record).unwrap()).unwrap();
    }
    assert!(longer > GAMES / 2, "most games were in the middle: {longer}");
}

#[test]
fn nothing_is_lost_in_a_file() {
    nothing_is_lost("killed-file", "sqlite://games.db");
}

#[test]
fn nothing_is_lost_in_postgresql() {
    let server = env::var("COVERLINE_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("this test needs a PostgreSQL: run tools/test, or eval \"$(tools/postgres start)\" first")
    });
    let database = format!("killed_{}", std::process::id());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        use sqlx::{Connection, Executor};
        sqlx::any::install_default_drivers();
        let mut connection = sqlx::AnyConnection::connect(&server).await.unwrap();
        let create = format!("CREATE DATABASE {database} TEMPLATE template0");
        connection.execute(sqlx::AssertSqlSafe(create)).await.unwrap();
    });
    let (base, _) = server.rsplit_once('/').unwrap();
    nothing_is_lost("killed-postgres", &format!("{base}/{database}"));
}
