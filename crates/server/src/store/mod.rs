//! Where users, games and what happened in them are kept: an SQLite file, or PostgreSQL.
//!
//! SQL is written here and nowhere else, in words that both databases understand.

mod games;
mod journal;
mod killzones;
mod users;

use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyPool, Executor};
use thiserror::Error;

pub use games::{Finish, GameRow, GameStatus, SeatRow};
pub use journal::{Entry, Journal};
pub use killzones::KillzoneRow;
pub use users::{Account, User};

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// Readers that may look at an SQLite file at once, and connections to PostgreSQL.
const CONNECTIONS: u32 = 8;

/// Why something cannot be kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The address names no database that is understood.
    #[error("{0:?} is no database: expected sqlite://FILE or postgres://...")]
    Unknown(String),
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

/// The database. Copies are handles on the same one.
#[derive(Clone, Debug)]
pub struct Store {
    /// SQLite has one writer at a time; a pool of one lets writers queue in order rather than collide.
    writer: AnyPool,
    readers: AnyPool,
    journal: Journal,
}

impl Store {
    /// Opens a database, making it if it is a file that does not exist, and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let (writer, readers) = if address.starts_with("sqlite:") {
            let join = if address.contains('?') { '&' } else { '?' };
            let address = format!("{address}{join}mode=rwc");
            (sqlite(&address, 1).await?, sqlite(&address, CONNECTIONS).await?)
        } else if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            let pool = AnyPoolOptions::new().max_connections(CONNECTIONS).connect(address).await?;
            (pool.clone(), pool)
        } else {
            return Err(StoreError::Unknown(address.to_owned()));
        };
        MIGRATIONS.run(&writer).await?;
        let journal = Journal::start(writer.clone());
        Ok(Self { writer, readers, journal })
    }

    /// Where games write down what happens.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Ends all connections when they are done.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

async fn sqlite(address: &str, connections: u32) -> Result<AnyPool, sqlx::Error> {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(Duration::from_secs(30))
        .after_connect(|connection, _| {
            Box::pin(async move {
                // Write-ahead logging with NORMAL loses nothing when the process is killed.
                let settings = "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; \
                                PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;";
                connection.execute(settings).await.map(|_| ())
            })
        })
        .connect(address)
        .await
}
