//! What happened in games, in order, and durable before anybody is told.
//!
//! Games write at the same time, and making something durable costs the same for one entry as for a
//! hundred. So one task commits all that is pending in one transaction, then answers everybody in it.

use std::time::Instant;

use sqlx::Row;
use tokio::sync::{mpsc, oneshot};

use super::connections::{Connections, Work};
use super::games::{Finish, GameStatus};
use super::{Store, StoreError};
use crate::watch;

/// One thing that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the game, counted from 0 without gaps.
    pub seq: i64,
    /// When it happened.
    pub at_ms: i64,
    /// What sort of thing: a word of the games room, such as `answer` or `roll`.
    pub kind: String,
    /// The thing itself.
    pub body: String,
}

/// What one game wants to be kept: all of it or nothing.
struct Batch {
    game_id: String,
    entries: Vec<Entry>,
    finish: Option<Finish>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The way into the journal. Copies lead to the same one; it ends when they are all gone.
#[derive(Clone, Debug)]
pub struct Journal {
    batches: mpsc::Sender<Batch>,
}

/// Games that may wait for the journal before the next has to wait for a place in the queue.
const QUEUE: usize = 1024;

/// Batches that are committed together at most.
const TOGETHER: usize = 512;

/// Entries that are written by one statement.
const ROWS: usize = 32;

impl Journal {
    /// Starts the task that keeps what games send.
    pub(super) fn start(writer: Connections) -> Self {
        let (batches, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(keep(writer, waiting));
        Self { batches }
    }

    /// Keeps entries of a game, and its end if it has ended. When this is done, they survive whatever
    /// happens to the process and, with the settings of docs/server.md, to the power. A place that is taken is refused as [`StoreError::Taken`], and nothing
    /// of the batch is kept.
    pub async fn keep(
        &self,
        game_id: &str,
        entries: Vec<Entry>,
        finish: Option<Finish>,
    ) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let batch = Batch { game_id: game_id.to_owned(), entries, finish, done };
        self.batches.send(batch).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

impl Store {
    /// What happened in a game from a place on, in order.
    pub async fn entries(&self, game_id: &str, from: i64) -> Result<Vec<Entry>, StoreError> {
        let find = "SELECT seq, at_ms, kind, body FROM entries \
                    WHERE game_id = $1 AND seq >= $2 ORDER BY seq";
        let rows = sqlx::query(find).bind(game_id).bind(from).fetch_all(&self.readers).await?;
        let entry = |row: &sqlx::any::AnyRow| -> Result<Entry, sqlx::Error> {
            Ok(Entry {
                seq: row.try_get("seq")?,
                at_ms: row.try_get("at_ms")?,
                kind: row.try_get("kind")?,
                body: row.try_get("body")?,
            })
        };
        Ok(rows.iter().map(entry).collect::<Result<_, _>>()?)
    }
}

async fn keep(writer: Connections, mut waiting: mpsc::Receiver<Batch>) {
    let mut batches = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut batches, TOGETHER).await > 0 {
        let kept = commit(&writer, &batches).await;
        if kept.is_ok() {
            for batch in batches.drain(..) {
                tell(batch, Ok(()));
            }
            continue;
        }
        if let Err(error) = &kept
            && error.is_outage()
        {
            // Nobody is told that anything was kept. Whether it was, games look up when the database works again.
            for batch in batches.drain(..) {
                tell(batch, Err(StoreError::Away));
            }
            continue;
        }
        // One of them is at fault; alone, the others pass.
        for batch in batches.drain(..) {
            let kept = commit(&writer, std::slice::from_ref(&batch)).await;
            tell(batch, kept);
        }
    }
}

fn tell(batch: Batch, kept: Result<(), StoreError>) {
    // A game that no longer waits does not need the answer.
    let _ = batch.done.send(kept);
}

async fn commit(writer: &Connections, batches: &[Batch]) -> Result<(), StoreError> {
    let began = Instant::now();
    let mut work = writer.begin().await?;
    let rows: Vec<(&str, &Entry)> = batches
        .iter()
        .flat_map(|batch| batch.entries.iter().map(|entry| (batch.game_id.as_str(), entry)))
        .collect();
    let (many, rest) = rows.as_chunks::<ROWS>();
    for chunk in many {
        insert(&mut work, chunk).await?;
    }
    for row in rest {
        insert(&mut work, std::slice::from_ref(row)).await?;
    }
    for batch in batches {
        if let Some(finish) = &batch.finish {
            end(&mut work, &batch.game_id, finish).await?;
        }
    }
    work.commit().await?;
    watch::stored(rows.len(), began.elapsed());
    Ok(())
}

/// Writes entries by one statement. Only two lengths occur, so that the statements stay prepared.
async fn insert(work: &mut Work, rows: &[(&str, &Entry)]) -> Result<(), StoreError> {
    let places: Vec<String> = (0..rows.len())
        .map(|row| {
            let first = 5 * row;
            let [a, b, c, d, e] = [1, 2, 3, 4, 5].map(|column| first + column);
            format!("(${a}, ${b}, ${c}, ${d}, ${e})")
        })
        .collect();
    let add = format!(
        "INSERT INTO entries (game_id, seq, at_ms, kind, body) VALUES {}",
        places.join(", ")
    );
    let mut add = sqlx::query(sqlx::AssertSqlSafe(add));
    for (game_id, entry) in rows {
        add = add
            .bind(*game_id)
            .bind(entry.seq)
            .bind(entry.at_ms)
            .bind(&entry.kind)
            .bind(&entry.body);
    }
    add.execute(work).await?;
    Ok(())
}

async fn end(work: &mut Work, game_id: &str, finish: &Finish) -> Result<(), StoreError> {
    sqlx::query("UPDATE games SET status = $1, result = $2, finished_ms = $3 WHERE id = $4")
        .bind(GameStatus::Over.word())
        .bind(&finish.result)
        .bind(finish.at_ms)
        .bind(game_id)
        .execute(work)
        .await?;
    Ok(())
}
