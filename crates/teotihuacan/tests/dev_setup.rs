#[path = "rules/scenario.rs"]
mod scenario;
#[path = "rules/setup/mod.rs"]
mod setup;
