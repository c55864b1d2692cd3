#[path = "rules/scenario.rs"]
mod scenario;
#[path = "rules/turns/mod.rs"]
mod turns;
