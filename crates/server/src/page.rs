//! The page: the built browser client, which is part of the program.
//!
//! Files with a hash in their name never change and may be kept for ever; the others are asked for again each
//! time, which costs little because they are known by their hash. Each file is compressed once, when it is
//! first wanted.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, header};
use axum::response::IntoResponse;
use rust_embed::RustEmbed;

use crate::asked::Tongue;
use crate::refused::Refused;
use crate::secret::hex;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Built;

/// The door that opens whatever path the page is asked for: it finds its own way.
const INDEX: &str = "index.html";

/// Files below this size are not worth the bother.
const COMPRESSED_FROM: usize = 512;

struct File {
    kind: &'static str,
    tag: HeaderValue,
    plain: Bytes,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

static FILES: LazyLock<HashMap<String, File>> = LazyLock::new(|| {
    let files = Built::iter().filter_map(|path| Some((path.to_string(), read(&path)?)));
    files.collect()
});

fn read(path: &str) -> Option<File> {
    let file = Built::get(path)?;
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    Some(File {
        kind: kind(path),
        tag: HeaderValue::from_str(&tag).ok()?,
        plain: Bytes::from(file.data.into_owned()),
        brotli: OnceLock::new(),
        gzip: OnceLock::new(),
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Answers whatever no other route does.
pub(crate) async fn page(request: Request) -> Response<Body> {
    let Tongue(language) = Tongue::of(request.uri().query(), request.headers());
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let status = StatusCode::METHOD_NOT_ALLOWED;
        return Refused::say(status, language, "server-missing", &[]).into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    // A path without a dot is a place inside the page.
    let path = if path.contains('.') { path } else { INDEX };
    match FILES.get(path) {
        Some(file) => answer(path, file, request.headers()).await,
        None => Refused::missing(language).into_response(),
    }
}

async fn answer(path: &str, file: &'static File, asked: &HeaderMap) -> Response<Body> {
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known == file.tag);
    let coding = if known { None } else { coding(file, asked) };
    let body = match coding {
        _ if known => Bytes::new(),
        None => file.plain.clone(),
        Some(coding) => coding.of(file).await,
    };
    let mut response = Response::new(Body::from(body));
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let kept = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    headers.insert(header::ETAG, file.tag.clone());
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding.word()));
    }
    response
}

#[derive(Clone, Copy)]
enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    const fn word(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }

    async fn of(self, file: &'static File) -> Bytes {
        let place = match self {
            Coding::Brotli => &file.brotli,
            Coding::Gzip => &file.gzip,
        };
        if let Some(done) = place.get() {
            return done.clone();
        }
        let work = move || place.get_or_init(|| self.compress(&file.plain)).clone();
        // If the work is cut short the process is ending, and the plain file would not arrive either.
        tokio::task::spawn_blocking(work).await.unwrap_or_default()
    }

    fn compress(self, plain: &[u8]) -> Bytes {
        let mut packed = Vec::new();
        // Writing to memory cannot fail.
        let _ = match self {
            Coding::Brotli => {
                brotli::CompressorWriter::new(&mut packed, 4096, 9, 22).write_all(plain)
            }
            Coding::Gzip => {
                let best = flate2::Compression::best();
                flate2::write::GzEncoder::new(&mut packed, best).write_all(plain)
            }
        };
        Bytes::from(packed)
    }
}

fn coding(file: &File, asked: &HeaderMap) -> Option<Coding> {
    let packable =
        file.plain.len() >= COMPRESSED_FROM && !matches!(file.kind, "image/png" | "font/woff2");
    let accepted = asked.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |word: &str| {
        accepted.split(',').any(|item| {
            let (name, weight) = item.split_once(';').unwrap_or((item, ""));
            name.trim() == word && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        })
    };
    let best = [Coding::Brotli, Coding::Gzip].into_iter().find(|coding| accepts(coding.word()));
    best.filter(|_| packable)
}
