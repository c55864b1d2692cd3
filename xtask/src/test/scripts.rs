//! Checks the scripts of the pages: types with `tsc`, format with `prettier`.
//!
//! They are packages of npm, pinned in `package-lock.json` and installed below `target`; nothing of them is shipped.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use super::log::Log;
use super::stage::StageResult;
use super::tools;
use crate::Result;
use crate::project::Project;

/// Where the packages are installed, from the root of the project.
const FOLDER: &str = "target/npm";

/// What says which packages are installed.
const MANIFESTS: [&str; 2] = ["package.json", "package-lock.json"];

/// What npm writes when it has installed everything.
const INSTALLED: &str = "node_modules/.package-lock.json";

/// What `prettier` checks.
const FORMATTED: [&str; 4] =
    ["crates/web/assets/**/*.js", "package.json", "tsconfig.json", ".prettierrc.json"];

/// Installs the tools if need be, and runs both.
pub fn run(project: &Project, log: &mut Log) -> Result<StageResult> {
    if !prepare(project, log)? {
        return Ok(StageResult::failed());
    }
    let types = log.run(tool(project, "tsc").args(["--project", "tsconfig.json"]))?;
    let format = log.run(tool(project, "prettier").arg("--check").args(FORMATTED))?;
    let passed = usize::from(types) + usize::from(format);
    Ok(StageResult { passed, failed: 2 - passed, ..StageResult::default() })
}

/// Installs the packages if need be; whether they are there. Among them is `axe-core`, which the tests in a browser use.
pub fn prepare(project: &Project, log: &mut Log) -> Result<bool> {
    Ok(node_is_ready(project, log)? && install(project, log)?)
}

/// A program of the installed packages.
fn tool(project: &Project, name: &str) -> Command {
    project.command(&format!("{FOLDER}/node_modules/.bin/{name}"))
}

/// Whether `node` and `npm` can be started, after Debian's packages were installed where that is possible.
fn node_is_ready(project: &Project, log: &mut Log) -> io::Result<bool> {
    let is_ready = || ["node", "npm"].into_iter().all(tools::on_path);
    if !is_ready() {
        tools::install_packages(project, log, &["nodejs", "npm"])?;
    }
    if !is_ready() {
        log.write_line("node and npm are missing; get them with `apt-get install nodejs npm`")?;
    }
    Ok(is_ready())
}

/// Installs the packages, unless these very versions are there.
fn install(project: &Project, log: &mut Log) -> Result<bool> {
    let folder = project.root.join(FOLDER);
    if folder.join(INSTALLED).is_file() && has_same_manifests(&project.root, &folder) {
        return Ok(true);
    }
    fs::create_dir_all(&folder)?;
    for name in MANIFESTS {
        fs::copy(project.root.join(name), folder.join(name))?;
    }
    let words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    Ok(log.run(project.command("npm").current_dir(&folder).args(words))?)
}

fn has_same_manifests(root: &Path, folder: &Path) -> bool {
    let text = |folder: &Path, name| fs::read(folder.join(name)).ok();
    MANIFESTS.iter().all(|name| text(root, name).is_some() && text(root, name) == text(folder, name))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_lock_file_names_no_registry() {
        let lock = include_str!("../../../package-lock.json");
        assert!(!lock.contains("\"resolved\""), "npm install --omit-lockfile-registry-resolved");
        assert!(lock.contains("\"integrity\""));
    }
}
