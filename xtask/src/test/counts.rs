//! Numbers of tests that passed and failed.

/// Numbers of tests that passed and failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed.
    pub failed: usize,
}

impl Counts {
    /// What a line `test result: ok. 3 passed; 0 failed; …` says; nothing for other lines.
    pub fn parse(line: &str) -> Option<Self> {
        let result = line.strip_prefix("test result: ")?;
        Some(Self { passed: number_before(result, " passed;")?, failed: number_before(result, " failed;")? })
    }

    /// Both together.
    pub const fn plus(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }

    /// Number of all these tests.
    pub const fn all(self) -> usize {
        self.passed + self.failed
    }
}

fn number_before(text: &str, word: &str) -> Option<usize> {
    text.split_once(word)?.0.rsplit(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_read() {
        let of = |line: &str| Counts::parse(line).map(|it| (it.passed, it.failed));
        let rest = "0 ignored; 0 measured; 7 filtered out; finished in 0.01s";
        assert_eq!(of(&format!("test result: ok. 3 passed; 0 failed; {rest}")), Some((3, 0)));
        assert_eq!(of(&format!("test result: FAILED. 12 passed; 2 failed; {rest}")), Some((12, 2)));
    }

    #[test]
    fn anything_else_is_no_result() {
        for line in [
            "",
            "test a ... ok",
            "5 passed; 1 failed;",
            "test result: ok",
            "test result: no passed; 1 failed;",
        ] {
            assert_eq!(Counts::parse(line), None, "{line}");
        }
    }
}
