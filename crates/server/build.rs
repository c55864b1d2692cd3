//! Puts the rule ledgers of `docs/rules` into the binary, whatever games there are.

use std::{
    env, fs,
    io::{Error, Result},
    path::{Path, PathBuf},
};

fn main() -> Result<()> {
    let folder = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("../../docs/rules");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = fs::read_dir(&folder)?.map(|it| it.map(|it| it.path())).collect::<Result<Vec<_>>>()?;
    files.retain(|it| it.extension().is_some_and(|it| it == "md"));
    files.sort();
    let rows: String = files.iter().filter_map(|it| row(it)).collect();
    let code = format!("&[\n{rows}]\n");
    fs::write(PathBuf::from(variable("OUT_DIR")?).join("ledgers.rs"), code)
}

/// Name and text of one ledger, as Rust.
fn row(file: &Path) -> Option<String> {
    let name = file.file_stem()?.to_str()?;
    let path = file.canonicalize().ok()?;
    Some(format!("    ({name:?}, include_str!({:?})),\n", path.to_str()?))
}

fn variable(name: &str) -> Result<String> {
    env::var(name).map_err(Error::other)
}
