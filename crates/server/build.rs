//! Puts the rules of `docs/rules` and the chapters of `docs/rulebook` into the binary, whatever games there are.

use std::{
    env, fs,
    io::{Error, Result},
    path::{Path, PathBuf},
};

fn main() -> Result<()> {
    let docs = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("../../docs");
    let (ledgers, chapters) = (docs.join("rules"), docs.join("rulebook"));
    for folder in [&ledgers, &chapters] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let rows: String = texts(&ledgers)?.iter().filter_map(|it| ledger(it)).collect();
    write("ledgers.rs", &rows)?;
    let mut rows = String::new();
    for lang in folders(&chapters)? {
        for game in folders(&lang)? {
            rows.extend(texts(&game)?.iter().filter_map(|it| chapter(it)));
        }
    }
    write("chapters.rs", &rows)?;
    write("excuses.rs", &excuses()?)
}

/// The texts that say which rules no test can prove, as Rust.
fn excuses() -> Result<String> {
    let crates = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("..");
    let mut rows = String::new();
    for file in folders(&crates)?.iter().map(|it| it.join("tests/excuses.txt")).filter(|it| it.is_file()) {
        println!("cargo::rerun-if-changed={}", file.display());
        rows.extend(text(&file).map(|it| format!("    {it},\n")));
    }
    Ok(rows)
}

/// Name and text of one ledger, as Rust.
fn ledger(file: &Path) -> Option<String> {
    Some(format!("    ({:?}, {}),\n", name(file)?, text(file)?))
}

/// Language, game, number and text of one chapter, as Rust.
fn chapter(file: &Path) -> Option<String> {
    let game = file.parent()?;
    let (lang, number) = (name(game.parent()?)?, name(file)?.split_once('-')?.0.parse::<u8>().ok()?);
    let (game, text) = (name(game)?, text(file)?);
    Some(format!("    ChapterFile {{ lang: {lang:?}, game: {game:?}, number: {number}, text: {text} }},\n"))
}

fn name(path: &Path) -> Option<&str> {
    path.file_stem()?.to_str()
}

fn text(file: &Path) -> Option<String> {
    Some(format!("include_str!({:?})", file.canonicalize().ok()?.to_str()?))
}

/// The Markdown files of a folder, in order.
fn texts(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = entries(folder)?;
    files.retain(|it| it.extension().is_some_and(|it| it == "md"));
    Ok(files)
}

fn folders(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut folders = entries(folder)?;
    folders.retain(|it| it.is_dir());
    Ok(folders)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|it| it.map(|it| it.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// An array expression in a file that the code includes.
fn write(name: &str, rows: &str) -> Result<()> {
    fs::write(PathBuf::from(variable("OUT_DIR")?).join(name), format!("&[\n{rows}]\n"))
}

fn variable(name: &str) -> Result<String> {
    env::var(name).map_err(Error::other)
}
