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

/// One step of the gate.
pub struct Stage {
    /// What `--only` calls it.
    pub name: &'static str,
    /// Stages without which this one makes no sense.
    pub needs: &'static [&'static str],
    /// Does it.
    pub run: fn(&Project, &mut Log) -> Result<StageResult>,
}
