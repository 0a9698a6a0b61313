//! What every answer of the server may draw on.

use std::sync::Arc;

use crate::accounts::{Passwords, Tickets};
use crate::config::Config;
use crate::games::Hub;
use crate::guard::Guard;
use crate::store::{Store, StoreError};
use crate::watch;
use crate::work::Work;

/// The running server as its routes see it. Copies are handles on the same server.
#[derive(Clone)]
pub struct App {
    inner: Arc<Inner>,
}

struct Inner {
    config: Config,
    store: Store,
    hub: Hub,
    guard: Guard,
    passwords: Passwords,
    tickets: Tickets,
    work: Work,
}

impl App {
    /// Opens the database, bringing its tables up to date, and wakes the games that were running.
    pub async fn open(config: Config) -> Result<Self, StoreError> {
        watch::upkeep();
        let store = Store::open(&config.database).await?;
        let hub = Hub::new(store.clone(), config.pace);
        let woken = hub.wake().await?;
        tracing::info!(woken, "games play on");
        let guard = Guard::new(&config.limits);
        let (passwords, tickets) = (Passwords::default(), Tickets::default());
        let work = Work::default();
        Ok(Self { inner: Arc::new(Inner { config, store, hub, guard, passwords, tickets, work }) })
    }

    /// How the server is run.
    #[must_use]
    pub fn config(&self) -> &Config {
        &self.inner.config
    }

    /// Where everything is kept.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// The games that are being played.
    #[must_use]
    pub fn hub(&self) -> &Hub {
        &self.inner.hub
    }

    /// What each client has asked lately.
    #[must_use]
    pub fn guard(&self) -> &Guard {
        &self.inner.guard
    }

    /// The place where passwords are hashed.
    #[must_use]
    pub fn passwords(&self) -> &Passwords {
        &self.inner.passwords
    }

    /// The tickets that sign somebody in once.
    #[must_use]
    pub fn tickets(&self) -> &Tickets {
        &self.inner.tickets
    }

    /// Where work that takes a while is done.
    #[must_use]
    pub fn work(&self) -> &Work {
        &self.inner.work
    }

    /// Lets games store what is in flight, then closes the database.
    pub async fn close(&self) {
        self.hub().stop().await;
        self.store().close().await;
    }
}
