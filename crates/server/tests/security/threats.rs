//! The threat model names its tests, and the tests are there.

use std::{fs, path::Path};

const MODEL: &str = include_str!("../../../../docs/security.md");

/// Texts between backquotes that look like `module::test`.
fn named() -> Vec<(&'static str, &'static str)> {
    let words = MODEL.split('`').skip(1).step_by(2);
    words.filter_map(|it| it.split_once("::")).filter(|it| !it.1.contains("::") && plain(it.0)).collect()
}

fn plain(word: &str) -> bool {
    word.bytes().all(|it| it.is_ascii_lowercase() || it == b'_')
}

#[test]
fn every_test_that_the_model_names_is_there() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [
        "tests/security",
        "tests/server",
        "tests",
        "src",
        "src/http",
        "src/calls",
        "src/http/accounts",
        "src/http/routes/account",
        "src/table",
        "src/table/actor",
        "src/table/due",
        "src/table/sitting",
        "src/work",
        "src/work/pool",
        "src/work/review",
        "../patolli/tests",
        "../patolli/tests/admin",
        "../patolli/tests/browser",
        "../catalog/tests/games",
        "../calls/src",
        "../calls/tests/calls",
        "../store/src",
        "../patolli/src/serve",
    ];
    assert!(named().len() > 30, "the model names its tests");
    for (module, test) in named() {
        let read = |folder: &&str| fs::read_to_string(here.join(folder).join(format!("{module}.rs"))).ok();
        let found = folders.iter().filter_map(read).any(|it| it.contains(&format!("fn {test}()")));
        assert!(found, "{module}::{test}");
    }
}
