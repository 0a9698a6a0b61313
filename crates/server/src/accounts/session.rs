//! Sessions: who sends a request.

use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};

use crate::app::App;
use crate::asked::Tongue;
use crate::clock::now_ms;
use crate::config::Config;
use crate::refused::Refused;
use crate::secret;
use crate::store::{StoreError, User};

/// How long a browser is remembered.
const REMEMBERED: Duration = Duration::from_secs(180 * 24 * 60 * 60);

/// Whoever asks, or nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who(pub Option<User>);

/// A session: who asks, and for how long they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Who.
    pub user: User,
    /// The hash of the token that they come with.
    pub token_hash: String,
    /// When it runs out.
    pub expires_ms: i64,
}

/// The session of whoever asks, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Within(pub Option<Session>);

impl FromRequestParts<App> for Within {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Some(token) = token(&parts.headers, app.config()) else { return Ok(Self(None)) };
        let token_hash = secret::hash(token);
        let found = app.store().session_until(&token_hash, now_ms()).await;
        let found = found.map_err(|error| Refused::fault(&error))?;
        Ok(Self(found.map(|(user, expires_ms)| Session { user, token_hash, expires_ms })))
    }
}

/// Whoever asks; nobody is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn(pub User);

impl FromRequestParts<App> for Who {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Some(token) = token(&parts.headers, app.config()) else { return Ok(Self(None)) };
        let found = app.store().session(&secret::hash(token), now_ms()).await;
        found.map(Self).map_err(|error| Refused::fault(&error))
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Tongue(language) = Tongue::of(parts.uri.query(), &parts.headers);
        let Who(user) = Who::from_request_parts(parts, app).await?;
        let nobody = || Refused::say(StatusCode::UNAUTHORIZED, language, "server-sign-in", &[]);
        user.map(Self).ok_or_else(nobody)
    }
}

/// Opens a session for a user in place of the one that the request came with, and gives the cookie for it.
pub(super) async fn open(
    app: &App,
    headers: &HeaderMap,
    user: &User,
) -> Result<HeaderValue, StoreError> {
    close(app, headers).await?;
    let token = secret::token();
    let remembered = i64::try_from(REMEMBERED.as_millis()).unwrap_or(i64::MAX);
    let expires = now_ms().saturating_add(remembered);
    app.store().open_session(&secret::hash(&token), &user.id, expires).await?;
    Ok(cookie(app.config(), &token, REMEMBERED))
}

/// Ends all sessions of a user.
pub(super) async fn close_all(app: &App, user: &User) -> Result<(), StoreError> {
    for token_hash in app.store().close_sessions_of(&user.id).await? {
        app.endings().tell(&token_hash);
    }
    Ok(())
}

/// Ends the session that the request came with, and gives the cookie that forgets it.
pub(super) async fn close(app: &App, headers: &HeaderMap) -> Result<HeaderValue, StoreError> {
    if let Some(token) = token(headers, app.config()) {
        let token_hash = secret::hash(token);
        app.store().close_session(&token_hash).await?;
        app.endings().tell(&token_hash);
    }
    Ok(cookie(app.config(), "", Duration::ZERO))
}

/// The name of the cookie. Over TLS a prefix makes browsers keep it to exactly this host.
fn name(config: &Config) -> &'static str {
    if secure(config) { "__Host-coverline_session" } else { "coverline_session" }
}

fn secure(config: &Config) -> bool {
    config.public_url.as_ref().is_some_and(|url| url.is_secure())
}

fn cookie(config: &Config, token: &str, age: Duration) -> HeaderValue {
    let secure = if secure(config) { "; Secure" } else { "" };
    let (name, age) = (name(config), age.as_secs());
    let text = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    // Hexadecimal digits and these words are always a header value.
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

fn token<'a>(headers: &'a HeaderMap, config: &Config) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let mut pairs =
        lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name(config)).map(|(_, token)| token)
}
