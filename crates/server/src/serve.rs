//! The server as a process: it binds, answers until it is told to stop, stores, and ends.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::signal;

use crate::app::App;
use crate::clock::now_ms;
use crate::config::Config;
use crate::connections::Connections;
use crate::routes::router;
use crate::store::StoreError;
use crate::watch;

/// Why a server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address is taken, or not ours.
    #[error("listen: {address}: {cause}")]
    Listen {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system says.
        cause: io::Error,
    },
    /// The database cannot be used.
    #[error("database: {0}")]
    Database(#[from] StoreError),
}

/// How long requests that are being answered may take when the server stops.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long storing what is in flight may take after that. Nobody has been told of what is not stored by then.
const STORING: Duration = Duration::from_millis(1_500);

/// A server that is bound to its address and has its database open, ready to run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
}

impl Server {
    /// Opens the database and binds the address.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let address = config.listen;
        let listen = |cause| ServeError::Listen { address, cause };
        let listener = TcpListener::bind(address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let app = App::open(config).await?;
        Ok(Self { listener, address, app })
    }

    /// The address it listens on, with the port that was picked.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What its routes draw on.
    #[must_use]
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answers requests until `stop` is done; then ends what is open, and stores what is in flight.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        tracing::info!(address = %self.address, "listening");
        let connections = Connections::new(router(self.app.clone()), &self.app);
        let upkeep = tokio::spawn(keep_up(self.app.clone()));
        connections.answer(self.listener, stop).await;
        // Computers think no further: whoever waits for one would wait too long.
        self.app.hub().think_no_more();
        if tokio::time::timeout(PATIENCE, connections.end()).await.is_err() {
            tracing::warn!("requests that would not end were cut off");
        }
        upkeep.abort();
        if tokio::time::timeout(STORING, self.app.close()).await.is_err() {
            tracing::error!("what is in flight could not be stored in time");
        }
        tracing::info!("stopped");
        Ok(())
    }
}

/// How often figures are summed up and quiet clients forgotten: what comes in between takes room.
const UPKEEP: Duration = Duration::from_secs(5);

/// Every how many times sessions that have run out are forgotten.
const FORGETTING: u64 = 12;

/// What has to be done now and then: forgetting what has run out.
async fn keep_up(app: App) {
    let mut turns = tokio::time::interval(UPKEEP);
    for turn in 0_u64.. {
        turns.tick().await;
        watch::upkeep();
        app.guard().forget();
        app.quotas().forget();
        if turn % FORGETTING != 0 {
            continue;
        }
        if let Err(error) = app.store().forget_sessions(now_ms()).await {
            tracing::warn!(%error, "sessions that have run out were not forgotten");
        }
    }
}

/// Runs a server until the process is told to end.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    Server::bind(config).await?.run(told_to_end()).await
}

/// Waits for ctrl-c or, where there is such a thing, SIGTERM.
pub async fn told_to_end() {
    let interrupted = async {
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match signal::unix::signal(signal::unix::SignalKind::terminate()) {
            Ok(mut terminations) => {
                terminations.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
