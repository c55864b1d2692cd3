//! The gate: every stage one line, the whole output of a stage only when it fails.

mod counts;
mod log;
mod programs;
mod retry;
mod scripts;
mod stage;
mod stages;
mod suite;
mod tools;

use std::io::{self, IsTerminal, Write};
use std::time::Instant;

use crate::Result;
use crate::project::Project;
use log::Log;
use stage::{Stage, StageResult};

/// Runs the stages, or only those named; false if anything failed.
pub fn run(project: &Project, only: &[&str]) -> Result<bool> {
    let stages = chosen(stages::all(project)?, only)?;
    let (mut passed, mut failed) = (0, 0);
    let mut flaky: Vec<String> = Vec::new();
    let mut broken: Vec<&str> = Vec::new();
    for (stage, n) in stages.iter().zip(1..) {
        let label = format!("[{n}/{}] {}", stages.len(), stage.name);
        let outcome = match stage.needs.iter().find(|it| broken.contains(it)) {
            Some(needed) => skip_stage(&label, needed),
            None => run_stage(project, stage, &label)?,
        };
        passed += outcome.passed;
        failed += outcome.failed;
        flaky.extend(outcome.flaky);
        if outcome.failed > 0 {
            broken.push(stage.name);
        }
    }
    if !flaky.is_empty() {
        println!("flaky: {}", flaky.join(", "));
    }
    if !broken.is_empty() {
        println!("failed: {}", broken.join(", "));
    }
    println!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}

fn chosen(stages: Vec<Stage>, only: &[&str]) -> Result<Vec<Stage>> {
    let names: Vec<&str> = stages.iter().map(|it| it.name).collect();
    if let Some(unknown) = only.iter().find(|it| !names.contains(it)) {
        return Err(format!("no stage is called `{unknown}`; there are {}", names.join(", ")).into());
    }
    Ok(stages.into_iter().filter(|it| only.is_empty() || only.contains(&it.name)).collect())
}

fn skip_stage(label: &str, needed: &str) -> StageResult {
    println!("{label} … not run, {needed} failed");
    StageResult::failed()
}

fn run_stage(project: &Project, stage: &Stage, label: &str) -> Result<StageResult> {
    let terminal = io::stdout().is_terminal();
    if terminal {
        print!("{label} … ");
        io::stdout().flush()?;
    }
    let started = Instant::now();
    let mut log = Log::open(project, stage.name, label)?;
    let outcome = (stage.run)(project, &mut log).or_else(|error| {
        log.write_line(&error.to_string())?;
        Ok::<_, io::Error>(StageResult::failed())
    })?;
    let verdict = if outcome.failed == 0 { "ok" } else { "FAILED" };
    let prefix = if terminal { String::new() } else { format!("{label} … ") };
    let note = if outcome.note.is_empty() { String::new() } else { format!(", {}", outcome.note) };
    println!("{prefix}{verdict}, {} s{note}", started.elapsed().as_secs());
    if outcome.failed > 0 {
        println!("{}\n(all this is in {})", log.text()?.trim_end(), log.name());
    }
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Vec<Stage> {
        let stage = |name| Stage { name, needs: &[], run: |_, _| Ok(StageResult::passed()) };
        vec![stage("format"), stage("lints"), stage("tests")]
    }

    #[test]
    fn stages_can_be_chosen_by_name() {
        let names = |only: &[&str]| -> Vec<&str> {
            chosen(some(), only).expect("known stages").iter().map(|it| it.name).collect()
        };
        assert_eq!(names(&[]), ["format", "lints", "tests"]);
        assert_eq!(names(&["tests", "format"]), ["format", "tests"]);
        assert!(chosen(some(), &["sleep"]).is_err());
    }
}
