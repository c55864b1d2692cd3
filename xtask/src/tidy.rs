//! Conventions as checks: each finding is one line `file:line: message`.

mod coverage;
mod cycles;
mod doc_comments;
pub(crate) mod fluent;
mod layers;
mod links;
mod messages;
mod names;
mod proofs;
mod reading_ease;
mod sizes;
mod terms;
mod unused_files;
mod words;

use crate::Result;
use crate::finding::{Finding, Level};
use crate::project::Project;

pub use cycles::{count as modules_in_cycles, print as print_cycles};
pub use names::{count as banned_names, print as print_names};

/// Everything the checks have to say.
#[derive(Debug)]
pub struct Report {
    /// What was found, in the order of the checks.
    pub findings: Vec<Finding>,
    /// One line per game: how many of its rules are proven.
    pub summary: Vec<String>,
}

impl Report {
    /// Number of findings of a level.
    pub fn count(&self, level: Level) -> usize {
        self.findings.iter().filter(|it| it.level == level).count()
    }

    /// All findings, then the summary, one line each.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.findings.iter().map(ToString::to_string).chain(self.summary.iter().cloned())
    }
}

/// Prints all findings; false if one of them is an error.
pub fn run(project: &Project) -> Result<bool> {
    let report = check(project)?;
    for line in report.lines() {
        println!("{line}");
    }
    let (errors, warnings) = (report.count(Level::Error), report.count(Level::Warning));
    println!("tidy: {errors} errors, {warnings} warnings");
    Ok(errors == 0)
}

/// Runs every check.
pub fn check(project: &Project) -> Result<Report> {
    let (mut findings, summary) = coverage::check(project);
    findings.extend(messages::check(project));
    findings.extend(words::check(project));
    findings.extend(terms::check(project));
    findings.extend(reading_ease::check(project));
    findings.extend(links::check(project));
    findings.extend(names::check(project));
    findings.extend(doc_comments::check(project));
    findings.extend(layers::check(project)?);
    findings.extend(cycles::check(project)?);
    findings.extend(sizes::check(project));
    findings.extend(unused_files::check(project)?);
    Ok(Report { findings, summary })
}
