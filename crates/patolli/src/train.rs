//! `patolli train`: learns what positions are worth from games the bots play against each other.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use patolli_ai::train::{TrainConfig, TrainError, TrainStart, train};
use patolli_catalog::{AnyGame, CatalogGame, GameVisitor, game, with_game};

use crate::{
    failure::{CliError, CliResult, print},
    series,
};

pub const EXAMPLES: &str = "\
Each round plays games between searching bots with what was learned before, remembers positions with how their games ended, and
fits the weights anew. The same plan and seed give the same weights with any number of threads. How it goes is told on
standard error, the weights go to the file or to standard output. The program has its weights from
crates/ai/weights; docs/strength.md has the commands that made them.

Examples:
  patolli train tikal --out tikal.txt
  patolli train tzolkin --seats 2,4 --games 2000 --rounds 3 --seed 7 --out tzolkin.txt
  patolli train teotihuacan --fresh --rounds 4 --out teotihuacan.txt";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game, such as tikal
    game: String,
    /// Numbers of seats to learn for [default: every number the game allows]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    seats: Vec<u8>,
    /// Games in each round, for each number of seats
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(10..=10_000_000))]
    games: u64,
    /// Number of rounds
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// Simulations for each decision
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    simulations: u32,
    /// Let greedy bots play the first round instead of the built-in weights
    #[arg(long)]
    fresh: bool,
    /// Play the first round with the weights of this file
    #[arg(long, value_name = "FILE", conflicts_with = "fresh")]
    from: Option<PathBuf>,
    /// Seed of everything random: 1 to 64 visible ASCII characters
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The file for the weights [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args) -> CliResult {
    let game = game(&args.game)?;
    let plan = args.plan(game)?;
    args.check(game, &plan)?;
    let weights = with_game(&args.game, Training { plan: &plan, command: args.command_line(&plan) })??;
    match &args.out {
        None => print(&weights),
        Some(file) => fs::write(file, weights).map_err(|it| write_error(file, &it)),
    }
}

/// A training still to be done; it comes to the text of a weights file.
struct Training<'a> {
    plan: &'a TrainConfig,
    /// The command that makes the same weights, for the head of the file.
    command: String,
}

impl GameVisitor for Training<'_> {
    type Output = Result<String, TrainError>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        Ok(train::<G>(self.plan, &mut print_progress)?.write::<G>(&self.command))
    }
}

fn write_error(file: &Path, error: &io::Error) -> CliError {
    CliError::Message(format!("cannot write {}: {error}", file.display()))
}

/// Writes progress to standard error; a closed one stops nothing.
fn print_progress(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

impl Args {
    fn plan(&self, game: &dyn AnyGame) -> CliResult<TrainConfig> {
        let seats = if self.seats.is_empty() { game.seats().collect() } else { self.seats.clone() };
        Ok(TrainConfig {
            seats,
            games: self.games,
            rounds: self.rounds,
            simulations: self.simulations,
            start: self.start()?,
            seed: series::parse_seed(&self.seed)?,
            threads: series::thread_count(self.threads),
        })
    }

    /// Who plays the games of the first round.
    fn start(&self) -> CliResult<TrainStart> {
        match &self.from {
            Some(file) => {
                let text = fs::read_to_string(file);
                let text =
                    text.map_err(|it| CliError::Message(format!("cannot read {}: {it}", file.display())))?;
                Ok(TrainStart::Weights(text))
            }
            None if self.fresh => Ok(TrainStart::Greedy),
            None => Ok(TrainStart::Embedded),
        }
    }

    /// Whether the game has such seats and the file can be written, before hours are spent.
    fn check(&self, game: &dyn AnyGame, plan: &TrainConfig) -> CliResult {
        for seats in &plan.seats {
            game.start(*seats, &[], &plan.seed)?;
        }
        match &self.out {
            None => Ok(()),
            Some(file) => {
                let opened = fs::OpenOptions::new().append(true).create(true).open(file);
                opened.map(drop).map_err(|it| write_error(file, &it))
            }
        }
    }

    /// The command that makes these weights again, with everything it assumed.
    fn command_line(&self, plan: &TrainConfig) -> String {
        let seats: Vec<_> = plan.seats.iter().map(ToString::to_string).collect();
        let start = match self.from.as_deref().and_then(Path::file_name) {
            Some(file) => format!(" --from {}", file.display()),
            None if self.fresh => " --fresh".to_owned(),
            None => String::new(),
        };
        format!(
            "patolli train {} --seats {} --games {} --rounds {} --simulations {} --seed {}{start}",
            self.game,
            seats.join(","),
            plan.games,
            plan.rounds,
            plan.simulations,
            plan.seed,
        )
    }
}
