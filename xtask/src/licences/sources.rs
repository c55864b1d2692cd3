//! Where packages come from: from crates.io, or from this project.

use crate::Result;
use crate::project::Project;

/// How lock files name crates.io, also on machines that fetch from a mirror of it.
const CRATES_IO: [&str; 2] =
    ["registry+https://github.com/rust-lang/crates.io-index", "sparse+https://index.crates.io/"];

/// One line for every package of a lock file that comes from elsewhere.
pub fn check(project: &Project, lock: &str) -> Result<Vec<String>> {
    unknown_sources(&project.text(lock).ok_or_else(|| format!("{lock} is missing"))?)
}

fn unknown_sources(lock: &str) -> Result<Vec<String>> {
    let table: toml::Table = lock.parse()?;
    let packages = table.get("package").and_then(toml::Value::as_array);
    let packages = packages.ok_or("the lock file names no packages")?;
    Ok(packages.iter().filter_map(unknown_source).collect())
}

fn unknown_source(package: &toml::Value) -> Option<String> {
    let text = |key| package.get(key).and_then(toml::Value::as_str);
    // A package of this project has no source.
    let source = text("source").filter(|it| !CRATES_IO.contains(it))?;
    let (name, version) = (text("name").unwrap_or("?"), text("version").unwrap_or("?"));
    Some(format!("{name} {version}: comes from `{source}`, which deny.toml does not know"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_crates_io_and_this_project_are_known() {
        let lock = |source: &str| format!("[[package]]\nname = \"x\"\nversion = \"1.0.0\"\n{source}\n");
        let found = |source: &str| unknown_sources(&lock(source)).expect("a lock file");
        assert_eq!(found(""), [""; 0]);
        for source in CRATES_IO {
            assert_eq!(found(&format!("source = \"{source}\"")), [""; 0]);
        }
        for source in ["git+https://github.com/x/x#0123", "registry+https://crates.example/index"] {
            let findings = found(&format!("source = \"{source}\""));
            assert!(findings.len() == 1 && findings[0].contains(source), "{findings:?}");
        }
        assert!(unknown_sources("version = 4").is_err(), "an empty lock file proves nothing");
    }
}
