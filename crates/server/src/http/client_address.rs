//! The address of a client, directly or through a proxy.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, request::Parts};

/// The peer of a connection, as the operating system reports it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PeerAddress(pub(crate) SocketAddr);

/// The header in which a proxy names its client.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Other headers that only proxies send, beside everything that begins with `x-forwarded-`.
const PROXY_HEADERS: [&str; 13] = [
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "x-cluster-client-ip",
    "x-original-forwarded-for",
    "x-envoy-external-address",
    "x-appengine-user-ip",
    "cf-connecting-ip",
    "true-client-ip",
    "fastly-client-ip",
    "fly-client-ip",
    "cdn-loop",
];

/// The origin of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// A program on this machine, without a proxy between.
    Local,
    /// This address, possibly that of a remote proxy.
    From(IpAddr),
    /// A proxy on this machine without `--behind-proxy`: all its clients count as one.
    UndeclaredProxy(IpAddr),
    /// A proxy that names no readable address: all such requests count as one client.
    Unreadable,
}

impl Origin {
    /// The address, if it is known; none for a program on this machine.
    pub(crate) const fn address(self) -> Option<IpAddr> {
        match self {
            Self::From(address) | Self::UndeclaredProxy(address) => Some(address),
            Self::Local | Self::Unreadable => None,
        }
    }

    /// The network that counts as one client; none for a program on this machine.
    pub(crate) fn network(self) -> Option<IpAddr> {
        match self {
            Self::Local => None,
            Self::From(address) | Self::UndeclaredProxy(address) => Some(network(address)),
            Self::Unreadable => Some(IpAddr::V6(Ipv6Addr::UNSPECIFIED)),
        }
    }
}

/// The origin of a request. Behind a proxy it is the last address of its list: what stands before was written
/// by the client. Without `--behind-proxy` the list is ignored.
pub(crate) fn origin(parts: &Parts, behind_proxy: bool) -> Origin {
    let Some(peer) = parts.extensions.get::<PeerAddress>().map(|it| canonical(it.0.ip())) else {
        return Origin::Unreadable;
    };
    let proxy = is_through_proxy(&parts.headers);
    match (behind_proxy, last_forwarded(&parts.headers)) {
        (true, Ok(Some(address))) => Origin::From(address),
        (true, Err(Unreadable)) => Origin::Unreadable,
        (true, Ok(None)) if proxy => Origin::Unreadable,
        (false, _) if peer.is_loopback() && proxy => Origin::UndeclaredProxy(peer),
        (false, _) if peer.is_loopback() => Origin::Local,
        (true | false, _) => Origin::From(peer),
    }
}

/// The list of a proxy does not end with an address.
struct Unreadable;

/// The last address in `X-Forwarded-For`, if the header is there.
fn last_forwarded(headers: &HeaderMap) -> Result<Option<IpAddr>, Unreadable> {
    let Some(line) = headers.get_all(FORWARDED_FOR).iter().next_back() else { return Ok(None) };
    let last = line.to_str().ok().and_then(|it| parse_address(it.rsplit(',').next()?));
    last.map(Some).ok_or(Unreadable)
}

/// An address in any form that proxies write: `1.2.3.4`, `1.2.3.4:567`, `2001:db8::1`, `[2001:db8::1]`,
/// `[2001:db8::1]:443`, the same in double quotes.
fn parse_address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let text = text.strip_prefix('"').map_or(Some(text), |it| it.strip_suffix('"'))?;
    let address = text.parse::<IpAddr>().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|it| it.ip());
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::V6);
    address.or_else(with_port).or_else(bare).map(canonical)
}

/// Whether a request has headers that only proxies send.
pub(crate) fn is_through_proxy(headers: &HeaderMap) -> bool {
    let tells = |name: &str| name.starts_with("x-forwarded-") || PROXY_HEADERS.contains(&name);
    headers.keys().any(|it| tells(it.as_str()))
}

/// Whether a request comes from a program on this machine, and not through a proxy.
pub(crate) fn is_operator(parts: &Parts) -> bool {
    origin(parts, false) == Origin::Local
}

