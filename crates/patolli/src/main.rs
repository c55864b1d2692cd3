//! One program for three Mesoamerican board games: play them in a browser, simulate, replay, draw, analyse, measure.

mod admin;
mod analyse;
mod arena;
mod bench;
mod cli;
mod defaults;
mod draw;
mod engine;
mod failure;
mod figures;
mod lesson;
mod records;
mod replay;
mod schema;
mod series;
mod serve;
mod simulate;
mod train;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::Parser as _;

use crate::{
    cli::{Cli, Command},
    failure::{CliError, CliResult},
};

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) | Err(CliError::BrokenPipe) => ExitCode::SUCCESS,
        Err(CliError::Message(words)) => {
            // With standard error closed, the exit code still tells.
            let _ = writeln!(io::stderr(), "patolli: {words}");
            ExitCode::FAILURE
        }
        Err(CliError::WithExitCode { code, message: words }) => {
            let _ = writeln!(io::stderr(), "patolli: {words}");
            ExitCode::from(code)
        }
    }
}

fn run(cli: Cli) -> CliResult {
    match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(args) => serve::run(args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Engine => engine::run(),
        Command::Schema(args) => schema::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Lesson(args) => lesson::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Admin(args) => admin::run(&args),
    }
}
