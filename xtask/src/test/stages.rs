//! The stages of the gate.
//!
//! Every cargo command names the whole workspace, so that all of them agree on features and nothing is built twice.
//! Stages that mostly wait run beside stages that compute.

use super::log::Log;
use super::retry::{self, SuiteResult};
use super::scripts;
use super::stage::{Stage, StageResult};
use super::suite::Suite;
use super::tools;
use crate::finding::Level;
use crate::metadata::{self, Package};
use crate::project::Project;
use crate::{Result, fuzz, licences, spelling, tidy};

/// The integration test of `patolli` that drives a real browser.
const BROWSER: &str = "browser";

/// All stages in order; the browser's only if there are tests for it.
pub fn all(project: &Project) -> Result<Vec<Stage>> {
    let mut stages = vec![
        Stage::new("tools", run_tools),
        Stage::new("format", run_format),
        Stage::new("lints", run_lints),
        Stage::new("docs", run_docs),
        Stage::new("tidy", run_tidy),
        Stage::new("spelling", run_spelling),
        Stage::new("scripts", scripts::run),
        Stage::new("licences", run_licences),
        Stage::new("build", run_build),
        Stage::new("tests", run_tests).after(&["build"]),
        Stage::new("services", run_services).after(&["build"]).beside_previous(),
    ];
    if integration_tests(&metadata::workspace(project)?).contains(&BROWSER.to_owned()) {
        stages.push(Stage::new("browser", run_browser).after(&["build"]));
    }
    stages.push(Stage::new("fuzz", run_fuzz).after(&["build", "tests"]).beside_previous());
    Ok(stages)
}

fn run_tools(project: &Project, log: &mut Log) -> Result<StageResult> {
    Ok(StageResult::from_success(tools::prepare(project, log)?))
}

fn run_format(project: &Project, log: &mut Log) -> Result<StageResult> {
    Ok(StageResult::from_success(log.run(&mut project.cargo(["fmt", "--all", "--check"]))?))
}

fn run_lints(project: &Project, log: &mut Log) -> Result<StageResult> {
    let words = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    Ok(StageResult::from_success(log.run(&mut project.cargo(words))?))
}

fn run_docs(project: &Project, log: &mut Log) -> Result<StageResult> {
    let mut doc = project.cargo(["doc", "--workspace", "--no-deps"]);
    Ok(StageResult::from_success(log.run(doc.env("RUSTDOCFLAGS", "-D warnings"))?))
}

fn run_tidy(project: &Project, log: &mut Log) -> Result<StageResult> {
    let report = tidy::check(project)?;
    for line in report.lines() {
        log.write_line(&line)?;
    }
    let (errors, warnings) = (report.count(Level::Error), report.count(Level::Warning));
    Ok(StageResult::from_success(errors == 0).with_note(format!("{errors} errors, {warnings} warnings")))
}

fn run_spelling(project: &Project, log: &mut Log) -> Result<StageResult> {
    if !tools::has_dictionaries() {
        log.write_line("hunspell and its dictionaries are needed")?;
        return Ok(StageResult::failed());
    }
    let findings = spelling::check(project)?;
    for finding in &findings {
        log.write_line(finding)?;
    }
    Ok(StageResult::from_success(findings.is_empty()).with_note(format!("{} words", findings.len())))
}

fn run_licences(project: &Project, log: &mut Log) -> Result<StageResult> {
    let (findings, count) = licences::check(project)?;
    for finding in &findings {
        log.write_line(finding)?;
    }
    let (asked, agreed) = ask_cargo_deny(project, log)?;
    let note = format!("{count} packages{}", if asked { ", cargo deny asked" } else { "" });
    Ok(StageResult::from_success(findings.is_empty() && agreed).with_note(note))
}

