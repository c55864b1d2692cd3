#![allow(dead_code, missing_docs)]
#[path = "rules/omens/mod.rs"]
mod omens;
#[path = "rules/scenario.rs"]
mod scenario;
