//! Who is at the other end of a connection.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, request::Parts};

/// The other end of a connection, as the operating system knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Where a proxy says for whom it speaks.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address a request comes from. Behind a proxy it is the last one in its list: what stands before it was said by the
/// client, who may say anything. Without a proxy the list is not believed at all.
pub(crate) fn address(parts: &Parts, behind_proxy: bool) -> Option<IpAddr> {
    let peer = parts.extensions.get::<Peer>().map(|it| it.0.ip());
    if !behind_proxy {
        return peer.map(plain);
    }
    last_forwarded(&parts.headers).or(peer).map(plain)
}

fn last_forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next()?.trim().parse().ok()
}

/// Whether somebody on this very machine asks, and not through a proxy.
pub(crate) fn is_operator(parts: &Parts) -> bool {
    let through = [FORWARDED_FOR, "forwarded", "via"].iter().any(|it| parts.headers.contains_key(*it));
    let here = parts.extensions.get::<Peer>().is_some_and(|it| plain(it.0.ip()).is_loopback());
    here && !through
}

/// An address as everybody writes it: that of IPv4 inside IPv6 is one of IPv4.
pub(crate) fn plain(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

/// The network that counts as one client: whoever has one address of IPv6 has all of its /64.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match plain(address) {
        IpAddr::V6(it) => IpAddr::V6(Ipv6Addr::from_bits(it.to_bits() & !u128::from(u64::MAX))),
        it @ IpAddr::V4(_) => it,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn asked(from: &str, headers: &[(&str, &str)]) -> Parts {
        let mut request = Request::builder();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut parts = request.body(()).expect("a request").into_parts().0;
        parts.extensions.insert(Peer(from.parse().expect("an address")));
        parts
    }

    fn seen(from: &str, headers: &[(&str, &str)], behind_proxy: bool) -> String {
        address(&asked(from, headers), behind_proxy).expect("an address").to_string()
    }

    #[test]
    fn only_a_proxy_that_the_operator_named_is_believed() {
        let claims = [("x-forwarded-for", "10.0.0.1, 203.0.113.9")];
        assert_eq!(seen("192.0.2.1:5", &claims, false), "192.0.2.1");
        assert_eq!(seen("192.0.2.1:5", &claims, true), "203.0.113.9", "the last one is the proxy's");
        assert_eq!(seen("192.0.2.1:5", &[], true), "192.0.2.1");
        assert_eq!(seen("192.0.2.1:5", &[("x-forwarded-for", "nonsense")], true), "192.0.2.1");
        let lines = [("x-forwarded-for", "10.0.0.1"), ("x-forwarded-for", "203.0.113.9")];
        assert_eq!(seen("192.0.2.1:5", &lines, true), "203.0.113.9");
    }

    #[test]
    fn the_operator_is_on_this_machine_and_behind_nothing() {
        assert!(is_operator(&asked("127.0.0.1:5", &[])));
        assert!(is_operator(&asked("[::ffff:127.0.0.1]:5", &[])));
        assert!(!is_operator(&asked("192.0.2.1:5", &[])));
        assert!(!is_operator(&asked("127.0.0.1:5", &[("x-forwarded-for", "127.0.0.1")])));
        assert!(!is_operator(&asked("127.0.0.1:5", &[("via", "1.1 proxy")])));
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        let net = |it: &str| network(it.parse().expect("an address")).to_string();
        assert_eq!(net("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(net("203.0.113.9"), "203.0.113.9");
        assert_eq!(net("::ffff:203.0.113.9"), "203.0.113.9");
    }
}
