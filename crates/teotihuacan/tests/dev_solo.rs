#[path = "rules/scenario.rs"]
mod scenario;
#[path = "rules/solo/mod.rs"]
mod solo;
