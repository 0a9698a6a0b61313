//! Where users, games and what happened in them are kept: an SQLite file, or PostgreSQL.
//!
//! SQL is written here and nowhere else, in words that both databases understand.

mod connections;
mod files;
mod games;
mod health;
mod journal;
mod killzones;
mod lists;
mod migrations;
mod opening;
mod users;

use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use thiserror::Error;
use tokio::sync::Mutex;
use tokio::time::Instant;

use connections::Connections;

pub use files::FileRow;
pub use games::{Finish, GameRow, GameStatus, SeatRow};
pub use health::Health;
pub use journal::{Entry, Journal};
pub use killzones::KillzoneRow;
pub use lists::{BadCursor, Cursor, ListedGame, ListedSeat, Listing, Page};
pub use users::{Account, User};

/// How often a database that failed is tried again.
const AGAIN: Duration = Duration::from_millis(250);

/// Why something cannot be kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The address names no database that is understood.
    #[error("{0:?} is no database: expected sqlite://FILE or postgres://...")]
    Unknown(String),
    /// The database cannot be used as it is.
    #[error("{address}: {why}")]
    Unusable {
        /// Where it is, without a password.
        address: String,
        /// What is wrong with it.
        why: String,
    },
    /// Something else has that place: an account of that name, an entry of that number.
    #[error("the place is taken")]
    Taken,
    /// The database holds something that this program did not write.
    #[error("unexpected {0} in the database")]
    Strange(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The database failed.
    #[error("{0}")]
    Failed(sqlx::Error),
    /// The database failed while others were at it; what happened is in the log.
    #[error("the database does not work")]
    Away,
    /// The tables cannot be brought up to date.
    #[error("{0}")]
    Migrations(#[from] MigrateError),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(cause) if cause.is_unique_violation() => Self::Taken,
            sqlx::Error::PoolClosed => Self::Closed,
            _ => Self::Failed(error),
        }
    }
}

impl StoreError {
    /// Whether the database does not work at the moment. Whether what was asked has happened, nobody knows then.
    #[must_use]
    pub fn is_outage(&self) -> bool {
        match self {
            Self::Failed(error) => connections::is_outage(error),
            Self::Away => true,
            _ => false,
        }
    }
}

/// The database. Copies are handles on the same one.
#[derive(Clone, Debug)]
pub struct Store {
    /// SQLite has one writer at a time; a pool of one lets writers queue in order rather than collide.
    writer: Connections,
    readers: Connections,
    journal: Journal,
    health: Health,
    /// When the last look at the database began.
    looked: Arc<Mutex<Option<Instant>>>,
}

impl Store {
    /// Opens a database, making it if it is a file that does not exist, and brings its tables up to date.
    ///
    /// # Errors
    /// If it cannot be opened, read and written: at once, and in one line.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let health = Health::default();
        let (writer, readers) = opening::open(address, &health).await?;
        let journal = Journal::start(writer.clone());
        let store = Self { writer, readers, journal, health, looked: Arc::default() };
        tokio::spawn(store.clone().look_after());
        Ok(store)
    }

    /// Where games write down what happens.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Whether the database works, as far as is known.
    #[must_use]
    pub fn health(&self) -> &Health {
        &self.health
    }

    /// Whether something can be stored and read again now. While the database is known to fail the answer is at hand;
    /// else something is written, once for all who ask at the same time.
    pub async fn is_working(&self) -> bool {
        let asked = Instant::now();
        let mut looked = self.looked.lock().await;
        if self.health.is_good() && looked.is_none_or(|began| began < asked) {
            *looked = Some(Instant::now());
            // What goes wrong is noted where it does.
            let _ = self.beat().await;
        }
        self.health.is_good()
    }

    /// Writes something and reads it again.
    async fn beat(&self) -> Result<(), sqlx::Error> {
        let mut work = self.writer.begin().await?;
        sqlx::query("UPDATE pulse SET beat = beat + 1").execute(&mut work).await?;
        work.commit().await?;
        sqlx::query("SELECT beat FROM pulse").fetch_one(&self.readers).await?;
        Ok(())
    }

    /// Tries a database that failed again until it works.
    async fn look_after(self) {
        loop {
            self.health.fails().await;
            tokio::time::sleep(AGAIN).await;
            if self.writer.is_closed() {
                return;
            }
            if self.beat().await.is_ok() {
                self.health.recovered();
            }
        }
    }

    /// Ends all connections when they are done.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
