//! Everything the server answers, and the document that describes it.

use std::sync::Arc;

use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::asked::Tongue;
use crate::refused::Refused;
use crate::{accounts, games, live, tools};

/// All routes of a server.
pub fn router(app: App) -> Router {
    let (router, document) = api().split_for_parts();
    let document: Arc<str> = document.to_json().unwrap_or_default().into();
    let openapi = get(move || async move {
        ([(header::CONTENT_TYPE, "application/json")], document.to_string())
    });
    router
        .route("/api/openapi.json", openapi)
        .route("/api/{*rest}", axum::routing::any(nothing_here))
        .with_state(app)
}

/// The OpenAPI document of the routes.
#[must_use]
pub fn openapi() -> OpenApi {
    api().into_openapi()
}

fn api() -> OpenApiRouter<App> {
    let info = InfoBuilder::new()
        .title("Coverline")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Kill Team in the browser: games, odds, sight, reach and rules."))
        .build();
    OpenApiRouter::with_openapi(OpenApiBuilder::new().info(info).build())
        .routes(routes!(health))
        .merge(accounts::routes())
        .merge(accounts::doors())
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

async fn nothing_here(Tongue(language): Tongue) -> impl IntoResponse {
    Refused::say(StatusCode::NOT_FOUND, language, "server-missing", &[])
}
