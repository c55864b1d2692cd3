//! Which addresses may be reached.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

/// Networks within the IPv4 addresses that are not public, by IANA's list of special addresses.
const SPECIAL_V4: [([u8; 4], u32); 16] = [
    ([0, 0, 0, 0], 8),
    ([10, 0, 0, 0], 8),
    ([100, 64, 0, 0], 10),
    ([127, 0, 0, 0], 8),
    ([169, 254, 0, 0], 16),
    ([172, 16, 0, 0], 12),
    ([192, 0, 0, 0], 24),
    ([192, 0, 2, 0], 24),
    ([192, 31, 196, 0], 24),
    ([192, 88, 99, 0], 24),
    ([192, 168, 0, 0], 16),
    ([198, 18, 0, 0], 15),
    ([198, 51, 100, 0], 24),
    ([203, 0, 113, 0], 24),
    // Multicast, then what is reserved, with the broadcast address.
    ([224, 0, 0, 0], 4),
    ([240, 0, 0, 0], 4),
];

/// Networks within the IPv6 addresses of the world (`2000::/3`) that are not public, or that carry an IPv4
/// address: one that is given in such a form has no good reason.
const SPECIAL_V6: [([u16; 3], u32); 5] = [
    // Teredo, benchmarks, ORCHID and their neighbours.
    ([0x2001, 0, 0], 23),
    ([0x2001, 0x0db8, 0], 32),
    // 6to4.
    ([0x2002, 0, 0], 16),
    ([0x2620, 0x004f, 0x8000], 48),
    ([0x3fff, 0, 0], 20),
];

/// Whether an address is public, so that everybody reaches the same machine by it.
pub fn is_global(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(it) => {
            !SPECIAL_V4.iter().any(|net| Network::v4(Ipv4Addr::from(net.0), net.1).contains(it.into()))
        }
        // Whatever lies outside is special: loopback, mapped, NAT64, unique-local, link-local, multicast, …
        IpAddr::V6(it) => {
            Network::v6(Ipv6Addr::from([0x2000, 0, 0, 0, 0, 0, 0, 0]), 3).contains(it.into())
                && !is_special(it)
        }
    }
}

fn is_special(address: Ipv6Addr) -> bool {
    SPECIAL_V6.iter().any(|([a, b, c], bits)| {
        Network::v6(Ipv6Addr::new(*a, *b, *c, 0, 0, 0, 0, 0), *bits).contains(address.into())
    })
}

/// A network, written as `10.1.0.0/16` or `fd00::/8`; an address alone is a network of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    /// Leading bits that all its addresses share.
    bits: u32,
}

impl Network {
    const fn v4(address: Ipv4Addr, bits: u32) -> Self {
        Self { address: IpAddr::V4(address), bits }
    }

    const fn v6(address: Ipv6Addr, bits: u32) -> Self {
        Self { address: IpAddr::V6(address), bits }
    }

    /// Whether an address lies within.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(it)) => {
                let differ = own.to_bits() ^ it.to_bits();
                self.bits == 0 || differ >> (32 - self.bits) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(it)) => {
                let differ = own.to_bits() ^ it.to_bits();
                self.bits == 0 || differ >> (128 - self.bits) == 0
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Self, BadNetwork> {
        let bad = || BadNetwork(text.to_owned());
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| bad())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| bad())?;
        if bits > most {
            return Err(bad());
        }
        Ok(Self { address, bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

/// A network that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no network; networks are written like 10.1.0.0/16 or fd00::/8")]
pub struct BadNetwork(String);

/// Networks that the operator allows although they are not public.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Networks(Vec<Network>);

impl Networks {
    /// Whether an address lies in one of them.
    pub fn contain(&self, address: IpAddr) -> bool {
        self.0.iter().any(|it| it.contains(address))
    }
}

impl FromIterator<Network> for Networks {
    fn from_iter<I: IntoIterator<Item = Network>>(all: I) -> Self {
        Self(all.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_addresses_are_global() {
        for text in ["1.1.1.1", "8.8.8.8", "93.184.216.34", "172.32.0.1", "100.128.0.1", "223.255.255.255"] {
            assert!(is_global(text.parse().expect("an address")), "{text}");
        }
        for text in ["2606:4700::1111", "2a00:1450:4014:80c::200e", "2001:4860:4860::8888"] {
            assert!(is_global(text.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn networks_hold_what_they_say() {
        let network = |it: &str| it.parse::<Network>().expect("a network");
        let address = |it: &str| it.parse::<IpAddr>().expect("an address");
        assert!(network("10.1.0.0/16").contains(address("10.1.255.1")));
        assert!(!network("10.1.0.0/16").contains(address("10.2.0.1")));
        assert!(network("fd00::/8").contains(address("fdff::1")));
        assert!(!network("fd00::/8").contains(address("10.0.0.1")));
        assert!(network("0.0.0.0/0").contains(address("1.2.3.4")));
        assert!(network("::/0").contains(address("::1")) && !network("::/0").contains(address("1.2.3.4")));
        assert_eq!(network("127.0.0.1").to_string(), "127.0.0.1/32");
        for bad in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "x/8", "10.0.0.0/", "10.0.0.0/-1"] {
            assert!(bad.parse::<Network>().is_err(), "{bad}");
        }
    }
}
