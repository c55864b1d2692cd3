//! Games kept as what was decided in them, so that positions can be looked at in other ways without new games.

use std::{
    fmt::Write as _,
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use patolli_core::{Log, Rng, Seed, Status, digest, random_action};
use rand::{RngExt as _, SeedableRng as _};

use crate::{
    Bot, Budget, Evaluator, SearchPlayer, Stop,
    train::self_play::{RANDOM_MOVE_EVERY, SAMPLE_EVERY, SELF_PLAY_SETTINGS, Scattering, options},
    value::LearnedValue,
};

/// What the last line of a piece begins with.
const SUM: &str = "sum ";

/// What the lots of a game are drawn from, each from a seed of its own.
#[derive(Clone, Copy)]
enum Lots {
    Players,
    Gifts,
    Positions,
}

/// The lots of one kind in a game.
fn lots(seed: &Seed, game: u64, kind: Lots) -> Rng {
    seed.nth(game).nth(kind as u64).rng()
}

/// How games are played.
pub(super) struct Table {
    pub(super) seats: u8,
    /// What the players know; without it they are greedy.
    pub(super) evaluator: Option<Evaluator>,
    pub(super) simulations: u32,
    /// The part of the games in which seats are given something by lot.
    pub(super) scattered: f32,
    pub(super) seed: Seed,
}

/// A game that was played: everything about it follows from its number and from what was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlayedGame<A> {
    pub(super) number: u64,
    /// After how many decisions the seats were given something by lot.
    pub(super) scattered_after: Option<usize>,
    /// What was decided, without the answers that needed no thought.
    pub(super) actions: Vec<A>,
}

/// Plays games; the number of threads makes no difference.
pub(super) fn play<G: LearnedValue>(
    table: &Table,
    games: Range<u64>,
    threads: usize,
) -> Vec<PlayedGame<G::Action>> {
    let next = AtomicU64::new(games.start);
    let work = || {
        let mut mine = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games.end {
                return mine;
            }
            mine.push(play_one::<G>(table, index));
        }
    };
    let mut all = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let ends = workers.into_iter().map(|it| it.join().unwrap_or_else(|it| std::panic::resume_unwind(it)));
        ends.flatten().collect::<Vec<_>>()
    });
    all.sort_by_key(|it| it.number);
    all
}

/// The position a game begins with.
fn start<G: LearnedValue>(table: &Table, number: u64) -> G {
    let mut rng = table.seed.nth(number).rng();
    let options = options::<G>(table.seats, number, &mut rng);
    G::start(&options, G::deal(&options, &mut rng))
}

fn play_one<G: LearnedValue>(table: &Table, number: u64) -> PlayedGame<G::Action> {
    let mut position: G = start(table, number);
    let (mut rng, mut gifts) =
        (lots(&table.seed, number, Lots::Players), lots(&table.seed, number, Lots::Gifts));
    let mut players: Vec<_> = (0..table.seats).map(|_| player::<G>(table, &mut rng)).collect();
    let mut game = PlayedGame { number, scattered_after: None, actions: Vec::new() };
    let mut scattering = Scattering::draw(table.scattered, &mut gifts);
    for _ in 0..G::MAX_DECISIONS {
        play_forced(&mut position);
        let Status::Asks(seat) = position.status() else { break };
        let due = scattering.as_ref().filter(|it| position.progress() >= it.from);
        if due.is_some_and(|it| position.scatter(&mut gifts, it.strength)) {
            game.scattered_after = Some(game.actions.len());
            scattering = None;
            // What was given may have left a question without a choice.
            continue;
        }
        let odd = rng.random_range(0..RANDOM_MOVE_EVERY) == 0;
        let action = match &mut players[seat.index()] {
            Some(player) if !odd => player.decide(&position, &Stop::default()),
            None if !odd => Bot::Greedy.choose(&position, &mut rng),
            _ => random_action(&position, &mut rng).map(|it| it.0),
        };
        let Some(action) = action else { break };
        position.apply(action, &mut Log::off());
        game.actions.push(action);
    }
    game
}

fn player<G: LearnedValue>(table: &Table, rng: &mut Rng) -> Option<SearchPlayer<G>> {
    let evaluator = table.evaluator.clone()?;
    let (budget, lots) = (Budget::simulations(table.simulations), Rng::from_seed(rng.random()));
    Some(SearchPlayer::with_settings(evaluator, budget, SELF_PLAY_SETTINGS, lots))
}

fn play_forced<G: LearnedValue>(position: &mut G) {
    while let Some(forced) = position.forced() {
        position.apply(forced, &mut Log::off());
    }
}

/// Shows one position in a few of a game, and comes to its end; `None` if the rules do not allow what was decided.
pub(super) fn replay<G: LearnedValue>(
    table: &Table,
    game: &PlayedGame<G::Action>,
    look: &mut dyn FnMut(&G),
) -> Option<G> {
    let mut position: G = start(table, game.number);
    let mut gifts = lots(&table.seed, game.number, Lots::Gifts);
    let mut rng = lots(&table.seed, game.number, Lots::Positions);
    let scattering = Scattering::draw(table.scattered, &mut gifts);
    for (decisions, action) in game.actions.iter().enumerate() {
        play_forced(&mut position);
        if game.scattered_after == Some(decisions) {
            position.scatter(&mut gifts, scattering.as_ref()?.strength).then_some(())?;
            play_forced(&mut position);
        }
        // What was before the gifts led to another end than the one that came.
        let counts = game.scattered_after.is_none_or(|it| decisions >= it);
        if rng.random_range(0..SAMPLE_EVERY) == 0 && counts {
            look(&position);
        }
        position.check(*action).ok()?;
        position.apply(*action, &mut Log::off());
    }
    play_forced(&mut position);
    (position.status() == Status::Over).then_some(position)
}

/// Games as text, one line for each, with a sum.
pub(super) fn write<A: std::fmt::Display>(games: &[PlayedGame<A>]) -> Vec<u8> {
    let mut text = String::new();
    for game in games {
        let _ = write!(text, "{}", game.number);
        if let Some(after) = game.scattered_after {
            let _ = write!(text, " scattered {after}");
        }
        text.push(':');
        for (index, action) in game.actions.iter().enumerate() {
            let _ = write!(text, "{}{action}", if index == 0 { " " } else { "; " });
        }
        text.push('\n');
    }
    let sum = digest(&text);
    let _ = writeln!(text, "{SUM}{sum}");
    text.into_bytes()
}

/// The games of a text; `None` if it is damaged.
pub(super) fn read<G: LearnedValue>(bytes: &[u8]) -> Option<Vec<PlayedGame<G::Action>>> {
    let text = std::str::from_utf8(bytes).ok()?;
    let (before, sum) = text.strip_suffix('\n')?.rsplit_once('\n').unwrap_or(("", text.trim_end()));
    let content = if before.is_empty() { String::new() } else { format!("{before}\n") };
    if sum.strip_prefix(SUM)? != digest(&content).to_string() {
        return None;
    }
    content.lines().map(read_game::<G>).collect()
}

fn read_game<G: LearnedValue>(line: &str) -> Option<PlayedGame<G::Action>> {
    let (head, actions) = line.split_once(':')?;
    let (number, scattered) = match head.split_once(" scattered ") {
        Some((number, after)) => (number, Some(after.parse().ok()?)),
        None => (head, None),
    };
    let actions = actions.split("; ").map(str::trim).filter(|it| !it.is_empty());
    let actions = actions.map(|it| it.parse().ok()).collect::<Option<_>>()?;
    Some(PlayedGame { number: number.parse().ok()?, scattered_after: scattered, actions })
}
