//! Connections to the database. A statement is done within two seconds or it has failed, and a connection on which
//! anything failed is never used again: after a full disk or a lost network nobody knows what state it is in.

use std::future::Future;
use std::io;
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{StreamExt, TryStreamExt};
use sqlx::any::{AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::error::ErrorKind;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Either, Execute, Executor, SqlStr};

use super::health::Health;

/// How long the database may take for one statement, waiting for a connection included.
pub(super) const LIMIT: Duration = Duration::from_secs(2);

/// What a statement gives: how many rows it changed, or a row.
type Given = Either<AnyQueryResult, AnyRow>;

/// Whether an error means that the database does not work, rather than that it refuses what it was asked.
pub(super) fn is_outage(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(cause) => matches!(cause.kind(), ErrorKind::Other),
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::WorkerCrashed
        | sqlx::Error::BeginFailed => true,
        _ => false,
    }
}

/// Whether what is stored cannot be trusted any more, so that trying again is no cure.
pub(super) fn is_corruption(error: &sqlx::Error) -> bool {
    matches!(sqlite_code(error), Some(11 | 26))
}

/// The primary code of an error of SQLite. Those of PostgreSQL have five characters.
pub(super) fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    let code: u32 = code.parse().ok().filter(|_| code.len() < 5)?;
    Some(code & 0xff)
}

/// Does something within the limit.
pub(super) async fn in_time<T>(
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let late = |_| {
        let what = format!("the database did not answer within {} seconds", LIMIT.as_secs());
        Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, what)))
    };
    tokio::time::timeout(LIMIT, work).await.unwrap_or_else(late)
}

/// A pool of connections. Copies are handles on the same one.
#[derive(Clone, Debug)]
pub struct Connections {
    pool: AnyPool,
    health: Health,
}

impl Connections {
    /// The connections of a pool.
    pub(super) fn new(pool: AnyPool, health: Health) -> Self {
        Self { pool, health }
    }

    /// Begins a transaction.
    pub(super) async fn begin(&self) -> Result<Work, sqlx::Error> {
        let began = in_time(async {
            let mut lent = Lent::of(&self.pool).await?;
            lent.connection()?.execute("BEGIN").await?;
            Ok(lent)
        });
        let lent = self.heed(began.await)?;
        Ok(Work { lent, connections: self.clone() })
    }

    /// Ends all connections when they are done.
    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    pub(super) fn is_closed(&self) -> bool {
        self.pool.is_closed()
    }

    /// Takes note of what went wrong, and throws away the connections that nobody uses: they lead to the same place.
    fn heed<T>(&self, outcome: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        if let Err(error) = &outcome
            && is_outage(error)
        {
            self.health.failed(error);
            while let Some(idle) = self.pool.try_acquire() {
                drop(idle.detach());
            }
        }
        outcome
    }

    async fn all<'q>(&self, query: impl Execute<'q, Any> + 'q) -> Result<Vec<Given>, sqlx::Error> {
        let given = in_time(async {
            let mut lent = Lent::of(&self.pool).await?;
            let given = lent.connection()?.fetch_many(query).try_collect().await?;
            lent.give_back();
            Ok(given)
        });
        self.heed(given.await)
    }
}

/// A connection that is in use. If it is not given back, it is closed.
#[derive(Debug)]
struct Lent(Option<PoolConnection<Any>>);

impl Lent {
    async fn of(pool: &AnyPool) -> Result<Self, sqlx::Error> {
        pool.acquire().await.map(Some).map(Self)
    }

    fn connection(&mut self) -> Result<&mut AnyConnection, sqlx::Error> {
        self.0.as_deref_mut().ok_or(sqlx::Error::PoolClosed)
    }

    fn give_back(&mut self) {
        self.0.take();
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}

/// A transaction. If it is not committed, its connection is closed, and nothing of it happens.
#[derive(Debug)]
pub struct Work {
    lent: Lent,
    connections: Connections,
}

impl Work {
    /// Makes everything durable. After an error nobody knows whether it is.
    pub(super) async fn commit(mut self) -> Result<(), sqlx::Error> {
        let done = in_time(async {
            self.lent.connection()?.execute("COMMIT").await?;
            Ok(())
        });
        let done = done.await;
        self.connections.heed(done)?;
        self.lent.give_back();
        Ok(())
    }

