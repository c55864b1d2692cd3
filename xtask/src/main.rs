//! Chores of the project: `cargo xtask test`, `tidy`, `measures`, `bless`, `pictures`, `fuzz`.
//!
//! - `project`: the files of the workspace, `metadata`: its packages, `source`: identifiers of Rust code,
//!   `ledger`: numbered rules, `games`: which of them belong to which crate.
//! - `tidy`: conventions as checks, each finding one line.
//! - `test`: the gate, stage by stage; `licences` is one of its stages.
//! - `bless`: rewrites golden files.
//! - `spelling`: another stage: what people read, by dictionaries.
//! - `measures`: numbers about the code.
//! - `pictures`: all games on all screens, to be looked at.
//! - `fuzz`: looks for input that breaks a promise.

mod bless;
mod finding;
mod fuzz;
mod games;
mod ledger;
mod licences;
mod measures;
mod metadata;
mod pictures;
mod project;
mod source;
mod spelling;
mod test;
mod tidy;

use std::env;
use std::error::Error;
use std::process::ExitCode;

use project::Project;

/// What every chore returns: an error ends the chore and is shown as it is.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

const USAGE: &str = "\
Chores of the project.

cargo xtask test [--only STAGE[,STAGE…]]   run everything that must pass before a change goes in
cargo xtask tidy [--names | --cycles]      check the conventions of the project; show banned names or cycles of modules
cargo xtask measures                       count what docs/why/measures.md watches
cargo xtask bless                          rewrite golden replays and tree counts, show what changed
cargo xtask pictures [WORD…]               take pictures of all games on all screens into target/pictures, or of some:
                                           tikal-middle, dark-390x664, turn
cargo xtask fuzz [TARGET] [--seconds N]    look for input that breaks something, a minute for each target";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match run(&words) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Result<ExitCode> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let well = match words[..] {
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            true
        }
        ["test"] => test::run(&Project::find()?, &[])?,
        ["test", "--only", stages] => {
            let only: Vec<&str> = stages.split(',').map(str::trim).collect();
            test::run(&Project::find()?, &only)?
        }
        ["tidy"] => tidy::run(&Project::find()?)?,
        ["tidy", "--names"] => tidy::print_names(&Project::find()?),
        ["tidy", "--cycles"] => tidy::print_cycles(&Project::find()?)?,
        ["measures"] => measures::run(&Project::find()?)?,
        ["bless"] => bless::run(&Project::find()?)?,
        ["pictures", ref wishes @ ..] => pictures::run(&Project::find()?, wishes)?,
        ["fuzz", ref rest @ ..] => fuzz::run(&Project::find()?, &fuzz::FuzzArgs::parse(rest)?)?,
        _ => return Err(format!("what is `{}`?\n\n{USAGE}", words.join(" ")).into()),
    };
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
