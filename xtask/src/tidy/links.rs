//! Relative links in Markdown lead to files of the project.

use crate::finding::Finding;
use crate::project::Project;

/// A link and its line.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Link<'a> {
    target: &'a str,
    line: usize,
}

/// Checks every relative link of every Markdown file.
pub fn check(project: &Project) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (file, text) in project.texts(&["md"]) {
        for link in links(&text).into_iter().filter(|it| is_relative(it.target)) {
            let exists = resolve(file, link.target).is_some_and(|it| project.root.join(it).exists());
            if !exists {
                findings.push(Finding::error(file, link.line, format!("`{}` does not exist", link.target)));
            }
        }
    }
    findings
}

/// Every link outside code: `[text](target)` and `[label]: target`.
fn links(text: &str) -> Vec<Link<'_>> {
    let mut found = Vec::new();
    let mut in_code = false;
    for (line, n) in text.lines().zip(1..) {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if !in_code {
            found.extend(targets(line).into_iter().map(|target| Link { target, line: n }));
        }
    }
    found
}

fn targets(line: &str) -> Vec<&str> {
    if let Some((label, target)) = line.split_once("]: ")
        && label.starts_with('[')
        && !label.contains(']')
    {
        return target.split_whitespace().take(1).map(without_brackets).collect();
    }
    let ends = line.match_indices("](").filter(|(at, _)| !is_code(line, *at));
    ends.filter_map(|(at, _)| {
        let rest = &line[at + 2..];
        Some(without_brackets(rest[..rest.find(')')?].split_whitespace().next()?))
    })
    .collect()
}

/// Whether an odd number of backticks stands before this place.
fn is_code(line: &str, at: usize) -> bool {
    line[..at].matches('`').count() % 2 == 1
}

/// A target without the angle brackets around it.
fn without_brackets(target: &str) -> &str {
    target.trim_start_matches('<').trim_end_matches('>')
}

fn is_relative(target: &str) -> bool {
    !target.starts_with('#') && !target.contains("://") && !target.starts_with("mailto:")
}

/// The target as a path from the root; nothing if it leaves the project.
fn resolve(file: &str, target: &str) -> Option<String> {
    let path = target.split(['#', '?']).next()?.replace("%20", " ");
    if path.starts_with('/') {
        return None;
    }
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_outside_code() {
        let text = "See [a](x.md) and ![b](img/y.svg \"t\").\n```\n[c](z.md)\n```\n`[d](q.md)` [e](<r.md>)\n[f]: s.md\n";
        let found: Vec<_> = links(text).into_iter().map(|it| (it.target, it.line)).collect();
        assert_eq!(found, [("x.md", 1), ("img/y.svg", 1), ("r.md", 5), ("s.md", 6)]);
    }

    #[test]
    fn only_relative_links_are_checked() {
        assert!(is_relative("docs/a.md") && is_relative("../a.md#part"));
        assert!(!is_relative("https://example.org") && !is_relative("#part") && !is_relative("mailto:a@b.c"));
    }

    #[test]
    fn targets_are_seen_from_their_file() {
        assert_eq!(resolve("docs/why/a.md", "../rules/b.md#x").as_deref(), Some("docs/rules/b.md"));
        assert_eq!(resolve("README.md", "./docs/").as_deref(), Some("docs"));
        assert_eq!(resolve("README.md", "../outside.md"), None);
        assert_eq!(resolve("README.md", "/a.md"), None);
    }
}
