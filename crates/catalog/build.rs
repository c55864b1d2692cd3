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
    let is_other = |it: &str| OTHERS.contains(&it);
    fs::write(Path::new(&out).join("lesson_files.rs"), learn_files(|it| !is_other(it))?)?;
    fs::write(Path::new(&out).join("guide_files.rs"), learn_files(is_other)?)?;
    fs::write(Path::new(&out).join("scene_files.rs"), scene_files()?)
}

/// Files beside the lessons of a game: the tips of a first game, and the presets of new tables.
const OTHERS: [&str; 2] = ["coach", "presets"];
/// The folder with the scenes of a game.
const SCENES: &str = "scenes";

/// An array expression: a `LessonText` for every file of `learn/` with such a name, those of a game together.
fn learn_files(is_wanted: impl Fn(&str) -> bool) -> io::Result<String> {
    let mut list = String::from("&[\n");
    for folder in sorted(Path::new("learn"))?.iter().filter(|it| it.is_dir()) {
        let is_listed = |it: &&PathBuf| it.extension().is_some_and(|it| it == "toml") && is_wanted(&stem(it));
        for file in sorted(folder)?.iter().filter(is_listed) {
            list += &learn_file(&stem(folder), file);
        }
    }
    Ok(list + "]")
}

/// The same for every file of `learn/GAME/scenes`.
fn scene_files() -> io::Result<String> {
    let mut list = String::from("&[\n");
    for folder in sorted(Path::new("learn"))?.iter().filter(|it| it.join(SCENES).is_dir()) {
        for file in sorted(&folder.join(SCENES))? {
            list += &learn_file(&stem(folder), &file);
        }
    }
    Ok(list + "]")
}

fn learn_file(game: &str, file: &Path) -> String {
    let (id, path) = (stem(file), file.display());
    let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\"))");
    format!("LessonText {{ game: \"{game}\", id: \"{id}\", text: {text} }},\n")
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
