//! `coverline serve` and `coverline play` as processes: they start, answer, and end when they are told to.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]
#![cfg(unix)]

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

struct Running {
    process: Child,
    lines: BufReader<ChildStdout>,
    folder: PathBuf,
}

impl Running {
    /// Starts the program in a folder of its own and reads its first line.
    fn start(name: &str, arguments: &[&str]) -> (Self, String) {
        let folder = env::temp_dir().join(format!("coverline-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_coverline"))
            .args(arguments)
            .current_dir(&folder)
            .env("XDG_DATA_HOME", &folder)
            .env("USER", "Ann")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        lines.read_line(&mut line).unwrap();
        (Self { process, lines, folder }, line)
    }

    /// Tells it to end, and gives its status and the rest of what it said.
    fn end(mut self, signal: &str) -> (Option<i32>, String) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let mut rest = String::new();
        self.lines.read_to_string(&mut rest).unwrap();
        (self.process.wait().unwrap().code(), rest)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It has ended by now, unless the test failed.
        let _ = self.process.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// What a server answers to a request, headers and all.
fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn address(line: &str) -> &str {
    let (_, address) = line.trim().split_once("http://").unwrap_or_else(|| panic!("{line:?}"));
    address
}

fn serves(database: &str, signal: &str, name: &str) {
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database", database];
    let (running, line) = Running::start(name, &arguments);
    let health = ask(address(&line), "GET /api/health");
    assert!(health.starts_with("HTTP/1.1 200 OK\r\n"), "{health}");
    assert!(health.ends_with("\r\n\r\n{\"status\":\"ok\"}"), "{health}");
    assert_eq!(running.end(signal), (Some(0), String::new()));
}

#[test]
fn serve_answers_on_a_file_and_ends_well_when_terminated() {
    serves("sqlite://games.db", "-TERM", "file");
}

#[test]
fn serve_answers_on_postgresql_and_ends_well_when_interrupted() {
    let database = env::var("COVERLINE_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("this test needs a PostgreSQL: run tools/test, or eval \"$(tools/postgres start)\" first")
    });
    serves(&database, "-INT", "postgres");
}

#[test]
fn serve_ends_well_while_computers_think() {
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--log", "error", "--pace", "0"];
    let (running, line) = Running::start("thinking", &arguments);
    let address = address(&line);
    let post = |path: &str, cookie: &str, body: &str| {
        let length = body.len();
        let mut stream = TcpStream::connect(address).unwrap();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 2"), "{answer}");
        answer
    };
    let guest = post("/api/guest", "", "{\"name\":\"Ann\"}");
    let cookie = guest.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let seat = |team: &str| {
        format!("{{\"kind\":\"computer\",\"team\":\"{team}\",\"level\":\"commander\"}}")
    };
    let game = format!(
        "{{\"rules\":\"kt4w40k\",\"killzone\":\"Ferrymarket\",\"seats\":[{},{}]}}",
        seat("Kettlebridge Levy"),
        seat("Hollowroot Kindred")
    );
    for _ in 0..4 {
        post("/api/games", cookie, &game);
    }
    assert_eq!(running.end("-TERM"), (Some(0), String::new()));
}

#[test]
fn play_signs_a_local_guest_in_by_an_address_that_is_good_once() {
    let (running, line) = Running::start("play", &["play", "--no-browser"]);
    let url = line.split(' ').nth(1).unwrap();
    let (address, ticket) = address(url).split_once('/').unwrap();
    assert!(address.starts_with("127.0.0.1:"), "{line}");
    let entered = ask(address, &format!("GET /{ticket}"));
    assert!(entered.starts_with("HTTP/1.1 303 See Other\r\n"), "{entered}");
    let cookie = entered.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let me = ask(address, &format!("GET /api/me HTTP/1.1\r\nCookie: {cookie}\r\nX-Rest:"));
    assert!(me.contains("\"name\":\"Ann\",\"guest\":true"), "{me}");
    assert!(ask(address, &format!("GET /{ticket}")).starts_with("HTTP/1.1 403"), "good once");
    assert!(running.folder.join("coverline/coverline.db").exists());
    assert_eq!(running.end("-TERM").0, Some(0));
}

#[test]
fn what_cannot_be_served_is_told_in_one_line() {
    for (arguments, start) in [
        (
            ["serve", "--database", "mysql://x", "--listen", "127.0.0.1:0"],
            "database: \"mysql://x\" is no database",
        ),
        (["serve", "--listen", "127.0.0.1:0", "--log", "loud"], "log: \"loud\" is no level"),
        (["serve", "--listen", "192.0.2.1:1", "--log", "off"], "listen: 192.0.2.1:1: "),
        (
            ["serve", "--listen", "127.0.0.1:0", "--public-url", "example.org"],
            "invalid value 'example.org'",
        ),
    ] {
        let output =
            Command::new(env!("CARGO_BIN_EXE_coverline")).args(arguments).output().unwrap();
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(line.starts_with(start) && line.lines().count() == 1, "{line}");
        assert!(output.stdout.is_empty());
    }
}
