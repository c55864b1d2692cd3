//! A test for every rule, named after it: `cargo test h042`.

mod boards;
mod eclipse;
mod scenario;
mod setup;
mod solo;
mod turns;
