//! Teams and missions that people bring along: checked and kept.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::{Format, Problem};
use desk::view;
use game::Language;
use table::Side;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::told;
use crate::accounts::{SignedIn, Who};
use crate::app::App;
use crate::asked::{Asked, Text, Tongue};
use crate::clock::now_ms;
use crate::guard::Client;
use crate::refused::{Refusal, Refused};
use crate::secret;
use crate::store::{FileRow, StoreError};
use crate::voice::voice;
use crate::wire::{FileCheck, FileContent, FileRemark, FileToSave, MissionEntry, SavedFile};
use crate::work::Asker;

/// As many teams, and as many missions, one person may keep.
const MOST: i64 = 100;
/// Bytes of a file.
const MOST_BYTES: usize = 256 * 1024;

/// The routes of files.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(look))
        .routes(routes!(save, mine))
        .routes(routes!(one, delete))
}

fn failed(error: StoreError) -> Refused {
    Refused::fault(&error)
}

/// What there is to say about the file of a team or mission.
#[utoipa::path(
    post, path = "/api/files/check", tag = "files", operation_id = "check_file", request_body = String,
    responses((status = OK, body = FileCheck), (status = "4XX", body = Refusal))
)]
async fn look(
    State(app): State<App>,
    client: Client,
    Tongue(language): Tongue,
    Text(text): Text,
) -> Result<Json<FileCheck>, Refused> {
    not_too_large(&text, language)?;
    let looked = move || checked(&text, language);
    app.work().done(Asker::Client(client), language, looked).await.map(Json)
}

/// Keeps a team or mission: a new one, or in the place of one's own.
#[utoipa::path(
    post, path = "/api/files", tag = "files", operation_id = "save_file", request_body = FileToSave,
    responses((status = OK, body = SavedFile), (status = "4XX", body = Refusal))
)]
async fn save(
    State(app): State<App>,
    client: Client,
    SignedIn(me): SignedIn,
    Tongue(language): Tongue,
    Asked(asked): Asked<FileToSave>,
) -> Result<Json<SavedFile>, Refused> {
    let FileToSave { id: old, file: body } = asked;
    not_too_large(&body, language)?;
    let read = move || (held(&body, language), body);
    let (read, body) = app.work().done(Asker::Client(client), language, read).await?;
    let content = read.map_err(|problem| {
        let field = problem.field.clone();
        Refused::unread(&field, &told(&problem, language))
    })?;
    let (kind, name) = match &content {
        FileContent::Team { team } => ("team", team.id.clone()),
        FileContent::Mission { mission } => ("mission", mission.mission.id.clone()),
    };
    let kind = kind.to_owned();
    let id = old.clone().unwrap_or_else(secret::id);
    let row = FileRow { id, user_id: me.id, kind, name, body, created_ms: now_ms() };
    if old.is_some() {
        if !app.store().replace_file(&row).await.map_err(failed)? {
            return Err(Refused::missing(language).field("id"));
        }
    } else if !app.store().add_file(&row, MOST).await.map_err(failed)? {
        let most = [("most", MOST.to_string())];
        return Err(Refused::say(StatusCode::CONFLICT, language, "server-files-full", &most));
    }
    Ok(Json(SavedFile { id: row.id, mine: true, content }))
}

/// The teams and missions of whoever asks, the newest first.
#[utoipa::path(
    get, path = "/api/files", tag = "files", operation_id = "my_files",
    responses((status = OK, body = Vec<SavedFile>))
)]
async fn mine(
    State(app): State<App>,
    client: Client,
    Who(user): Who,
    Tongue(language): Tongue,
) -> Result<Json<Vec<SavedFile>>, Refused> {
    let Some(me) = user else { return Ok(Json(Vec::new())) };
    let kept = app.store().files_of(&me.id, 2 * MOST).await.map_err(failed)?;
    // A file that does not read any more, because the format has changed since, is left out.
    let read = move || {
        kept.into_iter().filter_map(|row| saved(row, Some(&me.id), language).ok()).collect()
    };
    app.work().done(Asker::Client(client), language, read).await.map(Json)
}

