//! A test for every rule, named after it: `cargo test z042`.

mod ending;
mod omens;
mod scenario;
mod tribes;
mod turns;
mod wheels;
