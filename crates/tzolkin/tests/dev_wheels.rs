#![allow(dead_code, missing_docs)]
#[path = "rules/scenario.rs"]
mod scenario;
#[path = "rules/wheels/mod.rs"]
mod wheels;
