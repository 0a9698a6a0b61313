//! Who plays: guests with a name, accounts with a password, and the sessions that remember them.

mod endings;
mod guessable;
pub mod names;
mod passwords;
mod session;
mod tickets;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Redirect;
use game::Language;
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::asked::{Asked, Tongue, Wanted};
use crate::clock::now_ms;
use crate::refused::{Refusal, Refused};
use crate::secret;
use crate::store::{StoreError, User};
use crate::wire::{GuestAsked, Me, PasswordAsked, SignAsked};

pub use endings::{Ending, Endings};
pub use names::settle_looks;
pub use passwords::{PasswordError, Passwords};
pub use session::{Session, SignedIn, Who, Within};
pub use tickets::Tickets;

/// Characters of a name.
const NAME: (usize, usize) = (1, 40);
/// Characters of a password.
const PASSWORD: (usize, usize) = (8, 200);

/// The routes that tell who is asking.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(me)).routes(routes!(signout)).routes(routes!(enter))
}

/// The routes that make somebody of nobody. They cost the server work, so their limits are narrow.
pub fn doors() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(signup))
        .routes(routes!(signin))
        .routes(routes!(password))
}

/// An answer that changes who the browser is.
type Known = ([(HeaderName, HeaderValue); 1], Json<Me>);

/// Who is asking.
#[utoipa::path(get, path = "/api/me", responses((status = OK, body = Me)))]
async fn me(Who(user): Who) -> Json<Me> {
    Json(Me::from(user))
}

/// Play as a guest. Somebody who is a guest already gets a new name and stays the same guest.
#[utoipa::path(post, path = "/api/guest", request_body = GuestAsked,
    responses((status = OK, body = Me), (status = "4XX", body = Refusal)))]
async fn guest(
    State(app): State<App>,
    Tongue(language): Tongue,
    Who(user): Who,
    headers: HeaderMap,
    Asked(asked): Asked<GuestAsked>,
) -> Result<Known, Refused> {
    let name = named(&asked.name, language)?;
    let store = app.store();
    let looks = store.looks_like_an_account(&name).await.map_err(|error| Refused::fault(&error))?;
    if looks {
        return Err(taken(language));
    }
    let user = match user {
        Some(user) if user.guest => store.rename_guest(&user.id, &name).await,
        Some(_) => return Err(signed_up(language)),
        None => store.add_guest(&secret::id(), &name, now_ms()).await,
    };
    known(&app, &headers, user.map_err(|error| Refused::fault(&error))?).await
}

/// Sign up with a password. A guest keeps their games.
#[utoipa::path(post, path = "/api/signup", request_body = SignAsked,
    responses((status = OK, body = Me), (status = "4XX", body = Refusal)))]
async fn signup(
    State(app): State<App>,
    Tongue(language): Tongue,
    Who(user): Who,
    headers: HeaderMap,
    Asked(asked): Asked<SignAsked>,
) -> Result<Known, Refused> {
    let name = named(&asked.name, language)?;
    strong(&asked.password, &name, language, "password")?;
    if user.as_ref().is_some_and(|user| !user.guest) {
        return Err(signed_up(language));
    }
    let hash =
        app.passwords().hash(asked.password).await.map_err(|error| Refused::fault(&error))?;
    let store = app.store();
    let added = match user {
        Some(guest) => store.sign_guest_up(&guest.id, &name, &hash).await,
        None => store.add_account(&secret::id(), &name, &hash, now_ms()).await.map(Some),
    };
    let user = added.map_err(|error| match error {
        StoreError::Taken => taken(language),
        other => Refused::fault(&other),
    })?;
    let user = user.ok_or_else(|| signed_up(language))?;
    // Whoever was known without the password is not known any more.
    session::close_all(&app, &user).await.map_err(|error| Refused::fault(&error))?;
    known(&app, &headers, user).await
}

/// Sign in with a password.
#[utoipa::path(post, path = "/api/signin", request_body = SignAsked,
    responses((status = OK, body = Me), (status = "4XX", body = Refusal)))]
async fn signin(
    State(app): State<App>,
    Tongue(language): Tongue,
    headers: HeaderMap,
    Asked(asked): Asked<SignAsked>,
) -> Result<Known, Refused> {
    let wrong = || Refused::say(StatusCode::FORBIDDEN, language, "server-wrong-password", &[]);
    if asked.password.chars().count() > PASSWORD.1 {
        return Err(wrong());
    }
    let account = app.store().account(asked.name.trim()).await;
    let account = account.map_err(|error| Refused::fault(&error))?;
    let hash = account.as_ref().map(|account| account.password_hash.clone());
    let fits = app.passwords().check(asked.password, hash).await;
    let fits = fits.map_err(|error| Refused::fault(&error))?;
    let account = account.filter(|_| fits).ok_or_else(wrong)?;
    known(&app, &headers, account.user).await
}

