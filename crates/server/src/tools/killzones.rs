//! Killzones that people draw themselves: checked, kept, and read from files.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::{
    DraftControlPoint, DraftDoor, DraftDropZone, DraftTerrain, KillzoneDraft, Loaded, Map, Problem,
    write_killzone,
};
use desk::view;
use game::Language;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{not_too_detailed, told};
use crate::accounts::{SignedIn, Who};
use crate::app::App;
use crate::asked::{Asked, Text, Tongue};
use crate::clock::now_ms;
use crate::guard::Client;
use crate::refused::{Refusal, Refused};
use crate::secret;
use crate::store::{KillzoneRow, StoreError};
use crate::wire::{
    KillzoneCheck, KillzoneRemark, KillzoneToSave, KillzoneView, PointView, SavedKillzone,
};
use crate::work::Asker;

/// As many killzones one person may keep.
const MOST: i64 = 100;
/// Characters of the words about a killzone.
const MOST_WORDS: usize = 2000;
/// Bytes of a killzone file.
const MOST_BYTES: usize = 256 * 1024;

/// The routes of killzones.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(look))
        .routes(routes!(read))
        .routes(routes!(save, mine))
        .routes(routes!(one))
}

fn failed(error: StoreError) -> Refused {
    Refused::fault(&error)
}

/// What there is to say about a drawing.
#[utoipa::path(
    post, path = "/api/killzones/check", tag = "killzones", request_body = KillzoneView,
    responses((status = OK, body = KillzoneCheck), (status = "4XX", body = Refusal))
)]
async fn look(
    State(app): State<App>,
    client: Client,
    Tongue(language): Tongue,
    Asked(asked): Asked<KillzoneView>,
) -> Result<Json<KillzoneCheck>, Refused> {
    let file = written(&asked, language)?;
    // Looking for room in drop zones takes a moment.
    let looked = move || (catalog::check(&file, "killzone"), file);
    let (checked, file) = app.work().done(Asker::Client(client), language, looked).await?;
    let (problems, warnings) = match checked {
        Ok(report) => (Vec::new(), report.warnings),
        Err(problems) => (problems, Vec::new()),
    };
    let remarks = |all: Vec<Problem>| all.iter().map(|one| remark(one, language)).collect();
    Ok(Json(KillzoneCheck { problems: remarks(problems), warnings: remarks(warnings), file }))
}

/// A killzone file as a drawing.
#[utoipa::path(
    post, path = "/api/killzones/read", tag = "killzones", request_body = String,
    responses((status = OK, body = KillzoneView), (status = "4XX", body = Refusal))
)]
async fn read(
    State(app): State<App>,
    client: Client,
    Tongue(language): Tongue,
    Text(text): Text,
) -> Result<Json<KillzoneView>, Refused> {
    if text.len() > MOST_BYTES {
        return Err(too_large(language));
    }
    let read = app.work().done(Asker::Client(client), language, move || loaded(&text, language));
    let read = view::killzone(&read.await??);
    not_too_detailed(corners(&read), language)?;
    Ok(Json(read))
}

/// Keeps a killzone: a new one, or in the place of one's own.
#[utoipa::path(
    post, path = "/api/killzones", tag = "killzones", request_body = KillzoneToSave,
    responses((status = OK, body = SavedKillzone), (status = "4XX", body = Refusal))
)]
async fn save(
    State(app): State<App>,
    client: Client,
    SignedIn(me): SignedIn,
    Tongue(language): Tongue,
    Asked(asked): Asked<KillzoneToSave>,
) -> Result<Json<SavedKillzone>, Refused> {
    let body = written(&asked.killzone, language)?;
    let read = move || (loaded(&body, language), body);
    let (read, body) = app.work().done(Asker::Client(client), language, read).await?;
    let killzone = view::killzone(&read?);
    let name = killzone.name.clone();
    let id = match asked.id {
        Some(id) => {
            let row = KillzoneRow { id, user_id: me.id, name, body, created_ms: now_ms() };
            if !app.store().replace_killzone(&row).await.map_err(failed)? {
                return Err(Refused::missing(language).field("id"));
            }
            row.id
        }
        None => {
            if app.store().count_killzones(&me.id).await.map_err(failed)? >= MOST {
                let most = [("most", MOST.to_string())];
                let status = StatusCode::CONFLICT;
                return Err(Refused::say(status, language, "server-killzones-full", &most));
            }
            let id = secret::id();
            let row = KillzoneRow { id, user_id: me.id, name, body, created_ms: now_ms() };
            app.store().add_killzone(&row).await.map_err(failed)?;
            row.id
        }
    };
    Ok(Json(SavedKillzone { id, mine: true, killzone }))
}

/// The killzones of whoever asks, the newest first.
#[utoipa::path(
    get, path = "/api/killzones", tag = "killzones",
    responses((status = OK, body = Vec<SavedKillzone>))
)]
async fn mine(
    State(app): State<App>,
    client: Client,
    Who(user): Who,
    Tongue(language): Tongue,
) -> Result<Json<Vec<SavedKillzone>>, Refused> {
    let Some(me) = user else { return Ok(Json(Vec::new())) };
    let kept = app.store().killzones_of(&me.id, MOST).await.map_err(failed)?;
    let read = move || kept.into_iter().map(|row| saved(row, Some(&me.id), language)).collect();
    let read: Result<_, _> = app.work().done(Asker::Client(client), language, read).await?;
    Ok(Json(read?))
}

