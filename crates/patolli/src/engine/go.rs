//! `go`: what a bot would do, what it expects, and the ways it looked at.

use std::{
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use patolli_catalog::{AnyPlay, Bot, Budget, Level, SearchReport, Seed, Stop, Strength, protocol::ErrorKind};

use super::{
    command::{Go, SeedText},
    reply::{BestReply, CommandResult, ErrorReply, Reply},
};

/// Number of lines shown.
const MAX_LINES: usize = 3;

/// Maximum thinking time, in milliseconds.
const MAX_MS: u32 = 3_600_000;

/// Default level.
const DEFAULT_LEVEL: u8 = 3;

/// The seed that was said, or another one.
pub fn seed_or(said: Option<&SeedText>, other: impl FnOnce() -> Seed) -> Result<Seed, ErrorReply> {
    match said {
        Some(text) => text.seed().map_err(|it| ErrorReply::new(ErrorKind::Seed, it)),
        None => Ok(other()),
    }
}

/// What a bot would do; nothing changes.
pub fn go(play: &dyn AnyPlay, go: &Go) -> CommandResult {
    let bot = bot(go)?;
    // Lots are drawn from the fingerprint: the same position gets the same answer.
    let from_position = || play.digest().to_string().parse().expect("hex digits are a seed");
    let seed = seed_or(go.seed.as_ref(), from_position)?;
    let time = go.ms.map(|it| Duration::from_millis(it.into()));
    let over = || ErrorReply::new(ErrorKind::Over, "the game is over");
    let (best, thought) = match bot {
        Bot::Search(strength) => search(play, strength, time, &seed).ok_or_else(over)?,
        Bot::Random | Bot::Greedy => (play.bot_choice(bot, &mut seed.rng()).ok_or_else(over)?, None),
    };
    Ok(Reply::Best(BestReply { best, bot: bot.to_string(), thought: thought.map(Into::into) }))
}

/// The bot that is asked: by name, by level, with a number of simulations, or with a time to think.
fn bot(go: &Go) -> Result<Bot, ErrorReply> {
    let refuse = |words: &str| Err(ErrorReply::new(ErrorKind::Command, words));
    if go.ms.is_some_and(|it| !(1..=MAX_MS).contains(&it)) {
        return refuse("ms is 1 to 3600000");
    }
    match (&go.bot, go.level, go.simulations, go.ms) {
        (Some(name), None, None, _) => name.parse().map_err(|it| ErrorReply::new(ErrorKind::Bot, it)),
        (None, Some(level), None, _) => match Level::new(level) {
            Some(level) => Ok(Bot::level(level)),
            None => refuse("level is 1 to 7"),
        },
        (None, None, Some(0), _) => refuse("simulations are at least 1"),
        (None, None, Some(number), _) => Ok(Bot::Search(Strength::Simulations(number))),
        (None, None, None, Some(ms)) => Ok(Bot::Search(Strength::Milliseconds(ms))),
        (None, None, None, None) => Ok(Bot::level(Level::new(DEFAULT_LEVEL).expect("it is a level"))),
        _ => refuse("go takes one of bot, level and simulations"),
    }
}

/// The decision of a searching bot, and what it thinks. `None` when the game is over.
fn search(
    play: &dyn AnyPlay,
    strength: Strength,
    time: Option<Duration>,
    seed: &Seed,
) -> Option<(String, Option<SearchReport>)> {
    let begin = Instant::now();
    // A level does not always play what it thinks best, so the bot itself is asked first.
    let said = match strength {
        Strength::Level(_) => Some(decide(play, Bot::Search(strength), time, seed)?),
        Strength::Milliseconds(_) | Strength::Simulations(_) => None,
    };
    let left = time.map(|it| it.saturating_sub(begin.elapsed()));
    let budget = left.map_or(strength.budget(), |it| strength.budget().within(it));
    let thought = think(play, budget, seed)?;
    let best = said.or_else(|| thought.lines.first()?.steps.first().cloned());
    // However short the time, a bot knows a decision.
    let best = best.or_else(|| play.bot_choice(Bot::Greedy, &mut seed.rng()))?;
    Some((best, Some(thought)))
}

fn think(play: &dyn AnyPlay, budget: Budget, seed: &Seed) -> Option<SearchReport> {
    let mut thinker = play.start_search(seed)?;
    thinker.think(budget, &Stop::default());
    Some(thinker.report(MAX_LINES))
}

/// What the bot of a level decides, stopped when the time is up.
fn decide(play: &dyn AnyPlay, bot: Bot, time: Option<Duration>, seed: &Seed) -> Option<String> {
    let stop = Stop::default();
    let mut player = play.game().bot_player(bot, seed);
    let Some(time) = time else { return player.decide(play, &stop) };
    let (done, waits) = mpsc::channel::<()>();
    let late = stop.clone();
    thread::scope(|scope| {
        scope.spawn(move || {
            // The other end is dropped when the decision is there.
            if waits.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                late.stop();
            }
        });
        let decision = player.decide(play, &stop);
        drop(done);
        decision
    })
}
