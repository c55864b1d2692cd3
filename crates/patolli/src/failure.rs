//! How a command ends when it does not succeed.

use std::{error, fmt, io};

/// What a command comes to.
pub type CliResult<T = ()> = Result<T, CliError>;

/// Why a command ended early.
#[derive(Debug)]
pub enum CliError {
    /// The reader of our output has gone, as `head` does; that is no fault.
    BrokenPipe,
    /// What went wrong, in words for people.
    Message(String),
    /// The same, with an exit code of its own.
    WithExitCode {
        /// The exit code.
        code: u8,
        /// In words for people.
        message: String,
    },
}

impl CliError {
    /// A failure with these words.
    pub fn new(words: impl fmt::Display) -> Self {
        Self::Message(words.to_string())
    }

    /// What writing to standard output came to.
    pub fn from_stdout(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::BrokenPipe,
            _ => Self::Message(format!("cannot write: {error}")),
        }
    }
}

/// Errors that are words already.
impl<E: error::Error> From<E> for CliError {
    fn from(error: E) -> Self {
        Self::new(error)
    }
}

/// Prints a text on standard output, with an end of line.
pub fn print(text: &str) -> CliResult {
    use io::Write as _;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush()).map_err(|it| CliError::from_stdout(&it))
}
