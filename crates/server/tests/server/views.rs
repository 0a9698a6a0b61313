//! Games are put into words where that holds up nobody.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};

use axum::http::StatusCode;
use server::Asker;

use crate::databases::Database;
use crate::people::{Person, new_game};

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn who_looks_takes_turns_and_nobody_else_waits() {
    let database = Database::sqlite();
    let mut ann = Person::first(&database).await;
    let made = ann.make(&new_game("kt24", ["me", "me"])).await;
    assert!(ann.play_until(&made.played, |_, at| at >= 20).await);
    let places = std::thread::available_parallelism().map_or(1, usize::from);
    let (open, gate) = mpsc::channel::<()>();
    let gate = Arc::new(Mutex::new(gate));
    let mut busy = Vec::new();
    for number in 0..2 * places {
        let (app, gate) = (ann.visitor.app.clone(), Arc::clone(&gate));
        let asker = Asker::User(number.to_string());
        // Nothing is ever sent: it ends when the other end is dropped.
        let wait = move || gate.lock().unwrap().recv().is_err();
        busy.push(tokio::spawn(async move { app.views().in_turn(asker, wait).await }));
    }
    let seen = Arc::new(AtomicUsize::new(0));
    let mut looking = Vec::new();
    for part in ["", "/table", "/log"] {
        let (mut other, path) = (ann.visitor.other(), format!("/api/games/{}{part}", made.id));
        let seen = Arc::clone(&seen);
        looking.push(tokio::spawn(async move {
            let status = other.get(&path).await.status;
            seen.fetch_add(usize::from(status == StatusCode::OK), Ordering::Relaxed);
            status
        }));
    }
    // There is one thread to answer on, and it is free.
    assert_eq!(ann.visitor.get("/api/health").await.status, StatusCode::OK);
    assert_eq!(seen.load(Ordering::Relaxed), 0, "all places are taken");
    drop(open);
    for look in looking {
        let status = look.await.unwrap();
        // On a machine that stood still meanwhile, they may have been told to come back.
        assert!(matches!(status, StatusCode::OK | StatusCode::SERVICE_UNAVAILABLE), "{status}");
    }
    for one in busy {
        assert_eq!(one.await.unwrap(), Some(true));
    }
    let table = format!("/api/games/{}/table", made.id);
    assert_eq!(ann.visitor.get(&table).await.status, StatusCode::OK);
}
