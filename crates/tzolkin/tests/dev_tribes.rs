#![allow(dead_code, missing_docs)]
#[path = "rules/scenario.rs"]
mod scenario;
#[path = "rules/tribes/mod.rs"]
mod tribes;
