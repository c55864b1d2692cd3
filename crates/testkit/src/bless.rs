//! Texts that tests compare with and `bless` rewrites.

use std::{env, fs, path::Path};

/// Asserts that a file holds `text`, or writes it when blessing.
pub(crate) fn compare(file: &Path, text: &str) {
    if env::var_os("PATOLLI_BLESS").is_some() {
        let folder = file.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).and_then(|()| fs::write(file, text)).expect("blessing writes the file");
        return;
    }
    let stored = fs::read_to_string(file).unwrap_or_else(|error| {
        panic!("{}: {error}; `cargo xtask bless` writes it", file.display());
    });
    let differs = stored.lines().zip(text.lines()).position(|(old, new)| old != new);
    let lines = (stored.lines().count(), text.lines().count());
    assert!(
        stored == text,
        "{} differs from line {} on ({} lines stored, {} now); if that is meant, `cargo xtask bless`",
        file.display(),
        differs.unwrap_or(lines.0.min(lines.1)) + 1,
        lines.0,
        lines.1,
    );
}
