//! How a command ends when it does not succeed.

use std::{error, fmt, io};

/// What a command comes to.
pub type Outcome<T = ()> = Result<T, Failure>;

/// Why a command ended early.
#[derive(Debug)]
pub enum Failure {
    /// Whoever read our output has gone, as `head` does; that is no fault.
    NobodyReads,
    /// What went wrong, in words for people.
    Words(String),
    /// The same, with an exit code of its own.
    Coded {
        /// The exit code.
        code: u8,
        /// In words for people.
        words: String,
    },
}

impl Failure {
    /// A failure with these words.
    pub fn new(words: impl fmt::Display) -> Self {
        Self::Words(words.to_string())
    }

    /// What writing to standard output came to.
    pub fn of_writing(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Words(format!("cannot write: {error}")),
        }
    }
}

/// Errors that are words already.
impl<E: error::Error> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::new(error)
    }
}

/// Prints a text on standard output, with an end of line.
pub fn print(text: &str) -> Outcome {
    use io::Write as _;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush()).map_err(|it| Failure::of_writing(&it))
}
