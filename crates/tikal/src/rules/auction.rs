//! The auction variant: T-157 to T-180.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Log, Seat, Visit};

use super::turns;
use crate::{Action, Event, HighestBid, Illegal, Phase, Tikal, TileId, TurnKind, position::Turn};

/// Passing, and every bid from the lowest to all points the bidder has.
pub(super) fn bid_candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    visit(Action::Pass)?;
    (game.min_bid()..=game.active_player().score).try_for_each(|points| visit(Action::Bid { points }))
}

/// Every open tile.
pub(super) fn tile_candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    game.auction.open.iter().try_for_each(|tile| visit(Action::Take { tile: *tile }))
}

pub(super) fn check_bid(game: &Tikal, points: u16) -> Result<(), Illegal> {
    // T-165, TR-26.
    let (least, have) = (game.min_bid(), game.active_player().score);
    if points == 0 {
        return Err(Illegal::ZeroBid { least });
    }
    if points < least {
        return Err(Illegal::BidTooLow { least });
    }
    if points > have {
        return Err(Illegal::BidTooHigh { have });
    }
    Ok(())
}

pub(super) fn check_take(game: &Tikal, tile: TileId) -> Result<(), Illegal> {
    if game.auction.open.contains(&tile) { Ok(()) } else { Err(Illegal::NotOpen) }
}

pub(super) fn apply_bid(game: &mut Tikal, points: u16, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    game.auction.highest_bid = Some(HighestBid { seat, points });
    log.push(Event::Bid { seat, points });
    next_bidder(game, log);
}

pub(super) fn apply_pass(game: &mut Tikal, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    game.auction.passed.push(seat);
    log.push(Event::Passed { seat });
    next_bidder(game, log);
}

pub(super) fn apply_take(game: &mut Tikal, tile: TileId, log: &mut Log<Event>) {
    game.auction.open.retain(|it| *it != tile);
    log.push(Event::TileTaken { seat: game.turn.seat, tile });
    turns::receive_tile(game, tile, log);
}

/// TR-34: who cannot outbid can only pass; the last open tile is no choice.
pub(super) fn forced(game: &Tikal) -> Option<Action> {
    match (game.phase, game.auction.open.as_slice()) {
        (Phase::Bid, _) if game.min_bid() > game.active_player().score => Some(Action::Pass),
        (Phase::Take, [tile]) => Some(Action::Take { tile: *tile }),
        _ => None,
    }
}

/// T-162: a round begins with as many open tiles as players.
pub(super) fn open_round(game: &mut Tikal, opener: Seat, log: &mut Log<Event>) {
    let mut open: ArrayVec<TileId, 4> = (0..game.options.seats).map(|_| game.draw_tile()).collect();
    // Which tile was turned over first means nothing.
    open.sort_unstable();
    log.push(Event::TilesOpened { tiles: open.clone() });
    game.auction.open = open;
    // T-179.
    game.auction.moved.clear();
    open_auction(game, opener, log);
}

/// T-164, T-173: the auction for the next turn, opened by `opener`.
fn open_auction(game: &mut Tikal, opener: Seat, log: &mut Log<Event>) {
    game.auction.passed.clear();
    game.auction.highest_bid = None;
    if game.bidders() == 1 {
        // T-178.
        log.push(Event::TurnFree { seat: opener });
        begin_won_turn(game, opener, log);
        return;
    }
    log.push(Event::AuctionBegan { seat: opener });
    game.turn = Turn::new(opener, TurnKind::Normal);
    game.phase = Phase::Bid;
}

/// Finds the next bidder, or the seat that has won the turn.
fn next_bidder(game: &mut Tikal, log: &mut Log<Event>) {
    let seats = game.options.seats;
    let in_auction = |it: &Seat| !game.auction.moved.contains(it) && !game.auction.passed.contains(it);
    let next = game.turn.seat.next(seats).clockwise(seats).find(in_auction);
    match (game.auction.highest_bid, next) {
        // T-167, T-169: all others have passed against the bid.
        (Some(HighestBid { seat: winner, points }), next) if next.is_none_or(|it| it == winner) => {
            game.player_mut(winner).score -= points;
            log.push(Event::TurnWon { seat: winner, points });
            begin_won_turn(game, winner, log);
        }
        // T-166, TR-27: the next one who has not passed.
        (_, Some(next)) => game.turn.seat = next,
        // T-176, T-177: nobody bid, so who passed first has the turn for free.
        (_, None) => {
            let seat = game.auction.passed[0];
            log.push(Event::TurnFree { seat });
            begin_won_turn(game, seat, log);
        }
    }
}

/// T-170: the seat chooses an open tile and moves.
fn begin_won_turn(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
    game.auction.passed.clear();
    game.auction.highest_bid = None;
    turns::begin_turn(game, seat, TurnKind::Normal, log);
    game.phase = Phase::Take;
}

/// T-171 to T-173, T-180, T-186 to T-190: the turn of `seat` is over.
pub(super) fn after_turn(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
    let seats = game.options.seats;
    game.auction.moved.push(seat);
    game.auction.moved.sort_unstable();
    let opener = seat.next(seats).clockwise(seats).find(|it| !game.auction.moved.contains(it));
    match opener {
        Some(opener) => open_auction(game, opener, log),
        None if game.stack_left() > 0 => open_round(game, seat.next(seats), log),
        None => {
            // T-189, T-190, TR-30: fewest points first; among equals who sits nearest clockwise after this seat.
            let mut order: ArrayVec<Seat, 4> = seat.next(seats).clockwise(seats).collect();
            order.sort_by_key(|it| game.score(*it));
            turns::begin_scoring_round(game, order, true, log);
        }
    }
}

impl Tikal {
    /// The lowest bid that beats the last one.
    pub(crate) fn min_bid(&self) -> u16 {
        self.auction.highest_bid.map_or(1, |it| it.points + 1)
    }

    /// Seats that have not moved in this round.
    fn bidders(&self) -> usize {
        usize::from(self.options.seats) - self.auction.moved.len()
    }
}
