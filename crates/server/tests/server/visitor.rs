//! A browser, as far as the server can tell.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use serde_json::Value;
use server::games::fair::Seed;
use server::{App, Config, router};
use tower::ServiceExt;

use crate::databases::Database;

/// Somebody who asks and keeps cookies.
pub struct Visitor {
    router: Router,
    pub app: App,
    pub cookie: Option<String>,
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| {
            panic!("{}: {:?}", self.status, String::from_utf8_lossy(&self.body))
        })
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// How the server is run where limits are not what is tested. Its dice are the same in every run, so that games are too.
pub fn config(database: &Database) -> Config {
    let mut config = Config::new(&database.url);
    config.limits.requests = None;
    config.limits.doors = None;
    config.seeds = || Seed::new([7; 32]);
    config
}

impl Visitor {
    pub async fn new(database: &Database) -> Self {
        Self::with(config(database)).await
    }

    pub async fn with(config: Config) -> Self {
        Self::at(App::open(config).await.unwrap())
    }

    /// The first browser at a server.
    pub fn at(app: App) -> Self {
        Self { router: router(app.clone()), app, cookie: None }
    }

    /// Another browser at the same server.
    pub fn other(&self) -> Self {
        Self { router: self.router.clone(), app: self.app.clone(), cookie: None }
    }

    pub async fn ask(&mut self, mut request: Request<Body>) -> Answer {
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(cookie) = parts.headers.get(header::SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
        }
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Answer {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
        self.ask(request.body(Body::from(body.to_string())).unwrap()).await
    }
}
