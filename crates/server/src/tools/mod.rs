//! Questions without a game: odds, sight, reach, rules, catalog, killzones, files.

mod attack;
mod books;
mod files;
mod killzones;
mod places;
mod shelf;

use axum::http::StatusCode;
use catalog::Problem;
use desk::BadQuestion;
use game::Language;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::refused::Refused;
use crate::voice::voice;

/// The routes of the tools.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(attack::routes())
        .merge(places::routes())
        .merge(books::routes())
        .merge(shelf::routes())
        .merge(killzones::routes())
        .merge(files::routes())
}

/// What is wrong with a file, in a language where there is a message for it; else in English, and it says so.
fn told(problem: &Problem, language: Language) -> String {
    match (problem.said.as_deref(), language) {
        (Some((id, args)), _) => voice(language).text(id, args),
        (None, Language::English) => problem.what.clone(),
        (None, _) => voice(language).text("server-in-english", &[("text", problem.what.clone())]),
    }
}

/// The most corners of everything on a board: several times as many as any board that is played on has. What is asked
/// about a board takes the more work the more corners there are.
const MOST_CORNERS: usize = 1_000;

/// Refuses a board of too many corners.
fn not_too_detailed(corners: usize, language: Language) -> Result<(), Refused> {
    if corners <= MOST_CORNERS {
        return Ok(());
    }
    let most = [("most", MOST_CORNERS.to_string())];
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    Err(Refused::say(status, language, "server-too-detailed", &most).field("killzone"))
}

/// A field of a question that says something impossible.
fn bad(question: BadQuestion, language: Language) -> Refused {
    let BadQuestion { field, what, said } = question;
    let what = match said {
        Some((id, text)) => voice(language).text(id, &[("text", text)]),
        None => what,
    };
    Refused::new(StatusCode::UNPROCESSABLE_ENTITY, what).field(field)
}
