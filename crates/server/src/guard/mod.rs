//! What stands between the network and the routes: other sites, the impatient, the oversized.

mod client;
mod headers;
mod origin;
mod quotas;
mod rates;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::asked::Tongue;
use crate::refused::Refused;

pub use client::Client;
pub use quotas::{Held, Quotas, Shares};
pub use rates::{Guard, Limits, Rate};

/// The guard of everything.
pub(crate) fn all(router: Router<App>, app: &App) -> Router<App> {
    router
        .layer(DefaultBodyLimit::max(app.config().limits.body))
        .layer(from_fn_with_state(app.clone(), origin::own))
        .layer(from_fn_with_state(app.clone(), in_time))
        .layer(from_fn_with_state(app.clone(), rates::requests))
        .layer(from_fn_with_state(app.clone(), headers::harden))
}

/// The guard of routes that cost a lot: each client passes a few times a minute.
pub(crate) fn doors(router: OpenApiRouter<App>, app: &App) -> OpenApiRouter<App> {
    router.route_layer(from_fn_with_state(app.clone(), rates::doors))
}

/// The longest record of a game, in bytes.
const RECORD: usize = 16 * 1024 * 1024;

/// The limit for routes that take whole records of games, instead of the narrower one of all others.
pub fn record_limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(RECORD)
}

/// Answers for a route that does not.
async fn in_time(State(app): State<App>, request: Request, next: Next) -> Response {
    let Tongue(language) = Tongue::of(request.uri().query(), request.headers());
    match tokio::time::timeout(app.config().limits.time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            let status = StatusCode::SERVICE_UNAVAILABLE;
            Refused::say(status, language, "server-too-slow", &[]).into_response()
        }
    }
}
