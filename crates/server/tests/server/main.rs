//! The server as people meet it: a real one on a free port, driven by HTTP and sockets.

mod api;
mod bad_input;
mod bans;
mod bots;
#[allow(dead_code, reason = "the security tests use the rest")]
mod browser;
mod bytes;
mod calls;
mod closing;
#[path = "../../../store/tests/support/cluster.rs"]
mod cluster;
mod coach;
mod deals;
mod fair_share;
mod finished;
mod games;
mod hints;
#[path = "../../../calls/tests/support/https.rs"]
#[allow(dead_code, reason = "the tests of calls use the rest")]
mod https;
mod invitations;
mod learn;
mod leases;
mod levels;
mod lobby;
mod monitoring;
mod nodes;
mod options;
mod outage;
mod owner;
mod page_cache;
mod panics;
mod play;
mod play_on;
mod presence;
mod protection;
#[path = "../../../calls/tests/support/push_browser.rs"]
#[allow(dead_code, reason = "the tests of calls use the rest")]
mod push_browser;
mod restart;
mod review;
mod rules;
mod schemas;
mod scripted_bots;
mod seats;
mod secrets;
mod shuffle;
mod shutdown;
#[path = "../../../calls/tests/support/smtp.rs"]
mod smtp;
mod sockets;
mod start;
mod take_back;
mod talk;
mod teotihuacan;
mod test_server;
mod undo;
mod versions;
