//! The odds of an attack.

use axum::Json;
use axum::extract::State;
use game::Language;
use odds::{Policy, Question, Report};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::bad;
use crate::app::App;
use crate::asked::{Asked, Tongue};
use crate::refused::{Refusal, Refused};

/// The route of odds.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(solve))
}

/// The exact odds of an attack, as `coverline odds --json` tells them; `policy` may say how both sides choose.
#[utoipa::path(
    post, path = "/api/odds", tag = "tools", request_body = Object,
    responses((status = OK, body = Object), (status = 4XX, body = Refusal))
)]
async fn solve(
    State(app): State<App>,
    Tongue(language): Tongue,
    Asked(mut asked): Asked<Map<String, Value>>,
) -> Result<Json<Report>, Refused> {
    let policy = asked.remove("policy").unwrap_or(Value::Null);
    let policy: Option<Policy> = read("policy", policy, language)?;
    let question: Question = read("", Value::Object(asked), language)?;
    let solved = app.work().done(language, move || {
        let odds = question.odds(policy.unwrap_or(Policy::Optimal))?;
        Ok(Report::new(&question, &odds))
    });
    solved.await?.map(Json).map_err(bad)
}

/// A part of a body, refused by the name of the field that is wrong.
fn read<T: DeserializeOwned>(part: &str, value: Value, language: Language) -> Result<T, Refused> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let field = if path == "." { part } else { &path };
        let refused = Refused::unreadable(language, error.inner());
        if field.is_empty() { refused } else { refused.field(field) }
    })
}
