//! A fresh database for each test, of either kind.

use std::env;
use std::fs;
use std::path::PathBuf;

use server::secret;
use server::store::Store;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

/// A database that nobody else uses.
pub struct Database {
    /// Its address.
    pub url: String,
    folder: Option<PathBuf>,
}

impl Database {
    /// An SQLite file in a folder of its own.
    pub fn sqlite() -> Self {
        let folder = env::temp_dir().join(format!("coverline-test-{}", secret::id()));
        fs::create_dir_all(&folder).unwrap();
        let url = format!("sqlite://{}", folder.join("coverline.db").display());
        Self { url, folder: Some(folder) }
    }

    /// A database of the PostgreSQL that the test command started.
    pub async fn postgres() -> Self {
        let server = env::var("COVERLINE_TEST_POSTGRES").unwrap_or_else(|_| {
            panic!(
                "these tests need a PostgreSQL: run tools/test, or eval \"$(tools/postgres start)\" first"
            )
        });
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&server).await.unwrap();
        let name = format!("test_{}", secret::id());
        let create = format!("CREATE DATABASE {name} TEMPLATE template0");
        connection.execute(AssertSqlSafe(create)).await.unwrap();
        connection.close().await.unwrap();
        let (base, _) = server.rsplit_once('/').unwrap();
        Self { url: format!("{base}/{name}"), folder: None }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            // What is left of a test harms nobody.
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// A test that runs once on each database.
macro_rules! on_both {
    (async fn $name:ident($database:ident: &Database) $body:block) => {
        mod $name {
            use super::*;

            async fn check($database: &$crate::databases::Database) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                check(&$crate::databases::Database::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                check(&$crate::databases::Database::postgres().await).await;
            }
        }
    };
}
