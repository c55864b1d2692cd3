//! The server as people meet it: a real one on a free port, driven by HTTP and sockets.

mod api;
mod bad_input;
mod bots;
mod broken;
#[allow(dead_code, reason = "the security tests use the rest")]
mod browser;
mod closing;
#[path = "../../../store/tests/support/cluster.rs"]
mod cluster;
mod deals;
mod finished;
mod hints;
mod house;
mod kept;
mod leases;
mod levels;
mod lobby;
mod minds;
mod nodes;
mod outage;
mod play;
mod play_on;
mod protection;
mod restart;
mod review;
mod seats;
mod secrets;
mod shares;
mod shuffle;
mod shutdown;
mod sockets;
mod start;
mod teotihuacan;
mod undo;
mod versions;
mod watching;
