//! Lists the styles of `assets/boards`, so that those of a new game need no line of code.

use std::{
    env,
    fmt::Write as _,
    fs, io, iter,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=assets/board.css");
    println!("cargo::rerun-if-changed=assets/boards");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&out).join("board_css.rs"), board_css()?)
}

/// A string expression: the styles that all boards share, then those of the games in the order of their names.
fn board_css() -> io::Result<String> {
    let files =
        fs::read_dir("assets/boards")?.map(|it| Ok(it?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    let is_css = |it: &&Path| it.extension().is_some_and(|it| it == "css");
    let mut styles: Vec<&Path> = files.iter().map(PathBuf::as_path).filter(is_css).collect();
    styles.sort();
    let mut text = String::from("concat!(\n");
    for path in iter::once(Path::new("assets/board.css")).chain(styles).map(Path::display) {
        writeln!(text, "include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\")),")
            .map_err(io::Error::other)?;
    }
    Ok(text + ")")
}
