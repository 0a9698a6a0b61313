//! What a request asks, read with care: its body, its query, its language.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use game::Language;
use serde::de::DeserializeOwned;

use crate::refused::Refused;

/// A JSON body. A request without one, or with a wrong field, is refused by the name of the field.
pub struct Asked<T>(pub T);

/// A body that is plain text: a file of ours, or a record.
pub struct Text(pub String);

/// The query of the address, refused like a body if it is wrong.
pub struct Wanted<T>(pub T);

/// The language of the request: `?lang=fr`, else the browser's, else English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tongue(pub Language);

impl Tongue {
    /// The language that a request asks for.
    #[must_use]
    pub fn of(query: Option<&str>, headers: &HeaderMap) -> Self {
        let asked = query.unwrap_or_default().split('&');
        let asked = asked.filter_map(|pair| pair.strip_prefix("lang=")?.parse().ok()).next();
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Self(asked.or_else(|| preferred(accepted?)).unwrap_or(Language::English))
    }
}

/// The first language of an `Accept-Language` list that the program speaks. Browsers list the best first.
fn preferred(accepted: &str) -> Option<Language> {
    accepted.split(',').find_map(|item| Language::from_environment(item.split(';').next()?.trim()))
}

impl<S: Sync> FromRequestParts<S> for Tongue {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(parts.uri.query(), &parts.headers))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Asked<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let Tongue(language) = Tongue::of(request.uri().query(), request.headers());
        if !is_json(request.headers()) {
            let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
            return Err(Refused::say(status, language, "server-not-json", &[]));
        }
        let bytes = body(request, state, language).await?;
        let mut reader = serde_json::Deserializer::from_slice(&bytes);
        let read = serde_path_to_error::deserialize(&mut reader);
        let value = read.map_err(|error| {
            let path = error.path().to_string();
            let refused = Refused::unreadable(language, &error.into_inner());
            if path == "." { refused } else { refused.field(path) }
        })?;
        reader.end().map_err(|error| Refused::unreadable(language, &error))?;
        Ok(Self(value))
    }
}

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let Tongue(language) = Tongue::of(request.uri().query(), request.headers());
        let bytes = body(request, state, language).await?;
        let text = String::from_utf8(bytes.into());
        text.map(Self).map_err(|error| Refused::unreadable(language, &error.utf8_error()))
    }
}

/// The whole body of a request.
async fn body<S: Send + Sync>(
    request: Request,
    state: &S,
    language: Language,
) -> Result<Bytes, Refused> {
    Bytes::from_request(request, state).await.map_err(|rejection| {
        let id = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => "server-too-large",
            _ => "server-cut-short",
        };
        Refused::say(rejection.status(), language, id, &[])
    })
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Wanted<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refused> {
        let Tongue(language) = Tongue::of(parts.uri.query(), &parts.headers);
        let read = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        let axum::extract::Query(value) =
            read.map_err(|error| Refused::unreadable(language, &error.body_text()))?;
        Ok(Self(value))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let essence = value.unwrap_or_default().split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tongue(query: &str, accepted: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
        Tongue::of(Some(query), &headers).0
    }

    #[test]
    fn the_query_beats_the_browser_and_english_is_left() {
        assert_eq!(tongue("at=3&lang=it", "fr"), Language::Italian);
        assert_eq!(tongue("lang=de", "de-DE, fr-CH;q=0.8, en;q=0.5"), Language::French);
        assert_eq!(tongue("", "de, *;q=0.1"), Language::English);
    }
}
