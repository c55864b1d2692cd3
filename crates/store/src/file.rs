//! Tables and accounts as text, the same from every database: a line of JSON each, between a head and a sum.
//!
//! `docs/operations.md` describes the format for people.

mod line;

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use self::line::{Head, Kept, KeptSecret, Text, hex};
use crate::{Account, Whole};

/// The format that is written, and the newest that is read: the second one knows accounts, the third digests and words for the shuffle.
const FORMAT: u32 = 3;

/// Why a file of tables cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The file cannot be read at all.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file is something else.
    #[error("this is no file of patolli tables")]
    Foreign,
    /// The file was written by a newer release.
    #[error(
        "the file has format {found} and this release knows formats up to {FORMAT}: use the newer release"
    )]
    Newer {
        /// The format of the file.
        found: u32,
    },
    /// A line makes no sense.
    #[error("line {line}: {why}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The end is missing.
    #[error("the file is cut short: its last line is missing")]
    CutShort,
    /// The sum at the end does not fit what stands before it.
    #[error("the file was changed or damaged: its sum does not fit")]
    Changed,
}

/// What a file holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Total {
    /// How many tables.
    pub tables: u64,
    /// How many entries in all logs together.
    pub entries: u64,
    /// How many accounts.
    #[serde(default)]
    pub accounts: u64,
    /// How many secrets of the server.
    pub secrets: u64,
}

/// One thing in a file.
#[derive(Clone, PartialEq, Eq)]
pub enum Line {
    /// A table with all that belongs to it.
    Table(Box<Whole>),
    /// An account.
    Account(Box<Account>),
    /// A secret of the server.
    Secret {
        /// Its name.
        name: String,
        /// Its value.
        value: Vec<u8>,
    },
}

/// Writes tables as text.
pub struct Writer<W> {
    out: W,
    sum: Sha256,
    total: Total,
}

impl<W: Write> Writer<W> {
    /// Begins the text; `made` is when, in milliseconds since 1970.
    pub fn new(out: W, made: i64) -> io::Result<Self> {
        let mut writer = Self { out, sum: Sha256::new(), total: Total::default() };
        writer.put(&Text::Patolli(Head { format: FORMAT, made }))?;
        Ok(writer)
    }

    /// Writes a table.
    pub fn table(&mut self, whole: &Whole) -> io::Result<()> {
        self.total.tables += 1;
        self.total.entries += whole.log.len() as u64;
        self.put(&Text::Table(Box::new(Kept::of(whole))))
    }

    /// Writes an account.
    pub fn account(&mut self, account: &Account) -> io::Result<()> {
        self.total.accounts += 1;
        self.put(&Text::Account(Box::new(account.clone())))
    }

    /// Writes a secret of the server.
    pub fn secret(&mut self, name: &str, value: &[u8]) -> io::Result<()> {
        self.total.secrets += 1;
        self.put(&Text::Secret(KeptSecret { name: name.to_owned(), hex: hex(value) }))
    }

    /// Writes the sum, without which the text counts as cut short.
    pub fn finish(mut self) -> io::Result<(Total, W)> {
        let (total, sha256) = (self.total, hex(&self.sum.clone().finalize()));
        self.put(&Text::End { total, sha256 })?;
        self.out.flush()?;
        Ok((total, self.out))
    }

    fn put(&mut self, line: &Text) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.sum.update(&text);
        self.out.write_all(&text)
    }
}

/// Reads what a [`Writer`] wrote.
pub struct Reader<R> {
    input: R,
    sum: Sha256,
    total: Total,
    line: usize,
    ended: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads the head of the text.
    pub fn new(input: R) -> Result<Self, FileError> {
        let mut reader = Self { input, sum: Sha256::new(), total: Total::default(), line: 0, ended: false };
        match reader.take() {
            Ok(Some((_, Text::Patolli(Head { format, .. })))) if format <= FORMAT => Ok(reader),
            Ok(Some((_, Text::Patolli(Head { format, .. })))) => Err(FileError::Newer { found: format }),
            Err(FileError::Io(error)) if error.kind() != io::ErrorKind::InvalidData => {
                Err(FileError::Io(error))
            }
            _ => Err(FileError::Foreign),
        }
    }

    /// The next thing; none at the end, which is reached only if nothing is missing and nothing was changed.
    pub fn read(&mut self) -> Result<Option<Line>, FileError> {
        if self.ended {
            return Ok(None);
        }
        let (text, line) = self.take()?.ok_or(FileError::CutShort)?;
        match line {
            Text::Table(kept) => {
                let whole = kept.whole().map_err(|why| self.wrong(&why))?;
                self.total.tables += 1;
                self.total.entries += whole.log.len() as u64;
                self.sum.update(&text);
                Ok(Some(Line::Table(Box::new(whole))))
            }
            Text::Account(account) => {
                self.total.accounts += 1;
                self.sum.update(&text);
                Ok(Some(Line::Account(account)))
            }
            Text::Secret(KeptSecret { name, hex }) => {
                let value = line::bytes(&hex).ok_or_else(|| self.wrong(&"no hexadecimal digits"))?;
                self.total.secrets += 1;
                self.sum.update(&text);
                Ok(Some(Line::Secret { name, value }))
            }
            Text::End { total, sha256 } => self.end(total, &sha256).map(|()| None),
            Text::Patolli(_) => Err(self.wrong(&"a second head")),
        }
    }

    /// What was read so far.
    pub fn total(&self) -> Total {
        self.total
    }

    fn end(&mut self, total: Total, sha256: &str) -> Result<(), FileError> {
        if total != self.total || sha256 != hex(&self.sum.clone().finalize()) {
            return Err(FileError::Changed);
        }
        if self.take()?.is_some() {
            return Err(self.wrong(&"something follows after the end"));
        }
        self.ended = true;
        Ok(())
    }

    /// The next line as it stands there and as it is understood.
    fn take(&mut self) -> Result<Option<(Vec<u8>, Text)>, FileError> {
        let mut text = Vec::new();
        self.input.read_until(b'\n', &mut text)?;
        if text.is_empty() {
            return Ok(None);
        }
        self.line += 1;
        if text.last() != Some(&b'\n') {
            return Err(FileError::CutShort);
        }
        let head = self.line == 1;
        let line = serde_json::from_slice(&text).map_err(|error| self.wrong(&error))?;
        if head {
            self.sum.update(&text);
        }
        Ok(Some((text, line)))
    }

    fn wrong(&self, why: &impl ToString) -> FileError {
        FileError::Line { line: self.line, why: why.to_string() }
    }
}

#[cfg(test)]
mod tests;
