//! Looks for input that breaks a promise: `fuzz` has the targets, libFuzzer finds the input.
//!
//! The stable compiler can tell the fuzzer which code was reached; only the project's own crates do (`fuzz/instrument`), so that
//! everything else is the same as in an ordinary build and is not built again.

use std::fs;
use std::process::Command;

use crate::Result;
use crate::project::Project;

/// Every target: its program and the folder of its inputs have its name.
pub const TARGETS: [&str; 5] = ["notation", "record", "engine", "http", "socket"];

/// Seconds for each target when nothing is said.
const DEFAULT_SECONDS: u32 = 60;

/// The bounded pass of the gate: whichever comes first.
const GATE_RUNS: u32 = 20_000;
const GATE_SECONDS: u32 = 8;

/// The longest input; whole games have a few thousand characters.
const MAX_INPUT_BYTES: u32 = 8192;

/// What was asked for on the command line.
#[derive(PartialEq, Eq, Debug)]
pub struct FuzzArgs<'a> {
    targets: Vec<&'a str>,
    seconds: u32,
}

impl<'a> FuzzArgs<'a> {
    /// Reads `[TARGET] [--seconds N]`.
    pub fn parse(words: &[&'a str]) -> Result<Self> {
        let (targets, rest) = match words {
            [target, rest @ ..] if TARGETS.contains(target) => (vec![*target], rest),
            _ => (TARGETS.to_vec(), words),
        };
        let seconds = match rest {
            [] => DEFAULT_SECONDS,
            ["--seconds", number] => {
                number.parse().map_err(|_| format!("`{number}` is no number of seconds"))?
            }
            _ => {
                return Err(
                    format!("what is `{}`? The targets are {}", rest.join(" "), TARGETS.join(", ")).into()
                );
            }
        };
        Ok(Self { targets, seconds })
    }
}

/// Tries the targets, each for some time; false if one broke.
pub fn run(project: &Project, wish: &FuzzArgs) -> Result<bool> {
    if !build(project).status()?.success() {
        return Ok(false);
    }
    let mut broken = Vec::new();
    for target in &wish.targets {
        println!("{target}, {} s", wish.seconds);
        if !target_command(project, target)?
            .arg(format!("-max_total_time={}", wish.seconds))
            .status()?
            .success()
        {
            broken.push(*target);
        }
    }
    for target in &broken {
        println!(
            "{target} broke: the input is in {}; mend it and keep the input in fuzz/corpus/{target}",
            artifact_folder(target)
        );
    }
    Ok(broken.is_empty())
}

/// Builds every target. The whole workspace and an example are named, so that dependencies have the features they have in the
/// ordinary build and are not built again.
pub fn build(project: &Project) -> Command {
    let words = ["build", "--workspace", "--features", "patolli-fuzz/fuzzer", "--example", "features"];
    let mut command = project.cargo(words);
    command.args(TARGETS.iter().flat_map(|it| ["--bin", it]));
    command.env("RUSTC_WORKSPACE_WRAPPER", project.root.join("fuzz/instrument"));
    command
}

/// A short look with one target: every kept input, and some that are made from them.
pub fn short_run(project: &Project, target: &str) -> Result<Command> {
    let mut command = target_command(project, target)?;
    command.args(["-seed=1", "-verbosity=0"]);
    command.args([format!("-runs={GATE_RUNS}"), format!("-max_total_time={GATE_SECONDS}")]);
    Ok(command)
}

/// One target over its kept inputs; what it finds goes to a folder of its own.
fn target_command(project: &Project, target: &str) -> Result<Command> {
    let found = artifact_folder(target);
    fs::create_dir_all(project.root.join(&found))?;
    let program = project.target().join("debug").join(target);
    let mut command = project.command(&program.to_string_lossy());
    command.args([
        format!("-max_len={MAX_INPUT_BYTES}"),
        "-timeout=60".to_owned(),
        format!("-artifact_prefix={found}/"),
        found,
        format!("fuzz/corpus/{target}"),
    ]);
    Ok(command)
}

/// Where inputs go that reach new code, and those that break something.
fn artifact_folder(target: &str) -> String {
    format!("target/fuzz/{target}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_and_a_time_can_be_chosen() {
        let read = |words: &[&'static str]| FuzzArgs::parse(words).ok().map(|it| (it.targets, it.seconds));
        assert_eq!(read(&[]), Some((TARGETS.to_vec(), DEFAULT_SECONDS)));
        assert_eq!(read(&["record"]), Some((vec!["record"], DEFAULT_SECONDS)));
        assert_eq!(read(&["record", "--seconds", "5"]), Some((vec!["record"], 5)));
        assert_eq!(read(&["--seconds", "5"]), Some((TARGETS.to_vec(), 5)));
        assert_eq!((read(&["chess"]), read(&["--seconds"]), read(&["--seconds", "x"])), (None, None, None));
    }
}
