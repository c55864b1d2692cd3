//! `patolli arena`: which bot is stronger.

mod elo;
mod interval;
mod rating;
mod report;
mod sprt;
mod style;
mod table;
mod tally;

use patolli_catalog::{AnyGame, CatalogGame, GameVisitor, game, with_game};

use self::{
    report::Report,
    sprt::{Sprt, SprtDecision},
    tally::{ArenaGame, bot_at, mean, win_share},
};
use crate::{
    defaults::default_seats,
    failure::{CliError, CliResult, print},
    series::{self, Contestant, Series, SeriesError},
};

pub const EXAMPLES: &str = "\
Every deal is played several times, once for each way to seat the bots in a circle, so that each of them sits everywhere on the
same deal. So a few more games than asked for may be played. With fewer bots than seats, the last one takes the rest.

A bot at several seats is counted once for each. A shared first place counts as its share. The win rate has a
95 % interval that treats the games of one deal as belonging together. The margin is the distance to the mean of the
others, with its standard error over deals. Elo comes from the places of each two bots; the last bot is the zero. Only
decisions with more than one answer are timed.

Bots: random; greedy, which looks one decision ahead; search:1 to search:7, from beginner to expert; search with a time or a
number of simulations for each decision, such as search:500ms and search:2000it; the same with the weights of a file,
search:2000it@FILE; frozen opponents, which never change: v1:4 or v1:2000it. Without bots that think by the clock,
the same seed gives the same games with any number of threads.

With --sprt the first bot is tested against the others, 0 against +20 Elo with an error of 5 % either way: the arena stops
as soon as the games decide, after --games at the latest. With --style it tells how the bots played. With --mistakes a search looks
at one turn in eight: points lost per turn, and the most lost at once. It also looks at every turn that wasted something, and counts
those where a way that is better by half a point does not: hoards of more than 15 of a good for three turns, workers or wages not
paid, actions let go, and ways there and back.

Examples:
  patolli arena tikal --bots search:4,search:3 --games 200
  patolli arena tzolkin --bots search:6,greedy --seats 4 --games 100 --json
  patolli arena tzolkin --bots search:160it@new.txt,v1:160it --seats 4 --games 3200 --sprt
  patolli arena tzolkin --bots search:4 --games 200 --style --mistakes 400
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
    /// Stop as soon as it is decided whether the first bot is stronger than the others
    #[arg(long)]
    sprt: bool,
    /// Tell how the bots played: what they came to have, what they wasted, points by source
    #[arg(long)]
    style: bool,
    /// With --style, look for mistakes, too, with N simulations for each turn that is looked at
    #[arg(long, value_name = "N", requires = "style", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    mistakes: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Deals between two looks at a test that may stop early.
const SPRT_BATCH: u64 = 10;

pub fn run(args: &Args) -> CliResult {
    let game = game(&args.game)?;
    let series = args.series(game)?;
    if args.sprt && distinct_rotations(&series.bots) == 1 {
        return Err(CliError::new("--sprt compares the first bot with others: name another one"));
    }
    let threads = series::thread_count(args.threads);
    let arena = Arena { series: &series, games: args.games, threads, sprt: args.sprt };
    let mut games = with_game(game.name(), arena)??;
    games.sort_unstable_by_key(|it| (it.deal, it.rotation));
    let sprt = args.sprt.then(|| test(&series.bots, &games));
    let report = Report::new(game, series, &games, sprt);
    print(&if args.json { report.as_json().to_string() } else { report.to_text() })
}

impl Args {
    fn series(&self, game: &dyn AnyGame) -> CliResult<Series> {
        let mut bots = series::parse_bots(&self.bots, game.name())?;
        let seats = self.seats.unwrap_or_else(|| seats_for(&bots, game));
        if let Some(last) = bots.last().cloned()
            && bots.len() < usize::from(seats)
        {
            bots.resize(usize::from(seats), last);
        }
        let seed = series::parse_seed(&self.seed)?;
        Ok(Series {
            seats,
            options: self.set.clone(),
            seed,
            bots,
            style: self.style,
            mistakes: self.mistakes,
        })
    }
}

