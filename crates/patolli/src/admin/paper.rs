//! Files of tables: written so that a half-written one is never taken for a whole one, and only for their owner.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use patolli_store::{Reader, Total, Writer};

use crate::{
    failure::{Failure, Outcome},
    records::is_standard,
};

/// A file that is being written.
pub struct Paper {
    writer: Writer<BufWriter<Box<dyn Sheet>>>,
    /// Where the file is now and where it is to be; nowhere for standard output.
    names: Option<(PathBuf, PathBuf)>,
}

/// Where bytes end up.
pub trait Sheet: Write {
    /// Makes them durable.
    fn settle(&mut self) -> io::Result<()>;
}

impl Sheet for File {
    fn settle(&mut self) -> io::Result<()> {
        self.sync_all()
    }
}

impl Sheet for io::Stdout {
    fn settle(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Paper {
    /// Begins a new file, or standard output for `-`.
    pub fn new(path: &Path) -> Outcome<Self> {
        if is_standard(path) {
            let out = BufWriter::new(Box::new(io::stdout()) as Box<dyn Sheet>);
            let writer = Writer::new(out, now()).map_err(|it| Failure::of_writing(&it))?;
            return Ok(Self { writer, names: None });
        }
        if path.exists() {
            let path = path.display();
            return Err(Failure::Words(format!("{path} is there already, and is left as it is")));
        }
        let part = part_of(path);
        let begin = || Writer::new(BufWriter::new(Box::new(private(&part)?) as Box<dyn Sheet>), now());
        let writer = begin().map_err(|it| cannot_write(path, &it))?;
        Ok(Self { writer, names: Some((part, path.to_owned())) })
    }

    /// Whether the tables themselves go to standard output.
    pub fn is_standard(&self) -> bool {
        self.names.is_none()
    }

    /// Writes something.
    pub fn write(
        &mut self,
        what: impl FnOnce(&mut Writer<BufWriter<Box<dyn Sheet>>>) -> io::Result<()>,
    ) -> Outcome {
        what(&mut self.writer).map_err(|it| self.failure(&it))
    }

    /// Completes the file and gives it its name.
    pub fn finish(self) -> Outcome<Total> {
        let Self { writer, names } = self;
        let settled = writer.finish().and_then(|(total, mut out)| {
            out.get_mut().settle()?;
            if let Some((part, path)) = &names {
                fs::rename(part, path)?;
            }
            Ok(total)
        });
        settled.map_err(|it| match &names {
            Some((_, path)) => cannot_write(path, &it),
            None => Failure::of_writing(&it),
        })
    }

    fn failure(&self, error: &io::Error) -> Failure {
        match &self.names {
            Some((_, path)) => cannot_write(path, error),
            None => Failure::of_writing(error),
        }
    }
}

/// Reads a file from its head on.
pub fn read(path: &Path) -> Outcome<Reader<BufReader<File>>> {
    let file = File::open(path).map_err(|it| about(path, &it))?;
    Reader::new(BufReader::new(file)).map_err(|it| about(path, &it))
}

/// Reads a whole file to see whether it is good.
pub fn check(path: &Path) -> Outcome<Total> {
    let mut reader = read(path)?;
    while reader.read().map_err(|it| about(path, &it))?.is_some() {}
    Ok(reader.total())
}

/// What is wrong with a file.
pub fn about(path: &Path, error: &dyn std::error::Error) -> Failure {
    Failure::Words(format!("{}: {error}", path.display()))
}

/// A name that says that the file is not complete.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.file_name().map(OsString::from).unwrap_or_default();
    name.push(".part");
    path.with_file_name(name)
}

/// A file for its owner's eyes: the secrets of every table are in it.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::Words(format!("cannot write {}: {error}", path.display()))
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
