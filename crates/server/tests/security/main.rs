//! What `docs/security.md` promises, tried from outside on a real server.

#[allow(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/browser.rs"]
mod browser;
#[allow(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/house.rs"]
mod house;

mod accounts;
mod answers;
mod cookies;
mod cross_site;
mod invitations;
mod limits;
mod markup;
mod paths;
mod raw;
mod redeals;
mod routes;
mod seats;
mod slow;
mod threats;