    async fn all<'q>(
        &mut self,
        query: impl Execute<'q, Any> + 'q,
    ) -> Result<Vec<Given>, sqlx::Error> {
        let given = in_time(async {
            self.lent.connection()?.fetch_many(query).try_collect::<Vec<Given>>().await
        });
        let given = given.await;
        self.connections.heed(given)
    }
}

fn one(given: Vec<Given>) -> Option<AnyRow> {
    given.into_iter().find_map(Either::right)
}

fn streamed<'e>(
    given: impl Future<Output = Result<Vec<Given>, sqlx::Error>> + Send + 'e,
) -> BoxStream<'e, Result<Given, sqlx::Error>> {
    let given = stream::once(given).map_ok(|given| stream::iter(given.into_iter().map(Ok)));
    given.try_flatten().boxed()
}

fn only_run() -> sqlx::Error {
    sqlx::Error::InvalidArgument("statements are run here, and prepared when they are".to_owned())
}

/// Both run statements that are not prepared by hand.
macro_rules! runs_statements {
    ($who:ty) => {
        impl<'c> Executor<'c> for $who {
            type Database = Any;

            fn fetch_many<'e, 'q: 'e, E>(
                self,
                query: E,
            ) -> BoxStream<'e, Result<Given, sqlx::Error>>
            where
                'c: 'e,
                E: 'q + Execute<'q, Any>,
            {
                streamed(self.all(query))
            }

            fn fetch_optional<'e, 'q: 'e, E>(
                self,
                query: E,
            ) -> BoxFuture<'e, Result<Option<AnyRow>, sqlx::Error>>
            where
                'c: 'e,
                E: 'q + Execute<'q, Any>,
            {
                Box::pin(async move { self.all(query).await.map(one) })
            }

            fn prepare_with<'e>(
                self,
                _sql: SqlStr,
                _parameters: &'e [AnyTypeInfo],
            ) -> BoxFuture<'e, Result<AnyStatement, sqlx::Error>>
            where
                'c: 'e,
            {
                Box::pin(std::future::ready(Err(only_run())))
            }
        }
    };
}

runs_statements!(&'c Connections);
runs_statements!(&'c mut Work);

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use sqlx::any::AnyPoolOptions;

    use super::*;

    /// A PostgreSQL that takes connections and never says a word, and a pool that would wait for it for an hour.
    fn silent() -> (TcpListener, Connections) {
        sqlx::any::install_default_drivers();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("postgres://nobody@{}/none", listener.local_addr().unwrap());
        let patient = AnyPoolOptions::new().acquire_timeout(Duration::from_secs(3_600));
        let pool = patient.connect_lazy(&address).unwrap();
        (listener, Connections::new(pool, Health::default()))
    }

    fn is_late<T>(outcome: Result<T, sqlx::Error>) -> bool {
        let error = outcome.err().unwrap();
        assert!(is_outage(&error), "{error}");
        matches!(error, sqlx::Error::Io(cause) if cause.kind() == io::ErrorKind::TimedOut)
    }

    /// Only the limit says so: whatever else could end the wait would say something else, or come after an hour.
    #[tokio::test]
    async fn a_database_that_never_answers_is_given_up_at_the_limit() {
        let (_silent, connections) = silent();
        let asked = sqlx::query("SELECT 1").fetch_optional(&connections);
        let (begun, asked) = tokio::join!(connections.begin(), asked);
        assert!(is_late(begun) && is_late(asked));
        assert!(!connections.health.is_good(), "everybody knows");
    }

    #[tokio::test]
    async fn a_file_that_somebody_else_writes_is_given_up_too() {
        sqlx::any::install_default_drivers();
        let name = format!("coverline-locked-{}.db", std::process::id());
        let file = std::env::temp_dir().join(name);
        let address = format!("sqlite://{}?mode=rwc", file.display());
        let mut other = <AnyConnection as sqlx::Connection>::connect(&address).await.unwrap();
        other.execute("CREATE TABLE t (x INT); BEGIN EXCLUSIVE").await.unwrap();
        let pool = AnyPoolOptions::new()
            .after_connect(|connection, _| {
                // Left alone, SQLite would wait for an hour.
                let wait = connection.execute("PRAGMA busy_timeout = 3600000");
                Box::pin(async move { wait.await.map(|_| ()) })
            })
            .connect_lazy(&address)
            .unwrap();
        let connections = Connections::new(pool, Health::default());
        let written = sqlx::query("INSERT INTO t VALUES (1)").execute(&connections).await;
        assert!(is_late(written));
        drop(other);
        let _ = std::fs::remove_file(&file);
    }
}
