//! Games over HTTP: making, finding and reading them. Playing goes over the WebSocket.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use game::Language;
use serde::Deserialize;
use table::{Entry, Record, Side};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::hub::seat_row;
use super::moment::{Kept, Moment, read_finish};
use super::opening::{Opening, checked_words, wanted};
use super::played::Played;
use super::seat::{Seat, Sitter};
use super::sitting::{Sitting, Terms};
use super::task::fresh_seed;
use crate::accounts::{SignedIn, Who};
use crate::app::App;
use crate::asked::{Asked, Tongue, Wanted};
use crate::clock::now_ms;
use crate::guard::record_limit;
use crate::refused::{Refusal, Refused};
use crate::secret;
use crate::store::{self, GameStatus, StoreError, User};
use crate::wire::{
    Created, GameList, GameRow, Invitation, Joining, LogEntry, NewGame, SeatKind, SeatRow, Sheet,
    Table,
};

/// The most games of a list.
const MOST_LISTED: i64 = 50;

/// The running games among which public ones are looked for, the newest first.
const MOST_SEARCHED: i64 = 1_000;

/// The most lines of a record that is loaded.
const MOST_LINES: usize = 50_000;

/// Lines of a loaded record that are kept at once.
const LINES_AT_ONCE: usize = 1_000;

/// The routes of games.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create, list))
        .routes(routes!(sheet))
        .routes(routes!(join))
        .routes(routes!(table))
        .routes(routes!(log))
        .routes(routes!(record))
        .merge(OpenApiRouter::new().routes(routes!(load_record)).layer(record_limit()))
}

/// The game with an id, if there is one.
///
/// # Errors
/// If there is none, or it cannot be read.
pub async fn found(app: &App, id: &str, language: Language) -> Result<Played, Refused> {
    let opened = app.hub().open(id).await.map_err(|error| Refused::fault(&error))?;
    opened.ok_or_else(|| Refused::missing(language))
}

fn failed(error: StoreError) -> Refused {
    Refused::fault(&error)
}

/// Sets a game up.
#[utoipa::path(
    post, path = "/api/games", tag = "games", request_body = NewGame,
    responses((status = CREATED, body = Created), (status = 4XX, body = Refusal))
)]
async fn create(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Tongue(language): Tongue,
    Asked(asked): Asked<NewGame>,
) -> Result<impl IntoResponse, Refused> {
    let own = own_killzone(&app, &asked.killzone).await?;
    let game = wanted(&asked, own.as_deref(), &me, language)?;
    let own_files: Vec<String> = own.into_iter().collect();
    let opening = Opening::new(&game.matchup, &own_files, &asked);
    prepare(&app, &opening, game.matchup.clone(), language).await?;
    let seed = fresh_seed();
    let open = game.seats.iter().any(|seat| !seat.is_taken());
    let row = store::GameRow {
        id: secret::id(),
        created_ms: now_ms(),
        rules: asked.rules.clone(),
        setup: serde_json::to_string(&opening).map_err(|error| Refused::fault(&error))?,
        status: if open { GameStatus::Open } else { GameStatus::Running },
        commitment: seed.commitment(),
        seed: seed.text(),
        result: None,
        finished_ms: None,
    };
    let seats: Vec<store::SeatRow> = (0..)
        .map_while(Side::from_index)
        .zip(&game.seats)
        .map(|(side, seat)| seat_row(side, seat))
        .collect();
    app.store().add_game(&row, &seats).await.map_err(failed)?;
    // Computers begin at once.
    found(&app, &row.id, language).await?;
    let invitations = game
        .invites
        .into_iter()
        .map(|(side, invite)| Invitation {
            side: side.to_string(),
            path: format!("/join/{}/{invite}", row.id),
        })
        .collect();
    Ok((StatusCode::CREATED, Json(Created { id: row.id, invitations })))
}

/// The file of a killzone that somebody drew, if the name is the id of one.
async fn own_killzone(app: &App, name: &str) -> Result<Option<String>, Refused> {
    if catalog::killzone(name).is_some() {
        return Ok(None);
    }
    let kept = app.store().killzone(name).await.map_err(failed)?;
    Ok(kept.map(|killzone| killzone.body))
}

/// Prepares the board, which also finds what does not go together.
async fn prepare(
    app: &App,
    opening: &Opening,
    matchup: catalog::AnyMatchup,
    language: Language,
) -> Result<game::Game, Refused> {
    let (hub, tags) = (app.hub().clone(), opening.tags.clone());
    let preparing = move || hub.prepared(&tags, || matchup.game());
    app.work().done(language, preparing).await?.map_err(|error| {
        Refused::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string()).field("mission")
    })
}