/// Change one's password. Whoever was signed in elsewhere has to sign in again.
#[utoipa::path(post, path = "/api/password", request_body = PasswordAsked,
    responses((status = OK, body = Me), (status = "4XX", body = Refusal)))]
async fn password(
    State(app): State<App>,
    Tongue(language): Tongue,
    SignedIn(user): SignedIn,
    headers: HeaderMap,
    Asked(asked): Asked<PasswordAsked>,
) -> Result<Known, Refused> {
    let wrong = || {
        let wrong = Refused::say(StatusCode::FORBIDDEN, language, "server-wrong-password", &[]);
        wrong.field("old")
    };
    if user.guest || asked.old.chars().count() > PASSWORD.1 {
        return Err(wrong());
    }
    strong(&asked.new, &user.name, language, "new")?;
    let store = app.store();
    let known_hash = store.password_of(&user.id).await.map_err(|error| Refused::fault(&error))?;
    let fits = app.passwords().check(asked.old, known_hash).await;
    if !fits.map_err(|error| Refused::fault(&error))? {
        return Err(wrong());
    }
    let hash = app.passwords().hash(asked.new).await.map_err(|error| Refused::fault(&error))?;
    store.set_password(&user.id, &hash).await.map_err(|error| Refused::fault(&error))?;
    session::close_all(&app, &user).await.map_err(|error| Refused::fault(&error))?;
    known(&app, &headers, user).await
}

/// Whether a password will do.
fn strong(
    password: &str,
    name: &str,
    language: Language,
    field: &'static str,
) -> Result<(), Refused> {
    if !within(PASSWORD, password) {
        return Err(length(PASSWORD, language, "server-password-length").field(field));
    }
    if guessable::is_guessable(password, name) {
        let common = Refused::say(StatusCode::BAD_REQUEST, language, "server-password-common", &[]);
        return Err(common.field(field));
    }
    Ok(())
}

/// Sign out: this browser is nobody again. A guest who signs out cannot come back.
#[utoipa::path(post, path = "/api/signout", responses((status = OK, body = Me)))]
async fn signout(State(app): State<App>, headers: HeaderMap) -> Result<Known, Refused> {
    let cookie = session::close(&app, &headers).await.map_err(|error| Refused::fault(&error))?;
    Ok(([(SET_COOKIE, cookie)], Json(Me { user: None })))
}

/// The query of [`enter`].
#[derive(Deserialize)]
struct Ticket {
    ticket: String,
}

/// The way in for whoever started the program on this machine: a ticket that is good once.
#[utoipa::path(get, path = "/api/enter", params(("ticket" = String, Query)),
    responses((status = SEE_OTHER), (status = "4XX", body = Refusal)))]
async fn enter(
    State(app): State<App>,
    Tongue(language): Tongue,
    headers: HeaderMap,
    Wanted(Ticket { ticket }): Wanted<Ticket>,
) -> Result<([(HeaderName, HeaderValue); 1], Redirect), Refused> {
    let used = || Refused::say(StatusCode::FORBIDDEN, language, "server-ticket-used", &[]);
    let user_id = app.tickets().redeem(&ticket).ok_or_else(used)?;
    let user = app.store().user(&user_id).await.map_err(|error| Refused::fault(&error))?;
    let (cookie, _) = known(&app, &headers, user.ok_or_else(used)?).await?;
    Ok((cookie, Redirect::to("/")))
}

async fn known(app: &App, headers: &HeaderMap, user: User) -> Result<Known, Refused> {
    let cookie =
        session::open(app, headers, &user).await.map_err(|error| Refused::fault(&error))?;
    Ok(([(SET_COOKIE, cookie)], Json(Me::from(Some(user)))))
}

/// A name in its plain form, if it can be one.
fn named(name: &str, language: Language) -> Result<String, Refused> {
    if !name.trim().chars().all(names::is_seen) {
        let signs = Refused::say(StatusCode::BAD_REQUEST, language, "server-name-signs", &[]);
        return Err(signs.field("name"));
    }
    let name = names::plain(name);
    // A name that only consists of marks for other signs has no sign of its own.
    if !within(NAME, &name) || names::look_of(&name).is_empty() {
        return Err(length(NAME, language, "server-name-length").field("name"));
    }
    Ok(name)
}

fn taken(language: Language) -> Refused {
    Refused::say(StatusCode::CONFLICT, language, "server-name-taken", &[]).field("name")
}

fn within((least, most): (usize, usize), text: &str) -> bool {
    (least..=most).contains(&text.chars().count())
}

fn length((least, most): (usize, usize), language: Language, id: &str) -> Refused {
    let args = [("least", least.to_string()), ("most", most.to_string())];
    Refused::say(StatusCode::BAD_REQUEST, language, id, &args)
}

fn signed_up(language: Language) -> Refused {
    Refused::say(StatusCode::CONFLICT, language, "server-signed-up", &[])
}
