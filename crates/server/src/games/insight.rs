//! What a player can do in a game, asked before it is done: options, reach, targets, odds, advice.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use desk::live::{
    Advice, AttackOdds, Errand, Formation, LiveReach, Options, Spot, Target, Weapon, advice_until,
    formation, options, reach, targets,
};
use game::{Game, Language};
use geometry::{Length, Point, Vector};
use serde::Deserialize;
use skirmish::Reach;
use table::{Answer, Ask, ModelId, MoveAction, Order, Rules, Status};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::routes::found;
use crate::accounts::Who;
use crate::app::App;
use crate::asked::{Tongue, Wanted};
use crate::guard::Client;
use crate::refused::{Refusal, Refused};
use crate::store::User;
use crate::voice::voice_of;
use crate::wire::GivenAnswer;
use crate::work::{Asker, Patience};

/// The routes of questions about a running game.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(get_options))
        .routes(routes!(get_reach))
        .routes(routes!(get_formation))
        .routes(routes!(get_targets))
        .routes(routes!(get_odds))
        .routes(routes!(get_advice))
}

/// The game as whoever asks may see it.
async fn seen(
    app: &App,
    client: Client,
    id: &str,
    me: Option<&User>,
    language: Language,
) -> Result<Game, Refused> {
    let played = found(app, client, id, language).await?;
    let (game, _) = played.now();
    Ok(played.viewer(me.map(|me| me.id.as_str())).look(&game))
}

/// Nothing is to be decided now.
fn nothing(language: Language) -> Refused {
    Refused::say(StatusCode::CONFLICT, language, "server-nothing-to-decide", &[])
}

fn read<T: std::str::FromStr<Err: std::fmt::Display>>(
    field: &str,
    text: Option<&str>,
) -> Result<Option<T>, Refused> {
    let read = text.map(|text| text.parse().map_err(|error| Refused::unread(field, &error)));
    read.transpose()
}

/// Reads an answer that is asked about.
fn given(text: &str) -> Result<Answer, Refused> {
    let given: GivenAnswer = text.parse().map_err(|error| Refused::unread("answer", &error))?;
    given.read().map_err(|error| Refused::unread("answer", &error))
}

/// Whose options.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Whose {
    /// Only those of this model, such as `A1`.
    model: Option<String>,
}

/// The choices of the open decision, and why others are closed.
#[utoipa::path(
    get, path = "/api/games/{id}/options", tag = "games", params(("id" = String, Path), Whose),
    responses((status = OK, body = Options), (status = "4XX", body = Refusal))
)]
async fn get_options(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Wanted(whose): Wanted<Whose>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<Options>, Refused> {
    let model = read("model", whose.model.as_deref())?;
    let game = seen(&app, client, &id, me.as_ref(), language).await?;
    let speech = voice_of(language, game.rule_set());
    let found = app
        .work()
        .done(Asker::Client(client), language, move || options(&game, model, speech))
        .await?;
    found.map(Json).ok_or_else(|| nothing(language))
}

/// Where to.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Where {
    /// `reposition`, `dash`, `fall-back`, `charge`, `deploy` or `barricade`; in rule sets with phases `normal` or
    /// `fall-back` of a model, `go`, `retreat` or `deploy`.
    action: String,
    /// Who is set up or moves.
    model: Option<String>,
    /// With which order it is set up.
    order: Option<String>,
    /// Inches from the west edge; without `x` and `y` the answer is about everywhere.
    x: Option<f64>,
    /// Inches from the south edge.
    y: Option<f64>,
    /// Inches above the floor; without it, what is best there.
    z: Option<f64>,
    /// How far east the long side of a barricade runs, for as far north as `dy`.
    dx: Option<f64>,
    /// How far north the long side of a barricade runs.
    dy: Option<f64>,
}

/// The longest distance that anybody asks about, in inches.
const FARTHEST: f64 = 100.0;

