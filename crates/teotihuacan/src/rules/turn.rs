//! The turn: freeing, moving, collecting, and its end (H-103 to H-131).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Log, Seat, TaskGame as _, Visit};

use super::{interrupt, main_action, worship};
use crate::{
    Action, Board, Event, Goods, Illegal, MoveTiles, Teotihuacan, TurnState, Worker,
    data::{Discovery, MAX_MOVE, Technology},
    turn::Turn,
};

pub(super) fn candidates(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    match game.turn.state {
        TurnState::Start => {
            move_candidates(game, visit)?;
            if game.is_worshipping(game.turn.seat) {
                visit(Action::Rest)?;
            }
        }
        TurnState::Arrived => {
            visit(Action::Collect)?;
            worship::candidates(game, visit)?;
            main_action::candidates(game, visit)?;
        }
        TurnState::Done | TurnState::Rested => visit(Action::End)?,
    }
    interrupt::candidates(game, visit)
}

pub(super) fn check(game: &Teotihuacan, action: Action) -> Result<(), Illegal> {
    match (game.turn.state, action) {
        (_, Action::Use { .. } | Action::Unlock) => interrupt::check(game, action),
        (TurnState::Start, Action::Move { from, power, to, tiles: how }) => {
            check_move(game, from, power, to, how)
        }
        (TurnState::Start, Action::Rest) => {
            let worships = game.is_worshipping(game.turn.seat);
            if worships { Ok(()) } else { Err(Illegal::NoWorshippers) }
        }
        (TurnState::Arrived, Action::Collect) | (TurnState::Done | TurnState::Rested, Action::End) => Ok(()),
        (TurnState::Arrived, Action::Worship { space, choice: take, by, waived }) => {
            worship::check(game, space, take, by, waived)
        }
        (TurnState::Arrived, Action::Main { waived, extra_workers: plus }) => {
            main_action::check(game, waived, plus)
        }
        (TurnState::Start, Action::End) => Err(Illegal::NothingDone),
        (TurnState::Arrived, Action::End) => Err(Illegal::MustAct),
        _ => Err(game.not_now()),
    }
}

pub(super) fn apply(game: &mut Teotihuacan, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Move { from, power, to, tiles: how } => apply_move(game, from, power, to, how, log),
        Action::Rest => {
            game.turn.state = TurnState::Rested;
            game.free_workers(game.turn.seat, 0, log);
        }
        Action::Collect => collect(game, log),
        Action::Worship { space, choice: take, by, waived } => {
            worship::apply(game, space, take, by, waived, log);
        }
        Action::Main { waived, extra_workers: plus } => main_action::apply(game, waived, plus, log),
        Action::End => game.end_turn(log),
        _ => interrupt::apply(game, action, log),
    }
}

