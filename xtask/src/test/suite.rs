//! Runs tests with cargo, and those that failed once more where that is allowed.

use std::process::Command;

use super::log::Log;
use super::programs::{TestProgram, programs};
use super::retry::{self, SuiteResult};
use crate::Result;
use crate::project::Project;

/// Tests that one cargo command runs.
pub struct Suite<'a> {
    /// The words after `cargo test --workspace` that choose them.
    pub selection: Vec<&'a str>,
    /// What the test programs are told.
    pub program_args: &'a [&'a str],
}

impl Suite<'_> {
    /// Runs everything; the output of both runs goes to the log.
    pub fn run(&self, project: &Project, log: &mut Log) -> Result<SuiteResult> {
        let (all_well, output) = log.run_captured(&mut self.command(project, &self.selection, &[]))?;
        let first = programs(&output);
        let verdict = retry::evaluate(&first, |test, names| self.rerun(project, log, test, names))?;
        // Cargo may fail without a test that does, such as when something cannot be built.
        let hidden = usize::from(!all_well && first.iter().all(|it| it.totals().failed == 0));
        Ok(verdict.with_failed(hidden))
    }

    fn rerun(
        &self,
        project: &Project,
        log: &mut Log,
        test: &str,
        names: &[String],
    ) -> Result<Vec<TestProgram>> {
        log.write_line(&format!("\nonce more, since it leans on time: {test}"))?;
        Ok(programs(&log.run_captured(&mut self.command(project, &["--test", test], names))?.1))
    }

    /// Names the whole workspace again, so that nothing is built with other features; the names are those of whole tests.
    fn command(&self, project: &Project, chosen: &[&str], names: &[String]) -> Command {
        let mut command = project.cargo(["test", "--workspace", "--no-fail-fast"]);
        command.args(chosen).arg("--").args(self.program_args);
        if !names.is_empty() {
            command.arg("--exact").args(names);
        }
        command
    }
}
