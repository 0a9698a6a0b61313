//! What every answer of the server may draw on.

use std::sync::Arc;

use crate::accounts::{Endings, Passwords, Tickets, settle_looks};
use crate::config::Config;
use crate::games::{Hub, settle_lists};
use crate::guard::{Guard, Quotas};
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
    quotas: Arc<Quotas>,
    endings: Endings,
    passwords: Passwords,
    tickets: Tickets,
    work: Work,
    views: Work,
}

impl App {
    /// Opens the database, bringing its tables up to date. The games that were running wake meanwhile, one after another.
    pub async fn open(config: Config) -> Result<Self, StoreError> {
        watch::upkeep();
        let store = Store::open(&config.database).await?;
        settle_looks(&store).await?;
        settle_lists(&store).await?;
        let quotas = Arc::new(Quotas::new(config.shares));
        let hub = Hub::new(store.clone(), config.pace, Arc::clone(&quotas));
        hub.wake();
        let (guard, endings) = (Guard::new(&config.limits), Endings::default());
        let (passwords, tickets) = (Passwords::default(), Tickets::default());
        let (work, views) = (Work::default(), Work::default());
        Ok(Self {
            inner: Arc::new(Inner {
                config,
                store,
                hub,
                guard,
                quotas,
                endings,
                passwords,
                tickets,
                work,
                views,
            }),
        })
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

    /// What each account and address has.
    #[must_use]
    pub fn quotas(&self) -> &Quotas {
        &self.inner.quotas
    }

    /// Where sessions are said to have ended.
    #[must_use]
    pub fn endings(&self) -> &Endings {
        &self.inner.endings
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

    /// Where games are put into words for pages: apart from questions, so that who looks does not wait for who asks.
    #[must_use]
    pub fn views(&self) -> &Work {
        &self.inner.views
    }

    /// Lets games store what is in flight, then closes the database.
    pub async fn close(&self) {
        self.hub().stop().await;
        self.store().close().await;
    }
}
