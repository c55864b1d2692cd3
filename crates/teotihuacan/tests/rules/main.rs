//! A test for every rule, named after it: `cargo test h042`.

mod boards;
mod eclipse;
mod outcomes;
mod refusals;
mod scenario;
mod setup;
mod solo;
mod turns;
