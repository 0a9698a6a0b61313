//! Sight and reach on a table that the question describes.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use desk::{Budget, ReachQuestion, ReachReport, SightQuestion, SightReport};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::bad;
use crate::app::App;
use crate::asked::{Asked, Tongue};
use crate::refused::{Refusal, Refused};

/// The routes of places.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(sight)).routes(routes!(reach))
}

/// The most work for a region, and the longest that it may take on a slow machine.
const BUDGET: Budget = Budget::work(20_000_000);
const LONGEST: Duration = Duration::from_secs(8);

/// Whether one model may shoot at another, and why, as `coverline sight --json` tells it.
#[utoipa::path(
    post, path = "/api/sight", tag = "tools", request_body = SightQuestion,
    responses((status = OK, body = SightReport), (status = 4XX, body = Refusal))
)]
async fn sight(
    State(app): State<App>,
    Tongue(language): Tongue,
    Asked(question): Asked<SightQuestion>,
) -> Result<Json<SightReport>, Refused> {
    let seen = app.work().done(language, move || question.answer(language));
    seen.await?.map(Json).map_err(bad)
}

/// Where a model may end a move, and by what path, as `coverline reach --json` tells it.
#[utoipa::path(
    post, path = "/api/reach", tag = "tools", request_body = ReachQuestion,
    responses((status = OK, body = ReachReport), (status = 4XX, body = Refusal))
)]
async fn reach(
    State(app): State<App>,
    Tongue(language): Tongue,
    Asked(question): Asked<ReachQuestion>,
) -> Result<Json<ReachReport>, Refused> {
    let found = app.work().done(language, move || {
        let begun = Instant::now();
        question.answer(language, BUDGET, |_, _| {
            if begun.elapsed() < LONGEST {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        })
    });
    found.await?.map(Json).map_err(bad)
}
