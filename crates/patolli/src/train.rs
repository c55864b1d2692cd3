//! `patolli train`: learns what positions are worth from games the bots play against each other.

mod folder;
mod prices;

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use patolli_ai::train::{RoundStore, TrainConfig, TrainError, TrainStart, Unkept, train, train_network};
use patolli_catalog::{AnyGame, CatalogGame, GameVisitor, game, with_game};

use self::folder::{TrainFolder, write_whole};
use crate::{
    failure::{CliError, CliResult, print},
    series,
};

pub const EXAMPLES: &str = "\
Each round plays games between searching bots with what was learned before, remembers positions with how their games ended, and
fits the weights anew. The same plan and seed give the same weights with any number of threads. How it goes is told on
standard error, the weights go to the file or to standard output. The program has its weights from
crates/ai/weights; docs/strength.md has the commands that made them.

With --resume DIR everything that is finished is kept in that folder: every 50 games and the weights of each round, and one line
of figures per round in figures.txt. A training that was stopped, at whatever moment, goes on where it was when the same command is
given again, and comes to the same weights. Nothing is ever half written.

Scattered games begin with workers, technologies, goods and the like given to the seats by lot: so bots learn what they are
worth before they know how to come by them.

With --network a network is learned, which looks at many more facts of a position than weights do. What is kept in the folder are then the
games themselves, so that the next program, which may look at others, can learn from them as well. Arenas play with either
file: search:160it@FILE.

Examples:
  patolli train tikal --out tikal.txt
  patolli train tzolkin --seats 2,4 --games 2000 --rounds 3 --seed 7 --out tzolkin.txt
  patolli train teotihuacan --fresh --rounds 4 --out teotihuacan.txt
  patolli train tzolkin --seats 4 --games 5000 --rounds 6 --scattered 50 --remember 3 --resume training --out tzolkin.txt
  patolli train tzolkin --network --seats 2,4 --games 3000 --rounds 2 --scattered 50 --resume network --out tzolkin.net";

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
    /// Play the first round with the weights or the network of this file
    #[arg(long, value_name = "FILE", conflicts_with = "fresh")]
    from: Option<PathBuf>,
    /// Learn a network instead of weights: one for all numbers of seats
    #[arg(long, requires = "out")]
    network: bool,
    /// Seed of everything random: 1 to 64 visible ASCII characters
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
    /// Part of the games in which seats are given something by lot, in per cent
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    scattered: u8,
    /// Rounds whose games are learned from, the newest included
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=100))]
    remember: u32,
    /// Keep what is finished in this folder, and go on with what is kept there
    #[arg(long, value_name = "DIR")]
    resume: Option<PathBuf>,
    /// Learn nothing: print what the weights say of things given for nothing, and whether that is sane
    #[arg(long, conflicts_with = "fresh")]
    prices: bool,
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
    if args.prices {
        return print(&with_game(&args.game, prices::PriceTable { plan: &plan })??);
    }
    let command = args.command_line(&plan);
    let mut folder = args.resume.as_deref().map(|it| TrainFolder::open(it, &command)).transpose()?;
    let figures = folder.as_ref().map(TrainFolder::figures_file);
    let store: &mut dyn RoundStore = match &mut folder {
        Some(folder) => folder,
        None => &mut Unkept,
    };
    let training = Training { plan: &plan, network: args.network, store, figures, command };
    let learned = with_game(&args.game, training)??;
    match &args.out {
        None => print(&String::from_utf8_lossy(&learned)),
        Some(file) => write_whole(file, &learned).map_err(|it| write_error(file, &it)),
    }
}

/// A training still to be done; it comes to the content of a file.
struct Training<'a> {
    plan: &'a TrainConfig,
    /// Whether a network is learned.
    network: bool,
    store: &'a mut dyn RoundStore,
    /// Where one line per round is written, beside standard error.
    figures: Option<PathBuf>,
    /// The command that makes the same weights, for the head of the file.
    command: String,
}

impl GameVisitor for Training<'_> {
    type Output = Result<Vec<u8>, TrainError>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        let figures = self.figures;
        let mut tell = |line: &str| {
            print_progress(line);
            if let Some(file) = &figures {
                folder::append_line(file, line);
            }
        };
        if self.network {
            return Ok(train_network::<G>(self.plan, self.store, &mut tell)?.write::<G>(&self.command));
        }
        Ok(train::<G>(self.plan, self.store, &mut tell)?.write::<G>(&self.command).into_bytes())
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
            scattered: f32::from(self.scattered) / 100.0,
            remembered: self.remember,
        })
    }

    /// The bots that play the games of the first round.
    fn start(&self) -> CliResult<TrainStart> {
        match &self.from {
            Some(file) => Ok(TrainStart::File(series::read_weights(&file.to_string_lossy())?)),
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
        let scattered =
            if self.scattered > 0 { format!(" --scattered {}", self.scattered) } else { String::new() };
        let remember =
            if self.remember == 2 { String::new() } else { format!(" --remember {}", self.remember) };
        let network = if self.network { " --network" } else { "" };
        format!(
            "patolli train {} --seats {} --games {} --rounds {} --simulations {} --seed {}{start}{scattered}{remember}{network}",
            self.game,
            seats.join(","),
            plan.games,
            plan.rounds,
            plan.simulations,
            plan.seed,
        )
    }
}
