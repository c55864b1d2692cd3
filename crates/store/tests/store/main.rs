//! Every store keeps the contract, and what is special about each database.

#[path = "../support/cluster.rs"]
mod cluster;
#[macro_use]
mod contract;
mod files;
mod kill;
mod postgres;
mod sqlite;

use std::path::PathBuf;

use tempfile::TempDir;

/// A directory that goes away with the test, and a file in it with an odd name.
fn temp_db_path() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tables of ¿quién? #1%.db");
    (directory, path)
}
