//! The folder in which a training keeps what is finished.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use patolli_ai::train::RoundStore;

use crate::failure::{CliError, CliResult};

/// A folder of one training.
pub struct TrainFolder {
    path: PathBuf,
}

impl TrainFolder {
    /// Opens or makes the folder of the training with this command; that of another training is refused.
    pub fn open(path: &Path, command: &str) -> CliResult<Self> {
        let fail = |it: &io::Error| CliError::Message(format!("cannot use {}: {it}", path.display()));
        fs::create_dir_all(path).map_err(|it| fail(&it))?;
        let plan = path.join("plan.txt");
        match fs::read_to_string(&plan) {
            Ok(kept) if kept.trim() == command => {}
            Ok(kept) => {
                let (path, kept) = (path.display(), kept.trim());
                let words = format!(
                    "{path} belongs to another training: `{kept}`; give that command, or another folder"
                );
                return Err(CliError::Message(words));
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                write_whole(&plan, command.as_bytes()).map_err(|it| fail(&it))?;
            }
            Err(error) => return Err(fail(&error)),
        }
        Ok(Self { path: path.to_owned() })
    }

    /// Where one line per round is written.
    pub fn figures_file(&self) -> PathBuf {
        self.path.join("figures.txt")
    }
}

impl RoundStore for TrainFolder {
    fn load(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.path.join(name)).ok()
    }

    fn keep(&mut self, name: &str, piece: &[u8]) -> io::Result<()> {
        write_whole(&self.path.join(name), piece)
    }

    fn forget(&mut self, name: &str) {
        // What cannot be deleted only takes room.
        let _ = fs::remove_file(self.path.join(name));
    }
}

/// Writes a file whole or not at all: into another one beside it, which then takes its name.
pub fn write_whole(file: &Path, content: &[u8]) -> io::Result<()> {
    let mut unfinished = file.as_os_str().to_owned();
    unfinished.push(".unfinished");
    let written = fs::File::create(&unfinished).and_then(|mut out| {
        out.write_all(content)?;
        out.sync_all()
    });
    let renamed = written.and_then(|()| fs::rename(&unfinished, file));
    if renamed.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    renamed
}

/// Adds a line to a file of figures; if it cannot be written, the training goes on.
pub fn append_line(file: &Path, line: &str) {
    let opened = fs::OpenOptions::new().append(true).create(true).open(file);
    let _ = opened.and_then(|mut it| writeln!(it, "{line}"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_written_leaves_what_was_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("weights.txt");
        write_whole(&file, b"one").expect("it can be written");
        // A folder in the way of the unfinished file: writing fails as it does on a full disk.
        fs::create_dir(folder.path().join("weights.txt.unfinished")).expect("a folder");
        assert!(write_whole(&file, b"two").is_err());
        assert_eq!(fs::read(&file).expect("still there"), b"one");
    }

    #[test]
    fn a_folder_belongs_to_one_training() {
        let folder = tempfile::tempdir().expect("a folder");
        let open = |command| TrainFolder::open(folder.path(), command);
        assert!(open("patolli train tikal --seed 1").is_ok());
        assert!(open("patolli train tikal --seed 1").is_ok(), "it is resumed");
        let refused = open("patolli train tikal --seed 2").map(drop);
        assert!(matches!(refused, Err(CliError::Message(it)) if it.contains("belongs to another training")));
    }
}
