//! Questions without a game: odds, sight, reach, rules, catalog, killzones.

mod attack;
mod books;
mod killzones;
mod places;
mod shelf;

use axum::http::StatusCode;
use desk::BadQuestion;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::refused::Refused;

/// The routes of the tools.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(attack::routes())
        .merge(places::routes())
        .merge(books::routes())
        .merge(shelf::routes())
        .merge(killzones::routes())
}

/// A field of a question that says something impossible.
fn bad(question: BadQuestion) -> Refused {
    Refused::new(StatusCode::UNPROCESSABLE_ENTITY, question.what).field(question.field)
}
