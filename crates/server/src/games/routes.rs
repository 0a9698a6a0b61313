//! Games over HTTP: making, finding and reading them. Playing goes over the WebSocket.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use game::Language;
use serde::Deserialize;
use table::{Entry, HashForm, Record, Side};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::fair::Seed;
use super::hub::seat_row;
use super::lists::{listed, listing};
use super::moment::{Kept, Moment, read_finish};
use super::opening::{Opening, OwnFiles, Wanted as Seated, checked_words, wanted};
use super::played::Played;
use super::seat::{Seat, Sitter};
use super::sitting::{Sitting, Terms};
use crate::accounts::{SignedIn, Who};
use crate::app::App;
use crate::asked::{Asked, Text, Tongue, Wanted};
use crate::clock::now_ms;
use crate::guard::{Client, record_limit};
use crate::refused::{Refusal, Refused};
use crate::secret;
use crate::store::{self, Cursor, GameStatus, ListedGame, StoreError, User};
use crate::wire::{
    Created, GameList, Invitation, Joining, LogEntry, NewGame, Promised, Sheet, Table,
};
use crate::work::{Asker, Turns};

/// The games of one part of a list.
const PAGE: i64 = 50;

/// The killzones of whoever loads a record that are looked at for the one it was played on.
const MOST_KILLZONES: i64 = 100;

/// The teams and missions of whoever loads a record that are looked at for those it was played with.
const MOST_FILES: i64 = 200;

/// The most lines of a record that is loaded.
const MOST_LINES: usize = 50_000;

/// Lines of a loaded record that are kept at once.
const LINES_AT_ONCE: usize = 1_000;

/// The routes of games.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(promise))
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
pub async fn found(
    app: &App,
    client: Client,
    id: &str,
    language: Language,
) -> Result<Played, Refused> {
    let opened = app.hub().open_for(id, Asker::Client(client)).await;
    let opened = opened.map_err(|error| Refused::fault(&error))?;
    opened.ok_or_else(|| Refused::missing(language))
}

fn failed(error: StoreError) -> Refused {
    Refused::fault(&error)
}

/// Commits the server to a seed for the next game of whoever asks, before they have said a word that goes into its dice.
#[utoipa::path(
    post, path = "/api/dice", tag = "games",
    responses((status = CREATED, body = Promised), (status = "4XX", body = Refusal))
)]
async fn promise(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Tongue(language): Tongue,
) -> Result<impl IntoResponse, Refused> {
    let seed = (app.config().seeds)();
    let commitment = seed.commitment();
    if !app.hub().commitments().make(&me.id, seed) {
        return Err(Refused::busy(language));
    }
    Ok((StatusCode::CREATED, Json(Promised { commitment })))
}

/// The seed of a game to be: the one that was committed to; a fresh one where nobody has said a word yet.
fn committed(app: &App, me: &User, asked: &NewGame, language: Language) -> Result<Seed, Refused> {
    let refused = |id: &str| {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Refused::say(status, language, id, &[]).field("commitment")
    };
    match &asked.commitment {
        Some(commitment) => {
            let seed = app.hub().commitments().take(&me.id, commitment);
            seed.ok_or_else(|| refused("server-commitment-unknown"))
        }
        None if asked.entropy.is_empty() => Ok((app.config().seeds)()),
        None => Err(refused("server-commitment-first")),
    }
}

/// Sets a game up.
#[utoipa::path(
    post, path = "/api/games", tag = "games", request_body = NewGame,
    responses((status = CREATED, body = Created), (status = "4XX", body = Refusal))
)]
async fn create(
    State(app): State<App>,
    client: Client,
    SignedIn(me): SignedIn,
    Tongue(language): Tongue,
    Asked(asked): Asked<NewGame>,
) -> Result<impl IntoResponse, Refused> {
    let own = own_files(&app, &asked).await?;
    let hub = app.hub().clone();
    let asker = me.clone();
    // Reading a killzone and preparing the board takes a moment, and finds what does not go together.
    let prepare = move || {
        let game = wanted(&asked, &own, &asker, language)?;
        let opening = Opening::new(&game.matchup, &asked);
        let prepared = hub.prepared(&opening.tags, || game.matchup.game());
        prepared.map_err(|error| {
            Refused::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string()).field("mission")
        })?;
        Ok((asked, game, opening))
    };
    let prepared = app.work().done(Asker::Client(client), language, prepare).await?;
    let (asked, game, opening): (NewGame, Seated, Opening) = prepared?;
    let computers = game.seats.iter().any(Seat::is_computer);
    let held = computers.then(|| app.quotas().new_computer_game(&me.id, client, language));
    let held = held.transpose()?;
    let seed = committed(&app, &me, &asked, language)?;
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
    let listing = listing(&opening, Some(&me.id));
    app.store().add_listed_game(&row, &seats, listing.as_ref()).await.map_err(failed)?;
    // Computers begin at once, in the turns of whoever asks.
    let played = found(&app, client, &row.id, language).await?;
    played.shared.thinks_for(Turns::of(Asker::Client(client), &me.id));
    if let Some(held) = held {
        played.shared.count(held);
    }
    let invitations = game
        .invites
        .into_iter()
        .map(|(side, invite)| Invitation { side, path: format!("/join/{}/{invite}", row.id) })
        .collect();
    Ok((StatusCode::CREATED, Json(Created { id: row.id, invitations })))
}

