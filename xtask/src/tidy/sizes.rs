//! Files and functions that have grown too long; tables and tests may.

use super::proofs;
use crate::finding::Finding;
use crate::project::Project;

const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 60;

/// Warns about every Rust file and function beyond the limits.
pub fn check(project: &Project) -> Vec<Finding> {
    let sources = project.texts(&["rs"]).filter(|(file, _)| !may_be_long(file));
    sources.flat_map(|(file, text)| too_long(file, &text)).collect()
}

fn may_be_long(file: &str) -> bool {
    file.split('/').any(|part| ["tests", "tests.rs", "data", "data.rs"].contains(&part))
}

fn too_long(file: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let length = text.lines().count();
    if length > LONGEST_FILE {
        findings.push(Finding::warning(file, 1, format!("{length} lines, at most {LONGEST_FILE} are good")));
    }
    for (name, line, length) in functions(text) {
        if length > LONGEST_FUNCTION {
            let message = format!("`{name}` has {length} lines, at most {LONGEST_FUNCTION} are good");
            findings.push(Finding::warning(file, line, message));
        }
    }
    findings
}

/// Name, line and length of every function, from the indentation that rustfmt gives.
fn functions(text: &str) -> Vec<(&str, usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(name) = proofs::function_name(line.trim_start()) else {
            continue;
        };
        let indent = &line[..line.len() - line.trim_start().len()];
        let ends = |line: &&str| line.strip_prefix(indent).is_some_and(is_end);
        let one_line = line.ends_with('}') || line.ends_with(';');
        let length = if one_line { Some(0) } else { lines[at + 1..].iter().position(ends).map(|it| it + 1) };
        found.extend(length.map(|it| (name, at + 1, it + 1)));
    }
    found
}

/// The closing brace of a function, or the end of a signature without a body.
fn is_end(rest: &str) -> bool {
    rest == "}" || (rest.starts_with(')') && rest.ends_with(';'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_measured_by_indentation() {
        let text = "fn a() {\n    if b {\n    }\n}\nimpl X {\n    fn c(&self) {}\n    fn d(\n        e: u8,\n    ) -> u8;\n    \
                    fn f() {\n        g()\n    }\n}\n";
        assert_eq!(functions(text), [("a", 1, 4), ("c", 6, 1), ("d", 7, 3), ("f", 10, 3)]);
    }

    #[test]
    fn long_files_and_functions_are_found() {
        let text = format!("fn long() {{\n{}}}\n", "    x();\n".repeat(LONGEST_FILE));
        let messages: Vec<_> = too_long("a.rs", &text).into_iter().map(|it| it.message).collect();
        assert_eq!(
            messages,
            ["402 lines, at most 400 are good", "`long` has 402 lines, at most 60 are good"]
        );
    }

    #[test]
    fn tables_and_tests_may_be_long() {
        assert!(
            may_be_long("crates/tikal/src/data/tiles.rs") && may_be_long("crates/tikal/tests/rules/a.rs")
        );
        assert!(!may_be_long("crates/tikal/src/rules/dig.rs"));
    }
}
