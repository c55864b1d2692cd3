#[path = "rules/eclipse/mod.rs"]
mod eclipse;
#[path = "rules/scenario.rs"]
mod scenario;
