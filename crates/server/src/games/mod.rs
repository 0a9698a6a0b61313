//! Games: one task each, everything kept before it is shown.

mod commitments;
pub mod fair;
mod hub;
mod insight;
mod lists;
mod moment;
mod notice;
mod opening;
mod played;
mod routes;
mod seat;
mod sitting;
mod story;
mod task;
mod unwelcome;
mod view;

pub use hub::Hub;
pub use lists::settle_lists;
pub use notice::{Change, to_text};
pub use played::Played;
pub use routes::found;

use utoipa_axum::router::OpenApiRouter;

use crate::app::App;

/// The routes of games.
pub fn routes() -> OpenApiRouter<App> {
    routes::routes().merge(insight::routes())
}
