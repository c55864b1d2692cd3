//! Limits for one client and for all together, as the operator sets them.

mod settings;

use std::time::Duration;

pub use self::settings::{LimitError, SETTINGS, Setting};

/// Limits for one client and for all together, as the operator sets them.
///
/// The usual limits are far above what a club behind one address needs, and far below what would hurt a small
/// machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LimitConfig {
    /// Requests from one address (of IPv6, from one network of /64).
    pub peer_requests: Rate,
    /// Requests of one guest, wherever they come from.
    pub guest_requests: Rate,
    /// New tables from one address.
    pub peer_tables: Rate,
    /// New tables of one guest, wherever they come from.
    pub guest_new_tables: Rate,
    /// Free seats taken from one address.
    pub peer_seats: Rate,
    /// Free seats taken by one guest, wherever they come from.
    pub guest_seats: Rate,
    /// New names given from one address.
    pub peer_renames: Rate,
    /// New names of one guest, wherever they come from.
    pub guest_renames: Rate,
    /// Tries to sign in from one address.
    pub peer_sign_ins: Rate,
    /// Tries to sign in with one name, wherever they come from.
    pub name_sign_ins: Rate,
    /// New accounts from one address.
    pub peer_accounts: Rate,
    /// Tables that one guest may have opened and not finished.
    pub guest_tables: u32,
    /// Seats held from one address at tables of others that have not started.
    pub peer_open_seats: u32,
    /// Seats held by one guest at tables of others that have not started.
    pub guest_open_seats: u32,
    /// Listed tables that were opened from one address and have not started.
    pub peer_listed: u32,
    /// Listed tables that one guest has opened and that are not finished.
    pub guest_listed: u32,
    /// Unfinished tables in all.
    pub tables: u32,
    /// Open sockets from one address.
    pub peer_sockets: usize,
    /// Open sockets of one guest.
    pub guest_sockets: usize,
    /// Open sockets in all.
    pub sockets: usize,
    /// Open connections from one address; behind a proxy they all come from the proxy, and only the sum
    /// counts.
    pub peer_connections: usize,
    /// Open connections in all.
    pub connections: usize,
    /// The largest body that is read, in bytes.
    pub body: usize,
    /// The largest headers that are read, in bytes; at least 8192.
    pub headers: usize,
    /// Time to send headers, and to begin the next request.
    pub header_time: Duration,
    /// Time to send a body.
    pub body_time: Duration,
    /// Time without reading anything of an answer.
    pub write_time: Duration,
    /// Whether programs on this machine are exempt from the limits by address and guest. Requests through a
    /// proxy never are.
    pub spare_loopback: bool,
}

/// A rate with a burst.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// Number admitted at once.
    pub burst: u32,
    /// Time after which one more is admitted.
    pub every: Duration,
}

impl Rate {
    /// `burst` at once, then `count` in each `time`.
    pub fn new(burst: u32, count: u32, time: Duration) -> Self {
        Self { burst, every: time / count.max(1) }
    }
}

impl Default for LimitConfig {
    fn default() -> Self {
        let (second, minute) = (Duration::from_secs(1), Duration::from_mins(1));
        Self {
            peer_requests: Rate::new(1500, 150, second),
            guest_requests: Rate::new(400, 40, second),
            peer_tables: Rate::new(120, 4, minute),
            guest_new_tables: Rate::new(60, 2, minute),
            peer_seats: Rate::new(30, 3, minute),
            guest_seats: Rate::new(10, 1, minute),
            peer_renames: Rate::new(60, 6, minute),
            guest_renames: Rate::new(20, 2, minute),
            peer_sign_ins: Rate::new(60, 6, minute),
            name_sign_ins: Rate::new(20, 2, minute),
            peer_accounts: Rate::new(40, 20, Duration::from_hours(1)),
            guest_tables: 100,
            peer_open_seats: 24,
            guest_open_seats: 8,
            peer_listed: 20,
            guest_listed: 8,
            tables: 50_000,
            peer_sockets: 500,
            guest_sockets: 32,
            sockets: 10_000,
            peer_connections: 1_000,
            connections: 14_000,
            body: 64 * 1024,
            headers: 32 * 1024,
            header_time: Duration::from_secs(20),
            body_time: Duration::from_secs(20),
            write_time: Duration::from_secs(20),
            spare_loopback: true,
        }
    }
}
