//! Which tests get a second chance, and what becomes of it.
//!
//! A test that waits for a browser, a socket, a database or another process can fail although nothing is wrong. What
//! passes the second time is counted as passed and named, so that it is mended at its cause; `docs/flaky-tests.md` tells how.

use super::counts::Counts;
use super::programs::TestProgram;
use crate::Result;

/// The test programs that lean on time, each the only one of its name. Rules, searches, words and drawings do not: who
/// fails there is wrong.
///
/// - `admin`: backups of a server at work; `bench`: a server under load; `watch`: what a server logs and counts while it runs
/// - `browser`: a real browser; `faults`: kills, outages, a full disk, a wrong clock
/// - `security`: clients that are slow on purpose; `server`: sockets, and leases that several machines hold
/// - `store`: two engines, one of them a process of its own
const TIMING_SENSITIVE: [&str; 8] =
    ["admin", "bench", "browser", "faults", "security", "server", "store", "watch"];

/// Whether the test program of this name leans on time.
pub fn is_timing_sensitive(test: &str) -> bool {
    TIMING_SENSITIVE.contains(&test)
}

/// What the tests of a stage came to.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct SuiteResult {
    /// All tests, each counted as it went the last time.
    pub counts: Counts,
    /// What failed and then passed: `NAME (PROGRAM)`.
    pub flaky: Vec<String>,
}

impl SuiteResult {
    /// The same with more failures.
    pub fn with_failed(self, failed: usize) -> Self {
        Self { counts: self.counts.plus(Counts { passed: 0, failed }), ..self }
    }

    /// Both together.
    pub fn plus(mut self, other: Self) -> Self {
        self.flaky.extend(other.flaky);
        Self { counts: self.counts.plus(other.counts), flaky: self.flaky }
    }
}

/// Judges the programs of an output. `again` runs some tests of a program once more, or all if it gets no names, and
/// returns what was said.
pub fn evaluate(
    programs: &[TestProgram],
    mut again: impl FnMut(&str, &[String]) -> Result<Vec<TestProgram>>,
) -> Result<SuiteResult> {
    let mut verdict = SuiteResult::default();
    for program in programs {
        let second = match may_retry(program) {
            Some(test) => merge_rerun(program, test, &again(test, &program.failures)?),
            None => SuiteResult { counts: program.totals(), flaky: Vec::new() },
        };
        verdict.counts = verdict.counts.plus(second.counts);
        verdict.flaky.extend(second.flaky);
    }
    Ok(verdict)
}

/// The name of a program that failed and may try again.
fn may_retry(program: &TestProgram) -> Option<&str> {
    let test = program.test.as_deref().filter(|it| is_timing_sensitive(it));
    test.filter(|_| program.totals().failed > 0)
}

/// How a program went whose failures were run again. A second run that breaks off, or that ran other tests than it
/// should, changes nothing.
fn merge_rerun(program: &TestProgram, test: &str, again: &[TestProgram]) -> SuiteResult {
    let unchanged = SuiteResult { counts: program.totals(), flaky: Vec::new() };
    let [second] = again else { return unchanged };
    if second.crashed || second.test.as_deref() != Some(test) {
        return unchanged;
    }
    if program.failures.is_empty() {
        return merge_full_rerun(test, program, second);
    }
    if second.counts.all() != program.failures.len() || second.failures.len() != second.counts.failed {
        return unchanged;
    }
    let passed = program.failures.iter().filter(|it| !second.failures.contains(it));
    let flaky: Vec<String> = passed.map(|it| format!("{it} ({test})")).collect();
    SuiteResult { counts: count_as_passed(program.counts, flaky.len()), flaky }
}

/// How a program went that was run again as a whole, since it broke off or did not say who failed.
fn merge_full_rerun(test: &str, first: &TestProgram, second: &TestProgram) -> SuiteResult {
    // A run of nothing proves nothing.
    if second.counts.passed == 0 || second.counts.all() < first.counts.all() {
        return SuiteResult { counts: first.totals(), flaky: Vec::new() };
    }
    let flaky =
        if second.counts.failed == 0 { vec![format!("the whole program ({test})")] } else { Vec::new() };
    SuiteResult { counts: second.counts, flaky }
}

/// Adds tests that passed after all.
const fn count_as_passed(counts: Counts, passed: usize) -> Counts {
    Counts { passed: counts.passed + passed, failed: counts.failed - passed }
}

#[cfg(test)]
mod tests {
    use super::super::programs::programs;
    use super::*;
    use crate::metadata;
    use crate::project::Project;

    const TWO_FAILED: &str = "test one ... ok\ntest a::two ... FAILED\ntest three ... FAILED\n\nfailures:\n    a::two\n    three\n\n\
        test result: FAILED. 1 passed; 2 failed; 0 ignored\n\nerror: test failed, to rerun pass `-p x --test y`\n";

    fn said(program: &str, text: &str) -> Vec<TestProgram> {
        programs(&format!("     Running {program} (target/debug/deps/{}-0f)\n{text}", program_name(program)))
    }