/// The files of people's own that a game to be names by their ids.
async fn own_files(app: &App, asked: &NewGame) -> Result<OwnFiles, Refused> {
    let mut own =
        OwnFiles { killzone: own_killzone(app, &asked.killzone).await?, ..OwnFiles::default() };
    for seat in asked.seats.iter().take(Side::MAX) {
        let name = seat.team();
        if catalog::team(name).is_none() && own.teams.iter().all(|(known, _)| known != name) {
            let kept = app.store().file(name).await.map_err(failed)?;
            own.teams
                .extend(kept.filter(|file| file.kind == "team").map(|file| (file.id, file.body)));
        }
    }
    if let Some(name) = &asked.mission
        && catalog::mission(name).is_none()
    {
        let kept = app.store().file(name).await.map_err(failed)?;
        own.mission = kept.filter(|file| file.kind == "mission").map(|file| file.body);
    }
    Ok(own)
}

/// The file of a killzone that somebody drew, if the name is the id of one.
async fn own_killzone(app: &App, name: &str) -> Result<Option<String>, Refused> {
    if catalog::killzone(name).is_some() {
        return Ok(None);
    }
    let kept = app.store().killzone(name).await.map_err(failed)?;
    Ok(kept.map(|killzone| killzone.body))
}

/// Which part of the lists is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Part {
    /// More of mine: what `more_mine` said the last time.
    mine: Option<String>,
    /// More of those that anybody may watch: what `more_public` said the last time.
    public: Option<String>,
}

/// My games, and those that anybody may watch: the newest of both, or the next part of either.
#[utoipa::path(
    get, path = "/api/games", tag = "games", params(Part),
    responses((status = OK, body = GameList), (status = "4XX", body = Refusal))
)]
async fn list(
    State(app): State<App>,
    Who(me): Who,
    Wanted(part): Wanted<Part>,
    Tongue(language): Tongue,
) -> Result<Json<GameList>, Refused> {
    let cursor = |field: &str, text: Option<&str>| {
        let read = text.map(|text| text.parse::<Cursor>());
        read.transpose().map_err(|error| Refused::unread(field, &error))
    };
    let (mine, public) =
        (cursor("mine", part.mine.as_deref())?, cursor("public", part.public.as_deref())?);
    // Who asks for more of one list has the other already.
    let (wants_mine, wants_public) =
        (mine.is_some() || public.is_none(), public.is_some() || mine.is_none());
    let store = app.store();
    let own = match me.filter(|_| wants_mine) {
        Some(me) => store.games_of(&me.id, mine.as_ref(), PAGE).await.map_err(failed)?,
        None => store::Page::default(),
    };
    let open = match wants_public {
        true => store.public_games(public.as_ref(), PAGE).await.map_err(failed)?,
        false => store::Page::default(),
    };
    let rows = |page: Vec<ListedGame>| page.into_iter().map(|row| listed(row, language)).collect();
    Ok(Json(GameList {
        mine: rows(own.games),
        more_mine: own.more.map(|cursor| cursor.to_string()),
        public: rows(open.games),
        more_public: open.more.map(|cursor| cursor.to_string()),
    }))
}

/// Everything about a game that does not change while it is played.
#[utoipa::path(
    get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = OK, body = Sheet), (status = "4XX", body = Refusal))
)]
async fn sheet(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<Sheet>, Refused> {
    let game = found(&app, client, &id, language).await?;
    let me = me.map(|me| me.id);
    looked(&app, client, language, move || game.sheet(me.as_deref(), language)).await
}

/// Looks at a game where that holds up nobody.
async fn looked<T: Send + 'static>(
    app: &App,
    client: Client,
    language: Language,
    look: impl FnOnce() -> T + Send + 'static,
) -> Result<Json<T>, Refused> {
    app.views().done(Asker::Client(client), language, look).await.map(Json)
}

