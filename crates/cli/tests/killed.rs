//! A server that is killed in the middle of many games loses nothing that anybody was told.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]
#![cfg(unix)]

mod served;

use std::env;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use served::{Folder, Running, watch};
use server::games::fair::check_dice;
use table::Record;

const GAMES: usize = 50;

/// How much is told in all before the server is killed: a tenth of what there is to tell in so many games.
const TOLD: usize = GAMES * 25;

fn nothing_is_lost(name: &str, database: &str) {
    let folder = Folder(env::temp_dir().join(format!("coverline-{name}-{}", std::process::id())));
    fs::create_dir_all(&folder.0).unwrap();
    let server = Running::start(&folder.0, database, "50");
    let cookie = server.guest();
    let told = Arc::new(AtomicUsize::new(0));
    let mut watching = Vec::new();
    for _ in 0..GAMES {
        let id = server.game(&cookie);
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
