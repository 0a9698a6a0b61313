//! Games: one task each, everything kept before it is shown.

mod confined;
pub mod fair;
mod fielded;
mod hub;
mod insight;
mod moment;
mod notice;
mod opening;
mod played;
mod routes;
mod seat;
mod sitting;
mod task;
mod unwelcome;
mod view;

pub use hub::Hub;
pub use notice::{Change, to_text};
pub use played::Played;
pub use routes::found;

use utoipa_axum::router::OpenApiRouter;

use crate::app::App;

/// The routes of games.
pub fn routes() -> OpenApiRouter<App> {
    routes::routes().merge(insight::routes())
}
