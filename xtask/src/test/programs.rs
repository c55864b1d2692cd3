//! What `cargo test` says of each test program: how many tests passed, and which failed.

use super::counts::Counts;

/// One test program of an output.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TestProgram {
    /// The name of an integration test, such as `server`; none for unit tests and examples.
    pub test: Option<String>,
    /// What it says at its end; nothing if it broke off before.
    pub counts: Counts,
    /// Whether it ended in another way than by its tests.
    pub crashed: bool,
    /// The names of the tests that failed; empty if not every one of them can be told.
    pub failures: Vec<String>,
}

impl TestProgram {
    /// What it adds to the sum: a program that broke off is one failure.
    pub fn totals(&self) -> Counts {
        self.counts.plus(Counts { passed: 0, failed: usize::from(self.crashed) })
    }
}

/// Takes an output of cargo apart. What stands before the first program belongs to none.
pub fn programs(output: &str) -> Vec<TestProgram> {
    let lines: Vec<&str> = output.lines().collect();
    let begins = (0..lines.len()).filter(|at| program_header(lines[*at]).is_some()).collect::<Vec<_>>();
    let ends = begins.iter().skip(1).copied().chain([lines.len()]);
    begins.iter().zip(ends).map(|(begin, end)| program(&lines[*begin..end])).collect()
}

/// What cargo prints before a program: `tests/a/main.rs (target/debug/deps/a-0123)`, or the crate whose examples it runs.
fn program_header(line: &str) -> Option<&str> {
    let titled = |word: &str| line.trim_start().strip_prefix(word);
    // Test programs may print anything; cargo aligns these words to the right in twelve columns.
    let running = titled("Running ").filter(|it| line.starts_with("     R") && it.ends_with(')'));
    running.or_else(|| titled("Doc-tests ").filter(|_| line.starts_with("   D")))
}

fn program(lines: &[&str]) -> TestProgram {
    let test = program_header(lines[0]).and_then(integration_test).map(str::to_owned);
    // The last one: a test may print such a line as well.
    let mut ends = lines.iter().enumerate().rev();
    let Some((end, counts)) = ends.find_map(|(at, it)| Some((at, Counts::parse(it)?))) else {
        return TestProgram { test, crashed: true, ..TestProgram::default() };
    };
    // It may also break off when all tests are over.
    let broke_off = counts.failed == 0 && lines[end..].iter().any(|it| is_failure_line(it));
    let told = [listed(&lines[..end]), marked(&lines[..end])];
    let failures = told.into_iter().find(|it| it.len() == counts.failed).unwrap_or_default();
    TestProgram { test, counts, crashed: broke_off, failures }
}

/// Whether cargo says here that a program failed.
fn is_failure_line(line: &str) -> bool {
    line.starts_with("error: ") && line.contains("failed, to rerun pass")
}

/// The name of the integration test in `tests/a/main.rs (target/debug/deps/a-0123)`.
fn integration_test(title: &str) -> Option<&str> {
    let (source, file) = title.split_once(" (")?;
    let stem = file.trim_end_matches(')').rsplit(['/', '\\']).next()?;
    let is_test = source.starts_with("tests/") || source.starts_with("tests\\");
    is_test.then_some(stem.rsplit_once('-')?.0)
}

/// The names under the last `failures:`.
fn listed(lines: &[&str]) -> Vec<String> {
    let Some(begin) = lines.iter().rposition(|it| *it == "failures:") else { return Vec::new() };
    let names = lines[begin + 1..].iter().filter_map(|it| it.strip_prefix("    "));
    distinct(names.filter(|it| is_name(it)))
}

/// The names in lines `test NAME ... FAILED`.
fn marked(lines: &[&str]) -> Vec<String> {
    let marked = lines.iter().filter_map(|it| it.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
    distinct(marked.map(|it| it.trim_end_matches(" - should panic")).filter(|it| is_name(it)))
}

fn distinct<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    names.sort();
    names.dedup();
    names
}

/// Whether this is the path of a function.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|it| it.is_alphanumeric() || it == '_' || it == ':')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two failures in an integration test, one in unit tests, a program that broke off, one that passed, and examples.
    const SAMPLE: &str = include_str!("samples/several.txt");
    /// Tests that print what cargo and the test programs print.
    const NOISE: &str = include_str!("samples/noise.txt");

    fn names(program: &TestProgram) -> Vec<&str> {
        program.failures.iter().map(String::as_str).collect()
    }

    #[test]
    fn every_program_is_told_with_its_failures() {
        let all = programs(SAMPLE);
        let tests: Vec<_> = all.iter().map(|it| it.test.as_deref()).collect();
        assert_eq!(tests, [None, Some("broken"), Some("fine"), Some("server"), None]);
        let counts: Vec<_> = all.iter().map(|it| (it.counts.passed, it.counts.failed)).collect();
        assert_eq!(counts, [(1, 1), (0, 0), (1, 0), (1, 3), (1, 0)]);
        let broken: Vec<_> = all.iter().filter(|it| it.crashed).collect();
        assert_eq!(broken, [&all[1]]);
        assert_eq!(names(&all[0]), ["tests::sums"]);
        assert_eq!(names(&all[3]), ["leases::is_kept", "leases::is_lost", "panics"]);
        assert!([1, 2, 4].iter().all(|it| all[*it].failures.is_empty()));
        let sum = all.iter().map(TestProgram::totals).fold(Counts::default(), Counts::plus);
        assert_eq!(sum, Counts { passed: 4, failed: 5 }, "what broke off is one failure");
    }

    #[test]
    fn what_tests_print_misleads_nobody() {
        let all = programs(NOISE);
        assert_eq!(all.len(), 1);
        assert_eq!((all[0].counts, all[0].crashed), (Counts { passed: 0, failed: 1 }, false));
        assert_eq!(names(&all[0]), ["prints"]);
    }

    #[test]
    fn a_list_that_is_cut_up_is_replaced_by_the_marks() {
        let title = "     Running tests/a.rs (target/debug/deps/a-01)\n";
        let end = "test result: FAILED. 0 passed; 2 failed; 0 ignored\n";
        let both = "test a::b ... FAILED\ntest c - should panic ... FAILED\n";
        let cut = format!("{title}{both}failures:\n    a::b\nwarn: late words    c\n\n{end}");
        assert_eq!(names(&programs(&cut)[0]), ["a::b", "c"]);
        let one = format!("{title}test a::b ... FAILED\nfailures:\n    c\n\n{end}");
        assert!(programs(&one)[0].failures.is_empty(), "who failed is not known");
    }

    #[test]
    fn a_program_may_break_off_after_its_tests() {
        let output = "     Running tests/a.rs (target/debug/deps/a-01)\n\
            test result: ok. 2 passed; 0 failed; 0 ignored\n\n\
            error: test failed, to rerun pass `-p a --test a`\n\nCaused by:\n  process didn't exit successfully\n";
        let all = programs(output);
        assert!(all[0].crashed);
        assert_eq!(all[0].totals(), Counts { passed: 2, failed: 1 });
    }

    #[test]
    fn without_a_program_there_is_nothing() {
        assert!(programs("error: could not compile\n 5 passed; 1 failed\nRunning late (again)\n").is_empty());
    }
}
