//! What commands that play many games have in common.

mod contestant;
mod games;
mod style;

use std::{
    io::{self, IsTerminal as _},
    num::NonZeroUsize,
    panic,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use indicatif::{ProgressBar, ProgressStyle};
use patolli_catalog::Seed;
use serde_json::{Map, Value};

pub use self::contestant::{Contestant, read_evaluator, read_weights};
pub use self::games::{GameResult, Series, SeriesError, TimedGame, play_timed_game, simulate};
pub use self::style::{StyleSheet, figure_name};
use crate::failure::{CliError, CliResult};

/// An option of a game as `KEY=VALUE`.
pub fn parse_key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected KEY=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// The seed that a flag names.
pub fn parse_seed(text: &str) -> CliResult<Seed> {
    text.parse().map_err(|it| CliError::Message(format!("--seed: {it}")))
}

/// The bots that a flag names.
pub fn parse_bots(names: &[String], game: &str) -> CliResult<Vec<Contestant>> {
    names.iter().map(|it| Contestant::parse(it, game)).collect()
}

/// As many threads as a flag says, or one per core.
pub fn thread_count(said: Option<u16>) -> usize {
    said.map_or_else(|| thread::available_parallelism().map_or(1, NonZeroUsize::get), usize::from)
}

/// A seed that is a number is printed as one.
pub fn seed_json(seed: &Seed) -> Value {
    let number = seed.as_str().parse::<u64>().ok().filter(|it| it.to_string() == seed.as_str());
    number.map_or_else(|| Value::from(seed.as_str()), Value::from)
}

/// Options as one JSON object.
pub fn options_json(options: &[(String, String)]) -> Map<String, Value> {
    options.iter().map(|(key, value)| (key.clone(), Value::from(value.as_str()))).collect()
}

/// Plays every game, counting on each thread for itself; which thread plays which game is left to chance.
pub fn play_all<T: Default + Send>(
    games: u64,
    threads: usize,
    play: impl Fn(u64, &mut T) -> Result<(), SeriesError> + Sync,
) -> Result<Vec<T>, SeriesError> {
    let bar = io::stderr().is_terminal().then(|| progress_bar(games));
    let queue = GameQueue::new(games);
    let work = || {
        let mut counted = T::default();
        while let Some(index) = queue.next() {
            play(index, &mut counted).inspect_err(|_| queue.stop())?;
            if let Some(bar) = &bar {
                bar.inc(1);
            }
        }
        Ok(counted)
    };
    let counted = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let ends = workers.into_iter().map(|it| it.join().unwrap_or_else(|it| panic::resume_unwind(it)));
        ends.collect()
    });
    bar.inspect(ProgressBar::finish_and_clear);
    counted
}

fn progress_bar(games: u64) -> ProgressBar {
    const TEMPLATE: &str = "{bar:40} {pos}/{len} games, {eta} left";
    let look = ProgressStyle::with_template(TEMPLATE).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(look)
}

/// The games still to be played, shared by all threads.
struct GameQueue {
    next: AtomicU64,
    games: u64,
}

impl GameQueue {
    const fn new(games: u64) -> Self {
        Self { next: AtomicU64::new(0), games }
    }

    /// The next game not yet taken.
    fn next(&self) -> Option<u64> {
        let index = self.next.fetch_add(1, Ordering::Relaxed);
        (index < self.games).then_some(index)
    }

    /// Gives out no more games.
    fn stop(&self) {
        self.next.store(self.games, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopped_queue_gives_no_game() {
        let queue = GameQueue::new(5);
        assert_eq!((queue.next(), queue.next()), (Some(0), Some(1)));
        queue.stop();
        assert_eq!(queue.next(), None);
    }

    #[test]
    fn every_game_is_played_once() {
        let played = play_all(100, 3, |index, list: &mut Vec<u64>| {
            list.push(index);
            Ok(())
        });
        let mut played = played.expect("nothing fails").concat();
        played.sort_unstable();
        assert_eq!(played, (0..100).collect::<Vec<_>>());
    }
}