/// Lets `cargo deny` look where it is installed, and at the advisories where they can be fetched; whether it was asked, and whether it
/// agrees.
fn ask_cargo_deny(project: &Project, log: &mut Log) -> Result<(bool, bool)> {
    if !tools::on_path("cargo-deny") {
        return Ok((false, true));
    }
    let deny = |words: &[&str]| {
        let mut command = project.command("cargo-deny");
        command.args(words);
        command
    };
    let known = ["--offline", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"];
    let mut agreed = log.run(&mut deny(&known))?;
    if log.run(&mut deny(&["fetch", "db"]))? {
        agreed &= log.run(&mut deny(&["check", "--hide-inclusion-graph", "advisories"]))?;
    }
    Ok((true, agreed))
}

fn run_build(project: &Project, log: &mut Log) -> Result<StageResult> {
    Ok(StageResult::from_success(log.run(&mut project.cargo(["build", "--workspace", "--all-targets"]))?))
}

/// Tests that only compute.
fn run_tests(project: &Project, log: &mut Log) -> Result<StageResult> {
    let tests = integration_tests(&metadata::workspace(project)?);
    let mut chosen = vec!["--lib", "--bins"];
    for test in tests.iter().filter(|it| !retry::is_timing_sensitive(it)) {
        chosen.extend(["--test", test]);
    }
    let programs = Suite { selection: chosen, program_args: &[] }.run(project, log)?;
    let examples = Suite { selection: vec!["--doc"], program_args: &[] }.run(project, log)?;
    stage_result(log, programs.plus(examples))
}

/// Tests that wait for servers, databases and other processes; the browser has a stage of its own.
fn run_services(project: &Project, log: &mut Log) -> Result<StageResult> {
    let tests = integration_tests(&metadata::workspace(project)?);
    let waiting = tests.iter().filter(|it| *it != BROWSER && retry::is_timing_sensitive(it));
    let chosen = waiting.flat_map(|it| ["--test", it.as_str()]).collect();
    let verdict = Suite { selection: chosen, program_args: &[] }.run(project, log)?;
    stage_result(log, verdict)
}

/// Every input kept for the fuzzer and some new ones; a target counts as one test.
fn run_fuzz(project: &Project, log: &mut Log) -> Result<StageResult> {
    if !log.run(&mut fuzz::build(project))? {
        return Ok(StageResult::failed());
    }
    let runs = fuzz::TARGETS.iter().map(|it| fuzz::short_run(project, it));
    let successes = log.run_side_by_side(&mut runs.collect::<Result<Vec<_>>>()?)?;
    let passed = successes.iter().filter(|it| **it).count();
    let failed = fuzz::TARGETS.len() - passed;
    Ok(StageResult { passed, failed, note: format!("{} targets", fuzz::TARGETS.len()), flaky: Vec::new() })
}

fn run_browser(project: &Project, log: &mut Log) -> Result<StageResult> {
    if !tools::browser_is_ready() {
        log.write_line("chromium and chromedriver are needed on the PATH")?;
        return Ok(StageResult::failed());
    }
    // `axe-core` looks at the pages.
    if !scripts::prepare(project, log)? {
        return Ok(StageResult::failed());
    }
    let verdict = Suite { selection: vec!["--test", BROWSER], program_args: &["--test-threads=2"] }
        .run(project, log)?;
    stage_result(log, verdict)
}

/// What the tests came to; no tests at all is one failure.
fn stage_result(log: &mut Log, verdict: SuiteResult) -> Result<StageResult> {
    let SuiteResult { counts, flaky } = verdict;
    if counts.all() == 0 {
        log.write_line("no test has run")?;
        return Ok(StageResult::failed());
    }
    let more = if flaky.is_empty() { String::new() } else { format!(", {} flaky", flaky.len()) };
    Ok(StageResult {
        passed: counts.passed,
        failed: counts.failed,
        note: format!("{} tests{more}", counts.all()),
        flaky,
    })
}

/// The names of all integration tests, each once.
fn integration_tests(packages: &[Package]) -> Vec<String> {
    let mut names: Vec<String> = packages.iter().flat_map(|it| it.tests.clone()).collect();
    names.sort();
    names.dedup();
    names
}
