//! How the server says no.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::store::StoreError;
use crate::voice::voice;

/// A request that is not granted: the field that is wrong, the rule that forbids it, and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    status: StatusCode,
    said: Said,
}

/// What is wrong, for people and for the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Fault"))]
pub struct Said {
    /// The field of the request that is wrong, such as `killzone.size`.
    pub field: Option<String>,
    /// The id of the rule that forbids it.
    pub rule: Option<String>,
    /// A sentence in the language of the request.
    pub text: String,
}

/// The body of every answer that refuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// What is wrong.
    pub error: Said,
}

impl Refused {
    /// A refusal in these words.
    pub fn new(status: StatusCode, text: impl Into<String>) -> Self {
        Self { status, said: Said { field: None, rule: None, text: text.into() } }
    }

    /// A refusal in the words of `locales/*/server.ftl`.
    pub fn say(status: StatusCode, language: Language, id: &str, args: &[(&str, String)]) -> Self {
        Self::new(status, voice(language).text(id, args))
    }

    /// There is no such thing here.
    pub fn missing(language: Language) -> Self {
        Self::say(StatusCode::NOT_FOUND, language, "server-missing", &[])
    }

    /// The server itself has failed. What happened goes to the log, never to the one who asked.
    pub fn fault(cause: &(dyn std::error::Error + 'static)) -> Self {
        let away = cause.downcast_ref::<StoreError>().is_some_and(StoreError::is_outage);
        if away {
            // It has been logged where it began, once for everybody.
            return Self::unstored(Language::English);
        }
        Self::broken(&cause.to_string())
    }

    /// Nothing can be stored just now.
    pub fn unstored(language: Language) -> Self {
        Self::say(StatusCode::SERVICE_UNAVAILABLE, language, "server-unstored", &[])
    }

    /// Like [`Refused::fault`], where all that is known of the cause is in words.
    pub(crate) fn broken(cause: &str) -> Self {
        tracing::error!(cause, "request failed");
        let text = voice(Language::English).text("server-fault", &[]);
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, text)
    }

    /// A request that is not what was asked for; why is a technical detail.
    pub(crate) fn unreadable(language: Language, why: &impl ToString) -> Self {
        let why = [("why", why.to_string())];
        Self::say(StatusCode::BAD_REQUEST, language, "server-unreadable", &why)
    }

    /// Something in a request does not read.
    pub fn unread(field: &str, why: &dyn std::fmt::Display) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, why.to_string()).field(field)
    }

    /// Whoever only watches cannot act.
    pub fn only_watching(language: Language) -> Self {
        Self::say(StatusCode::FORBIDDEN, language, "server-only-watching", &[])
    }

    /// There is no seat for who asks.
    pub fn no_seat(language: Language) -> Self {
        Self::say(StatusCode::FORBIDDEN, language, "server-no-seat", &[])
    }

    /// Whoever asks for a seat has one.
    pub fn own_seat(language: Language) -> Self {
        Self::say(StatusCode::CONFLICT, language, "server-own-seat", &[])
    }

    /// The server cannot do it just now.
    pub fn busy(language: Language) -> Self {
        Self::say(StatusCode::SERVICE_UNAVAILABLE, language, "server-busy", &[])
    }

    /// Names the field that is wrong.
    #[must_use]
    pub fn field(mut self, field: impl Into<String>) -> Self {
        self.said.field = Some(field.into());
        self
    }

    /// Names the rule that forbids it.
    #[must_use]
    pub fn rule(mut self, rule: impl Into<String>) -> Self {
        self.said.rule = Some(rule.into());
        self
    }

    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// What is wrong.
    #[must_use]
    pub fn said(&self) -> &Said {
        &self.said
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(Refusal { error: self.said })).into_response()
    }
}