/// My games, and those that anybody may watch.
#[utoipa::path(
    get, path = "/api/games", tag = "games",
    responses((status = OK, body = GameList), (status = 4XX, body = Refusal))
)]
async fn list(
    State(app): State<App>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<GameList>, Refused> {
    let store = app.store();
    let mine = match &me {
        Some(me) => store.games_of(&me.id, MOST_LISTED).await.map_err(failed)?,
        None => Vec::new(),
    };
    let running = store.games_with(GameStatus::Running, MOST_SEARCHED).await.map_err(failed)?;
    let public = running.into_iter().filter(|row| {
        serde_json::from_str::<Opening>(&row.setup).is_ok_and(|opening| opening.public)
    });
    let mut lists = GameList { mine: Vec::new(), public: Vec::new() };
    for row in mine {
        lists.mine.extend(listed(&app, row, language).await?);
    }
    for row in public.take(MOST_LISTED as usize) {
        lists.public.extend(listed(&app, row, language).await?);
    }
    Ok(Json(lists))
}

/// A game in a list.
async fn listed(
    app: &App,
    row: store::GameRow,
    language: Language,
) -> Result<Option<GameRow>, Refused> {
    let Ok(opening) = serde_json::from_str::<Opening>(&row.setup) else { return Ok(None) };
    let Ok(record) = Record::read(&opening.tags) else { return Ok(None) };
    let named = |tag: &str| {
        let value = record.tags.get(tag).unwrap_or_default();
        value.rsplit_once(' ').map_or(value, |(name, _)| name).to_owned()
    };
    let seats = app.store().seats(&row.id).await.map_err(failed)?;
    let seats = seats.into_iter().map(|seat| {
        let side = Side::from_index(seat.side as usize).unwrap_or(Side::A).to_string();
        let team = named(&format!("team {side}"));
        let computer = seat.kind == "computer";
        let level = seat
            .level
            .map(|level| crate::voice::voice(language).text(&format!("level-{level}"), &[]));
        SeatRow {
            side,
            kind: if computer { SeatKind::Computer } else { SeatKind::Person },
            name: if computer { level } else { seat.name },
            team,
        }
    });
    let listed = GameRow {
        id: row.id,
        rules: row.rules,
        killzone: named("killzone"),
        seats: seats.collect(),
        created_ms: row.created_ms,
        finish: row.result.as_deref().and_then(read_finish),
    };
    Ok(Some(listed))
}

/// Everything about a game that does not change while it is played.
#[utoipa::path(
    get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = OK, body = Sheet), (status = 4XX, body = Refusal))
)]
async fn sheet(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<Sheet>, Refused> {
    let game = found(&app, &id, language).await?;
    Ok(Json(game.sheet(user(&me), language)))
}

fn user(me: &Option<User>) -> Option<&str> {
    me.as_ref().map(|me| me.id.as_str())
}

/// Takes a seat that was kept for a friend.
#[utoipa::path(
    post, path = "/api/games/{id}/join", tag = "games", params(("id" = String, Path)),
    request_body = Joining,
    responses((status = OK, body = Sheet), (status = 4XX, body = Refusal))
)]
async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    SignedIn(me): SignedIn,
    Tongue(language): Tongue,
    Asked(asked): Asked<Joining>,
) -> Result<Json<Sheet>, Refused> {
    let game = found(&app, &id, language).await?;
    let entropy = checked_words(&asked.entropy, language)?;
    game.join(me.clone(), asked.invite, entropy, language).await?;
    Ok(Json(game.sheet(Some(&me.id), language)))
}

/// Which table is wanted.
#[derive(Debug, Deserialize, IntoParams)]
struct At {
    /// After how many lines of the log; without it, as it lies now.
    at: Option<u32>,
}

/// How the table lies, or lay.
#[utoipa::path(
    get, path = "/api/games/{id}/table", tag = "games", params(("id" = String, Path), At),
    responses((status = OK, body = Table), (status = 4XX, body = Refusal))
)]
async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Wanted(At { at }): Wanted<At>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<Table>, Refused> {
    let game = found(&app, &id, language).await?;
    let Some(at) = at else { return Ok(Json(game.table(user(&me), language))) };
    let me = me.map(|me| me.id);
    let look_back = move || game.table_at(at, me.as_deref(), language);
    app.work().done(language, look_back).await?.map(Json)
}

/// What has happened, in words.
#[utoipa::path(
    get, path = "/api/games/{id}/log", tag = "games", params(("id" = String, Path)),
    responses((status = OK, body = Vec<LogEntry>), (status = 4XX, body = Refusal))
)]
async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Tongue(language): Tongue,
) -> Result<Json<Vec<LogEntry>>, Refused> {
    let game = found(&app, &id, language).await?;
    Ok(Json(game.log(language)))
}

