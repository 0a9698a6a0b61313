//! Questions without a game: odds, sight, reach, rules, catalog, killzones.

use utoipa_axum::router::OpenApiRouter;

use crate::app::App;

/// The routes of the tools.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
}
