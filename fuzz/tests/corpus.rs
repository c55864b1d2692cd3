//! Every input kept for the fuzzer, without the fuzzer.

use std::{fs, path::Path};

/// Feeds a target with all its kept inputs. The name of the one at fault is the last that was printed.
fn replay(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let entries = fs::read_dir(folder).expect("the target has inputs");
    let mut files: Vec<_> = entries.map(|it| it.expect("the folder can be read").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{target} has no inputs");
    for file in files {
        println!("{}", file.display());
        run(&fs::read(&file).expect("the input can be read"));
    }
}

#[test]
fn notation() {
    replay("notation", patolli_fuzz::notation);
}

#[test]
fn record() {
    replay("record", patolli_fuzz::record);
}

#[test]
fn engine() {
    replay("engine", patolli_fuzz::engine);
}

#[test]
fn http() {
    replay("http", patolli_fuzz::http);
}

#[test]
fn socket() {
    replay("socket", patolli_fuzz::socket);
}
