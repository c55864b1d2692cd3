//! `patolli arena`: which bot is stronger.

mod interval;
mod table;
mod tally;

use patolli_catalog::{AnyGame, Bot, CatalogGame, GameVisitor, Lang, Localizer, game, with_game};
use serde_json::{Value, json};

use self::tally::{ArenaGame, ArenaStats, BotStats};
use crate::{
    defaults::default_seats,
    failure::{CliResult, print},
    figures::{plural, points, seats},
    series::{self, Series, SeriesError},
};

pub const EXAMPLES: &str = "\
Every deal is played several times, once for each way to seat the bots in a circle, so that each of them sits everywhere on the
same deal. So a few more games than asked for may be played. With fewer bots than seats, the last one takes the rest.

A bot at several seats is counted once for each. A shared first place counts as its share. The win rate has a
95 % interval that treats the games of one deal as belonging together. The margin is the distance to the mean of the
others. Only decisions with more than one answer are timed.

Bots: random; greedy, which looks one decision ahead; search:1 to search:6, from beginner to expert; search with a time or a
number of simulations for each decision, such as search:500ms and search:2000it. Without bots that think by the clock,
the same seed gives the same games with any number of threads.

Examples:
  patolli arena tikal --bots search:4,search:3 --games 200
  patolli arena tzolkin --bots search:6,greedy --seats 4 --games 100 --json
  patolli arena teotihuacan --bots search:6 --seats 1          against Teotibot";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game, such as tikal
    game: String,
    /// Bots by seat; the last one takes the seats that are left
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Number of seats [default: one for each bot; for a single bot 4, or as many as the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Number of games, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Seed of the series: 1 to 64 visible ASCII characters
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
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
    let tally = play(game, &series, args.games, series::thread_count(args.threads))?;
    let report = Report { game, series, tally };
    print(&if args.json { report.as_json().to_string() } else { report.to_text() })
}

impl Args {
    fn series(&self, game: &dyn AnyGame) -> CliResult<Series> {
        let mut bots = series::parse_bots(&self.bots)?;
        let seats = self.seats.unwrap_or_else(|| seats_for(&bots, game));
        if let Some(last) = bots.last().copied()
            && bots.len() < usize::from(seats)
        {
            bots.resize(usize::from(seats), last);
        }
        Ok(Series { seats, options: self.set.clone(), seed: series::parse_seed(&self.seed)?, bots })
    }
}

/// A seat for each bot; one bot alone plays against itself at the usual number of seats.
fn seats_for(bots: &[Bot], game: &dyn AnyGame) -> u8 {
    match bots.len() {
        0 | 1 => default_seats(game),
        many => u8::try_from(many).unwrap_or(u8::MAX).max(*game.seats().start()),
    }
}

/// Plays every deal in every seating. What comes out does not depend on the number of threads.
fn play(game: &dyn AnyGame, series: &Series, games: u64, threads: usize) -> CliResult<ArenaStats> {
    let played = with_game(game.name(), Arena { series, games, threads })??;
    let automaton = || Localizer::for_game(Lang::En, game.name()).text("automaton").to_lowercase();
    Ok(ArenaStats::new(&series.bots, played, automaton, game.units_per_point()))
}

/// An arena still to be played.
struct Arena<'a> {
    series: &'a Series,
    games: u64,
    threads: usize,
}

impl GameVisitor for Arena<'_> {
    type Output = Result<Vec<ArenaGame>, SeriesError>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        let rotations = distinct_rotations(&self.series.bots) as u64;
        let deals = self.games.div_ceil(rotations);
        let played =
            series::play_all(deals * rotations, self.threads, |index, list: &mut Vec<ArenaGame>| {
                let (deal, rotation) = (index / rotations, index % rotations);
                let timed = series::play_timed_game::<G>(&rotated(self.series, rotation), deal)?;
                list.push(ArenaGame { deal, rotation, timed });
                Ok(())
            })?;
        Ok(played.into_iter().flatten().collect())
    }
}

/// How many ways to turn the circle of bots differ.
fn distinct_rotations(bots: &[Bot]) -> usize {
    let same = |by: &usize| (0..bots.len()).all(|it| bots[it] == bots[(it + by) % bots.len()]);
    (1..=bots.len()).find(same).unwrap_or(1)
}

/// The series with every bot moved on by some seats.
fn rotated(series: &Series, by: u64) -> Series {
    let mut series = series.clone();
    series.bots.rotate_right(usize::try_from(by).unwrap_or_default());
    series
}

/// What an arena came to.
struct Report {
    game: &'static dyn AnyGame,
    series: Series,
    tally: ArenaStats,
}

impl Report {
    fn as_json(&self) -> Value {
        let Self { game, series, tally } = self;
        json!({
            "game": game.name(),
            "seats": series.seats,
            "games": tally.games,
            "deals": tally.deals,
            "seed": series::seed_json(&series.seed),
            "options": series::options_json(&series.options),
            "winner_mean_score": tally.winner_mean_score,
            "decisions": tally.decisions,
            "bots": tally.bots.iter().map(BotStats::as_json).collect::<Vec<_>>(),
        })
    }

    fn to_text(&self) -> String {
        let Self { game, series, tally } = self;
        let sets = series.options.iter().map(|(key, value)| format!("{key}={value}"));
        let with = [seats(series.seats)].into_iter().chain(sets).collect::<Vec<_>>().join(", ");
        format!(
            "{}, {with}, {} on {}, seed {}\n{}\nwinners score {} on average",
            game.name(),
            plural(tally.games, "game", "games"),
            plural(tally.deals, "deal", "deals"),
            series.seed,
            table::render(&tally.bots),
            points(tally.winner_mean_score),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_that_look_alike_are_not_seated_twice() {
        let ways = |names: &str| {
            let bots: Vec<Bot> = names.split(',').map(|it| it.parse().expect("a bot")).collect();
            distinct_rotations(&bots)
        };
        assert_eq!(ways("greedy"), 1);
        assert_eq!(ways("greedy,greedy,greedy"), 1);
        assert_eq!(ways("greedy,random"), 2);
        assert_eq!(ways("greedy,random,greedy,random"), 2);
        assert_eq!(ways("search:6,greedy,greedy,greedy"), 4);
    }
}
