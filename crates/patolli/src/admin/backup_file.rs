//! Files of tables: written so that a half-written one is never taken for a whole one, and only for their
//! owner.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use patolli_store::{BackupReader, BackupTotals, BackupWriter, Error};

use crate::{
    failure::{CliError, CliResult},
    records::is_stdio,
};

/// A file that is being written.
pub struct BackupFile {
    writer: BackupWriter<BufWriter<Box<dyn SyncWrite>>>,
    /// Present and final path of the file; none for standard output.
    paths: Option<(PathBuf, PathBuf)>,
}

/// Destination of the bytes.
pub trait SyncWrite: Write {
    /// Makes them durable.
    fn sync(&mut self) -> io::Result<()>;
}

impl SyncWrite for File {
    fn sync(&mut self) -> io::Result<()> {
        self.sync_all()
    }
}

impl SyncWrite for io::Stdout {
    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl BackupFile {
    /// Begins a new file, or standard output for `-`.
    pub fn new(path: &Path) -> CliResult<Self> {
        if is_stdio(path) {
            let out = BufWriter::new(Box::new(io::stdout()) as Box<dyn SyncWrite>);
            let writer = BackupWriter::new(out, now_millis()).map_err(|it| CliError::from_stdout(&it))?;
            return Ok(Self { writer, paths: None });
        }
        if path.exists() {
            let path = path.display();
            return Err(CliError::Message(format!("{path} is there already, and is left as it is")));
        }
        let part = partial_path(path);
        let begin = || {
            BackupWriter::new(
                BufWriter::new(Box::new(create_private(&part)?) as Box<dyn SyncWrite>),
                now_millis(),
            )
        };
        let writer = begin().map_err(|it| cannot_write(path, &it))?;
        Ok(Self { writer, paths: Some((part, path.to_owned())) })
    }

    /// Whether the tables themselves go to standard output.
    pub fn is_stdout(&self) -> bool {
        self.paths.is_none()
    }

    /// Writes something.
    pub fn write(
        &mut self,
        what: impl FnOnce(&mut BackupWriter<BufWriter<Box<dyn SyncWrite>>>) -> io::Result<()>,
    ) -> CliResult {
        what(&mut self.writer).map_err(|it| self.failure(&it))
    }

    /// Writes all of them that could be read, and notes why the others could not.
    pub fn write_each<T>(
        &mut self,
        all: Vec<Result<T, Error>>,
        lost: &mut Vec<String>,
        write: impl Fn(&mut BackupWriter<BufWriter<Box<dyn SyncWrite>>>, &T) -> io::Result<()>,
    ) -> CliResult {
        for one in all {
            match one {
                Ok(one) => self.write(|it| write(it, &one))?,
                Err(error) => lost.push(error.to_string()),
            }
        }
        Ok(())
    }

    /// Completes the file and gives it its name.
    pub fn finish(self) -> CliResult<BackupTotals> {
        let Self { writer, paths: names } = self;
        let settled = writer.finish().and_then(|(total, mut out)| {
            out.get_mut().sync()?;
            if let Some((part, path)) = &names {
                fs::rename(part, path)?;
            }
            Ok(total)
        });
        settled.map_err(|it| match &names {
            Some((_, path)) => cannot_write(path, &it),
            None => CliError::from_stdout(&it),
        })
    }

    fn failure(&self, error: &io::Error) -> CliError {
        match &self.paths {
            Some((_, path)) => cannot_write(path, error),
            None => CliError::from_stdout(error),
        }
    }
}

/// Reads a file from its head on.
pub fn read(path: &Path) -> CliResult<BackupReader<BufReader<File>>> {
    let file = File::open(path).map_err(|it| file_error(path, &it))?;
    BackupReader::new(BufReader::new(file)).map_err(|it| file_error(path, &it))
}

/// Reads a whole file to see whether it is good.
pub fn check(path: &Path) -> CliResult<BackupTotals> {
    let mut reader = read(path)?;
    while reader.read().map_err(|it| file_error(path, &it))?.is_some() {}
    Ok(reader.total())
}

/// The error message about a file.
pub fn file_error(path: &Path, error: &dyn std::error::Error) -> CliError {
    CliError::Message(format!("{}: {error}", path.display()))
}

/// A name that says that the file is not complete.
fn partial_path(path: &Path) -> PathBuf {
    let mut name = path.file_name().map(OsString::from).unwrap_or_default();
    name.push(".part");
    path.with_file_name(name)
}

/// A file for its owner's eyes: the secrets of every table are in it.
fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn cannot_write(path: &Path, error: &io::Error) -> CliError {
    CliError::Message(format!("cannot write {}: {error}", path.display()))
}

/// Milliseconds since 1970.
pub fn now_millis() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
