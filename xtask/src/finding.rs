//! What a check found, one line each.

use std::fmt;

/// How bad a finding is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The change must not go in.
    Error,
    /// Worth a look.
    Warning,
}

/// One thing a check found, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How bad it is.
    pub level: Level,
    /// Path from the root of the project.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// What is wrong, in one line.
    pub message: String,
}

impl Finding {
    /// A finding that fails the check.
    pub fn error(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { level: Level::Error, file: file.to_owned(), line, message: message.into() }
    }

    /// A finding that only asks for attention.
    pub fn warning(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { level: Level::Warning, ..Self::error(file, line, message) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = if self.level == Level::Warning { "warning: " } else { "" };
        write!(f, "{}:{}: {level}{}", self.file, self.line, self.message)
    }
}
