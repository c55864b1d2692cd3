//! The output of a stage, kept until it is needed.

use std::env;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::iter;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::project::Project;

/// Time between two signs of life of a long stage where there is no terminal.
const HEARTBEAT: Duration = Duration::from_mins(2);
const POLL: Duration = Duration::from_millis(50);

/// The file `target/xtask/<stage>.log`.
#[derive(Debug)]
pub struct Log {
    file: File,
    name: String,
    root: PathBuf,
    label: String,
    started: Instant,
    heartbeats: bool,
}

impl Log {
    /// An empty log; `label` stands before every heartbeat.
    pub fn open(project: &Project, stage: &str, label: &str) -> io::Result<Self> {
        let name = format!("target/xtask/{stage}.log");
        fs::create_dir_all(project.root.join("target/xtask"))?;
        Ok(Self {
            file: File::create(project.root.join(&name))?,
            name,
            root: project.root.clone(),
            label: label.to_owned(),
            started: Instant::now(),
            heartbeats: env::var_os("CI").is_some_and(|it| it == "true") || !io::stdout().is_terminal(),
        })
    }

    /// The path of the log from the root of the project.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Everything written so far.
    pub fn text(&self) -> io::Result<String> {
        Ok(String::from_utf8_lossy(&self.bytes()?).into_owned())
    }

    fn bytes(&self) -> io::Result<Vec<u8>> {
        fs::read(self.root.join(&self.name))
    }

    /// Writes one line.
    pub fn write_line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.file, "{line}")
    }

    /// Runs a command whose output goes here; whether it succeeded, and what it said.
    pub fn run_captured(&mut self, command: &mut Command) -> io::Result<(bool, String)> {
        let before = self.bytes()?.len();
        let success = self.run(command)?;
        Ok((success, String::from_utf8_lossy(&self.bytes()?[before..]).into_owned()))
    }

    /// Runs a command whose output goes here; false if it failed or cannot be started.
    pub fn run(&mut self, command: &mut Command) -> io::Result<bool> {
        let child = self.spawn(command)?;
        self.wait(child)
    }

    /// Runs commands side by side, as many as the machine has processors; whether each succeeded.
    pub fn run_side_by_side(&mut self, commands: &mut [Command]) -> io::Result<Vec<bool>> {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        let mut successes = Vec::new();
        for some in commands.chunks_mut(processors) {
            let children = some.iter_mut().map(|it| self.spawn(it)).collect::<io::Result<Vec<_>>>()?;
            for child in children {
                successes.push(self.wait(child)?);
            }
        }
        Ok(successes)
    }

    /// Starts a command whose output goes here; none if it cannot be started.
    fn spawn(&mut self, command: &mut Command) -> io::Result<Option<Child>> {
        self.write_line(&format!("$ {}", printed(command)))?;
        command.stdin(Stdio::null()).stdout(self.file.try_clone()?).stderr(self.file.try_clone()?);
        match command.spawn() {
            Ok(child) => Ok(Some(child)),
            Err(error) => {
                self.write_line(&error.to_string())?;
                Ok(None)
            }
        }
    }

    /// Waits for a command; whether it was started and succeeded.
    fn wait(&mut self, child: Option<Child>) -> io::Result<bool> {
        let Some(mut child) = child else { return Ok(false) };
        let mut next = self.started.elapsed() + HEARTBEAT;
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(status.success());
            }
            if self.heartbeats && self.started.elapsed() >= next {
                println!("{} … still running, {} s", self.label, self.started.elapsed().as_secs());
                next = self.started.elapsed() + HEARTBEAT;
            }
            thread::sleep(POLL);
        }
    }
}

fn printed(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let program = program.rsplit('/').next().unwrap_or_default().to_owned();
    let words = command.get_args().map(|it| it.to_string_lossy().into_owned());
    iter::once(program).chain(words).collect::<Vec<_>>().join(" ")
}
