//! Opening a database: one connection first, so that whatever is wrong is said at once and in one line; then the pools.

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::MigrateError;
use sqlx::{AnyConnection, Connection, Executor, Row};

use super::StoreError;
use super::connections::{Connections, LIMIT, in_time, sqlite_code};
use super::health::Health;
use super::migrations::MIGRATIONS;

/// Readers that may look at an SQLite file at once, and connections to PostgreSQL.
const CONNECTIONS: u32 = 8;

/// With write-ahead logging and FULL every commit is on the disk before it is answered: nothing that anybody was told
/// is lost, whether the process is killed or the power fails.
const SQLITE: &str = "PRAGMA busy_timeout = 1500; PRAGMA journal_mode = WAL; \
                      PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";

/// The same for PostgreSQL, whatever its configuration says; settings that wait for more (standbys) are left. A statement
/// that takes longer than we wait for it is given up there too.
const POSTGRES: &str = "SELECT set_config('synchronous_commit', 'on', false) \
                        WHERE current_setting('synchronous_commit') IN ('off', 'local'); \
                        SET statement_timeout = 2000; SET client_min_messages = warning;";

/// The two kinds of database.
#[derive(Clone, Copy)]
enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    const fn settings(self) -> &'static str {
        match self {
            Kind::Sqlite => SQLITE,
            Kind::Postgres => POSTGRES,
        }
    }
}

/// Opens a database and brings its tables up to date. Gives the connections to write on, and those to read on.
///
/// # Errors
/// What is wrong with it.
pub async fn open(
    address: &str,
    health: &Health,
) -> Result<(Connections, Connections), StoreError> {
    sqlx::any::install_default_drivers();
    let (kind, url) = if address.starts_with("sqlite:") {
        let join = if address.contains('?') { '&' } else { '?' };
        (Kind::Sqlite, format!("{address}{join}mode=rwc"))
    } else if address.starts_with("postgres:") || address.starts_with("postgresql:") {
        (Kind::Postgres, address.to_owned())
    } else {
        return Err(StoreError::Unknown(address.to_owned()));
    };
    let tried = match in_time(AnyConnection::connect(&url)).await {
        Ok(mut first) => {
            let tried = try_out(&mut first, kind).await;
            // Whatever it was to do, it has done.
            let _ = first.close().await;
            tried
        }
        Err(error) => Err(told(&error)),
    };
    tried.map_err(|why| StoreError::Unusable { address: without_password(address), why })?;
    let pool = |most| {
        let pool = options(kind, most).connect_lazy(&url);
        pool.map(|pool| Connections::new(pool, health.clone()))
    };
    Ok(match kind {
        Kind::Sqlite => (pool(1)?, pool(CONNECTIONS)?),
        Kind::Postgres => {
            let pool = pool(CONNECTIONS)?;
            (pool.clone(), pool)
        }
    })
}

/// How connections are made, `most` at once.
fn options(kind: Kind, most: u32) -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(most).acquire_timeout(LIMIT).after_connect(
        move |connection, _| {
            Box::pin(async move { connection.execute(kind.settings()).await.map(|_| ()) })
        },
    )
}

/// Whether the database can be read and written, with its tables up to date; if not, why not.
async fn try_out(connection: &mut AnyConnection, kind: Kind) -> Result<(), String> {
    let failed = |error: sqlx::Error| told(&error);
    in_time(connection.execute(kind.settings())).await.map_err(failed)?;
    match kind {
        Kind::Sqlite => {
            let check = connection.fetch_one("PRAGMA quick_check(1)").await.map_err(failed)?;
            let found: String = check.try_get(0).map_err(failed)?;
            if found != "ok" {
                return Err(format!("{CORRUPTED} ({found})"));
            }
        }
        Kind::Postgres => {
            let fsync = connection.fetch_one("SELECT current_setting('fsync')").await;
            let fsync: String = fsync.and_then(|row| row.try_get(0)).map_err(failed)?;
            if fsync != "on" {
                tracing::warn!("PostgreSQL runs without fsync: a power cut may lose games");
            }
        }
    }
    MIGRATIONS.run(&mut *connection).await.map_err(|error| match &error {
        MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) => told(cause),
        _ => error.to_string(),
    })?;
    // Tables that are up to date already can be read from a file that cannot be written.
    connection.execute("UPDATE pulse SET beat = beat + 1").await.map(|_| ()).map_err(failed)
}

const CORRUPTED: &str = "the file is corrupted; restore a backup";

/// What is wrong with a database, for whoever runs the server.
fn told(error: &sqlx::Error) -> String {
    let what = match sqlite_code(error) {
        Some(8) => "the file cannot be written",
        Some(11) => CORRUPTED,
        Some(13) => "the disk is full",
        Some(14) => "the file cannot be opened",
        Some(26) => "the file is no SQLite database",
        _ => return error.to_string(),
    };
    format!("{what} ({error})")
}

/// An address as it may be shown: whatever stands before an @ may be a password.
fn without_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        _ => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_databases_are_given_two_seconds() {
        assert_eq!(LIMIT.as_millis(), 2_000);
        for kind in [Kind::Sqlite, Kind::Postgres] {
            assert_eq!(options(kind, 1).get_acquire_timeout(), LIMIT);
        }
        assert!(POSTGRES.contains("SET statement_timeout = 2000;"));
    }
}
