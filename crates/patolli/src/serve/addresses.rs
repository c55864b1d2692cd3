//! Addresses under which the server can be reached.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The addresses to open, the one for this machine first: who listens everywhere is found at each address the
/// machine has.
pub fn urls(listening: SocketAddr) -> Vec<String> {
    let others = if listening.ip().is_unspecified() { machine_addresses() } else { Vec::new() };
    reachable_addresses(listening, &others).into_iter().map(|it| format!("http://{it}")).collect()
}

/// The addresses of this machine that others may reach; none if the system does not tell.
fn machine_addresses() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    found.iter().filter(|it| !it.is_loopback() && !it.is_link_local()).map(if_addrs::Interface::ip).collect()
}

fn reachable_addresses(listening: SocketAddr, others: &[IpAddr]) -> Vec<SocketAddr> {
    let at = |ip| SocketAddr::new(ip, listening.port());
    match listening.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => {
            let others = others.iter().copied().filter(IpAddr::is_ipv4);
            [IpAddr::V4(Ipv4Addr::LOCALHOST)].into_iter().chain(others).map(at).collect()
        }
        // Nearly everywhere this takes in both families.
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => {
            [IpAddr::V6(Ipv6Addr::LOCALHOST)].into_iter().chain(others.iter().copied()).map(at).collect()
        }
        _ => vec![listening],
    }
}

/// A warning for an operator who lets others in without encryption; none if a proxy encrypts or only this
/// machine connects.
pub fn encryption_warning(
    listening: SocketAddr,
    behind_proxy: bool,
    public_url: Option<&str>,
) -> Option<&'static str> {
    let encrypted = behind_proxy || public_url.is_some_and(|it| it.starts_with("https:"));
    (!encrypted && !listening.ip().to_canonical().is_loopback()).then_some(
        "nothing is encrypted: others on the network can read passwords and cookies; beyond your own network put a proxy \
         that speaks TLS in front (docs/operations.md)",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> SocketAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn who_listens_everywhere_is_told_every_address() {
        let others = ["192.168.1.5", "2001:db8::5"].map(|it| it.parse().expect("an address"));
        let shown = |it: &str| {
            reachable_addresses(at(it), &others).iter().map(SocketAddr::to_string).collect::<Vec<_>>()
        };
        assert_eq!(shown("0.0.0.0:80"), ["127.0.0.1:80", "192.168.1.5:80"]);
        assert_eq!(shown("[::]:80"), ["[::1]:80", "192.168.1.5:80", "[2001:db8::5]:80"]);
        assert_eq!(shown("127.0.0.1:7272"), ["127.0.0.1:7272"]);
        assert_eq!(shown("192.168.1.5:9"), ["192.168.1.5:9"]);
    }

    #[test]
    fn the_printed_address_can_be_opened() {
        assert_eq!(urls(at("127.0.0.1:7272")), ["http://127.0.0.1:7272"]);
        assert_eq!(urls(at("0.0.0.0:80"))[0], "http://127.0.0.1:80");
        assert_eq!(urls(at("[::1]:9")), ["http://[::1]:9"]);
    }

    #[test]
    fn an_open_address_without_encryption_is_warned_of() {
        assert!(encryption_warning(at("0.0.0.0:80"), false, None).is_some());
        assert!(encryption_warning(at("192.168.1.5:80"), false, Some("http://games")).is_some());
        assert!(encryption_warning(at("0.0.0.0:80"), true, None).is_none());
        assert!(encryption_warning(at("0.0.0.0:80"), false, Some("https://play.example.org")).is_none());
        assert!(
            encryption_warning(at("127.0.0.1:80"), false, None).is_none()
                && encryption_warning(at("[::1]:80"), false, None).is_none()
        );
    }
}
