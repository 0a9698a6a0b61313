//! The odds of an attack.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game::Language;
use odds::Unanswered;
use odds::battle::Peek;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::RuleSet;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::bad;
use crate::app::App;
use crate::asked::{Asked, Tongue};
use crate::guard::Client;
use crate::refused::{Refusal, Refused};
use crate::wire::{OddsQuestion, OddsReport, SkirmishOdds};
use crate::work::Asker;

/// The route of odds.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(solve))
}

/// The exact odds of an attack, as `coverline odds --json` tells them; `policy` may say how both sides choose.
#[utoipa::path(
    post, path = "/api/odds", tag = "tools", request_body = OddsQuestion,
    responses((status = OK, body = OddsReport), (status = "4XX", body = Refusal))
)]
async fn solve(
    State(app): State<App>,
    client: Client,
    Tongue(language): Tongue,
    Asked(asked): Asked<Map<String, Value>>,
) -> Result<Json<OddsReport>, Refused> {
    let question = question(asked, language)?;
    let solved = app.work().done(Asker::Client(client), language, move || question.answered());
    solved.await?.map(Json).map_err(|unanswered| match unanswered {
        Unanswered::Bad(question) => bad(question, language),
        Unanswered::TooLarge(_) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            let refused = Refused::say(status, language, "server-odds-too-large", &[]);
            refused.field(Unanswered::DICE)
        }
    })
}

/// The question of a body, read as its rule set asks: a field that is wrong is known by its name.
fn question(mut asked: Map<String, Value>, language: Language) -> Result<OddsQuestion, Refused> {
    let Peek { rules } = read("", Value::Object(asked.clone()), language)?;
    Ok(match rules {
        RuleSet::KT18 => OddsQuestion::Kt18(read("", Value::Object(asked), language)?),
        RuleSet::KT4W40K => OddsQuestion::Kt4w40k(read("", Value::Object(asked), language)?),
        // Whatever is of neither edition is refused by its name.
        _ => {
            let policy = asked.remove("policy").unwrap_or(Value::Null);
            OddsQuestion::Skirmish(SkirmishOdds {
                policy: read("policy", policy, language)?,
                question: read("", Value::Object(asked), language)?,
            })
        }
    })
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
