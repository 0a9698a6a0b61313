//! Games as they happen, over WebSockets.

use utoipa_axum::router::OpenApiRouter;

use crate::app::App;

/// The routes of live games.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
}
