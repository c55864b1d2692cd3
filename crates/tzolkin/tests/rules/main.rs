//! A test for every rule, named after it: `cargo test z042`.

mod ending;
mod json;
mod load;
mod omens;
mod outcomes;
mod refusals;
mod scenario;
mod tribes;
mod turns;
mod wheels;
