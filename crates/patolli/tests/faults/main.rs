//! What happens when machines fail: the real program is killed, its database restarted, its disk filled, its clock set back,
//! and nothing that a client was told is lost.
//!
//! Clients play tables over HTTP and note every answer; afterwards the log of every table must explain all notes.
//! Nothing here waits for a fixed time or measures one: faults come after so many decisions, and every expectation is asked
//! again until it holds or a deadline passes. The seed of all chance is printed; `PATOLLI_FAULTS_SEED` takes it again, and
//! `PATOLLI_FAULTS=long` asks for longer runs.

mod chance;
mod clock;
#[path = "../../../store/tests/support/cluster.rs"]
mod cluster;
mod crash;
mod crowd;
mod disk;
mod guest;
mod house;
mod ledger;
mod nodes;
mod notes;
mod outage;
mod player;
mod program;
mod proxy;
mod soak;
mod table;
mod web;
