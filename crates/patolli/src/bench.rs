//! `patolli bench`: how fast the rules and the search run, and the server.

mod serve;
mod speed;

use std::{
    io::{self, IsTerminal as _},
    time::Duration,
};

use indicatif::ProgressBar;
use patolli_ai::{Evaluator, ValueModel};
use patolli_catalog::{CatalogGame, GameVisitor, OptionsError, game, games, with_game};
use patolli_core::Options as _;
use serde_json::{Map, Value, json};

use self::speed::{Speed, measure};
use crate::{
    defaults::default_seats,
    failure::{CliResult, print},
    series::{parse_key_value, read_evaluator},
};

pub const EXAMPLES: &str = "\
Random games on one core: how many games and decisions a second, how many choices a decision has, how large
a position is, how long it takes to list the choices of a position, and to copy it and apply one of them; then how often a second
a search looks at a position early in the game.

Examples:
  patolli bench
  patolli bench tikal --seconds 10 --json
  patolli bench tzolkin --seats 5 --set tribes=on --set prophecies=on
  patolli bench tzolkin --weights tzolkin.net
  patolli bench serve --tables 1000 --pace 2000       how fast a server is: see patolli bench serve --help";

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// The game, such as tikal [default: every game]
    game: Option<String>,
    /// Seconds per game
    #[arg(long, value_name = "S", default_value = "3", value_parser = seconds)]
    seconds: f64,
    /// Number of seats [default: 4, or as many as the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// An option of the game; can be given several times
    #[arg(long, value_name = "KEY=VALUE", value_parser = parse_key_value)]
    set: Vec<(String, String)>,
    /// Let the search judge positions by the weights or the network of this file
    #[arg(long, value_name = "FILE", requires = "game")]
    weights: Option<String>,
    /// Print one JSON object with a field per game
    #[arg(long)]
    json: bool,
}

/// What else can be measured.
#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Measure how many decisions a server handles and how soon all pages show them
    #[command(after_help = serve::EXAMPLES)]
    Serve(serve::Args),
}

pub fn run(args: &Args) -> CliResult {
    match &args.command {
        Some(Command::Serve(args)) => serve::run(args),
        None => rules(args),
    }
}

/// Measures the rules and the search.
fn rules(args: &Args) -> CliResult {
    let chosen = match &args.game {
        Some(name) => vec![game(name)?],
        None => games().to_vec(),
    };
    let mut speeds = Vec::new();
    for game in chosen {
        let seats = args.seats.unwrap_or_else(|| default_seats(game));
        let waiting = io::stderr().is_terminal().then(|| spinner(game.name()));
        let time = Duration::from_secs_f64(args.seconds);
        let evaluator = args.weights.as_deref().map(|it| read_evaluator(it, game.name())).transpose()?;
        let speed = with_game(game.name(), Measurement { seats, options: &args.set, evaluator, time })??;
        waiting.inspect(ProgressBar::finish_and_clear);
        speeds.push((game.name(), seats, speed));
    }
    if args.json {
        let object: Map<_, _> =
            speeds.iter().map(|(name, seats, speed)| ((*name).to_owned(), as_json(*seats, speed))).collect();
        return print(&Value::from(object).to_string());
    }
    let tables: Vec<_> = speeds.iter().map(|(name, seats, speed)| to_text(name, *seats, speed)).collect();
    print(&tables.join("\n"))
}

/// A measurement still to be made.
struct Measurement<'a> {
    seats: u8,
    options: &'a [(String, String)],
    /// What judges positions, if not what the program knows.
    evaluator: Option<Evaluator>,
    time: Duration,
}

impl GameVisitor for Measurement<'_> {
    type Output = Result<Speed, OptionsError>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        let pairs = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(self.seats, pairs)?;
        let evaluator = self.evaluator.unwrap_or_else(|| ValueModel::embedded::<G>().into());
        Ok(measure::<G>(&options, &evaluator, self.time))
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds".to_owned())?;
    let fits = seconds > 0.0 && seconds <= 3600.0;
    if fits { Ok(seconds) } else { Err("expected more than 0 and at most 3600 seconds".to_owned()) }
}

fn spinner(name: &str) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(format!("measuring {name}"));
    spinner.enable_steady_tick(Duration::from_millis(200));
    spinner
}

fn as_json(seats: u8, speed: &Speed) -> Value {
    json!({
        "seats": seats,
        "playouts_per_second": speed.playouts_per_second,
        "decisions_per_second": speed.decisions_per_second,
        "mean_choices": speed.mean_choices,
        "max_choices": speed.max_choices,
        "position_bytes": speed.position_bytes,
        "choices_ns": speed.choices_ns,
        "apply_ns": speed.apply_ns,
        "simulations_per_second": speed.simulations_per_second,
    })
}

fn to_text(name: &str, seats: u8, speed: &Speed) -> String {
    format!(
        "{name}, {seats} seats\n\
         \x20 playouts/s       {:>10.0}\n\
         \x20 decisions/s      {:>10.0}\n\
         \x20 choices          {:>10.1} on average, {} at most\n\
         \x20 position         {:>10} bytes\n\
         \x20 listing choices  {:>10.0} ns\n\
         \x20 applying one     {:>10.0} ns\n\
         \x20 simulations/s    {:>10.0}",
        speed.playouts_per_second,
        speed.decisions_per_second,
        speed.mean_choices,
        speed.max_choices,
        speed.position_bytes,
        speed.choices_ns,
        speed.apply_ns,
        speed.simulations_per_second,
    )
}