/// Takes a seat that was kept for a friend.
#[utoipa::path(
    post, path = "/api/games/{id}/join", tag = "games", params(("id" = String, Path)),
    request_body = Joining,
    responses((status = OK, body = Sheet), (status = "4XX", body = Refusal))
)]
async fn join(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    SignedIn(me): SignedIn,
    Tongue(language): Tongue,
    Asked(asked): Asked<Joining>,
) -> Result<Json<Sheet>, Refused> {
    let game = found(&app, client, &id, language).await?;
    let entropy = checked_words(&asked.entropy, language)?;
    game.join(me.clone(), asked.invite, entropy, language).await?;
    looked(&app, client, language, move || game.sheet(Some(&me.id), language)).await
}

/// Which table is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct At {
    /// After how many lines of the log; without it, as it lies now.
    at: Option<u32>,
}

/// How the table lies, or lay.
#[utoipa::path(
    get, path = "/api/games/{id}/table", tag = "games", params(("id" = String, Path), At),
    responses((status = OK, body = Table), (status = "4XX", body = Refusal))
)]
async fn table(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Wanted(At { at }): Wanted<At>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<Table>, Refused> {
    let game = found(&app, client, &id, language).await?;
    let me = me.map(|me| me.id);
    let Some(at) = at else {
        return looked(&app, client, language, move || game.table(me.as_deref(), language)).await;
    };
    let look_back = move || game.table_at(at, me.as_deref(), language);
    app.work().done(Asker::Client(client), language, look_back).await?.map(Json)
}

/// What has happened, in words.
#[utoipa::path(
    get, path = "/api/games/{id}/log", tag = "games", params(("id" = String, Path)),
    responses((status = OK, body = Vec<LogEntry>), (status = "4XX", body = Refusal))
)]
async fn log(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Who(me): Who,
    Tongue(language): Tongue,
) -> Result<Json<Vec<LogEntry>>, Refused> {
    let game = found(&app, client, &id, language).await?;
    let me = me.map(|me| me.id);
    looked(&app, client, language, move || game.log(me.as_deref(), language)).await
}

/// The game as a record, docs/notation.md.
#[utoipa::path(
    get, path = "/api/games/{id}/record", tag = "games", params(("id" = String, Path)),
    responses((status = OK, body = String), (status = "4XX", body = Refusal))
)]
async fn record(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Tongue(language): Tongue,
) -> Result<impl IntoResponse, Refused> {
    let game = found(&app, client, &id, language).await?;
    let sitting = game.shared.read(Sitting::clone);
    let text = app
        .work()
        .done(Asker::Client(client), language, move || sitting.record().to_string())
        .await?;
    let name = format!("attachment; filename=\"coverline-{id}.record\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}

/// Loads a record, to be looked at as a replay.
#[utoipa::path(
    post, path = "/api/records", tag = "games", request_body = String,
    responses((status = CREATED, body = Created), (status = "4XX", body = Refusal))
)]
async fn load_record(
    State(app): State<App>,
    client: Client,
    SignedIn(me): SignedIn,
    Tongue(language): Tongue,
    Text(text): Text,
) -> Result<impl IntoResponse, Refused> {
    let drawn = app.store().killzones_of(&me.id, MOST_KILLZONES).await.map_err(failed)?;
    let mut own: Vec<String> = drawn.into_iter().map(|killzone| killzone.body).collect();
    let brought = app.store().files_of(&me.id, MOST_FILES).await.map_err(failed)?;
    own.extend(brought.into_iter().map(|file| file.body));
    let hub = app.hub().clone();
    let read = app
        .work()
        .done(Asker::Client(client), language, move || replayed(&hub, &text, &own))
        .await?;
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
    let listing = listing(&opening, Some(&me.id));
    app.store().add_listed_game(&row, &seats, listing.as_ref()).await.map_err(failed)?;
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
    found(&app, client, &id, language).await?;
    Ok((StatusCode::CREATED, Json(Created { id, invitations: Vec::new() })))
}

fn empty_seat() -> Seat {
    Seat { sitter: Sitter::Person(None), invite_hash: None, entropy: String::new(), guest: false }
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
        // What was saved once reads; if it does not, the record cannot have been played with it.
        let _ = shelf.put(file, "file");
    }
    let matchup =
        catalog::Matchup::resolve(&record.tags, &shelf).map_err(|error| error.to_string())?;
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
        commitment: String::new(),
        tags: record.tags.clone(),
        created_ms: 0,
    };
    let seats = (0..sides).map(|_| empty_seat()).collect();
    let form = HashForm::of(&terms.tags).map_err(|error| error.to_string())?;
    let mut sitting = Sitting::new(terms, seats, start);
    let mut moments = Vec::new();
    for (line, entry) in record.entries {
        if let Entry::Hash(hash) = entry {
            if sitting.game().hash_in(form) != hash {
                return Err(format!("line {line}: the state has another hash"));
            }
            continue;
        }
        let moment = match entry {
            Entry::Undo(left) => Moment::Undo(left),
            entry => Moment::Entry(entry),
        };
        let kept = Kept { moment, spent_ms: 0 };
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
