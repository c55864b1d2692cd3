//! A step of the gate, and how it went.

use super::log::Log;
use crate::Result;
use crate::project::Project;

/// How a stage went; a stage without tests counts as one.
#[derive(Debug, Default)]
pub struct StageResult {
    /// What passed.
    pub passed: usize,
    /// What failed.
    pub failed: usize,
    /// A few words for the stage's line.
    pub note: String,
    /// Tests that passed only when they were run again.
    pub flaky: Vec<String>,
}

impl StageResult {
    /// One thing passed.
    pub fn passed() -> Self {
        Self { passed: 1, ..Self::default() }
    }

    /// One thing failed.
    pub fn failed() -> Self {
        Self { failed: 1, ..Self::default() }
    }

    /// One thing, passed or failed.
    pub fn from_success(success: bool) -> Self {
        if success { Self::passed() } else { Self::failed() }
    }

    /// The same with a few words for the line of the stage.
    pub fn with_note(self, note: String) -> Self {
        Self { note, ..self }
    }
}

/// What a stage does.
pub type Run = fn(&Project, &mut Log) -> Result<StageResult>;

/// One step of the gate.
pub struct Stage {
    /// What `--only` calls it.
    pub name: &'static str,
    /// Stages without which this one makes no sense.
    pub needs: &'static [&'static str],
    /// Whether it runs at the same time as the stage before it, from when that one's programs are running.
    pub beside_previous: bool,
    /// Does it.
    pub run: Run,
}

impl Stage {
    /// A stage that needs no other and runs alone.
    pub const fn new(name: &'static str, run: Run) -> Self {
        Self { name, needs: &[], beside_previous: false, run }
    }

    /// The same, left out if one of these failed.
    pub const fn after(self, needs: &'static [&'static str]) -> Self {
        Self { needs, ..self }
    }

    /// The same at the same time as the stage before it.
    pub const fn beside_previous(self) -> Self {
        Self { beside_previous: true, ..self }
    }
}
