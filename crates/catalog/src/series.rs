//! Whole games between bots.

use std::{ops::ControlFlow, time::Instant};

use patolli_ai::{Bot, Stop};
use patolli_core::{Game, Log, Play, Seat, Seed, Status, digest};

use crate::{
    BotPlayer, GameResult, Series, StartError, TimedGame,
    erased::{CatalogGame, parse_options},
    erased_search,
};

/// Plays game number `index` of a series to its end.
///
/// Bots that do not look ahead draw their lots from the generator that dealt, one after the other: that is quick, and
/// what digests of series rely on.
pub(crate) fn simulate<G: CatalogGame>(series: &Series, index: u64) -> Result<GameResult, StartError> {
    if series.bots.iter().any(|it| matches!(it, Bot::Search(_))) {
        return play_timed_game::<G>(series, index).map(|it| it.report);
    }
    let options = options::<G>(series)?;
    let mut rng = series.seed.nth(index).rng();
    let mut position = G::start(&options, G::deal(&options, &mut rng));
    let mut decisions = 0u64;
    let mut log = Log::off();
    while let Status::Asks(seat) = position.status() {
        let action = series.bots[seat.index()].choose(&position, &mut rng);
        let too_long = decisions >= G::MAX_DECISIONS as u64;
        let Some(action) = action.filter(|_| !too_long) else {
            return Err(StartError::Endless { index, decisions });
        };
        position.apply(action, &mut log);
        decisions += 1;
    }
    Ok(report(&position, decisions))
}

/// Plays game number `index` of a series with a mind at every seat, and measures how long each one thinks.
pub(crate) fn play_timed_game<G: CatalogGame>(series: &Series, index: u64) -> Result<TimedGame, StartError> {
    let options = options::<G>(series)?;
    let seed = series.seed.nth(index);
    let mut minds: Vec<_> = Seat::all(series.seats)
        .zip(&series.bots)
        .map(|(seat, bot)| erased_search::bot_player::<G>(*bot, &bot_seed(&seed, seat)))
        .collect();
    let mut thinking = vec![Vec::new(); minds.len()];
    let mut play = Play::<G>::new(options, seed);
    while let Status::Asks(seat) = play.position().status() {
        let decisions = play.moves().len();
        if decisions >= G::MAX_DECISIONS {
            return Err(StartError::Endless { index, decisions: decisions as u64 });
        }
        if play.answer_forced().is_some() {
            continue;
        }
        let misplayed =
            |notation| StartError::IllegalBotMove { index, bot: series.bots[seat.index()], notation };
        let action = if let Some(only) = only_choice(play.position()) {
            only
        } else {
            let begin = Instant::now();
            let action = decide(minds[seat.index()].as_mut(), &play).map_err(misplayed)?;
            thinking[seat.index()].push(begin.elapsed());
            action
        };
        play.play(seat, action).map_err(|_| misplayed(action.to_string()))?;
    }
    Ok(TimedGame { report: report(play.position(), play.moves().len() as u64), thinking_times: thinking })
}

fn options<G: CatalogGame>(series: &Series) -> Result<G::Options, StartError> {
    let options = parse_options::<G>(series.seats, &series.options)?;
    if series.bots.len() == usize::from(series.seats) {
        Ok(options)
    } else {
        Err(StartError::Bots { seats: series.seats, bots: series.bots.len() })
    }
}

/// The lots of a mind depend on the game and the seat, and have nothing to do with the deal.
fn bot_seed(game: &Seed, seat: Seat) -> Seed {
    let root: Seed = game.commitment().parse().expect("hex digits are a seed");
    root.nth(u64::from(seat.number()))
}

/// What the mind decides, or the text it said instead of a decision.
fn decide<G: CatalogGame>(mind: &mut dyn BotPlayer, play: &Play<G>) -> Result<G::Action, String> {
    let notation = mind.decide(play, &Stop::default()).unwrap_or_default();
    notation.parse().map_err(|_| notation)
}

/// The choice of a position that has only one: nobody thinks about it.
fn only_choice<G: Game>(position: &G) -> Option<G::Action> {
    let mut only = None;
    let more = position.each_legal(&mut |it| match only.replace(it) {
        Some(_) => ControlFlow::Break(()),
        None => ControlFlow::Continue(()),
    });
    only.filter(|_| more.is_continue())
}

fn report<G: Game>(position: &G, decisions: u64) -> GameResult {
    let (scores, places) = (position.scores().to_vec(), position.places().to_vec());
    GameResult { decisions, scores, places, digest: digest(position) }
}