    fn program_name(path: &str) -> &str {
        path.trim_start_matches("tests/").trim_end_matches("/main.rs").trim_end_matches(".rs")
    }

    /// The verdict on a program, when its second run says this; and what was asked for.
    fn verdict(program: &str, first: &str, second: &str) -> (SuiteResult, Vec<Vec<String>>) {
        let mut asked = Vec::new();
        let verdict = evaluate(&said(program, first), |test, names| {
            assert_eq!(test, program_name(program));
            asked.push(names.to_vec());
            Ok(said(program, second))
        });
        (verdict.expect("nothing breaks"), asked)
    }

    fn is(passed: usize, failed: usize, flaky: &[&str]) -> SuiteResult {
        let flaky = flaky.iter().map(|it| (*it).to_owned()).collect();
        SuiteResult { counts: Counts { passed, failed }, flaky }
    }

    #[test]
    fn what_passes_the_second_time_is_named() {
        let second =
            "test a::two ... ok\ntest three ... ok\n\ntest result: ok. 2 passed; 0 failed; 0 ignored\n";
        let (verdict, asked) = verdict("tests/server/main.rs", TWO_FAILED, second);
        assert_eq!(verdict, is(3, 0, &["a::two (server)", "three (server)"]));
        assert_eq!(asked, [["a::two", "three"]], "exactly what failed is run, once");
    }

    #[test]
    fn what_fails_twice_fails() {
        let second = "failures:\n    three\n\ntest result: FAILED. 1 passed; 1 failed; 0 ignored\n";
        let (verdict, asked) = verdict("tests/watch.rs", TWO_FAILED, second);
        assert_eq!((verdict, asked.len()), (is(2, 1, &["a::two (watch)"]), 1));
    }

    #[test]
    fn unit_tests_rules_and_examples_get_one_chance() {
        for program in ["unittests src/lib.rs", "tests/rules/main.rs", "tests/contract.rs", "src/server.rs"] {
            let (verdict, asked) = verdict(program, TWO_FAILED, "");
            assert_eq!((verdict, asked.len()), (is(1, 2, &[]), 0), "{program}");
        }
        let examples = programs(&format!("   Doc-tests server\n{TWO_FAILED}"));
        let verdict = evaluate(&examples, |test, _| Err(test.into())).expect("nothing is run again");
        assert_eq!(verdict, is(1, 2, &[]));
    }

    #[test]
    fn a_program_that_breaks_off_is_run_once_more_as_a_whole() {
        let (first, well) = ("test one ... ok\n", "test result: ok. 7 passed; 0 failed; 0 ignored\n");
        let (good, asked) = verdict("tests/store/main.rs", first, well);
        assert_eq!((good, asked), (is(7, 0, &["the whole program (store)"]), vec![Vec::<String>::new()]));
        let (bad, asked) = verdict("tests/store/main.rs", first, first);
        assert_eq!((bad, asked.len()), (is(0, 1, &[]), 1), "not a third time");
        let (partly, asked) = verdict("tests/store/main.rs", first, TWO_FAILED);
        assert_eq!((partly, asked.len()), (is(1, 2, &[]), 1), "not a third time");
    }

    #[test]
    fn a_second_run_that_ran_something_else_proves_nothing() {
        let well = |passed| format!("test result: ok. {passed} passed; 0 failed; 0 ignored\n");
        for second in [well(0), well(1), well(3), String::new()] {
            assert_eq!(verdict("tests/server/main.rs", TWO_FAILED, &second).0, is(1, 2, &[]), "{second}");
        }
        let nameless = TWO_FAILED.replace("    three", "warning\n").replace("test three", "test  three");
        for second in [well(0), well(2)] {
            assert_eq!(verdict("tests/server/main.rs", &nameless, &second).0, is(1, 2, &[]), "{second}");
        }
        let all = verdict("tests/server/main.rs", &nameless, &well(3));
        assert_eq!(all, (is(3, 0, &["the whole program (server)"]), vec![Vec::new()]));
        let other =
            evaluate(&said("tests/server/main.rs", TWO_FAILED), |_, _| Ok(said("tests/store.rs", &well(2))));
        assert_eq!(other.expect("nothing breaks"), is(1, 2, &[]));
    }

    #[test]
    fn what_passes_is_not_run_again() {
        let (verdict, asked) =
            verdict("tests/server/main.rs", "test result: ok. 4 passed; 0 failed; 0 ignored\n", "");
        assert_eq!((verdict, asked.len()), (is(4, 0, &[]), 0));
    }

    /// A program that is renamed, or gets a namesake, would lose its second chance or give it away unseen.
    #[test]
    fn every_program_that_leans_on_time_is_there_once() {
        let packages = metadata::workspace(&Project::find().expect("a project")).expect("packages");
        let tests: Vec<&String> = packages.iter().flat_map(|it| &it.tests).collect();
        for name in TIMING_SENSITIVE {
            assert_eq!(tests.iter().filter(|it| **it == name).count(), 1, "{name}");
        }
    }
}
