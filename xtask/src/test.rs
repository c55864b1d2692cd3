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

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

use crate::Result;
use crate::project::Project;
use log::Log;
use stage::{Stage, StageResult};

/// Time between two looks at a stage that another one waits for.
const POLL: Duration = Duration::from_millis(50);

/// Runs the stages, or only those named; false if anything failed.
pub fn run(project: &Project, only: &[&str]) -> Result<bool> {
    let stages = chosen(stages::all(project)?, only)?;
    let (mut passed, mut failed) = (0, 0);
    let mut flaky: Vec<String> = Vec::new();
    let mut broken: Vec<&str> = Vec::new();
    let mut labels = (1..).map(|n| format!("[{n}/{}]", stages.len()));
    for group in stages.chunk_by(|_, next| next.beside_previous) {
        let labels: Vec<String> =
            group.iter().zip(&mut labels).map(|(stage, n)| format!("{n} {}", stage.name)).collect();
        for (stage, outcome) in group.iter().zip(run_group(project, group, &labels, &broken)?) {
            passed += outcome.passed;
            failed += outcome.failed;
            flaky.extend(outcome.flaky);
            if outcome.failed > 0 {
                broken.push(stage.name);
            }
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

/// Runs stages at the same time, each from when the programs of the one before it are running: until then cargo holds the
/// lock of the build directory, and a stage that builds would take it away for minutes.
fn run_group(
    project: &Project,
    group: &[Stage],
    labels: &[String],
    broken: &[&str],
) -> Result<Vec<StageResult>> {
    let alone = group.len() == 1;
    thread::scope(|scope| {
        let mut running: Vec<(PathBuf, ScopedJoinHandle<'_, io::Result<StageResult>>)> = Vec::new();
        for (stage, label) in group.iter().zip(labels) {
            if let Some((log, previous)) = running.last() {
                wait_for_programs(log, previous);
            }
            let log = Log::open(project, stage.name, label)?;
            let path = project.root.join(log.name());
            let missing = stage.needs.iter().find(|it| broken.contains(it));
            running.push((
                path,
                scope.spawn(move || match missing {
                    Some(needed) => Ok(skip_stage(label, needed)),
                    None => run_stage(project, stage, label, log, alone),
                }),
            ));
        }
        running.into_iter().map(|(_, stage)| Ok(stage.join().expect("a stage does not panic")?)).collect()
    })
}

/// Waits until cargo runs a program for this stage, or until the stage has ended.
fn wait_for_programs<T>(log: &Path, stage: &ScopedJoinHandle<'_, T>) {
    let is_running = || fs::read(log).is_ok_and(|it| String::from_utf8_lossy(&it).contains("Running "));
    while !stage.is_finished() && !is_running() {
        thread::sleep(POLL);
    }
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

fn run_stage(
    project: &Project,
    stage: &Stage,
    label: &str,
    mut log: Log,
    alone: bool,
) -> io::Result<StageResult> {
    // Lines of stages that run at the same time would end each other.
    let in_place = alone && io::stdout().is_terminal();
    if in_place {
        print!("{label} … ");
        io::stdout().flush()?;
    }
    let started = Instant::now();
    let outcome = (stage.run)(project, &mut log).or_else(|error| {
        log.write_line(&error.to_string())?;
        Ok::<_, io::Error>(StageResult::failed())
    })?;
    let verdict = if outcome.failed == 0 { "ok" } else { "FAILED" };
    let prefix = if in_place { String::new() } else { format!("{label} … ") };
    let note = if outcome.note.is_empty() { String::new() } else { format!(", {}", outcome.note) };
    println!("{prefix}{verdict}, {} s{note}", started.elapsed().as_secs());
    if outcome.failed > 0 {
        println!("{}\n(all this is in {})", log.text()?.trim_end(), log.name());
    }
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    fn some() -> Vec<Stage> {
        let stage = |name| Stage::new(name, |_, _| Ok(StageResult::passed()));
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

    /// Two stages that only end if they run at the same time; and one whose need has failed.
    #[test]
    fn stages_run_side_by_side_and_not_without_what_they_need() {
        static MEETING: Barrier = Barrier::new(2);
        let meet: stage::Run = |_, log| {
            log.write_line("     Running the other one can begin")?;
            MEETING.wait();
            Ok(StageResult::passed())
        };
        let group = [
            Stage::new("first-of-two", meet),
            Stage::new("second-of-two", meet).beside_previous(),
            Stage::new("without-need", meet).after(&["lints"]).beside_previous(),
        ];
        let labels = group.iter().map(|it| it.name.to_owned()).collect::<Vec<_>>();
        let project = Project::find().expect("a project");
        let outcomes = run_group(&project, &group, &labels, &["lints"]).expect("logs can be written");
        assert_eq!(
            outcomes.iter().map(|it| (it.passed, it.failed)).collect::<Vec<_>>(),
            [(1, 0), (1, 0), (0, 1)]
        );
    }
}