/// One team or mission. Its id is all it takes to look at it and to play with it.
#[utoipa::path(
    get, path = "/api/files/{id}", tag = "files", operation_id = "one_file", params(("id" = String, Path)),
    responses((status = OK, body = SavedFile), (status = "4XX", body = Refusal))
)]
async fn one(
    State(app): State<App>,
    client: Client,
    Who(user): Who,
    Path(id): Path<String>,
    Tongue(language): Tongue,
) -> Result<Json<SavedFile>, Refused> {
    let row = app.store().file(&id).await.map_err(failed)?;
    let row = row.ok_or_else(|| Refused::missing(language))?;
    let read = move || saved(row, user.as_ref().map(|user| user.id.as_str()), language);
    let read = app.work().done(Asker::Client(client), language, read).await?;
    read.map(Json).map_err(|problem| Refused::unread(&problem.field, &told(&problem, language)))
}

/// Forgets a team or mission of one's own. Games that have begun keep it.
#[utoipa::path(
    delete, path = "/api/files/{id}", tag = "files", operation_id = "delete_file", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = Refusal))
)]
async fn delete(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
    Tongue(language): Tongue,
) -> Result<StatusCode, Refused> {
    match app.store().delete_file(&id, &me.id).await.map_err(failed)? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Refused::missing(language)),
    }
}

fn not_too_large(text: &str, language: Language) -> Result<(), Refused> {
    if text.len() <= MOST_BYTES {
        return Ok(());
    }
    Err(Refused::say(StatusCode::PAYLOAD_TOO_LARGE, language, "server-too-large", &[]))
}

fn saved(row: FileRow, user: Option<&str>, language: Language) -> Result<SavedFile, Problem> {
    let mine = user == Some(row.user_id.as_str());
    Ok(SavedFile { id: row.id, mine, content: held(&row.body, language)? })
}

/// Everything there is to say about a file.
fn checked(text: &str, language: Language) -> FileCheck {
    let remarks = |all: Vec<Problem>| all.iter().map(|one| remark(one, language)).collect();
    let (problems, warnings) = match catalog::check(text, FILE) {
        Ok(report) => (Vec::new(), report.warnings),
        Err(problems) => (problems, Vec::new()),
    };
    if !problems.is_empty() {
        return FileCheck { problems: remarks(problems), warnings: Vec::new(), content: None };
    }
    match held(text, language) {
        Ok(content) => {
            FileCheck { problems: Vec::new(), warnings: remarks(warnings), content: Some(content) }
        }
        Err(problem) => FileCheck {
            problems: vec![remark(&problem, language)],
            warnings: Vec::new(),
            content: None,
        },
    }
}

/// What files are called that have no name here.
const FILE: &str = "file";

/// What a file holds, if it is a team or a mission.
fn held(text: &str, language: Language) -> Result<FileContent, Problem> {
    let speech = voice(language);
    match Format::of(text) {
        Some(Format::Mission) => {
            let mission = catalog::read_mission(text, FILE)?;
            let rules = mission.value.rules;
            let mission = MissionEntry { rules, mission: view::mission(&mission).in_words(speech) };
            Ok(FileContent::Mission { mission })
        }
        Some(Format::Killzone) => {
            let what = "a killzone, not a team or a mission".to_owned();
            let (file, field) = (FILE.to_owned(), "format".to_owned());
            let problem = Problem { file, line: 1, field, what, said: None };
            Err(problem.said("server-file-killzone", &[]))
        }
        // Reading as a team says what is wrong with a file that is neither.
        Some(Format::Team) | None => {
            let team = catalog::read_team(text, FILE)?;
            Ok(FileContent::Team { team: view::team(&team, Side::A).in_words(speech) })
        }
    }
}

fn remark(problem: &Problem, language: Language) -> FileRemark {
    FileRemark {
        line: u32::try_from(problem.line).unwrap_or(u32::MAX),
        field: problem.field.clone(),
        text: told(problem, language),
    }
}
