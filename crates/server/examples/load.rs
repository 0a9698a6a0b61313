//! Puts a running server under load, and says what came of it: many games between computers, each watched over
//! WebSockets, while a few people play and ask. See docs/performance.md for the command.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot be made ends at once")]

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

const USAGE: &str =
    "load HOST:PORT [games 200] [watchers 400] [seconds 60] [players 4] [pid of the server]";

/// What is wanted of the server.
#[derive(Clone)]
struct Plan {
    address: String,
    games: usize,
    watchers: usize,
    seconds: u64,
    players: usize,
    pid: Option<u32>,
}

/// What has been seen so far.
#[derive(Default)]
struct Seen {
    stop: AtomicBool,
    steps: AtomicU64,
    bytes: AtomicU64,
    fresh_hellos: AtomicU64,
    wrong: AtomicU64,
    took: Mutex<HashMap<&'static str, Vec<Duration>>>,
}

impl Seen {
    fn note(&self, what: &'static str, took: Duration) {
        self.took.lock().unwrap().entry(what).or_default().push(took);
    }
}

impl Plan {
    fn read() -> Option<Self> {
        let mut arguments = std::env::args().skip(1);
        let address = arguments.next()?;
        let mut number = |usual: u64| match arguments.next() {
            None => Some(usual),
            Some(text) => text.parse().ok(),
        };
        let (games, watchers) = (number(200)? as usize, number(400)? as usize);
        let (seconds, players) = (number(60)?, number(4)? as usize);
        let pid = number(0)? as u32;
        let pid = (pid != 0).then_some(pid);
        Some(Self { address, games, watchers, seconds, players, pid })
    }

    /// What the server answers; status, cookie and body.
    async fn ask(&self, head: &str, cookie: &str, body: &str) -> (u16, Option<String>, String) {
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        (status, cookie, body.to_owned())
    }

    async fn json(&self, head: &str, cookie: &str, body: &str) -> Value {
        let (status, _, body) = self.ask(head, cookie, body).await;
        assert!((200..300).contains(&status), "{head}: {status} {body}");
        serde_json::from_str(&body).unwrap()
    }

    async fn guest(&self, name: &str) -> String {
        let body = json!({ "name": name }).to_string();
        self.ask("POST /api/guest", "", &body).await.1.unwrap()
    }

    async fn make(&self, cookie: &str, seat: impl Fn(&str) -> Value) -> String {
        let game = json!({
            "rules": "kt24",
            "killzone": "Cooperage Yard",
            "seats": [seat("Lantern Company"), seat("Saltglass Crew")],
        });
        let made = self.json("POST /api/games", cookie, &game.to_string()).await;
        made["id"].as_str().unwrap().to_owned()
    }

    async fn connect(&self, id: &str, cookie: &str) -> WebSocketStream<TcpStream> {
        let url = format!("ws://{}/api/games/{id}/live", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let stream = TcpStream::connect(&self.address).await.unwrap();
        client_async(request, stream).await.unwrap().0
    }

    /// The memory of the server, in MB.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().split(' ').next()?.parse::<u64>().ok()? / 1024)
    }

    fn say_memory(&self, when: &str) {
        if let Some(memory) = self.memory() {
            println!("memory {when}: {memory} MB");
        }
    }
}

/// Watches a game until the load ends, and gives back the log as it was told.
async fn watch(plan: Plan, id: String, seen: Arc<Seen>) -> (String, Vec<Value>) {
    let mut socket = plan.connect(&id, "").await;
    let mut log: Vec<Value> = Vec::new();
    let mut hellos = 0;
    let mut over = false;
    while !over && !seen.stop.load(Ordering::Relaxed) {
        let Ok(message) = tokio::time::timeout(Duration::from_secs(1), socket.next()).await else {
            continue;
        };
        let Some(Ok(message)) = message else {
            seen.wrong.fetch_add(1, Ordering::Relaxed);
            break;
        };
        let Message::Text(text) = message else { continue };
        seen.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        let said: Value = serde_json::from_str(&text).unwrap();
        match said["say"].as_str().unwrap() {
            "hello" => {
                hellos += 1;
                log = said["log"].as_array().unwrap().clone();
            }
            "step" => {
                seen.steps.fetch_add(1, Ordering::Relaxed);
                if said["entry"]["at"] != json!(log.len() + 1) {
                    seen.wrong.fetch_add(1, Ordering::Relaxed);
                }
                log.push(said["entry"].clone());
            }
            "sheet" => over = !said["sheet"]["finish"].is_null(),
            _ => {}
        }
    }
    seen.fresh_hellos.fetch_add(u64::max(hellos, 1) - 1, Ordering::Relaxed);
    let _ = socket.close(None).await;
    (id, log)
}

