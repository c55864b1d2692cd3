//! Whole games between bots.

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use patolli_ai::{Bot, SearchPlayer, Stop};
use patolli_catalog::CatalogGame;
use patolli_core::{Digest, Game, Log, Options as _, OptionsError, Play, Rng, Seat, Seed, Status, digest};

use super::{
    Contestant,
    style::{StyleSheet, style_sheets},
};

/// A series of games between bots.
#[derive(Clone, Debug)]
pub struct Series {
    /// Number of seats.
    pub seats: u8,
    /// Options by key.
    pub options: Vec<(String, String)>,
    /// Seed of the whole series.
    pub seed: Seed,
    /// One bot per seat.
    pub bots: Vec<Contestant>,
    /// Whether games tell how they were played, too.
    pub style: bool,
    /// With how many simulations games are searched for mistakes, if they are.
    pub mistakes: Option<u32>,
}

/// Result of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Decisions taken.
    pub decisions: u64,
    /// Points by seat, in [parts](Game::UNITS_PER_POINT).
    pub scores: Vec<i32>,
    /// Places by seat, from 1.
    pub places: Vec<u8>,
    /// Fingerprint of the final position.
    pub digest: Digest,
}

/// Result of one game and the time spent on it.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedGame {
    /// Result of the game.
    pub result: GameResult,
    /// Time spent by each bot on each of its decisions that had more than one answer, by seat.
    pub thinking_times: Vec<Vec<Duration>>,
    /// How each seat played; empty unless it was asked for.
    pub styles: Vec<StyleSheet>,
}

/// Why a series of games stopped.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeriesError {
    /// The options are refused.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A bot for every seat is needed.
    #[error("{seats} seats need {seats} bots, not {bots}")]
    Bots {
        /// Seats.
        seats: u8,
        /// Bots given.
        bots: usize,
    },
    /// A game did not end: a bug, reported instead of looping for ever.
    #[error("game {index} found no end after {decisions} decisions")]
    Endless {
        /// Number of the game.
        index: u64,
        /// Decisions taken.
        decisions: u64,
    },
    /// A bot chose what the rules refuse: a bug, reported instead of playing something else.
    #[error("game {index}: {bot} decided `{notation}`, which the rules refuse")]
    IllegalBotMove {
        /// Number of the game.
        index: u64,
        /// The bot.
        bot: String,
        /// Its choice; empty if it made none.
        notation: String,
    },
}

/// Plays game number `index` of a series to its end.
///
/// Bots that do not look ahead draw their lots from the generator that dealt, one after the other: that is quick, and
/// what digests of series rely on.
pub fn simulate<G: CatalogGame>(series: &Series, index: u64) -> Result<GameResult, SeriesError> {
    if series.bots.iter().any(|it| matches!(it.bot, Bot::Search(_))) {
        return play_timed_game::<G>(series, index).map(|it| it.result);
    }
    let options = options::<G>(series)?;
    let mut rng = series.seed.nth(index).rng();
    let mut position = G::start(&options, G::deal(&options, &mut rng));
    let mut decisions = 0u64;
    let mut log = Log::off();
    while let Status::Asks(seat) = position.status() {
        let action = series.bots[seat.index()].bot.choose(&position, &mut rng);
        let too_long = decisions >= G::MAX_DECISIONS as u64;
        let Some(action) = action.filter(|_| !too_long) else {
            return Err(SeriesError::Endless { index, decisions });
        };
        position.apply(action, &mut log);
        decisions += 1;
    }
    Ok(result(&position, decisions))
}

/// Plays game number `index` of a series with a player of its own at every seat, and measures how long each one thinks.
pub fn play_timed_game<G: CatalogGame>(series: &Series, index: u64) -> Result<TimedGame, SeriesError> {
    let options = options::<G>(series)?;
    let seed = series.seed.nth(index);
    let seats = Seat::all(series.seats).zip(&series.bots);
    let mut players: Vec<_> =
        seats.map(|(seat, bot)| Player::<G>::new(bot, &player_seed(&seed, seat))).collect();
    let mut thinking_times = vec![Vec::new(); players.len()];
    let mistake_seed = seed.nth(u64::from(series.seats));
    let mut play = Play::<G>::new(options, seed);
    while let Status::Asks(seat) = play.position().status() {
        let decisions = play.moves().len();
        if decisions >= G::MAX_DECISIONS {
            return Err(SeriesError::Endless { index, decisions: decisions as u64 });
        }
        if play.answer_forced().is_some() {
            continue;
        }
        let illegal = |notation| SeriesError::IllegalBotMove {
            index,
            bot: series.bots[seat.index()].to_string(),
            notation,
        };
        let action = if let Some(only) = only_choice(play.position()) {
            only
        } else {
            let begin = Instant::now();
            let action = players[seat.index()].decide(play.position());
            thinking_times[seat.index()].push(begin.elapsed());
            action.ok_or_else(|| illegal(String::new()))?
        };
        play.play(seat, action).map_err(|_| illegal(action.to_string()))?;
    }
    let styles = if series.style { style_sheets(&play, series.mistakes, &mistake_seed) } else { Vec::new() };
    let result = result(play.position(), play.moves().len() as u64);
    Ok(TimedGame { result, thinking_times, styles })
}

fn options<G: CatalogGame>(series: &Series) -> Result<G::Options, SeriesError> {
    let pairs = series.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = G::Options::from_pairs(series.seats, pairs)?;
    if series.bots.len() == usize::from(series.seats) {
        Ok(options)
    } else {
        Err(SeriesError::Bots { seats: series.seats, bots: series.bots.len() })
    }
}

/// A bot at one seat; one that searches keeps its tree from one decision of a turn to the next.
enum Player<G: CatalogGame> {
    Search(Box<SearchPlayer<G>>),
    Simple(Bot, Box<Rng>),
}

impl<G: CatalogGame> Player<G> {
    fn new(contestant: &Contestant, seed: &Seed) -> Self {
        match contestant.search_player(seed) {
            Some(player) => Self::Search(Box::new(player)),
            None => Self::Simple(contestant.bot, Box::new(seed.rng())),
        }
    }

    fn decide(&mut self, position: &G) -> Option<G::Action> {
        match self {
            Self::Search(player) => player.decide(position, &Stop::default()),
            Self::Simple(bot, rng) => bot.choose(position, rng),
        }
    }
}

/// The lots of a player depend on the game and the seat, and have nothing to do with the deal.
fn player_seed(game: &Seed, seat: Seat) -> Seed {
    let root: Seed = game.commitment().parse().expect("hex digits are a seed");
    root.nth(u64::from(seat.number()))
}

/// The choice of a position that has only one, which needs no thought.
fn only_choice<G: Game>(position: &G) -> Option<G::Action> {
    let mut only = None;
    let more = position.each_legal(&mut |it| match only.replace(it) {
        Some(_) => ControlFlow::Break(()),
        None => ControlFlow::Continue(()),
    });
    only.filter(|_| more.is_continue())
}

fn result<G: Game>(position: &G, decisions: u64) -> GameResult {
    let (scores, places) = (position.scores().to_vec(), position.places().to_vec());
    GameResult { decisions, scores, places, digest: digest(position) }
}