/// A seat for each bot; one bot alone plays against itself at the usual number of seats.
fn seats_for(bots: &[Contestant], game: &dyn AnyGame) -> u8 {
    match bots.len() {
        0 | 1 => default_seats(game),
        many => u8::try_from(many).unwrap_or(u8::MAX).max(*game.seats().start()),
    }
}

/// An arena still to be played: every deal in every seating. What comes out does not depend on the number of threads.
struct Arena<'a> {
    series: &'a Series,
    games: u64,
    threads: usize,
    /// Whether it stops as soon as it is decided.
    sprt: bool,
}

impl GameVisitor for Arena<'_> {
    type Output = Result<Vec<ArenaGame>, SeriesError>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        let deals = self.games.div_ceil(distinct_rotations(&self.series.bots) as u64);
        if !self.sprt {
            return self.play_deals::<G>(0, deals);
        }
        let mut games = Vec::new();
        for first in (0..deals).step_by(usize::try_from(SPRT_BATCH).unwrap_or(usize::MAX)) {
            games.extend(self.play_deals::<G>(first, SPRT_BATCH.min(deals - first))?);
            games.sort_unstable_by_key(|it| (it.deal, it.rotation));
            if test(&self.series.bots, &games).decision != SprtDecision::Open {
                break;
            }
        }
        Ok(games)
    }
}

impl Arena<'_> {
    /// Plays some deals, from number `first` on.
    fn play_deals<G: CatalogGame>(&self, first: u64, deals: u64) -> Result<Vec<ArenaGame>, SeriesError> {
        let rotations = distinct_rotations(&self.series.bots) as u64;
        let played =
            series::play_all(deals * rotations, self.threads, |index, list: &mut Vec<ArenaGame>| {
                let (deal, rotation) = (first + index / rotations, index % rotations);
                let timed = series::play_timed_game::<G>(&rotated(self.series, rotation), deal)?;
                list.push(ArenaGame { deal, rotation, timed });
                Ok(())
            })?;
        Ok(played.into_iter().flatten().collect())
    }
}

/// What games in the order of deals say of the first bot.
fn test(bots: &[Contestant], games: &[ArenaGame]) -> Sprt {
    let own = bots.iter().filter(|it| **it == bots[0]).count();
    let shares = games.chunk_by(|one, other| one.deal == other.deal).map(|games| {
        let seats = games.iter().flat_map(|it| (0..bots.len()).map(move |seat| (it, seat)));
        let own = seats.filter(|(game, seat)| bot_at(bots, game.rotation, *seat) == Some(&bots[0]));
        mean(&own.map(|(game, seat)| win_share(&game.timed.result.places, seat)).collect::<Vec<_>>())
    });
    Sprt::new(&shares.collect::<Vec<_>>(), own, bots.len())
}

/// How many ways to turn the circle of bots differ.
fn distinct_rotations(bots: &[Contestant]) -> usize {
    let same = |by: &usize| (0..bots.len()).all(|it| bots[it] == bots[(it + by) % bots.len()]);
    (1..=bots.len()).find(same).unwrap_or(1)
}

/// The series with every bot moved on by some seats.
fn rotated(series: &Series, by: u64) -> Series {
    let mut series = series.clone();
    series.bots.rotate_right(usize::try_from(by).unwrap_or_default());
    series
}

#[cfg(test)]
mod tests {
    use patolli_ai::Bot;

    use super::*;

    #[test]
    fn bots_that_look_alike_are_not_seated_twice() {
        let ways = |names: &str| {
            let bot = |it: &str| Contestant::from(it.parse::<Bot>().expect("a bot"));
            let bots: Vec<Contestant> = names.split(',').map(bot).collect();
            distinct_rotations(&bots)
        };
        assert_eq!(ways("greedy"), 1);
        assert_eq!(ways("greedy,greedy,greedy"), 1);
        assert_eq!(ways("greedy,random"), 2);
        assert_eq!(ways("greedy,random,greedy,random"), 2);
        assert_eq!(ways("search:6,greedy,greedy,greedy"), 4);
    }
}