/// Plays on one screen as fast as the server answers, asking before each answer what can be done.
async fn play(plan: Plan, seen: Arc<Seen>) {
    let cookie = plan.guest("Player").await;
    let seat = |team: &str| json!({ "kind": "me", "team": team });
    while !seen.stop.load(Ordering::Relaxed) {
        let id = plan.make(&cookie, seat).await;
        let mut socket = plan.connect(&id, &cookie).await;
        let mut table = Value::Null;
        let hear = async |socket: &mut WebSocketStream<TcpStream>, table: &mut Value| loop {
            if let Some(Ok(Message::Text(text))) = socket.next().await {
                let mut said: Value = serde_json::from_str(&text).unwrap();
                assert_ne!(said["say"], json!("refused"), "{said}");
                if !said["table"].is_null() {
                    *table = said["table"].take();
                    return;
                }
            }
        };
        hear(&mut socket, &mut table).await;
        while table["status"]["wait"] != json!("over") && !seen.stop.load(Ordering::Relaxed) {
            if table["status"]["wait"] != json!("decide") {
                hear(&mut socket, &mut table).await;
                continue;
            }
            let began = Instant::now();
            plan.json(&format!("GET /api/games/{id}/options"), &cookie, "").await;
            seen.note("GET options", began.elapsed());
            let began = Instant::now();
            let advice = plan.json(&format!("GET /api/games/{id}/advice"), &cookie, "").await;
            seen.note("GET advice", began.elapsed());
            let at = table["at"].as_u64().unwrap();
            let words = json!({ "say": "answer", "at": at, "answer": advice["answer"] });
            let began = Instant::now();
            socket.send(Message::text(words.to_string())).await.unwrap();
            while table["at"].as_u64().unwrap() <= at {
                hear(&mut socket, &mut table).await;
            }
            seen.note("answer until it is kept and told", began.elapsed());
            sleep(Duration::from_millis(50)).await;
        }
    }
}

async fn round(plan: &Plan) {
    let seen = Arc::new(Seen::default());
    plan.say_memory("before");
    let cookie = plan.guest("Load").await;
    let seat = |team: &str| json!({ "kind": "computer", "team": team, "level": "greedy" });
    let began = Instant::now();
    let mut ids = Vec::new();
    for _ in 0..plan.games {
        ids.push(plan.make(&cookie, seat).await);
    }
    println!("{} games made in {:.1} s", plan.games, began.elapsed().as_secs_f64());
    let mut watching = JoinSet::new();
    for watcher in 0..plan.watchers {
        let id = ids[watcher % plan.games].clone();
        watching.spawn(watch(plan.clone(), id, Arc::clone(&seen)));
    }
    let mut playing = JoinSet::new();
    for _ in 0..plan.players {
        playing.spawn(play(plan.clone(), Arc::clone(&seen)));
    }
    let began = Instant::now();
    sleep(Duration::from_secs(plan.seconds)).await;
    plan.say_memory("during");
    seen.stop.store(true, Ordering::Relaxed);
    let seconds = began.elapsed().as_secs_f64();
    let told = watching.join_all().await;
    playing.join_all().await;
    let (mut lines, mut different) = (0, 0);
    for (id, log) in told {
        let whole = plan.json(&format!("GET /api/games/{id}/log"), "", "").await;
        let whole = whole.as_array().unwrap();
        lines += log.len();
        different += usize::from(whole.get(..log.len()) != Some(&log[..]));
    }
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    println!(
        "{} steps told in {seconds:.0} s ({:.0} a second, {:.1} MB a second), {lines} lines compared",
        count(&seen.steps),
        count(&seen.steps) as f64 / seconds,
        count(&seen.bytes) as f64 / seconds / 1e6,
    );
    println!(
        "out of order, lost or cut off: {}; logs that differ: {different}; told anew: {}",
        count(&seen.wrong),
        count(&seen.fresh_hellos)
    );
    let mut took = seen.took.lock().unwrap();
    for (what, took) in took.iter_mut() {
        took.sort();
        let at = |percent: usize| took[(took.len() - 1) * percent / 100].as_secs_f64() * 1e3;
        println!(
            "{what}: {} times, median {:.1} ms, 99th percentile {:.1} ms, longest {:.1} ms",
            took.len(),
            at(50),
            at(99),
            at(100)
        );
    }
}

#[tokio::main]
async fn main() {
    let Some(plan) = Plan::read() else {
        eprintln!("{USAGE}");
        std::process::exit(2);
    };
    round(&plan).await;
    if plan.pid.is_some() {
        // Games play on without watchers until they are over, and are then let go.
        loop {
            sleep(Duration::from_secs(10)).await;
            let (_, _, figures) = plan.ask("GET /metrics", "", "").await;
            let games =
                figures.lines().find_map(|line| line.strip_prefix("coverline_games_running "));
            let games: f64 = games.and_then(|games| games.parse().ok()).unwrap_or(0.0);
            println!("{games} games in memory");
            plan.say_memory("now");
            if games <= plan.players as f64 {
                return;
            }
        }
    }
}
