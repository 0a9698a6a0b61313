//! The hosts that are served. A page of another name must not reach the server by having its name lead here.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::asked::Tongue;
use crate::config::Config;
use crate::refused::Refused;

/// The names of the server, besides those of the machine itself.
#[derive(Clone, Debug)]
pub struct Hosts {
    names: Arc<[String]>,
}

/// The address of the server that a connection was made to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Local(pub(super) IpAddr);

/// Why a request is not for this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stray {
    /// It does not say whom it is for, or says so twice.
    Unsaid,
    /// It is for somebody else.
    Other,
}

impl Hosts {
    /// The public URL's host, and those that an operator added.
    #[must_use]
    pub fn of(config: &Config) -> Self {
        let public = config.public_url.as_ref().map(|url| name(url.host()).unwrap_or_default());
        let others = config.hosts.iter().filter_map(|host| name(host));
        Self { names: public.into_iter().chain(others).collect() }
    }

    fn check(&self, uri: &Uri, headers: &HeaderMap, local: Option<IpAddr>) -> Result<(), Stray> {
        let mut said = headers.get_all(header::HOST).into_iter();
        let (Some(host), None) = (said.next(), said.next()) else { return Err(Stray::Unsaid) };
        let host = host.to_str().ok().and_then(name).ok_or(Stray::Unsaid)?;
        let asked = uri.authority().map(|authority| name(authority.as_str()));
        let asked = asked.map(|asked| asked.ok_or(Stray::Unsaid)).transpose()?;
        let all = [Some(host), asked];
        let mut all = all.iter().flatten();
        if all.all(|name| self.serves(name, local)) { Ok(()) } else { Err(Stray::Other) }
    }

    fn serves(&self, name: &str, local: Option<IpAddr>) -> bool {
        let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        if let Ok(address) = bare.parse::<IpAddr>() {
            let address = address.to_canonical();
            let here = local.is_some_and(|local| local.to_canonical() == address);
            return address.is_loopback() || here || self.names.iter().any(|own| own == name);
        }
        name == "localhost" || self.names.iter().any(|own| own == name)
    }
}

/// The name in `Host`, without its port, in small letters.
fn name(host: &str) -> Option<String> {
    let host = host.trim();
    let (name, port) = match host.rfind(']') {
        Some(end) if host.starts_with('[') => host.split_at(end + 1),
        Some(_) => return None,
        None => host.find(':').map_or((host, ""), |colon| host.split_at(colon)),
    };
    let digits = port.strip_prefix(':').unwrap_or(port);
    let sane =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | ':' | '[' | ']');
    if name.is_empty() || !name.chars().all(sane) || !digits.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    Some(name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase())
}

pub(super) async fn served(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    let local = request.extensions().get::<Local>().map(|Local(address)| *address);
    let Err(stray) = hosts.check(request.uri(), request.headers(), local) else {
        return next.run(request).await;
    };
    let Tongue(language) = Tongue::of(request.uri().query(), request.headers());
    let (status, id) = match stray {
        Stray::Unsaid => (StatusCode::BAD_REQUEST, "server-no-host"),
        Stray::Other => (StatusCode::MISDIRECTED_REQUEST, "server-other-host"),
    };
    Refused::say(status, language, id, &[]).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(uri: &str, hosts: &[&str]) -> Result<(), Stray> {
        let mut config = Config::new("sqlite://x");
        config.public_url = Some("https://play.example.org:8443".parse().unwrap());
        config.hosts = vec!["Table.example".to_owned()];
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(header::HOST, host.parse().unwrap());
        }
        let uri = uri.parse().unwrap();
        Hosts::of(&config).check(&uri, &headers, Some([192, 0, 2, 7].into()))
    }

    #[test]
    fn the_server_answers_to_its_own_names_only() {
        for own in [
            "localhost",
            "LOCALHOST:8080",
            "127.0.0.1:1",
            "127.1.2.3",
            "[::1]:8080",
            "[::1]",
            "play.example.org",
            "play.example.org:8443",
            "play.example.org.",
            "table.example:80",
            "192.0.2.7:8080",
            "[::ffff:192.0.2.7]",
        ] {
            assert_eq!(checked("/", &[own]), Ok(()), "{own}");
        }
        for other in ["evil.example", "192.0.2.8", "localhost.evil.example", "[::2]", "example.org"]
        {
            assert_eq!(checked("/", &[other]), Err(Stray::Other), "{other}");
        }
        for unsaid in
            [&[][..], &[""], &["localhost", "localhost"], &["a b"], &["localhost:x"], &["a]"]]
        {
            assert_eq!(checked("/", unsaid), Err(Stray::Unsaid), "{unsaid:?}");
        }
        assert_eq!(checked("http://evil.example/", &["localhost"]), Err(Stray::Other));
        assert_eq!(checked("http://localhost/", &["localhost"]), Ok(()));
    }
}
