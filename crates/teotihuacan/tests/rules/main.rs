//! A test for every rule, named after it: `cargo test h042`.

mod scenario;
