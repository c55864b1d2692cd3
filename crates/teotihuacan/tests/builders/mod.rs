//! Players who fetch stone and wood and build, so that games end as random ones hardly ever do.

use std::ops::ControlFlow;

use patolli_core::{Game as _, Play, Rng, Seat, Seed, Status, Viewer};
use patolli_teotihuacan::{Action, AscensionReward, Board, Options, Teotihuacan};
use rand::RngExt as _;

/// A whole game of builders on every seat.
pub fn game(options: Options, seed: u64) -> Play<Teotihuacan> {
    let seed = Seed::from(seed);
    let mut rng = seed.nth(0).rng();
    let mut play = Play::<Teotihuacan>::new(options, seed);
    while let Status::Asks(seat) = play.position().status() {
        if play.answer_forced().is_none() {
            let action = choice(play.position(), seat, &mut rng);
            play.play(seat, action).expect("what is offered is accepted");
        }
    }
    play
}

/// A legal action, by chance; what is liked twice as much is twice as likely.
fn choice(game: &Teotihuacan, seat: Seat, rng: &mut Rng) -> Action {
    let mut legal = Vec::new();
    let mut total = 0;
    let _ = game.each_legal(&mut |it| {
        total += weight(game, seat, it);
        legal.push((it, total));
        ControlFlow::Continue(())
    });
    let at = rng.random_range(0..total);
    legal[legal.partition_point(|it| it.1 <= at)].0
}

/// How much a builder likes an action; never 0.
fn weight(game: &Teotihuacan, seat: Seat, action: Action) -> u32 {
    match action {
        Action::Move { from, to, .. } => move_weight(game, seat, from, to),
        Action::Main { .. } => main_weight(game, seat),
        Action::Collect => 60,
        Action::PowerUp { power: 5, .. } => 120,
        Action::PowerUp { power, .. } => 20 * (6 - u32::from(power)),
        Action::Build { spot, .. } => 20 * u32::from(spot.level()),
        Action::Ascend { reward: AscensionReward::Worker } => 1000,
        Action::Wages { cocoa } => 20 * (9 - u32::from(cocoa)).pow(2),
        Action::Rest => 10,
        Action::Unlock => 2,
        Action::Worship { .. } | Action::Decline => 1,
        Action::Gain { resources } => 20 + 100 * u32::from(resources.stone),
        Action::Keep { tile } => {
            let goods = tile.tile().goods.resources;
            20 * u32::from(1 + goods.stone + goods.wood)
        }
        _ => 20,
    }
}

/// Builders gather, where others of their workers are and the price can be paid; the poor go where many are.
fn move_weight(game: &Teotihuacan, seat: Seat, from: Board, to: Board) -> u32 {
    let (own, cocoa, colours) = (game.resources(seat), game.cocoa(seat), game.colours(to));
    let lean = if cocoa < 3 { u32::from(colours) } else { 0 };
    if cocoa < colours.into() {
        return 2 + 40 * lean;
    }
    let need = match to {
        Board::Construction if own.stone >= 2 && own.wood >= 1 => 2000,
        Board::Quarry if own.stone < 6 => 400,
        Board::Forest if own.wood < 4 => 400,
        Board::Palace => 2,
        _ => 6 + 20 * lean,
    };
    let there = game.workers(seat).iter().filter(|it| it.board == to && to != from).count();
    need * (1 + 2 * u32::try_from(there).expect("four workers"))
}

fn main_weight(game: &Teotihuacan, seat: Seat) -> u32 {
    let own = game.resources(seat);
    match game.view(Viewer::Watcher).turn.board {
        Some(Board::Construction) => 10_000,
        Some(Board::Quarry) if own.stone < 8 => 2000,
        Some(Board::Forest) if own.wood < 6 => 2000,
        _ => 20,
    }
}
