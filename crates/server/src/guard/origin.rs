//! Requests that another site makes in a visitor's name.
//!
//! Browsers say where a request comes from, in `Sec-Fetch-Site` and in `Origin`. What changes something, or opens
//! a WebSocket, is granted only to our own pages and to programs that are no browsers and say nothing.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::asked::Tongue;
use crate::config::PublicUrl;
use crate::refused::Refused;

pub(super) async fn own(State(app): State<App>, request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let headers = request.headers();
    let guarded = !harmless || headers.contains_key(header::UPGRADE);
    if guarded && !is_own(headers, app.config().public_url.as_ref()) {
        let Tongue(language) = Tongue::of(request.uri().query(), headers);
        let refused = Refused::say(StatusCode::FORBIDDEN, language, "server-foreign", &[]);
        return refused.into_response();
    }
    next.run(request).await
}

fn is_own(headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
    let site = headers.get("sec-fetch-site").map(|site| site.as_bytes());
    if !matches!(site, None | Some(b"none" | b"same-origin")) {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some(origin) = origin.to_str().ok().and_then(|origin| origin.parse::<PublicUrl>().ok())
    else {
        return false;
    };
    if Some(&origin) == public_url {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| host.eq_ignore_ascii_case(origin.host()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(pairs: &[(&'static str, &str)]) -> bool {
        let url: PublicUrl = "https://play.example.org".parse().unwrap();
        let header = |(name, value): &(&'static str, &str)| {
            (header::HeaderName::from_static(name), value.parse().unwrap())
        };
        is_own(&pairs.iter().map(header).collect(), Some(&url))
    }

    #[test]
    fn our_own_pages_and_programs_without_an_origin_pass() {
        assert!(own(&[]));
        assert!(own(&[("sec-fetch-site", "same-origin"), ("origin", "https://play.example.org")]));
        assert!(own(&[("origin", "http://LOCALHOST:8080"), ("host", "localhost:8080")]));
        assert!(own(&[("sec-fetch-site", "none")]));
    }

    #[test]
    fn other_sites_do_not_pass() {
        assert!(!own(&[("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("sec-fetch-site", "same-site"), ("origin", "https://play.example.org")]));
        assert!(!own(&[("origin", "https://evil.example"), ("host", "play.example.org")]));
        assert!(!own(&[("origin", "http://localhost:9090"), ("host", "localhost:8080")]));
        assert!(!own(&[("origin", "http://play.example.org"), ("host", "127.0.0.1:8080")]));
        assert!(!own(&[("origin", "null"), ("host", "localhost:8080")]));
    }
}
