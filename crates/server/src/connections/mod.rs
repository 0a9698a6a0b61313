//! Connections: whom the server listens to, for how long, and how many at once.
//!
//! Everything here comes before the first route. A connection that says nothing, or half of something, is closed after a
//! while; where there are too many, the one that has waited longest makes room for the next.

mod heads;
mod hosts;
mod line;
mod places;

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, Response, StatusCode, header};
use axum::middleware::from_fn_with_state;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::Service;

use crate::app::App;
use crate::guard::Client;
use line::Line;
use places::{Held, Places};

pub use hosts::Hosts;

/// How many connections there may be, and how patient the server is with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// All connections at once, WebSockets among them.
    pub all: usize,
    /// Those of one client; `None` lifts the limit. Behind a proxy it does not count: all connections are the proxy's.
    pub of_one: Option<usize>,
    /// How long a request may take to arrive, up to the end of its headers, from the connection's beginning or the end of
    /// the answer before it.
    pub head: Duration,
    /// How long an answer may wait for a client that takes nothing of it.
    pub stalled: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            // Below the 1,024 files that a process may usually have open.
            all: 900,
            of_one: Some(450),
            head: Duration::from_secs(10),
            stalled: Duration::from_secs(30),
        }
    }
}

/// The longest headers of a request, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;

/// How long to wait where the system gives no more connections.
const BREATH: Duration = Duration::from_millis(100);

/// Everybody who is connected.
pub(crate) struct Connections {
    router: Router,
    places: Arc<Places>,
    limits: ConnectionLimits,
    stopping: watch::Sender<bool>,
    /// Every connection holds a sender, WebSockets too: they say goodbye before the server ends.
    alive: mpsc::Sender<()>,
    ended: mpsc::Receiver<()>,
}

impl Connections {
    /// Nobody yet.
    pub(crate) fn new(router: Router, app: &App) -> Self {
        let (limits, trust_proxy) = (app.config().connections, app.config().trust_proxy);
        let of_one = limits.of_one.filter(|_| !trust_proxy).unwrap_or(usize::MAX);
        let (alive, ended) = mpsc::channel(1);
        Self {
            router: router.layer(from_fn_with_state(Hosts::of(app.config()), hosts::served)),
            places: Arc::new(Places::new(limits.all, of_one)),
            limits,

            stopping: watch::Sender::new(false),
            alive,
            ended,
        }
    }

    /// Answers whoever comes, until `stop` is done.
    pub(crate) async fn answer(&self, listener: TcpListener, stop: impl Future<Output = ()>) {
        tokio::pin!(stop);
        loop {
            tokio::select! {
                () = &mut stop => return,
                came = listener.accept() => match came {
                    Ok((stream, peer)) => self.meet(stream, peer),
                    Err(error) => wait_for_room(&error).await,
                }
            }
        }
    }

    /// Lets requests that are being answered come to their ends, hears no new ones, and waits for all to be gone.
    pub(crate) async fn end(mut self) {
        self.stopping.send_replace(true);
        drop(self.alive);
        while self.ended.recv().await.is_some() {}
    }

    fn meet(&self, stream: TcpStream, peer: SocketAddr) {
        let client = Client::at(peer.ip());
        let Some(held) = self.places.take(client) else {
            tracing::debug!(%peer, "no room for another connection");
            return;
        };
        let Ok(local) = stream.local_addr() else { return };
        // Answers are small: nothing is gained by waiting for more to send.
        let _ = stream.set_nodelay(true);
        let limits = self.limits;
        let line = Line::new(stream, held, limits.stalled, self.alive.clone());
        let held = line.held();
        let (router, asked) = (self.router.clone(), Arc::clone(&held));
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(hosts::Local(local.ip()));
            ask(router.clone(), Arc::clone(&asked), request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(limits.head).max_buf_size(LONGEST_HEAD);
        let connection = http.serve_connection(TokioIo::new(line), service).with_upgrades();
        let mut stopping = self.stopping.subscribe();
        tokio::spawn(async move {
            tokio::pin!(connection);
            let outcome = tokio::select! {
                outcome = connection.as_mut() => outcome,
                () = held.sent_away() => return,
                () = told(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = outcome {
                tracing::debug!(%peer, %error, "a connection ended early");
            }
        });
    }
}

/// Waits until the server stops.
async fn told(stopping: &mut watch::Receiver<bool>) {
    // Where nobody can tell any more, it has stopped.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Asks the routes, and closes a connection of which it is not known where its next request begins.
async fn ask(
    mut router: Router,
    held: Arc<Held>,
    request: Request<Incoming>,
) -> Result<Response<Body>, Infallible> {
    let last = held.hears_no_more();
    let _asking = held.asking();
    let mut response = router.call(request).await?;
    if last && response.status() != StatusCode::SWITCHING_PROTOCOLS {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    Ok(response)
}

/// A connection that broke before it was made is nothing to wait for; where the system has no more to give, it is.
async fn wait_for_room(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::warn!(%error, "connections cannot be accepted");
        tokio::time::sleep(BREATH).await;
    }
}