impl Where {
    fn length(field: &str, inches: Option<f64>) -> Result<Option<Length>, Refused> {
        let sane = |inches: f64| {
            let fits = inches.is_finite() && inches.abs() <= FARTHEST;
            let far = format!("expected inches from -{FARTHEST} to {FARTHEST}");
            fits.then(|| Length::from_inches_f64(inches))
                .ok_or_else(|| Refused::unread(field, &far))
        };
        inches.map(sane).transpose()
    }

    /// What is asked about, in a game of a rule set that has phases or not.
    /// What is asked about; where models are moved by deeds, falling back is one.
    fn errand(&self, by_deeds: bool) -> Result<Errand, Refused> {
        let order: Option<Order> = read("order", self.order.as_deref())?;
        let model: Option<ModelId> = read("model", self.model.as_deref())?;
        match self.action.as_str() {
            "normal" => {
                model.map(Errand::Normal).ok_or_else(|| Refused::unread("model", &"who moves?"))
            }
            "fall-back" if by_deeds => {
                model.map(Errand::FallBack).ok_or_else(|| Refused::unread("model", &"who moves?"))
            }
            "go" => Ok(Errand::Go),
            "retreat" => Ok(Errand::Retreat),
            "deploy" => match model {
                Some(model) => Ok(Errand::Deploy(model, order)),
                None => Err(Refused::unread("model", &"who is set up?")),
            },
            "barricade" => {
                let run =
                    |field, inches| Self::length(field, inches).map(Option::unwrap_or_default);
                let (dx, dy) = (run("dx", self.dx)?, run("dy", self.dy)?);
                let origin = Point::new(Length::ZERO, Length::ZERO);
                let run: Vector = Point::new(dx, dy) - origin;
                if run.squared() == 0 {
                    return Err(Refused::unread("dx", &"which way does it run?"));
                }
                Ok(Errand::Barricade(run))
            }
            word => {
                let known = MoveAction::ALL.into_iter().find(|action| action.to_string() == word);
                known.map(Errand::Move).ok_or_else(|| {
                    let known = MoveAction::ALL.map(|action| action.to_string()).join(", ");
                    Refused::unread(
                        "action",
                        &format!("expected {known}, normal, go, retreat, deploy or barricade"),
                    )
                })
            }
        }
    }

    fn spot(&self) -> Result<Option<Spot>, Refused> {
        let (x, y) = (Self::length("x", self.x)?, Self::length("y", self.y)?);
        let z = Self::length("z", self.z)?;
        match (x, y) {
            (Some(x), Some(y)) => Ok(Some(Spot { at: Point::new(x, y), z })),
            (None, None) => Ok(None),
            _ => Err(Refused::unread("y", &"x and y come together")),
        }
    }
}

/// Where a model may go, or what comes of sending it to a place.
#[utoipa::path(
    get, path = "/api/games/{id}/reach", tag = "games", params(("id" = String, Path), Where),
    responses((status = OK, body = LiveReach), (status = "4XX", body = Refusal))
)]
async fn get_reach(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Wanted(asked): Wanted<Where>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<LiveReach>, Refused> {
    let spot = asked.spot()?;
    let game = seen(&app, client, &id, me.as_ref(), language).await?;
    let by_deeds = matches!(game.status(), Status::Decide(decision) if decision.ask == Ask::Move);
    let errand = asked.errand(by_deeds)?;
    let speech = voice_of(language, game.rule_set());
    let most = app.config().patience;
    let found = app.work().done(Asker::Client(client), language, move || {
        let patience = Patience::begin(most);
        reach(&game, errand, spot, speech, &|| patience.go_on())
    });
    let found = found.await?.map_err(|too_large| {
        let what = speech.text(too_large.message(), &[]);
        Refused::new(StatusCode::UNPROCESSABLE_ENTITY, what).field("action")
    })?;
    found.map(Json).ok_or_else(|| nothing(language))
}

/// With what.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Armed {
    /// The weapon's name in answers.
    weapon: String,
    /// `ranged` or `melee`.
    #[serde(default)]
    reach: Option<String>,
    /// Who attacks, where that is not the active model.
    model: Option<String>,
}

