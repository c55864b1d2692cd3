//! Files that have grown too long; tables and tests may. Functions are measured by clippy (`clippy.toml`).

use crate::finding::Finding;
use crate::project::Project;

const LONGEST_FILE: usize = 400;

/// Warns about every Rust file beyond the limit.
pub fn check(project: &Project) -> Vec<Finding> {
    let sources = project.texts(&["rs"]).filter(|(file, _)| !may_be_long(file));
    sources.filter_map(|(file, text)| too_long(file, &text)).collect()
}

fn may_be_long(file: &str) -> bool {
    file.split('/').any(|part| ["tests", "tests.rs", "data", "data.rs"].contains(&part))
}

fn too_long(file: &str, text: &str) -> Option<Finding> {
    let length = text.lines().count();
    (length > LONGEST_FILE)
        .then(|| Finding::warning(file, 1, format!("{length} lines, at most {LONGEST_FILE} are good")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_found() {
        let text = "x();\n".repeat(LONGEST_FILE);
        assert_eq!(too_long("a.rs", &text), None);
        let finding = too_long("a.rs", &format!("{text}y();\n")).expect("one line too many");
        assert_eq!(finding.message, "401 lines, at most 400 are good");
    }

    #[test]
    fn tables_and_tests_may_be_long() {
        assert!(
            may_be_long("crates/tikal/src/data/tiles.rs") && may_be_long("crates/tikal/tests/rules/a.rs")
        );
        assert!(!may_be_long("crates/tikal/src/rules/dig.rs"));
    }
}
