//! Games: one task each.

use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::store::Store;

/// The games that are being played.
pub struct Hub {
    _store: Store,
}

impl Hub {
    /// No games yet.
    #[must_use]
    pub fn new(store: Store) -> Self {
        Self { _store: store }
    }

    /// Lets every game store what is in flight, and ends it.
    pub async fn stop(&self) {}
}

/// The routes of games.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
}
