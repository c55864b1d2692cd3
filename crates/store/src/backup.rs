//! Tables and accounts as text, the same from every database: a line of JSON each, between a head and a sum.
//!
//! `docs/operations.md` describes the format for people.

mod line;

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use self::line::{BackupLine, Header, SecretLine, TableLine, to_hex};
use crate::{Account, Ban, Device, FullTable, Hook, Invitation, Learned, Person};

/// The format that is written, and the newest that is read: the second one knows accounts, the third digests
/// and words for the shuffle, the fourth clocks and people who are away, the fifth how people are called, the sixth
/// what they have learned, where they were asked to sit down, and bans.
const FORMAT: u32 = 6;

/// Why a file of tables cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    /// The file cannot be read at all.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file is something else.
    #[error("this is no file of patolli tables")]
    NotABackup,
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
    InvalidLine {
        /// Number of the line, from 1.
        line: usize,
        /// The fault.
        why: String,
    },
    /// The end is missing.
    #[error("the file is cut short: its last line is missing")]
    Truncated,
    /// The sum at the end does not fit what stands before it.
    #[error("the file was changed or damaged: its sum does not fit")]
    ChecksumMismatch,
}

/// Contents of a file, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BackupTotals {
    /// Number of tables.
    pub tables: u64,
    /// Number of entries in all logs together.
    pub entries: u64,
    /// Number of accounts.
    #[serde(default)]
    pub accounts: u64,
    /// Number of people who said how they want to be called.
    #[serde(default)]
    pub people: u64,
    /// Number of their devices and webhooks.
    #[serde(default)]
    pub receivers: u64,
    /// Number of lessons that people have done.
    #[serde(default)]
    pub learned: u64,
    /// Number of invitations to tables.
    #[serde(default)]
    pub invitations: u64,
    /// Number of bans.
    #[serde(default)]
    pub bans: u64,
    /// Number of secrets of the server.
    pub secrets: u64,
}

impl BackupTotals {
    /// Counts a thing.
    fn count(&mut self, item: &BackupItem) {
        let counted = match item {
            BackupItem::Table(whole) => {
                self.entries += whole.log.len() as u64;
                &mut self.tables
            }
            BackupItem::Account(_) => &mut self.accounts,
            BackupItem::Person(_) => &mut self.people,
            BackupItem::Device(_) | BackupItem::Hook(_) => &mut self.receivers,
            BackupItem::Learned(_) => &mut self.learned,
            BackupItem::Invitation(_) => &mut self.invitations,
            BackupItem::Ban(_) => &mut self.bans,
            BackupItem::Secret { .. } => &mut self.secrets,
        };
        *counted += 1;
    }
}

/// One thing in a file.
#[derive(Clone, PartialEq, Eq)]
pub enum BackupItem {
    /// A table with all that belongs to it.
    Table(Box<FullTable>),
    /// An account.
    Account(Box<Account>),
    /// How a person wants to be called.
    Person(Box<Person>),
    /// A device of a person.
    Device(Box<Device>),
    /// A webhook of a person.
    Hook(Box<Hook>),
    /// A lesson that a person has done.
    Learned(Box<Learned>),
    /// An invitation to a table.
    Invitation(Box<Invitation>),
    /// A ban.
    Ban(Box<Ban>),
    /// A secret of the server.
    Secret {
        /// Its name.
        name: String,
        /// Its value.
        value: Vec<u8>,
    },
}

/// Writes tables as text.
pub struct BackupWriter<W> {
    out: W,
    sum: Sha256,
    total: BackupTotals,
}

impl<W: Write> BackupWriter<W> {
    /// Begins the text; `made` is when, in milliseconds since 1970.
    pub fn new(out: W, made: i64) -> io::Result<Self> {
        let mut writer = Self { out, sum: Sha256::new(), total: BackupTotals::default() };
        writer.write_line(&BackupLine::Header(Header { format: FORMAT, made }))?;
        Ok(writer)
    }

    /// Writes a table.
    pub fn table(&mut self, whole: &FullTable) -> io::Result<()> {
        self.total.tables += 1;
        self.total.entries += whole.log.len() as u64;
        self.write_line(&BackupLine::Table(Box::new(TableLine::from_full(whole))))
    }

    /// Writes an account.
    pub fn account(&mut self, account: &Account) -> io::Result<()> {
        self.total.accounts += 1;
        self.write_line(&BackupLine::Account(Box::new(account.clone())))
    }

    /// Writes how a person wants to be called.
    pub fn person(&mut self, person: &Person) -> io::Result<()> {
        self.total.people += 1;
        self.write_line(&BackupLine::Person(Box::new(person.clone())))
    }

    /// Writes a device of a person.
    pub fn device(&mut self, device: &Device) -> io::Result<()> {
        self.total.receivers += 1;
        self.write_line(&BackupLine::Device(Box::new(device.clone())))
    }

    /// Writes a webhook of a person.
    pub fn hook(&mut self, hook: &Hook) -> io::Result<()> {
        self.total.receivers += 1;
        self.write_line(&BackupLine::Hook(Box::new(hook.clone())))
    }

