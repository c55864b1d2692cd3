//! Lines that stand somewhere else, too, in runs.

use std::collections::HashMap;

/// Fewer equal lines in a row are chance.
const SHORTEST_RUN: usize = 6;

/// Number of lines that repeat earlier ones, in runs of six or more. Indentation does not count, nor do lines that
/// say nothing by themselves (`says_something`).
pub fn count(files: &[(String, String)]) -> usize {
    let mut seen: HashMap<Vec<&str>, (usize, usize)> = HashMap::new();
    files.iter().enumerate().map(|(n, (_, text))| count_in(n, text, &mut seen)).sum()
}

/// Number of lines of one file that are repeated; `seen` says where each run was seen first, by file and line.
fn count_in<'a>(file: usize, text: &'a str, seen: &mut HashMap<Vec<&'a str>, (usize, usize)>) -> usize {
    let mut in_import = false;
    let lines: Vec<&str> =
        text.lines().map(str::trim).filter(|it| says_something(it, &mut in_import)).collect();
    let mut repeated = vec![false; lines.len()];
    for (at, run) in lines.windows(SHORTEST_RUN).enumerate() {
        let first = *seen.entry(run.to_vec()).or_insert((file, at));
        // A run that overlaps itself, such as rows of a table, repeats nothing.
        let overlaps = first.0 == file && at < first.1 + SHORTEST_RUN;
        if !overlaps {
            repeated[at..at + SHORTEST_RUN].fill(true);
        }
    }
    repeated.into_iter().filter(|it| *it).count()
}

/// Whether a line is more than punctuation, a comment, an attribute, the head of the tests or part of an import, of
/// which every file has some; `in_import` is true inside an import of several lines.
fn says_something(line: &str, in_import: &mut bool) -> bool {
    let imports = *in_import || line.starts_with("use ") || line.starts_with("pub use ");
    *in_import = imports && !line.ends_with(';');
    let thin = ["//", "#[", "mod tests {"].iter().any(|it| line.starts_with(it));
    !imports && !thin && line.contains(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(texts: &[&str]) -> usize {
        count(&texts.iter().map(|it| (String::new(), (*it).to_owned())).collect::<Vec<_>>())
    }

    #[test]
    fn only_long_runs_count() {
        assert_eq!(counted(&["a\nb\nc\nd\ne\n", "a\nb\nc\nd\ne\n"]), 0);
        assert_eq!(counted(&["a\nb\nc\nd\ne\nf\nx\n", "y\n  a\n\nb\nc\nd\ne\nf\nz\n"]), 6);
        assert_eq!(counted(&["a\nb\nc\nd\ne\nf\ng\n", "a\nb\nc\nd\ne\nf\ng\n"]), 7);
    }

    #[test]
    fn what_every_file_has_does_not_count() {
        let head = "}\n}\n#[cfg(test)]\nmod tests {\nuse super::*;\nuse a::{\nb,\nc,\n};\n#[test]\n// Why.\n";
        assert_eq!(counted(&[head, head]), 0);
        assert_eq!(counted(&["a\nb\nc\n}\n#[test]\nd\ne\nf\n", "a\nb\nc\nd\ne\nf\n"]), 6);
    }

    #[test]
    fn equal_rows_repeat_nothing() {
        assert_eq!(counted(&["x\nx\nx\nx\nx\nx\nx\n"]), 0);
    }
}
