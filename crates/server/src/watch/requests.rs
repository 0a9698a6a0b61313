//! One line and two figures for each request.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::figures::{REQUEST_SECONDS, REQUESTS};
use crate::secret;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest path in a line of the log, in bytes.
const LONGEST_PATH: usize = 200;

/// The word for a method. Those that nobody here understands share one: figures and logs must not grow with whatever
/// somebody sends.
fn word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// The beginning of a path.
fn short(path: &str) -> String {
    let mut end = path.len().min(LONGEST_PATH);
    while !path.is_char_boundary(end) {
        end -= 1;
    }
    path[..end].to_owned()
}

/// Logs a request by an id that its answer carries too. The query is left out: it may hold invitations.
pub(crate) async fn watch(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = secret::hex(&secret::bytes::<6>());
    let method = word(request.method());
    let path = short(request.uri().path());
    // The pattern of the route rather than the path: figures must not grow with every game.
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or_else(|| "page".to_owned(), |route| route.as_str().to_owned());
    let span = tracing::info_span!("request", %id);
    let mut response = next.run(request).instrument(span).await;
    let (took, status) = (began.elapsed(), response.status().as_u16());
    let microseconds = took.as_micros();
    tracing::info!(%id, method, %path, status, microseconds, "answered");
    metrics::counter!(REQUESTS,
        "method" => method, "route" => route.clone(), "status" => status.to_string())
    .increment(1);
    metrics::histogram!(REQUEST_SECONDS, "route" => route).record(took);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
