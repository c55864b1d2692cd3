//! Worship: the space, its fees, its ability and its discovery tile (H-132 to H-150).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, TaskRules as _, Visit};

use super::bot;
use crate::{
    Action, Board, CostKind, DiscoveryLocation, Event, Illegal, Space, Teotihuacan, TurnState, WorkerPurpose,
    WorshipChoice, Worshipper,
    data::Discovery,
    task::{Ability, Discover, Refresh},
};

pub(super) fn candidates(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let (seat, board) = (game.turn.seat, game.turn.board);
    let waiver = game.player(seat).tile_count(Discovery::NO_COCOA) > 0;
    let hand = game.hand(seat);
    let which: [Option<u8>; 2] = match hand {
        [one, two] if one != two => [Some(*one), Some(*two)],
        _ => [None, None],
    };
    for space in Space::on(board) {
        for (at, by) in which.into_iter().enumerate() {
            if at == 1 && by.is_none() {
                continue;
            }
            for take in WorshipChoice::ALL {
                visit(Action::Worship { space, choice: take, by, waived: false })?;
                if waiver && game.worship_fee(seat, space, take) > 0 {
                    visit(Action::Worship { space, choice: take, by, waived: true })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(
    game: &Teotihuacan,
    space: Space,
    take: WorshipChoice,
    by: Option<u8>,
    waived: bool,
) -> Result<(), Illegal> {
    let (seat, board) = (game.turn.seat, game.turn.board);
    if space.board() != board {
        return Err(Illegal::NoWorshipHere { board });
    }
    let hand = game.hand(seat);
    match by {
        // HA-75.
        None if hand.first() != hand.last() => return Err(Illegal::WhichWorker),
        Some(_) if hand.first() == hand.last() => return Err(Illegal::NotNow { rule: "HA-75" }),
        Some(power) if !hand.contains(&power) => {
            return Err(Illegal::NoWorkerInHand { power, purpose: WorkerPurpose::Worship });
        }
        None | Some(_) => {}
    }
    if game.worshipper(space).is_some_and(|it| it.seat == seat) {
        return Err(Illegal::OwnWorker);
    }
    if take == WorshipChoice::Tile && board == Board::Palace {
        return Err(Illegal::MustUseRoyalTile);
    }
    let tile = game.discovery(board);
    if take != WorshipChoice::Ability && tile.is_none() {
        return Err(Illegal::NoDiscovery { board });
    }
    let fee = game.worship_fee(seat, space, take);
    let fee = match (waived, fee) {
        (true, 0) => return Err(Illegal::NoFee),
        (true, _) => {
            game.check_tile(seat, Discovery::NO_COCOA, 1)?;
            0
        }
        (false, fee) => fee,
    };
    game.check_cocoa(seat, fee, CostKind::Worship)?;
    // HA-69: after the ability the price is a question of its own.
    if matches!(take, WorshipChoice::Tile | WorshipChoice::TileAbility)
        && let Some(tile) = tile
    {
        let mut price = tile.tile().price;
        price.cocoa += fee;
        game.check_goods(seat, price, CostKind::Tile(DiscoveryLocation::Worship))?;
    }
    Ok(())
}

pub(super) fn apply(
    game: &mut Teotihuacan,
    space: Space,
    take: WorshipChoice,
    by: Option<u8>,
    waived: bool,
    log: &mut Log<Event>,
) {
    let (seat, board) = (game.turn.seat, game.turn.board);
    let Some(power) = by.or_else(|| game.hand(seat).last().copied()) else { return };
    let fee = game.worship_fee(seat, space, take);
    if waived {
        game.use_up_tile(seat, Discovery::NO_COCOA, log);
    }
    // H-143: the fees come before any benefit.
    let cocoa = if waived { 0 } else { fee };
    game.player_mut(seat).cocoa -= u16::from(cocoa);
    log.push(Event::Worshipped { seat, space, power, cocoa, waived });
    game.player_mut(seat).take_hand(power);
    let evicted = game.spaces[space.index()].replace(Worshipper { seat, power });
    game.place_hand(seat, board);
    if let Some(it) = evicted {
        game.evict_worshipper(it, space, log);
    }
    game.turn.state = TurnState::Done;
    game.push_task(seat, Refresh { board });
    match take {
        WorshipChoice::Ability => Ability { space, power }.carry_out(game, seat, log),
        WorshipChoice::Tile => take_discovery(game, seat, board, log),
        WorshipChoice::AbilityTile => {
            game.push_task(seat, Discover { board, second: true });
            Ability { space, power }.carry_out(game, seat, log);
        }
        WorshipChoice::TileAbility => {
            game.push_task(seat, Ability { space, power });
            take_discovery(game, seat, board, log);
        }
    }
}

fn take_discovery(game: &mut Teotihuacan, seat: Seat, board: Board, log: &mut Log<Event>) {
    if let Some(tile) = board.discovery_place().and_then(|it| game.discoveries[it].take()) {
        game.take_tile(seat, tile, log);
    }
}

impl Teotihuacan {
    /// Cocoa for worshipping: 1 to evict another player's worker, 1 for doing both (H-136, H-142).
    pub(crate) fn worship_fee(&self, seat: Seat, space: Space, take: WorshipChoice) -> u8 {
        let evicts = self.worshipper(space).is_some_and(|it| it.seat != seat);
        u8::from(evicts) + u8::from(take.is_both())
    }

    /// An evicted worker goes to the main area; Teotibot's looks for another space (H-137, H-422).
    fn evict_worshipper(&mut self, evicted: Worshipper, space: Space, log: &mut Log<Event>) {
        let Worshipper { seat, power } = evicted;
        if self.is_bot(seat) {
            bot::relocate_evicted(self, evicted, space, log);
        } else {
            self.player_mut(seat).add_worker(space.board(), power);
            log.push(Event::Evicted { seat, board: space.board(), power });
        }
    }
}
