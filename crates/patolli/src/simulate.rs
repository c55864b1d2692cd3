//! `patolli simulate`: many games between bots.

mod tally;

use std::{
    io::{self, IsTerminal as _},
    num::NonZeroUsize,
    panic, thread,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};
use patolli_catalog::{Bot, Kind, Seed, Series, StartError, game};
use serde_json::{Map, Value, json};

use self::tally::{Share, Tally};
use crate::{
    defaults::usual_seats,
    failure::{Failure, Outcome, print},
};

pub const EXAMPLES: &str = "\
The digest is a hash over all final positions in game order: the same seed gives the same digest
on every machine and with any number of threads.

Examples:
  patolli simulate tikal
  patolli simulate tikal --seats 3 --games 10000 --seed 7 --json
  patolli simulate tikal --seats 4 --bots greedy,random,random,random
  patolli simulate tikal --set auction=on
  patolli simulate tzolkin --seats 5 --set tribes=on --set prophecies=on
  patolli simulate teotihuacan --seats 1 --bots greedy --set bot-worship=plus-1";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game: tikal, tzolkin or teotihuacan
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
    /// Bots, one for all seats or one per seat: random, greedy
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// An option of the game; may stand several times
    #[arg(long, value_name = "KEY=VALUE", value_parser = pair)]
    set: Vec<(String, String)>,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Outcome {
    let kind = game(&args.game)?;
    let series = args.series(kind)?;
    let threads = args.threads.map_or_else(cores, usize::from);
    let begin = Instant::now();
    let tally = play_all(kind, &series, args.games, threads)?;
    let report = Report { kind, series, threads, tally, time: begin.elapsed() };
    print(&if args.json { report.as_json().to_string() } else { report.as_words() })
}

impl Args {
    fn series(&self, kind: &dyn Kind) -> Outcome<Series> {
        let seats = self.seats.unwrap_or_else(|| usual_seats(kind));
        let seed = self.seed.parse::<Seed>().map_err(|it| Failure::Words(format!("--seed: {it}")))?;
        let mut bots = self.bots.iter().map(|it| it.trim().parse()).collect::<Result<Vec<Bot>, _>>()?;
        if let [one] = bots[..] {
            bots = vec![one; usize::from(seats)];
        }
        Ok(Series { seats, options: self.set.clone(), seed, bots })
    }
}

pub(crate) fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected KEY=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Plays every game of the series. Which thread plays which game makes no difference to the result.
fn play_all(kind: &dyn Kind, series: &Series, games: u64, threads: usize) -> Result<Tally, StartError> {
    let bar = io::stderr().is_terminal().then(|| progress(games));
    let share = Share::new(games);
    let tallies = thread::scope(|scope| {
        let work = || play_share(kind, series, &share, bar.as_ref());
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let ends = workers.into_iter().map(|it| it.join().unwrap_or_else(|it| panic::resume_unwind(it)));
        ends.collect::<Result<Vec<_>, _>>()
    });
    bar.inspect(ProgressBar::finish_and_clear);
    Ok(tallies?.into_iter().reduce(Tally::and).unwrap_or_default())
}

fn play_share(
    kind: &dyn Kind,
    series: &Series,
    share: &Share,
    bar: Option<&ProgressBar>,
) -> Result<Tally, StartError> {
    let mut tally = Tally::default();
    while let Some(index) = share.next() {
        let report = kind.simulate(series, index).inspect_err(|_| share.stop())?;
        tally.count(index, &report);
        if let Some(bar) = bar {
            bar.inc(1);
        }
    }
    Ok(tally)
}

fn progress(games: u64) -> ProgressBar {
    const LOOK: &str = "{bar:40} {pos}/{len} games, {eta} left";
    let look = ProgressStyle::with_template(LOOK).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(look)
}

/// What a series came to.
struct Report {
    kind: &'static dyn Kind,
    series: Series,
    threads: usize,
    tally: Tally,
    time: Duration,
}

impl Report {
    fn as_json(&self) -> Value {
        let Self { series, tally, kind, .. } = self;
        let seconds = self.time.as_secs_f64();
        let options: Map<_, _> =
            series.options.iter().map(|(key, value)| (key.clone(), Value::from(value.as_str()))).collect();
        json!({
            "game": kind.name(),
            "seats": series.seats,
            "games": tally.games(),
            "seed": seed_json(&series.seed),
            "options": options,
            "bots": self.bots(),
            "threads": self.threads,
            "decisions": tally.decisions(),
            "seconds": seconds,
            "games_per_second": tally.games_per(seconds),
            "decisions_per_second": tally.decisions_per(seconds),
            "mean_score": tally.mean_score(kind.parts()),
            "min_score": kind.score(tally.min_score()),
            "max_score": kind.score(tally.max_score()),
            "mean_score_by_seat": tally.mean_score_by_seat(kind.parts()),
            "wins_by_seat": tally.wins_by_seat(),
            "mean_decisions": tally.mean_decisions(),
            "digest": tally.digest().to_string(),
        })
    }

    fn as_words(&self) -> String {
        let Self { series, tally, threads, kind, .. } = self;
        let seconds = self.time.as_secs_f64();
        // A true minus, as everywhere people read.
        let mean = |number: f64| format!("{number:.1}").replace('-', "−");
        let each = |numbers: Vec<f64>| numbers.into_iter().map(mean).collect::<Vec<_>>().join("  ");
        format!(
            "{}, {} seats, {} games, seed {}\n\
             bots       {}\n\
             time       {seconds:.2} s on {threads} threads: {:.0} games/s, {:.0} decisions/s\n\
             decisions  {}, {:.1} per game\n\
             score      {} on average, {} to {}\n\
             by seat    {}\n\
             wins       {}\n\
             digest     {}",
            kind.name(),
            series.seats,
            tally.games(),
            series.seed,
            self.bots().join(", "),
            tally.games_per(seconds),
            tally.decisions_per(seconds),
            tally.decisions(),
            tally.mean_decisions(),
            mean(tally.mean_score(kind.parts())),
            kind.score(tally.min_score()),
            kind.score(tally.max_score()),
            each(tally.mean_score_by_seat(kind.parts())),
            each(tally.wins_by_seat()),
            tally.digest(),
        )
    }

    fn bots(&self) -> Vec<String> {
        self.series.bots.iter().map(ToString::to_string).collect()
    }
}

/// A seed that is a number is printed as one.
fn seed_json(seed: &Seed) -> Value {
    let number = seed.as_str().parse::<u64>().ok().filter(|it| it.to_string() == seed.as_str());
    number.map_or_else(|| Value::from(seed.as_str()), Value::from)
}
