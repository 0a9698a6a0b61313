//! One line and two figures for each request.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::figures::{REQUEST_SECONDS, REQUESTS};
use crate::secret;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Logs a request by an id that its answer carries too. The query is left out: it may hold invitations.
pub(crate) async fn watch(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = secret::hex(&secret::bytes::<6>());
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    // The pattern of the route rather than the path: figures must not grow with every game.
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or_else(|| "page".to_owned(), |route| route.as_str().to_owned());
    let span = tracing::info_span!("request", %id);
    let mut response = next.run(request).instrument(span).await;
    let (took, status) = (began.elapsed(), response.status().as_u16());
    let microseconds = took.as_micros();
    tracing::info!(%id, %method, %path, status, microseconds, "answered");
    metrics::counter!(REQUESTS,
        "method" => method.to_string(), "route" => route.clone(), "status" => status.to_string())
    .increment(1);
    metrics::histogram!(REQUEST_SECONDS, "route" => route).record(took);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
