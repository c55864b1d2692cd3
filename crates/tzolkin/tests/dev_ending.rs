#![allow(dead_code, missing_docs)]
#[path = "rules/ending/mod.rs"]
mod ending;
#[path = "rules/scenario.rs"]
mod scenario;
