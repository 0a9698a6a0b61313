//! How many entries a second the journal makes durable in an SQLite file, when many games write at once.

#![allow(clippy::unwrap_used, reason = "a bench may panic wherever it fails")]
#![allow(missing_docs, reason = "criterion's macros make public items without words")]

use std::sync::atomic::{AtomicI64, Ordering};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use server::secret;
use server::store::{Entry, GameRow, GameStatus, Store};

async fn opened(games: usize) -> (Store, Vec<String>) {
    let file = std::env::temp_dir().join(format!("coverline-bench-{}.db", secret::id()));
    let store = Store::open(&format!("sqlite://{}", file.display())).await.unwrap();
    let mut ids = Vec::new();
    for _ in 0..games {
        let row = GameRow {
            id: secret::id(),
            created_ms: 0,
            rules: "kt24".to_owned(),
            setup: "{}".to_owned(),
            status: GameStatus::Running,
            commitment: String::new(),
            seed: String::new(),
            result: None,
            finished_ms: None,
        };
        store.add_game(&row, &[]).await.unwrap();
        ids.push(row.id);
    }
    (store, ids)
}

/// Every game keeps an entry, all at once.
async fn turn(store: &Store, ids: &[String], seq: i64) {
    let keep = |id: &String| {
        let body = "reposition a1 12.25 7.5 via 10 7.5 11 8".to_owned();
        let entry = Entry { seq, at_ms: seq, kind: "answer".to_owned(), body };
        let (store, id) = (store.clone(), id.clone());
        tokio::spawn(async move { store.journal().keep(&id, vec![entry], None).await })
    };
    let kept: Vec<_> = ids.iter().map(keep).collect();
    for one in kept {
        one.await.unwrap().unwrap();
    }
}

fn journal(criterion: &mut Criterion) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut group = criterion.benchmark_group("journal");
    for games in [1, 200] {
        let (store, ids) = runtime.block_on(opened(games));
        let seq = AtomicI64::new(0);
        group.throughput(Throughput::Elements(games as u64));
        group.bench_function(format!("{games} games"), |bencher| {
            bencher
                .iter(|| runtime.block_on(turn(&store, &ids, seq.fetch_add(1, Ordering::Relaxed))));
        });
    }
    group.finish();
}

criterion_group!(benches, journal);
criterion_main!(benches);
