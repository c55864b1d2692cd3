//! Teotibot's workers: which one is meant, powering up, moving on (H-443 to H-449, H-454 to H-457).

use std::cmp::Reverse;

use patolli_core::{Log, Seat};

use crate::{
    AscensionReward, Board, BotMove, Event, PointSource, Teotihuacan, Worker, data::ASCENSION_POINTS,
};

/// Only free workers count (HA-45); ties go to the one furthest from the Palace clockwise (H-444).
pub(super) fn by_power(game: &Teotihuacan, seat: Seat) -> arrayvec::ArrayVec<Worker, 4> {
    let mut workers: arrayvec::ArrayVec<Worker, 4> = game.workers(seat).iter().copied().collect();
    workers.sort_by_key(|it| Reverse((it.power, game.distance(Board::Palace, it.board))));
    workers
}

/// The weakest; ties go to the one nearest to the Palace clockwise (H-445).
pub(super) fn weakest(game: &Teotihuacan, seat: Seat) -> Option<Worker> {
    let workers = game.workers(seat).iter().copied();
    workers.min_by_key(|it| (it.power, game.distance(Board::Palace, it.board)))
}

/// The strongest on a board (H-443).
pub(super) fn strongest_on(game: &Teotihuacan, seat: Seat, board: Board) -> Option<Worker> {
    game.player(seat).on(board).max().map(|power| Worker { board, power })
}

/// Powers a worker up; what it is afterwards, a new one on the Palace if it ascended (H-454 to H-456).
pub(super) fn power_up(game: &mut Teotihuacan, seat: Seat, worker: Worker, log: &mut Log<Event>) -> Worker {
    let Worker { board, power } = worker;
    if !game.increase_power(seat, board, power, log) {
        return Worker { board, power: power + 1 };
    }
    game.move_on_avenue(seat, log);
    log.push(Event::Rewarded { seat, reward: AscensionReward::Points });
    game.score_points(seat, ASCENSION_POINTS, PointSource::Ascension, log);
    game.move_disc(log);
    Worker { board: Board::Palace, power: 1 }
}

/// Moves a worker on; the Palace is left out as if it did not exist (H-446 to H-449).
pub(super) fn move_on(game: &mut Teotihuacan, seat: Seat, worker: Worker, log: &mut Log<Event>) {
    let Worker { board: from, power } = worker;
    let boards = if power <= 3 { 1 } else { 2 };
    let ahead = (1..=8).map(|it| game.ahead(from, it)).filter(|it| *it != Board::Palace);
    let Some(to) = ahead.into_iter().nth(boards - 1) else { return };
    let player = game.player_mut(seat);
    player.take_worker(from, power);
    player.add_worker(to, power);
    super::update_last_turn(game, |it| it.moved = Some(BotMove { from, to, power }));
    log.push(Event::BotMoved { seat, from, to, power, via: game.boards_between(from, to) });
}

/// Powers a worker up and moves it or its successor on (H-467, H-468).
pub(super) fn power_up_and_move(game: &mut Teotihuacan, seat: Seat, worker: Worker, log: &mut Log<Event>) {
    let after = power_up(game, seat, worker, log);
    move_on(game, seat, after, log);
}
