//! Sight and reach on a table that the question describes.

use axum::Json;
use axum::extract::State;
use desk::{Budget, ReachQuestion, ReachReport, SightQuestion, SightReport};
use game::Language;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{bad, not_too_detailed};
use crate::app::App;
use crate::asked::{Asked, Tongue};
use crate::guard::Client;
use crate::refused::{Refusal, Refused};
use crate::work::{Asker, Patience};

/// The routes of places.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(sight)).routes(routes!(reach))
}

/// The most work for a region: what is more takes too long, whoever waits.
const BUDGET: Budget = Budget::work(2_000_000);

/// Refuses a board that takes too long to look at.
fn fits(killzone: &desk::Killzone, language: Language) -> Result<(), Refused> {
    // A rectangle has four corners.
    let corners = |part: &desk::Terrain| part.footprint.as_ref().map_or(4, Vec::len);
    let terrain: usize = killzone.terrain.iter().map(corners).sum();
    let barriers = killzone.walls.len() + killzone.doors.len();
    not_too_detailed(terrain + 2 * barriers, language)
}

/// Whether one model may shoot at another, and why, as `coverline sight --json` tells it.
#[utoipa::path(
    post, path = "/api/sight", tag = "tools", request_body = SightQuestion,
    responses((status = OK, body = SightReport), (status = "4XX", body = Refusal))
)]
async fn sight(
    State(app): State<App>,
    client: Client,
    Tongue(language): Tongue,
    Asked(question): Asked<SightQuestion>,
) -> Result<Json<SightReport>, Refused> {
    fits(&question.killzone, language)?;
    let seen = app.work().done(Asker::Client(client), language, move || question.answer(language));
    seen.await?.map(Json).map_err(|question| bad(question, language))
}

/// Where a model may end a move, and by what path, as `coverline reach --json` tells it.
#[utoipa::path(
    post, path = "/api/reach", tag = "tools", request_body = ReachQuestion,
    responses((status = OK, body = ReachReport), (status = "4XX", body = Refusal))
)]
async fn reach(
    State(app): State<App>,
    client: Client,
    Tongue(language): Tongue,
    Asked(question): Asked<ReachQuestion>,
) -> Result<Json<ReachReport>, Refused> {
    fits(&question.killzone, language)?;
    let most = app.config().patience;
    let found = app.work().done(Asker::Client(client), language, move || {
        let patience = Patience::begin(most);
        question.answer(language, BUDGET, |_, _| patience.go_on())
    });
    found.await?.map(Json).map_err(|question| bad(question, language))
}