/// The game as a record, docs/notation.md.
#[utoipa::path(
    get, path = "/api/games/{id}/record", tag = "games", params(("id" = String, Path)),
    responses((status = OK, body = String), (status = 4XX, body = Refusal))
)]
async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    Tongue(language): Tongue,
) -> Result<impl IntoResponse, Refused> {
    let game = found(&app, &id, language).await?;
    let sitting = game.shared.read(Sitting::clone);
    let text = app.work().done(language, move || sitting.record().to_string()).await?;
    let name = format!("attachment; filename=\"coverline-{id}.record\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}

/// Loads a record, to be looked at as a replay.
#[utoipa::path(
    post, path = "/api/records", tag = "games", request_body = String,
    responses((status = CREATED, body = Created), (status = 4XX, body = Refusal))
)]
async fn load_record(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Tongue(language): Tongue,
    text: String,
) -> Result<impl IntoResponse, Refused> {
    let drawn = app.store().killzones_of(&me.id, MOST_LISTED).await.map_err(failed)?;
    let own: Vec<String> = drawn.into_iter().map(|killzone| killzone.body).collect();
    let hub = app.hub().clone();
    let read = app.work().done(language, move || replayed(&hub, &text, &own)).await?;
    let Replayed { opening, rules, sides, moments } =
        read.map_err(|what| Refused::new(StatusCode::UNPROCESSABLE_ENTITY, what).field("record"))?;
    let id = secret::id();
    let row = store::GameRow {
        id: id.clone(),
        created_ms: now_ms(),
        rules,
        setup: serde_json::to_string(&opening).map_err(|error| Refused::fault(&error))?,
        status: GameStatus::Replay,
        commitment: String::new(),
        seed: String::new(),
        result: None,
        finished_ms: None,
    };
    let sides = (0..sides).filter_map(Side::from_index);
    let seats: Vec<store::SeatRow> = sides.map(|side| seat_row(side, &empty_seat())).collect();
    app.store().add_game(&row, &seats).await.map_err(failed)?;
    let at_ms = now_ms();
    let entries = moments.iter().zip(0..).map(|(kept, seq)| store::Entry {
        seq,
        at_ms,
        kind: kept.kind().to_owned(),
        body: kept.body(),
    });
    let entries: Vec<store::Entry> = entries.collect();
    for chunk in entries.chunks(LINES_AT_ONCE) {
        app.store().journal().keep(&id, chunk.to_vec(), None).await.map_err(failed)?;
    }
    found(&app, &id, language).await?;
    Ok((StatusCode::CREATED, Json(Created { id, invitations: Vec::new() })))
}

fn empty_seat() -> Seat {
    Seat { sitter: Sitter::Person(None), invite_hash: None, entropy: String::new() }
}

/// A record played through, as a game is kept.
struct Replayed {
    opening: Opening,
    rules: String,
    /// How many sides played.
    sides: usize,
    moments: Vec<Kept>,
}

/// Plays a record through.
fn replayed(hub: &super::Hub, text: &str, own: &[String]) -> Result<Replayed, String> {
    use table::Rules;
    let record = Record::read(text).map_err(|error| error.to_string())?;
    if record.entries.len() > MOST_LINES {
        return Err(format!("more than {MOST_LINES} lines"));
    }
    let mut shelf = catalog::Shelf::default();
    for file in own {
        // A killzone that was saved once reads; if it does not, the record cannot have been played on it.
        let _ = shelf.put(file, "killzone");
    }
    let matchup =
        catalog::AnyMatchup::resolve(&record.tags, &shelf).map_err(|error| error.to_string())?;
    let opening = Opening::of_record(&record.tags, &matchup, own);
    let start =
        hub.prepared(&opening.tags, || matchup.game()).map_err(|error| error.to_string())?;
    let sides = start.sides();
    let terms = Terms {
        id: String::new(),
        matchup,
        dice: opening.dice,
        clock: None,
        seed: None,
        told: opening.told(),
        created_ms: 0,
    };
    let seats = (0..sides).map(|_| empty_seat()).collect();
    let mut sitting = Sitting::new(terms, seats, start);
    let mut moments = Vec::new();
    for (line, entry) in record.entries {
        if let Entry::Hash(hash) = entry {
            if sitting.game().state_hash() != hash {
                return Err(format!("line {line}: the state has another hash"));
            }
            continue;
        }
        let kept = Kept { moment: Moment::Entry(entry), spent_ms: 0 };
        sitting.apply(&kept).map_err(|error| format!("line {line}: {error}"))?;
        moments.push(kept);
    }
    let finish = record.tags.get("finish").and_then(read_finish);
    if let (Some(finish), None) = (finish, sitting.finish()) {
        moments.push(Kept { moment: Moment::Finish(finish), spent_ms: 0 });
    }
    let rules = record.tags.rules.id().to_owned();
    Ok(Replayed { opening, rules, sides, moments })
}