/// One killzone. Its id is all it takes to look at it and to play there.
#[utoipa::path(
    get, path = "/api/killzones/{id}", tag = "killzones", params(("id" = String, Path)),
    responses((status = OK, body = SavedKillzone), (status = "4XX", body = Refusal))
)]
async fn one(
    State(app): State<App>,
    client: Client,
    Who(user): Who,
    Path(id): Path<String>,
    Tongue(language): Tongue,
) -> Result<Json<SavedKillzone>, Refused> {
    let row = app.store().killzone(&id).await.map_err(failed)?;
    let row = row.ok_or_else(|| Refused::missing(language))?;
    let read = move || saved(row, user.as_ref().map(|user| user.id.as_str()), language);
    app.work().done(Asker::Client(client), language, read).await?.map(Json)
}

fn saved(
    row: KillzoneRow,
    user: Option<&str>,
    language: Language,
) -> Result<SavedKillzone, Refused> {
    let mine = user == Some(row.user_id.as_str());
    Ok(SavedKillzone { id: row.id, mine, killzone: view::killzone(&loaded(&row.body, language)?) })
}

fn loaded(text: &str, language: Language) -> Result<Loaded<Map>, Refused> {
    catalog::read_killzone(text, "killzone")
        .map_err(|problem| Refused::unread(&problem.field, &told(&problem, language)))
}

fn too_large(language: Language) -> Refused {
    Refused::say(StatusCode::PAYLOAD_TOO_LARGE, language, "server-too-large", &[])
}

/// The corners of everything that was drawn.
fn corners(drawn: &KillzoneView) -> usize {
    let terrain: usize = drawn.terrain.iter().map(|part| part.footprint.len()).sum();
    let zones: usize = drawn.drop_zones.iter().map(|zone| zone.footprint.len()).sum();
    terrain + zones + 2 * (drawn.walls.len() + drawn.doors.len())
}

/// The file of a drawing.
fn written(drawn: &KillzoneView, language: Language) -> Result<String, Refused> {
    if drawn.text.chars().count() > MOST_WORDS {
        return Err(too_large(language).field("text"));
    }
    not_too_detailed(corners(drawn), language)?;
    let point = |PointView(x, y): PointView| [x, y];
    let terrain = drawn.terrain.iter().map(|part| DraftTerrain {
        name: part.name.clone(),
        kind: part.kind.clone(),
        footprint: part.footprint.iter().copied().map(point).collect(),
        bottom: part.bottom,
        top: part.top,
        vantage: part.vantage,
    });
    let doors = drawn.doors.iter().map(|door| DraftDoor {
        name: door.name.clone(),
        ends: [door.from, door.to].map(point),
        open: door.open,
    });
    let objectives = drawn.objectives.iter().map(|one| (one.name.clone(), point(one.at)));
    let control_points = drawn.control_points.iter().map(|control| DraftControlPoint {
        name: control.name.clone(),
        at: point(control.at),
        radius: control.radius,
    });
    let drop_zones = drawn.drop_zones.iter().map(|zone| DraftDropZone {
        name: zone.name.clone(),
        footprint: zone.footprint.iter().copied().map(point).collect(),
    });
    let file = write_killzone(&KillzoneDraft {
        name: drawn.name.clone(),
        text: drawn.text.clone(),
        size: [drawn.width, drawn.depth],
        terrain: terrain.collect(),
        walls: drawn.walls.iter().map(|wall| [wall.from, wall.to].map(point)).collect(),
        doors: doors.collect(),
        objectives: objectives.collect(),
        control_points: control_points.collect(),
        drop_zones: drop_zones.collect(),
        confines_tactics: drawn.confines_tactics,
    });
    if file.len() > MOST_BYTES { Err(too_large(language)) } else { Ok(file) }
}

/// A problem of the file at the thing that was drawn: `terrain[2].top` is the top of the second part of terrain.
fn remark(problem: &Problem, language: Language) -> KillzoneRemark {
    let place = || {
        let (list, rest) = problem.field.split_once('[')?;
        let known = ["terrain", "wall", "door", "objective", "control_point", "drop_zone"];
        let known = known.into_iter().find(|it| *it == list)?;
        let (number, rest) = rest.split_once(']')?;
        let index = number.parse::<u32>().ok()?.checked_sub(1)?;
        let field = rest.strip_prefix('.').map(str::to_owned);
        Some((known.to_owned(), index, field))
    };
    let text = told(problem, language);
    match place() {
        Some((thing, index, field)) => {
            KillzoneRemark { thing: Some(thing), index: Some(index), field, text }
        }
        None => {
            let field = Some(problem.field.clone());
            KillzoneRemark { thing: None, index: None, field, text }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(field: &str) -> (Option<String>, Option<u32>, Option<String>) {
        let [file, what] = [String::new(), String::new()];
        let remark = remark(
            &Problem { file, line: 1, field: field.to_owned(), what, said: None },
            Language::English,
        );
        (remark.thing, remark.index, remark.field)
    }

    #[test]
    fn problems_belong_to_things() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(at("terrain[2].top"), (some("terrain"), Some(1), some("top")));
        assert_eq!(at("terrain[1].footprint[3]"), (some("terrain"), Some(0), some("footprint[3]")));
        assert_eq!(at("door[63]"), (some("door"), Some(62), None));
        assert_eq!(at("drop_zone[2].name"), (some("drop_zone"), Some(1), some("name")));
        assert_eq!(at("name"), (None, None, some("name")));
        assert_eq!(at("terrain[0].top"), (None, None, some("terrain[0].top")));
    }
}
