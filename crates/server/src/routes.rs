//! Everything the server answers, and the document that describes it.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Json, Router};
use serde::Serialize;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::ToSchema;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder, RefOr};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::asked::Tongue;
use crate::page::page;
use crate::refused::Refused;
use crate::{accounts, games, guard, socket, tools, watch};

/// All routes of a server.
pub fn router(app: App) -> Router {
    let doors = guard::doors(accounts::doors(), &app);
    let (router, document) = described().merge(doors).split_for_parts();
    // The document is made of plain text and always has a JSON form.
    let document = whole(document).to_json().unwrap_or_default();
    let openapi = get(async move || ([(header::CONTENT_TYPE, "application/json")], document));
    let router = router
        .route("/api/openapi.json", openapi)
        .route("/api", any(nothing_here))
        .route("/api/{*rest}", any(nothing_here))
        .route("/metrics", get(async || watch::render()))
        .fallback(page);
    // Answers differ each time, so they are compressed quickly rather than well.
    let compression = CompressionLayer::new().quality(CompressionLevel::Fastest);
    guard::all(router.layer(compression), &app)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn(watch::watch))
        .with_state(app)
}

/// The OpenAPI document of the routes.
///
/// ```
/// let document = server::openapi();
/// assert!(document.paths.paths.contains_key("/api/health"));
/// ```
#[must_use]
pub fn openapi() -> OpenApi {
    whole(described().merge(accounts::doors()).into_openapi())
}

/// The document with words for every answer, as OpenAPI wants them.
fn whole(mut document: OpenApi) -> OpenApi {
    for path in document.paths.paths.values_mut() {
        let operations = [&mut path.get, &mut path.post, &mut path.put, &mut path.delete];
        for operation in operations.into_iter().flatten() {
            for (status, response) in &mut operation.responses.responses {
                if let RefOr::T(response) = response
                    && response.description.is_empty()
                {
                    response.description = words(status).to_owned();
                }
            }
        }
    }
    document
}

fn words(status: &str) -> &'static str {
    match status.as_bytes() {
        [b'2', ..] => "What was asked for.",
        [b'3', ..] => "It is elsewhere.",
        [b'4', ..] => "Why it is not granted.",
        _ => "What came of it.",
    }
}

fn described() -> OpenApiRouter<App> {
    let info = InfoBuilder::new()
        .title("Coverline")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Kill Team in the browser: games, odds, sight, reach and rules."))
        .build();
    OpenApiRouter::with_openapi(OpenApiBuilder::new().info(info).build())
        .routes(routes!(health))
        .merge(accounts::routes())
        .merge(games::routes())
        .merge(socket::routes())
        .merge(tools::routes())
}

/// Whether the server works.
#[derive(Serialize, ToSchema)]
struct Health {
    /// `ok`, or `failing` while nothing can be stored.
    status: &'static str,
}

/// Whether the server is up and can store what happens: something is written to find out.
#[utoipa::path(
    get, path = "/api/health",
    responses((status = OK, body = Health), (status = SERVICE_UNAVAILABLE, body = Health))
)]
async fn health(State(app): State<App>) -> (StatusCode, Json<Health>) {
    if app.store().is_working().await {
        (StatusCode::OK, Json(Health { status: "ok" }))
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, Json(Health { status: "failing" }))
    }
}

async fn nothing_here(Tongue(language): Tongue) -> Refused {
    Refused::missing(language)
}

fn panicked(cause: Box<dyn std::any::Any + Send>) -> Response {
    let words = cause.downcast_ref::<&str>().map(|words| (*words).to_owned());
    let words = words.or_else(|| cause.downcast_ref::<String>().cloned());
    Refused::broken(&words.unwrap_or_default()).into_response()
}
