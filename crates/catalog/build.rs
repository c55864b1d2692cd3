//! Lists the message files of `locales/` and the lesson files of `learn/`, so that a new file needs no line of code.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=learn");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&out).join("message_files.rs"), message_files()?)?;
    fs::write(Path::new(&out).join("lesson_files.rs"), lesson_files()?)
}

/// An array expression: a `LessonText` for every lesson file, those of a game together.
fn lesson_files() -> io::Result<String> {
    let mut list = String::from("&[\n");
    for folder in sorted(Path::new("learn"))?.iter().filter(|it| it.is_dir()) {
        // The tips of a first game lie beside the lessons.
        let is_lesson = |it: &&PathBuf| it.extension().is_some_and(|it| it == "toml") && stem(it) != "coach";
        for file in sorted(folder)?.iter().filter(is_lesson) {
            let (game, id, path) = (stem(folder), stem(file), file.display());
            let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\"))");
            writeln!(list, "LessonText {{ game: \"{game}\", id: \"{id}\", text: {text} }},")
                .map_err(io::Error::other)?;
        }
    }
    Ok(list + "]")
}

/// An array expression: a `MessageFile` for every message file.
fn message_files() -> io::Result<String> {
    let mut list = String::from("&[\n");
    for folder in sorted(Path::new("locales"))? {
        for file in sorted(&folder)?.iter().filter(|it| it.extension().is_some_and(|it| it == "ftl")) {
            let (lang, name, path) = (stem(&folder), stem(file), file.display());
            let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\"))");
            writeln!(list, "MessageFile {{ lang: \"{lang}\", name: \"{name}\", text: {text} }},")
                .map_err(io::Error::other)?;
        }
    }
    Ok(list + "]")
}

/// What a folder holds, in one order on every machine.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|it| Ok(it?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default()
}
