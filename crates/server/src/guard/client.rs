//! Which client a request comes from, as far as limits care.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::app::App;

/// A client: an IPv4 address, or the IPv6 network that one customer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(IpAddr);

impl Client {
    /// Whoever is at an address.
    #[must_use]
    pub fn at(address: IpAddr) -> Self {
        Self(network(address.to_canonical()))
    }

    /// Who sent a request. A proxy's word is taken only if it is trusted, and only the last address that it
    /// added: the ones before it are whatever the client wrote.
    #[must_use]
    pub fn of(request: &Request, trust_proxy: bool) -> Self {
        Self::from(request.extensions(), request.headers(), trust_proxy)
    }

    fn from(extensions: &Extensions, headers: &HeaderMap, trust_proxy: bool) -> Self {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = if trust_proxy { forwarded(headers) } else { None };
        let address = forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        Self::at(address)
    }
}

impl FromRequestParts<App> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::from(&parts.extensions, &parts.headers, app.config().trust_proxy))
    }
}

fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn request(peer: &str, forwarded: &str) -> Request {
        let peer: SocketAddr = peer.parse().unwrap();
        let builder = Request::builder().header("x-forwarded-for", forwarded);
        builder.extension(ConnectInfo(peer)).body(Body::empty()).unwrap()
    }

    #[test]
    fn a_forwarded_address_counts_only_if_the_proxy_is_trusted() {
        let request = request("10.0.0.1:5000", "1.2.3.4, 5.6.7.8");
        assert_eq!(Client::of(&request, false), Client("10.0.0.1".parse().unwrap()));
        assert_eq!(Client::of(&request, true), Client("5.6.7.8".parse().unwrap()));
    }

    #[test]
    fn a_customer_has_one_ipv6_network_and_mapped_addresses_are_ipv4() {
        let near = request("[2001:db8:1:2:3::4]:1", "");
        let same = request("[2001:db8:1:2:ffff::9]:2", "");
        let other = request("[2001:db8:1:3::4]:1", "");
        assert_eq!(Client::of(&near, false), Client::of(&same, false));
        assert_ne!(Client::of(&near, false), Client::of(&other, false));
        let mapped = request("[::ffff:10.0.0.1]:1", "nonsense");
        assert_eq!(Client::of(&mapped, true), Client("10.0.0.1".parse().unwrap()));
    }
}