    /// Writes a lesson that a person has done.
    pub fn learned(&mut self, learned: &Learned) -> io::Result<()> {
        self.total.learned += 1;
        self.write_line(&BackupLine::Learned(Box::new(learned.clone())))
    }

    /// Writes an invitation, after the table that it is to.
    pub fn invitation(&mut self, invitation: &Invitation) -> io::Result<()> {
        self.total.invitations += 1;
        self.write_line(&BackupLine::Invitation(Box::new(invitation.clone())))
    }

    /// Writes a ban.
    pub fn ban(&mut self, ban: &Ban) -> io::Result<()> {
        self.total.bans += 1;
        self.write_line(&BackupLine::Ban(Box::new(ban.clone())))
    }

    /// Writes a secret of the server.
    pub fn secret(&mut self, name: &str, value: &[u8]) -> io::Result<()> {
        self.total.secrets += 1;
        self.write_line(&BackupLine::Secret(SecretLine { name: name.to_owned(), hex: to_hex(value) }))
    }

    /// Writes the sum, without which the text counts as cut short.
    pub fn finish(mut self) -> io::Result<(BackupTotals, W)> {
        let (total, sha256) = (self.total, to_hex(&self.sum.clone().finalize()));
        self.write_line(&BackupLine::End { total, sha256 })?;
        self.out.flush()?;
        Ok((total, self.out))
    }

    fn write_line(&mut self, line: &BackupLine) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.sum.update(&text);
        self.out.write_all(&text)
    }
}

/// Reads what a [`BackupWriter`] wrote.
pub struct BackupReader<R> {
    input: R,
    sum: Sha256,
    total: BackupTotals,
    line: usize,
    ended: bool,
}

impl<R: BufRead> BackupReader<R> {
    /// Reads the head of the text.
    pub fn new(input: R) -> Result<Self, BackupError> {
        let mut reader =
            Self { input, sum: Sha256::new(), total: BackupTotals::default(), line: 0, ended: false };
        match reader.read_line() {
            Ok(Some((_, BackupLine::Header(Header { format, .. })))) if format <= FORMAT => Ok(reader),
            Ok(Some((_, BackupLine::Header(Header { format, .. })))) => {
                Err(BackupError::Newer { found: format })
            }
            Err(BackupError::Io(error)) if error.kind() != io::ErrorKind::InvalidData => {
                Err(BackupError::Io(error))
            }
            _ => Err(BackupError::NotABackup),
        }
    }

    /// The next thing; none at the end, which is reached only if nothing is missing and nothing was changed.
    pub fn read(&mut self) -> Result<Option<BackupItem>, BackupError> {
        if self.ended {
            return Ok(None);
        }
        let (text, line) = self.read_line()?.ok_or(BackupError::Truncated)?;
        let item = match line {
            BackupLine::Table(kept) => {
                let whole = kept.into_full().map_err(|why| self.invalid_line(&why))?;
                BackupItem::Table(Box::new(whole))
            }
            BackupLine::Secret(SecretLine { name, hex }) => {
                let value =
                    line::from_hex(&hex).ok_or_else(|| self.invalid_line(&"no hexadecimal digits"))?;
                BackupItem::Secret { name, value }
            }
            BackupLine::Account(it) => BackupItem::Account(it),
            BackupLine::Person(it) => BackupItem::Person(it),
            BackupLine::Device(it) => BackupItem::Device(it),
            BackupLine::Hook(it) => BackupItem::Hook(it),
            BackupLine::Learned(it) => BackupItem::Learned(it),
            BackupLine::Invitation(it) => BackupItem::Invitation(it),
            BackupLine::Ban(it) => BackupItem::Ban(it),
            BackupLine::End { total, sha256 } => return self.check_end(total, &sha256).map(|()| None),
            BackupLine::Header(_) => return Err(self.invalid_line(&"a second head")),
        };
        self.total.count(&item);
        self.sum.update(&text);
        Ok(Some(item))
    }

    /// Totals of what was read so far.
    pub fn total(&self) -> BackupTotals {
        self.total
    }

    fn check_end(&mut self, total: BackupTotals, sha256: &str) -> Result<(), BackupError> {
        if total != self.total || sha256 != to_hex(&self.sum.clone().finalize()) {
            return Err(BackupError::ChecksumMismatch);
        }
        if self.read_line()?.is_some() {
            return Err(self.invalid_line(&"something follows after the end"));
        }
        self.ended = true;
        Ok(())
    }

    /// The next line as it stands there and as it is understood.
    fn read_line(&mut self) -> Result<Option<(Vec<u8>, BackupLine)>, BackupError> {
        let mut text = Vec::new();
        self.input.read_until(b'\n', &mut text)?;
        if text.is_empty() {
            return Ok(None);
        }
        self.line += 1;
        if text.last() != Some(&b'\n') {
            return Err(BackupError::Truncated);
        }
        let head = self.line == 1;
        let line = serde_json::from_slice(&text).map_err(|error| self.invalid_line(&error))?;
        if head {
            self.sum.update(&text);
        }
        Ok(Some((text, line)))
    }

    fn invalid_line(&self, why: &impl ToString) -> BackupError {
        BackupError::InvalidLine { line: self.line, why: why.to_string() }
    }
}

#[cfg(test)]
mod tests;