/// An address with IPv4-mapped IPv6 turned into IPv4.
pub(crate) fn canonical(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

/// The network that counts as one client: an IPv4 address, or a /64 of IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match canonical(address) {
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
        parts.extensions.insert(PeerAddress(from.parse().expect("an address")));
        parts
    }

    fn seen(from: &str, headers: &[(&str, &str)], behind_proxy: bool) -> Origin {
        origin(&asked(from, headers), behind_proxy)
    }

    fn from(address: &str) -> Origin {
        Origin::From(address.parse().expect("an address"))
    }

    #[test]
    fn only_a_proxy_that_the_operator_named_is_believed() {
        let claims = [("x-forwarded-for", "10.0.0.1, 203.0.113.9")];
        assert_eq!(seen("192.0.2.1:5", &claims, false), from("192.0.2.1"));
        assert_eq!(seen("192.0.2.1:5", &claims, true), from("203.0.113.9"), "the last one is the proxy's");
        assert_eq!(seen("192.0.2.1:5", &[], true), from("192.0.2.1"));
        let lines = [("x-forwarded-for", "10.0.0.1"), ("x-forwarded-for", "203.0.113.9")];
        assert_eq!(seen("192.0.2.1:5", &lines, true), from("203.0.113.9"));
    }

    #[test]
    fn addresses_are_read_with_ports_and_in_brackets() {
        for (text, address) in [
            ("1.2.3.4", "1.2.3.4"),
            (" 1.2.3.4:567 ", "1.2.3.4"),
            ("10.0.0.1,1.2.3.4:567", "1.2.3.4"),
            ("\"1.2.3.4:567\"", "1.2.3.4"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:443", "2001:db8::1"),
            ("\"[2001:db8::1]:443\"", "2001:db8::1"),
            ("[fe80::1%2]:443", "fe80::1"),
            ("::ffff:1.2.3.4", "1.2.3.4"),
            ("[::ffff:1.2.3.4]:567", "1.2.3.4"),
            ("127.0.0.1:567", "127.0.0.1"),
        ] {
            assert_eq!(seen("127.0.0.1:5", &[("x-forwarded-for", text)], true), from(address), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_never_taken_for_this_machine() {
        for text in [
            "",
            " ",
            "nonsense",
            "1.2.3.4,",
            "1.2.3",
            "1.2.3.4:x",
            "[2001:db8::1",
            "\"1.2.3.4",
            "unknown",
            "_hidden",
        ] {
            let origin = seen("127.0.0.1:5", &[("x-forwarded-for", text)], true);
            assert_eq!(origin, Origin::Unreadable, "{text:?}");
            assert!(origin.network().is_some(), "it is counted");
        }
        for other in ["x-real-ip", "forwarded", "via", "x-forwarded-proto", "cf-connecting-ip"] {
            let origin = seen("127.0.0.1:5", &[(other, "203.0.113.9")], true);
            assert_eq!(origin, Origin::Unreadable, "{other}");
        }
        assert_eq!(seen("127.0.0.1:5", &[], true), from("127.0.0.1"), "everybody comes through the proxy");
        assert!(seen("127.0.0.1:5", &[], true).network().is_some());
    }

    #[test]
    fn a_proxy_on_this_machine_that_nobody_mentioned_is_not_this_machine() {
        let peer = "127.0.0.1".parse().expect("an address");
        for header in
            ["x-forwarded-for", "x-real-ip", "forwarded", "via", "x-forwarded-proto", "true-client-ip"]
        {
            let origin = seen("127.0.0.1:5", &[(header, "127.0.0.1")], false);
            assert_eq!(origin, Origin::UndeclaredProxy(peer), "{header}");
            assert_eq!(origin.network(), Some(peer));
        }
        assert_eq!(seen("[::1]:5", &[], false), Origin::Local);
        assert_eq!(Origin::Local.network(), None);
    }

    #[test]
    fn the_operator_is_on_this_machine_and_behind_nothing() {
        assert!(is_operator(&asked("127.0.0.1:5", &[])));
        assert!(is_operator(&asked("[::ffff:127.0.0.1]:5", &[])));
        assert!(!is_operator(&asked("192.0.2.1:5", &[])));
        for header in ["x-forwarded-for", "via", "x-real-ip", "forwarded", "x-forwarded-host"] {
            assert!(!is_operator(&asked("127.0.0.1:5", &[(header, "127.0.0.1")])), "{header}");
        }
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        let net = |it: &str| network(it.parse().expect("an address")).to_string();
        assert_eq!(net("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(net("203.0.113.9"), "203.0.113.9");
        assert_eq!(net("::ffff:203.0.113.9"), "203.0.113.9");
    }
}
