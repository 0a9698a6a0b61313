//! `coverline serve` as a process that tests ask, watch and kill.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{self, Message};

/// `coverline serve` as a process.
pub struct Running {
    pub process: Child,
    pub address: String,
}

impl Running {
    pub fn start(folder: &Path, database: &str, pace: &str) -> Self {
        // A file that has grown too large is an error like any other, not a signal.
        let mut process = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_coverline")])
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
    pub fn ask(&self, head: &str, cookie: &str, body: &str) -> (String, String) {
        let (head, body) = self.answer(head, cookie, body);
        assert!(head.starts_with("HTTP/1.1 2"), "{head}\n{body}");
        (head, body)
    }

    /// What the server answers, whatever that is.
    pub fn answer(&self, head: &str, cookie: &str, body: &str) -> (String, String) {
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
        (head.to_owned(), body.to_owned())
    }

    pub fn json(&self, path: &str) -> Value {
        serde_json::from_str(&self.ask(&format!("GET {path}"), "", "").1).unwrap()
    }

    /// Signs a guest in; their cookie.
    pub fn guest(&self) -> String {
        let (head, _) = self.ask("POST /api/guest", "", "{\"name\":\"Ann\"}");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookie.split(';').next().unwrap().to_owned()
    }

    /// Sets a game between two computers up; its id.
    pub fn game(&self, cookie: &str) -> String {
        let seat = |team: &str| json!({ "kind": "computer", "team": team, "level": "random" });
        let game = json!({
            "rules": "kt24",
            "killzone": "Cooperage Yard",
            "seats": [seat("Lantern Company"), seat("Saltglass Crew")],
        });
        let (_, made) = self.ask("POST /api/games", cookie, &game.to_string());
        let made: Value = serde_json::from_str(&made).unwrap();
        made["id"].as_str().unwrap().to_owned()
    }

    /// Kills it as the system does that has run out of memory: nothing can be tidied up.
    pub fn kill(mut self) {
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

/// A folder that is gone when it is not needed any more.
pub struct Folder(pub PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Watches a game until the server is gone, and gives back all that was told.
pub fn watch(address: &str, id: &str, told: &AtomicUsize) -> Vec<Value> {
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
