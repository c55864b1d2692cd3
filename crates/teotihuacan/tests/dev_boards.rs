#[path = "rules/boards/mod.rs"]
mod boards;
#[path = "rules/scenario.rs"]
mod scenario;
