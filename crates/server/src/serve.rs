//! The server as a process: it binds, answers until it is told to stop, stores, and ends.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::signal;
use tokio::sync::oneshot;

use crate::app::App;
use crate::clock::now_ms;
use crate::config::Config;
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
    /// The network failed while serving.
    #[error("network: {0}")]
    Network(#[from] io::Error),
}

/// How long requests that are being answered may take when the server stops.
const PATIENCE: Duration = Duration::from_secs(5);

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
        let service = router(self.app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let upkeep = tokio::spawn(keep_up(self.app.clone()));
        let (tell, told) = oneshot::channel();
        let serving = axum::serve(self.listener, service).with_graceful_shutdown(async {
            stop.await;
            // If nobody waits, serving has ended already.
            let _ = tell.send(());
        });
        let patience = async {
            match told.await {
                Ok(()) => tokio::time::sleep(PATIENCE).await,
                Err(_) => std::future::pending().await,
            }
        };
        let served = tokio::select! {
            served = serving => served,
            () = patience => {
                tracing::warn!("requests that would not end were cut off");
                Ok(())
            }
        };
        upkeep.abort();
        self.app.close().await;
        tracing::info!("stopped");
        served.map_err(ServeError::Network)
    }
}

/// What has to be done now and then: forgetting what has run out.
async fn keep_up(app: App) {
    let mut minutes = tokio::time::interval(Duration::from_secs(60));
    loop {
        minutes.tick().await;
        watch::upkeep();
        app.guard().forget();
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
