//! What a fuzzer drives: whatever bytes come in from outside, nothing breaks.
//!
//! Each target is a plain function of bytes that panics when a promise is broken. The programs in `fuzz_targets` let libFuzzer
//! try every input kept in `corpus` and look for new ones; `docs/fuzzing.md` says how.

#[path = "../../crates/patolli/src/defaults.rs"]
mod defaults;
mod engine;
mod http;
mod notation;
#[allow(dead_code, reason = "what reads whole lines is for the program")]
mod protocol;
mod record;
mod socket;
mod test_server;

pub use self::{engine::engine, http::http, notation::notation, record::record, socket::socket};
