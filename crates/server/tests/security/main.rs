//! The promises of `docs/security.md`, tried from outside on a real server.

#[allow(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/browser.rs"]
mod browser;
#[allow(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/test_server.rs"]
mod test_server;

#[path = "../../../store/tests/support/cluster.rs"]
mod cluster;
#[allow(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/finished.rs"]
mod finished;

mod accounts;
mod addresses;
mod answers;
mod cookies;
mod cross_site;
mod deletion;
mod griefing;
mod hosts;
mod invitations;
mod limits;
mod look_alikes;
mod markup;
mod paths;
mod raw;
mod redeals;
mod routes;
mod seats;
mod slow;
mod threats;
