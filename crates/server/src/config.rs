//! What an operator may set.

use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use crate::connections::ConnectionLimits;
use crate::games::fair::Seed;
use crate::guard::{Limits, Shares};
use crate::work::Patience;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address and port to listen on; port 0 picks a free one.
    pub listen: SocketAddr,
    /// Where games are kept: `sqlite://FILE` or `postgres://...`.
    pub database: String,
    /// How people reach the server, if that is not simply the address it listens on.
    pub public_url: Option<PublicUrl>,
    /// Further names by which people reach the server; those of the machine itself are always understood.
    pub hosts: Vec<String>,
    /// Whether a proxy stands in front and tells the truth about clients in `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// What requests may cost.
    pub limits: Limits,
    /// How many connections there may be, and how long they may be silent.
    pub connections: ConnectionLimits,
    /// How much one account, and one address, may have at once.
    pub shares: Shares,
    /// How long computer players think at least, so that people can follow them.
    pub pace: Duration,
    /// How long a region or advice is worked on at most for one request.
    pub patience: Duration,
    /// Where the seeds of games come from: nobody can guess them, except where tests play the same game again.
    pub seeds: fn() -> Seed,
}

impl Config {
    /// A server on the loopback address that keeps its games there.
    #[must_use]
    pub fn new(database: impl Into<String>) -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            database: database.into(),
            public_url: None,
            hosts: Vec::new(),
            trust_proxy: false,
            limits: Limits::default(),
            connections: ConnectionLimits::default(),
            shares: Shares::default(),
            pace: Duration::from_millis(600),
            patience: Patience::USUAL,
            seeds: Seed::fresh,
        }
    }
}

/// The scheme and host under which people know a server: `https://play.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    secure: bool,
    host: String,
}

/// Text that is no scheme and host.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} is no address of a server: expected https://HOST or http://HOST, with :PORT if need be"
)]
pub struct UrlError(String);

impl PublicUrl {
    /// Whether it is reached over TLS, so that cookies can be kept to it.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    /// The host, with its port if that is not the usual one: what a browser writes in `Host`.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }
}

impl FromStr for PublicUrl {
    type Err = UrlError;

    fn from_str(text: &str) -> Result<Self, UrlError> {
        let wrong = || UrlError(text.to_owned());
        let (scheme, host) = text.split_once("://").ok_or_else(wrong)?;
        let secure = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err(wrong()),
        };
        let host = host.strip_suffix('/').unwrap_or(host).to_ascii_lowercase();
        let usual = if secure { ":443" } else { ":80" };
        let host = host.strip_suffix(usual).unwrap_or(&host).to_owned();
        let allowed =
            |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
        if host.is_empty() || !host.chars().all(allowed) {
            return Err(wrong());
        }
        Ok(Self { secure, host })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.secure { "https" } else { "http" }, self.host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_a_scheme_and_a_host() {
        let url: PublicUrl = "https://Play.example.org:443/".parse().unwrap();
        assert_eq!((url.is_secure(), url.host()), (true, "play.example.org"));
        assert_eq!(url.to_string(), "https://play.example.org");
        let local: PublicUrl = "http://[::1]:8080".parse().unwrap();
        assert_eq!((local.is_secure(), local.host()), (false, "[::1]:8080"));
        for wrong in
            ["play.example.org", "ftp://a", "https://", "https://a/b", "https://a b", "http://u@h"]
        {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }
}
