//! `patolli simulate`: many games between bots.

mod tally;

use std::time::{Duration, Instant};

use patolli_catalog::{AnyGame, CatalogGame, GameVisitor, game, with_game};
use serde_json::{Value, json};

use self::tally::SeriesStats;
use crate::{
    defaults::default_seats,
    failure::{CliResult, print},
    figures::{plural, points, seats},
    series::{self, Series, SeriesError},
};

pub const EXAMPLES: &str = "\
The digest is a hash over all final positions in game order: the same seed gives the same digest
on every machine and with any number of threads. Bots that search can differ between kinds of machines; bots that think
by the clock, such as search:500ms, differ from run to run.

Examples:
  patolli simulate tikal
  patolli simulate tikal --seats 3 --games 10000 --seed 7 --json
  patolli simulate tikal --seats 4 --bots greedy,random,random,random
  patolli simulate tikal --set auction=on
  patolli simulate tzolkin --seats 5 --set tribes=on --set prophecies=on
  patolli simulate teotihuacan --seats 1 --bots greedy --set bot-worship=plus-1
  patolli simulate tzolkin --games 10 --bots search:3";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game, such as tikal
    game: String,
    /// Number of seats [default: 4, or as many as the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Seed of the series: 1 to 64 visible ASCII characters
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
    /// Bots, one for all seats or one per seat: random, greedy, search:1 to search:7, search:500ms, search:2000it
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// An option of the game; can be given several times
    #[arg(long, value_name = "KEY=VALUE", value_parser = series::parse_key_value)]
    set: Vec<(String, String)>,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> CliResult {
    let game = game(&args.game)?;
    let series = args.series(game)?;
    let threads = series::thread_count(args.threads);
    let begin = Instant::now();
    let tally = with_game(&args.game, Simulation { series: &series, games: args.games, threads })??;
    let report = Report { game, series, threads, tally, time: begin.elapsed() };
    print(&if args.json { report.as_json().to_string() } else { report.to_text() })
}

impl Args {
    fn series(&self, game: &dyn AnyGame) -> CliResult<Series> {
        let seats = self.seats.unwrap_or_else(|| default_seats(game));
        let seed = series::parse_seed(&self.seed)?;
        let mut bots = series::parse_bots(&self.bots, game.name())?;
        if let [one] = &bots[..] {
            bots = vec![one.clone(); usize::from(seats)];
        }
        Ok(Series { seats, options: self.set.clone(), seed, bots, style: false, mistakes: None })
    }
}

/// A series still to be played.
struct Simulation<'a> {
    series: &'a Series,
    games: u64,
    threads: usize,
}

impl GameVisitor for Simulation<'_> {
    type Output = Result<SeriesStats, SeriesError>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        let stats = series::play_all(self.games, self.threads, |index, stats: &mut SeriesStats| {
            series::simulate::<G>(self.series, index).map(|it| stats.add_game(index, &it))
        })?;
        Ok(stats.into_iter().reduce(SeriesStats::merge).unwrap_or_default())
    }
}

/// What a series came to.
struct Report {
    game: &'static dyn AnyGame,
    series: Series,
    threads: usize,
    tally: SeriesStats,
    time: Duration,
}

impl Report {
    fn as_json(&self) -> Value {
        let Self { series, tally, game, .. } = self;
        let seconds = self.time.as_secs_f64();
        json!({
            "game": game.name(),
            "seats": series.seats,
            "games": tally.games(),
            "seed": series::seed_json(&series.seed),
            "options": series::options_json(&series.options),
            "bots": self.bots(),
            "threads": self.threads,
            "decisions": tally.decisions(),
            "seconds": seconds,
            "games_per_second": tally.games_per(seconds),
            "decisions_per_second": tally.decisions_per(seconds),
            "mean_score": tally.mean_score(game.units_per_point()),
            "min_score": game.score(tally.min_score()),
            "max_score": game.score(tally.max_score()),
            "mean_score_by_seat": tally.mean_score_by_seat(game.units_per_point()),
            "wins_by_seat": tally.wins_by_seat(),
            "mean_decisions": tally.mean_decisions(),
            "digest": tally.digest().to_string(),
        })
    }

    fn to_text(&self) -> String {
        let Self { series, tally, threads, game, .. } = self;
        let seconds = self.time.as_secs_f64();
        let each = |numbers: Vec<f64>| numbers.into_iter().map(points).collect::<Vec<_>>().join("  ");
        format!(
            "{}, {}, {}, seed {}\n\
             bots       {}\n\
             time       {seconds:.2} s on {threads} threads: {:.0} games/s, {:.0} decisions/s\n\
             decisions  {}, {:.1} per game\n\
             score      {} on average, {} to {}\n\
             by seat    {}\n\
             wins       {}\n\
             digest     {}",
            game.name(),
            seats(series.seats),
            plural(tally.games(), "game", "games"),
            series.seed,
            self.bots().join(", "),
            tally.games_per(seconds),
            tally.decisions_per(seconds),
            tally.decisions(),
            tally.mean_decisions(),
            points(tally.mean_score(game.units_per_point())),
            game.score(tally.min_score()),
            game.score(tally.max_score()),
            each(tally.mean_score_by_seat(game.units_per_point())),
            each(tally.wins_by_seat()),
            tally.digest(),
        )
    }

    fn bots(&self) -> Vec<String> {
        self.series.bots.iter().map(ToString::to_string).collect()
    }
}
