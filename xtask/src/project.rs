//! The files of the project.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;

/// The project on disk: its root and every text file that was written by hand.
#[derive(Debug)]
pub struct Project {
    /// The folder of the workspace.
    pub root: PathBuf,
    /// Paths from the root with `/` between the parts, sorted; nothing ignored or built.
    pub files: Vec<String>,
}

impl Project {
    /// Finds the project this program belongs to.
    pub fn find() -> Result<Self> {
        let here = env::var_os("CARGO_MANIFEST_DIR").map_or_else(env::current_dir, |dir| Ok(dir.into()))?;
        let root = here
            .ancestors()
            .find(|dir| dir.join("xtask").is_dir() && dir.join("crates").is_dir())
            .ok_or("run this inside the project")?
            .to_path_buf();
        let mut files = listed_by_git(&root).map_or_else(|| walk(&root), Ok)?;
        files.retain(|file| root.join(file).is_file());
        files.sort();
        files.dedup();
        Ok(Self { root, files })
    }

    /// The text of a file, or nothing if it is no text.
    pub fn text(&self, file: &str) -> Option<String> {
        fs::read_to_string(self.root.join(file)).ok()
    }

    /// Path and text of every file with one of these endings.
    pub fn texts<'a>(&'a self, endings: &'a [&'a str]) -> impl Iterator<Item = (&'a str, String)> {
        self.files
            .iter()
            .filter(|file| {
                Path::new(file).extension().and_then(OsStr::to_str).is_some_and(|it| endings.contains(&it))
            })
            .filter_map(|file| Some((file.as_str(), self.text(file)?)))
    }

    /// A command that runs in the root of the project, without colours; cargo says in it what it runs.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(&self.root)
            .env("CARGO_TERM_COLOR", "never")
            .env("CARGO_TERM_QUIET", "false")
            .env_remove("PATOLLI_BLESS");
        command
    }

    /// The folder that cargo builds in.
    pub fn target(&self) -> PathBuf {
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.root.join("target"), |it| self.root.join(it))
    }

    /// `cargo`, the same one that runs this program.
    pub fn cargo<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Command {
        let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let mut command = self.command(&cargo);
        command.args(words);
        command
    }
}

/// Tracked files and new ones that are not ignored; nothing where there is no git.
fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let output = Command::new("git")
        .current_dir(root)
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(text.split_terminator('\0').map(str::to_owned).collect())
}

/// Every file below the root, for sources unpacked without git.
fn walk(root: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let path = entry.path();
            let skipped = entry.file_name() == ".git" || path == root.join("target");
            if entry.file_type()?.is_dir() && !skipped {
                folders.push(path);
            } else if !skipped {
                files.push(relative(root, &path));
            }
        }
    }
    Ok(files)
}

/// A path as seen from the root, with `/` between its parts.
fn relative(root: &Path, path: &Path) -> String {
    let inner = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<_> = inner.iter().map(OsStr::to_string_lossy).collect();
    parts.join("/")
}
