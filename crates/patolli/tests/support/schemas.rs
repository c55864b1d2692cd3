//! Lines of the engine, checked against the schemas that the program prints.

use std::{
    collections::BTreeMap,
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
};

use jsonschema::Validator;
use serde_json::Value;

use super::run;

/// Number of lines checked so far.
pub static CHECKED: AtomicUsize = AtomicUsize::new(0);

/// The schemas of each line, one for each game.
static VALIDATORS: LazyLock<BTreeMap<String, Vec<Validator>>> = LazyLock::new(|| {
    let mut all = BTreeMap::<String, Vec<Validator>>::new();
    for game in ["tikal", "tzolkin", "teotihuacan"] {
        for (name, schema) in printed(&["schema", "engine", "--game", game]) {
            all.entry(name).or_default().push(jsonschema::validator_for(&schema).expect("a schema"));
        }
    }
    all
});

/// The schemas that the program prints.
pub fn printed(args: &[&str]) -> serde_json::Map<String, Value> {
    let text = run(args).succeeded().out;
    serde_json::from_str(&text).expect("an object with schemas by name")
}

/// Whether a line is as the schema of one game says.
pub fn is_valid(name: &str, line: &Value) -> bool {
    VALIDATORS[name].iter().any(|it| it.is_valid(line))
}

#[track_caller]
fn check(name: &str, line: &Value) {
    CHECKED.fetch_add(1, Ordering::Relaxed);
    if !is_valid(name, line) {
        let errors = VALIDATORS[name].iter().flat_map(|it| it.iter_errors(line).take(2));
        let errors: Vec<_> = errors.map(|it| it.to_string()).collect();
        panic!("{name}: {errors:#?}\n{line}");
    }
}

/// Checks the answer to a line, and the line itself if it was understood.
#[track_caller]
pub fn check_exchange(line: &[u8], answer: &Value) {
    if answer.get("error").is_some() {
        return check("error", answer);
    }
    let command: Value = serde_json::from_slice(line).expect("what was understood is JSON");
    let name = command.as_object().and_then(|it| it.keys().next()).expect("a command").clone();
    check("command", &command);
    check(&format!("{name}-answer"), answer);
}