/// Every way to move a worker, the tiles that help included.
fn move_candidates(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let player = game.player(game.turn.seat);
    let anywhere = player.tile_count(Discovery::FREE_MOVE) > 0;
    let together = player.tile_count(Discovery::DOUBLE_MOVE) > 0;
    let mut last = None;
    for worker in &player.workers {
        // Equal workers stand side by side and are named once.
        if last.replace(*worker) == Some(*worker) {
            continue;
        }
        each_destination(game, *worker, None, anywhere, visit)?;
        // Of two workers the weaker one is named second.
        for other in (1..=worker.power).filter(|_| together) {
            let there = player.on(worker.board).filter(|it| *it == other).count();
            if there > usize::from(other == worker.power) {
                each_destination(game, *worker, Some(other), anywhere, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every board a worker can go to.
fn each_destination(
    game: &Teotihuacan,
    worker: Worker,
    along: Option<u8>,
    anywhere: bool,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    let Worker { board: from, power } = worker;
    // A worker may go round the whole ring, back to where it stood.
    let reach = if anywhere { 8 } else { MAX_MOVE };
    for boards in 1..=reach {
        let to = game.ahead(from, boards);
        if boards <= MAX_MOVE {
            visit(Action::Move { from, power, to, tiles: MoveTiles { anywhere: false, along } })?;
        }
        if anywhere {
            visit(Action::Move { from, power, to, tiles: MoveTiles { anywhere: true, along } })?;
        }
    }
    ControlFlow::Continue(())
}

fn check_move(game: &Teotihuacan, from: Board, power: u8, to: Board, how: MoveTiles) -> Result<(), Illegal> {
    let seat = game.turn.seat;
    let there = |power: u8| game.player(seat).on(from).filter(|it| *it == power).count();
    let missing = |power| Err(Illegal::NoWorkerThere { board: from, power });
    if there(power) == 0 {
        return missing(power);
    }
    if let Some(other) = how.along {
        if other > power {
            return Err(Illegal::StrongerFirst);
        }
        if there(other) < 1 + usize::from(other == power) {
            return missing(other);
        }
        game.check_tile(seat, Discovery::DOUBLE_MOVE, 1)?;
    }
    if how.anywhere {
        return game.check_tile(seat, Discovery::FREE_MOVE, 1);
    }
    // H-123.
    if (1..=MAX_MOVE).contains(&game.distance(from, to)) {
        Ok(())
    } else {
        Err(Illegal::OutOfReach { board: to })
    }
}

fn apply_move(
    game: &mut Teotihuacan,
    from: Board,
    power: u8,
    to: Board,
    how: MoveTiles,
    log: &mut Log<Event>,
) {
    let seat = game.turn.seat;
    if how.anywhere {
        game.use_up_tile(seat, Discovery::FREE_MOVE, log);
    }
    if how.along.is_some() {
        game.use_up_tile(seat, Discovery::DOUBLE_MOVE, log);
    }
    let passes = game.passes_palace(from, to, how.anywhere);
    let player = game.player_mut(seat);
    for power in [Some(power), how.along].into_iter().flatten() {
        player.take_worker(from, power);
        player.add_hand(power);
    }
    game.turn.state = TurnState::Arrived;
    game.turn.board = to;
    let via = if how.anywhere { ArrayVec::new() } else { game.boards_between(from, to) };
    log.push(Event::Moved { seat, from, to, power, along: how.along, anywhere: how.anywhere, via });
    // H-333, HA-25.
    if passes && game.has_active_technology(seat, Technology::PALACE_COCOA) {
        game.gain(seat, Goods::cocoa(1), log);
    }
}

/// H-125 to H-131.
fn collect(game: &mut Teotihuacan, log: &mut Log<Event>) {
    let (seat, board) = (game.turn.seat, game.turn.board);
    let colours = game.colours(board);
    let cocoa = colours + 1;
    game.player_mut(seat).cocoa = game.cocoa(seat).saturating_add(cocoa.into());
    log.push(Event::Collected { seat, board, colours, cocoa });
    game.place_hand(seat, board);
    game.turn.state = TurnState::Done;
}

impl Teotihuacan {
    /// Whether a move ends on the Palace or leads past it; a tile leads past nothing (HA-25).
    fn passes_palace(&self, from: Board, to: Board, anywhere: bool) -> bool {
        let distance = self.distance(from, to);
        to == Board::Palace
            || (!anywhere && (1..distance).any(|boards| self.ahead(from, boards) == Board::Palace))
    }

    /// Workers in hand go to the main area of a board.
    pub(super) fn place_hand(&mut self, seat: Seat, board: Board) {
        let player = self.player_mut(seat);
        while let Some(power) = player.hand.pop() {
            player.add_worker(board, power);
        }
    }

    /// Colours on a board as they will be counted once these workers have left theirs (H-128).
    pub(crate) fn colours_after_leaving(
        &self,
        seat: Seat,
        on: Board,
        from: Board,
        power: u8,
        along: Option<u8>,
    ) -> u8 {
        let mut after = self.clone();
        let player = after.player_mut(seat);
        player.take_worker(from, power);
        if let Some(other) = along {
            player.take_worker(from, other);
        }
        after.colours(on)
    }

    /// The next turn begins; Teotibot plays its own at once.
    pub(super) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.turn = Turn::new(seat);
        log.push(Event::TurnBegan { seat });
        if self.is_bot(seat) {
            super::bot::play(self, seat, log);
            self.end_turn(log);
        }
    }
}
