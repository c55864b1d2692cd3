//! What happens when machines fail: the real program is killed, its database restarted, its disk filled, its clock set back,
//! and nothing that a client was told is lost.
//!
//! Clients play tables over HTTP and note every answer; afterwards the log of every table must explain all notes.
//! Nothing here waits for a fixed time or measures one: faults come after a number of decisions, and every expectation is asked
//! again until it holds or a deadline passes. The seed of all random numbers is printed; `PATOLLI_FAULTS_SEED` takes it again, and
//! `PATOLLI_FAULTS=long` asks for longer runs.

mod clock;
#[path = "../../../store/tests/support/cluster.rs"]
mod cluster;
mod crash;
mod disk;
mod guest;
mod ledger;
mod nodes;
mod notes;
mod outage;
mod player;
mod player_group;
mod program;
mod proxy;
mod soak;
mod table;
mod test_database;
mod test_rng;
mod web;
