//! Everything the server answers, and the document that describes it.

use axum::http::header;
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Json, Router};
use serde::Serialize;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::ToSchema;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::asked::Tongue;
use crate::page::page;
use crate::refused::Refused;
use crate::{accounts, games, guard, live, tools, watch};

/// All routes of a server.
pub fn router(app: App) -> Router {
    let doors = guard::doors(accounts::doors(), &app);
    let (router, document) = described().merge(doors).split_for_parts();
    // The document is made of plain text and always has a JSON form.
    let document = document.to_json().unwrap_or_default();
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
#[must_use]
pub fn openapi() -> OpenApi {
    described().merge(accounts::doors()).into_openapi()
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
        .merge(live::routes())
        .merge(tools::routes())
}

/// That the server is up.
#[derive(Serialize, ToSchema)]
struct Health {
    status: &'static str,
}

/// Whether the server is up.
#[utoipa::path(get, path = "/api/health", responses((status = OK, body = Health)))]
async fn health() -> Json<Health> {
    Json(Health { status: "ok" })
}

async fn nothing_here(Tongue(language): Tongue) -> Refused {
    Refused::missing(language)
}

fn panicked(cause: Box<dyn std::any::Any + Send>) -> Response {
    let words = cause.downcast_ref::<&str>().map(|words| (*words).to_owned());
    let words = words.or_else(|| cause.downcast_ref::<String>().cloned());
    Refused::broken(&words.unwrap_or_default()).into_response()
}
