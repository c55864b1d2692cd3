//! A test for every rule, named after it: `cargo test z042`.

mod ending;
mod load;
mod omens;
mod refusals;
mod scenario;
mod told;
mod tribes;
mod turns;
mod wheels;
