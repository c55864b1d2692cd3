//! Adds up what `cargo test` says.

/// How many tests passed and failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed; a test program that broke off counts as one.
    pub failed: usize,
}

/// Sums all lines `test result: ok. 3 passed; 0 failed; …` of an output.
pub fn tally(output: &str) -> Tally {
    let mut sum = Tally::default();
    let (mut failed_programs, mut failed_results) = (0_usize, 0_usize);
    for line in output.lines() {
        if let Some(result) = line.strip_prefix("test result: ") {
            sum.passed += number_before(result, " passed");
            sum.failed += number_before(result, " failed");
            failed_results += usize::from(result.starts_with("FAILED"));
        }
        let rerun = line.starts_with("error: ") && line.contains("failed, to rerun pass");
        failed_programs += usize::from(rerun);
    }
    sum.failed += failed_programs.saturating_sub(failed_results);
    sum
}

fn number_before(text: &str, word: &str) -> usize {
    let before = text.split(word).next().unwrap_or_default();
    before.rsplit(' ').next().and_then(|it| it.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_summed() {
        let output = "running 3 tests\ntest a ... ok\n\
            test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
            test result: FAILED. 12 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s\n\
            error: test failed, to rerun pass `-p a --lib`\n";
        assert_eq!(tally(output), Tally { passed: 15, failed: 2 });
    }

    #[test]
    fn a_program_that_breaks_off_counts_as_one_failure() {
        let output = "test result: ok. 1 passed; 0 failed; 0 ignored\n\
            error: test failed, to rerun pass `-p a --test b`\n\nCaused by:\n  process didn't exit successfully\n";
        assert_eq!(tally(output), Tally { passed: 1, failed: 1 });
    }

    #[test]
    fn anything_else_is_nothing() {
        assert_eq!(tally("error: could not compile\n 5 passed; 1 failed\n"), Tally::default());
    }
}
