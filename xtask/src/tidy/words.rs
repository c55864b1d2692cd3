//! Text that must not be committed: unfinished work, switched-off tests, paths of one machine.

use crate::finding::Finding;
use crate::project::Project;

/// Each is split in two, so that this file does not contain it.
const UNFINISHED: [&str; 6] = [
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("dbg", "!("),
    concat!("#[", "ignore"),
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
];

const ABSOLUTE_PATHS: [&str; 3] = [concat!("/", "home/"), concat!("/", "root/"), concat!("/", "work/")];

/// Looks for unfinished work in code and for absolute paths everywhere.
pub fn check(project: &Project) -> Vec<Finding> {
    let unfinished = project.texts(&["rs", "js"]).flat_map(|(file, text)| find(file, &text, &UNFINISHED));
    let everywhere = project.files.iter().filter_map(|file| Some((file, project.text(file)?)));
    let paths = everywhere.flat_map(|(file, text)| find(file, &text, &ABSOLUTE_PATHS));
    unfinished.chain(paths).collect()
}

fn find(file: &str, text: &str, patterns: &[&str]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, n) in text.lines().zip(1..) {
        for pattern in patterns.iter().filter(|it| stands_alone(line, it)) {
            findings.push(Finding::error(file, n, format!("`{pattern}` must not be here")));
        }
    }
    findings
}

/// Whether the pattern occurs and is not part of a longer word or path.
fn stands_alone(line: &str, pattern: &str) -> bool {
    line.match_indices(pattern).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + pattern.len()..].chars().next();
        let is_word = pattern.bytes().all(|it| it.is_ascii_uppercase());
        let joined_before = before.is_some_and(|it| it.is_alphanumeric() || "_.-~})".contains(it));
        let joined_after = is_word && after.is_some_and(char::is_alphanumeric);
        !joined_before && !joined_after
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, patterns: &[&str]) -> Vec<usize> {
        find("f", text, patterns).into_iter().map(|it| it.line).collect()
    }

    #[test]
    fn unfinished_work_is_found() {
        let text = format!("ok\n    {}\"later\")\n// {}: later\n", UNFINISHED[0], UNFINISHED[4]);
        assert_eq!(lines(&text, &UNFINISHED), [2, 3]);
    }

    #[test]
    fn longer_words_are_left_alone() {
        let text = format!("ME{}LOGY\nmy_{}x)\n", UNFINISHED[4], UNFINISHED[0]);
        assert!(lines(&text, &UNFINISHED).is_empty());
    }

    #[test]
    fn absolute_paths_are_found_and_relative_ones_are_not() {
        let text = format!("cd {0}me\nhttps://example.org{0}page\ntarget{0}x\n\"{0}x\"\n", ABSOLUTE_PATHS[0]);
        assert_eq!(lines(&text, &ABSOLUTE_PATHS), [1, 4]);
    }
}