/// Every enemy as a target of a weapon, with the verdict, its reasons and the odds.
#[utoipa::path(
    get, path = "/api/games/{id}/targets", tag = "games", params(("id" = String, Path), Armed),
    responses((status = OK, body = Vec<Target>), (status = "4XX", body = Refusal))
)]
async fn get_targets(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Wanted(armed): Wanted<Armed>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<Vec<Target>>, Refused> {
    let slug = read("weapon", Some(armed.weapon.as_str()))?.unwrap_or_else(|| table::Slug::of(""));
    let reach = match armed.reach.as_deref() {
        None | Some("ranged") => Reach::Ranged,
        Some("melee") => Reach::Melee,
        Some(_) => return Err(Refused::unread("reach", &"expected ranged or melee")),
    };
    let model = read("model", armed.model.as_deref())?;
    let game = seen(&app, client, &id, me.as_ref(), language).await?;
    let speech = voice_of(language, game.rule_set());
    let weapon = Weapon { model, reach, slug };
    let found = app
        .work()
        .done(Asker::Client(client), language, move || targets(&game, weapon, speech))
        .await?;
    found.map(Json).ok_or_else(|| nothing(language))
}

/// Which move.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Ordered {
    /// The answer, as JSON or in the notation: `deploy A1 3,4`, `go to 3,4`, `march 1 to 3,4 2 along 3,4 5,4` or `yes`.
    /// Models that a march does not name stay.
    answer: String,
}

/// Where each model of a unit would stand after an answer that moves or sets up the unit, allowed or not.
#[utoipa::path(
    get, path = "/api/games/{id}/formation", tag = "games", params(("id" = String, Path), Ordered),
    responses((status = OK, body = Formation), (status = "4XX", body = Refusal))
)]
async fn get_formation(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Wanted(ordered): Wanted<Ordered>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<Formation>, Refused> {
    let answer = given(&ordered.answer)?;
    let game = seen(&app, client, &id, me.as_ref(), language).await?;
    let speech = voice_of(language, game.rule_set());
    let found = app
        .work()
        .done(Asker::Client(client), language, move || formation(&game, &answer, speech))
        .await?;
    found.map(Json).ok_or_else(|| nothing(language))
}

/// Which attack.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Attack {
    /// The answer, as JSON or in the notation.
    answer: String,
}

/// The exact odds of an attack that could be answered now.
#[utoipa::path(
    get, path = "/api/games/{id}/odds", tag = "games", params(("id" = String, Path), Attack),
    responses((status = OK, body = AttackOdds), (status = "4XX", body = Refusal))
)]
async fn get_odds(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Wanted(attack): Wanted<Attack>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<AttackOdds>, Refused> {
    let answer = given(&attack.answer)?;
    let game = seen(&app, client, &id, me.as_ref(), language).await?;
    let found = app
        .work()
        .done(Asker::Client(client), language, move || AttackOdds::of(&game, &answer))
        .await?;
    found.map(Json).ok_or_else(|| nothing(language))
}

/// What a good player would answer now, and why.
#[utoipa::path(
    get, path = "/api/games/{id}/advice", tag = "games", params(("id" = String, Path)),
    responses((status = OK, body = Advice), (status = "4XX", body = Refusal))
)]
async fn get_advice(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<Advice>, Refused> {
    let game = seen(&app, client, &id, me.as_ref(), language).await?;
    let speech = voice_of(language, game.rule_set());
    let most = app.config().patience;
    let found = app.work().done(Asker::Client(client), language, move || {
        let patience = Patience::begin(most);
        advice_until(&game, speech, &|| patience.go_on().is_break())
    });
    found.await?.map(Json).ok_or_else(|| nothing(language))
}
