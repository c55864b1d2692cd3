//! The seven action tiles of Teotibot (H-460 to H-518).

use patolli_core::{Log, Seat};

use super::{board_actions, temples, workers, worship_on, worshipping};
use crate::{
    Board, BotOutcome, BotTile, Event, Goods, Space, Temple, Teotihuacan, Worker, Worshipper,
    data::{BOT_FALLBACK_COCOA, BOT_WORSHIP, Discovery, DiscoveryEffect},
};

/// Carries out a tile; what it came to.
pub(super) fn carry_out(
    game: &mut Teotihuacan,
    seat: Seat,
    tile: BotTile,
    log: &mut Log<Event>,
) -> BotOutcome {
    let deed = match tile {
        BotTile::Construction => two_steps(game, seat, tile, [Board::Construction, Board::Quarry], log),
        BotTile::Decorations => two_steps(game, seat, tile, [Board::Decorations, Board::GoldDeposits], log),
        BotTile::Nobles => two_steps(game, seat, tile, [Board::Nobles, Board::Forest], log),
        BotTile::Alchemy => Some(alchemy(game, seat, log)),
        BotTile::Mastery => mastery(game, seat, log),
        BotTile::Worship => worship(game, seat, log),
        BotTile::Masks => masks(game, seat, log),
    };
    deed.unwrap_or_else(|| {
        fall_back(game, seat, tile, log);
        BotOutcome::Fallback
    })
}

fn log_outcome(seat: Seat, tile: BotTile, deed: BotOutcome, log: &mut Log<Event>) -> BotOutcome {
    log.push(Event::BotDid { seat, tile, deed });
    deed
}

/// Construction, Decorations, Nobles: the main thing, else the material for it; then a worker there moves on.
fn two_steps(
    game: &mut Teotihuacan,
    seat: Seat,
    tile: BotTile,
    [main, source]: [Board; 2],
    log: &mut Log<Event>,
) -> Option<BotOutcome> {
    for (board, deed) in [(main, BotOutcome::First), (source, BotOutcome::Second)] {
        if game.player(seat).is_on(board) && board_actions::is_possible(game, seat, board) {
            log_outcome(seat, tile, deed, log);
            board_actions::carry_out(game, seat, board, log);
            if let Some(worker) = workers::strongest_on(game, seat, board) {
                workers::power_up_and_move(game, seat, worker, log);
            }
            return Some(deed);
        }
    }
    None
}

/// H-479 to H-485.
fn alchemy(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) -> BotOutcome {
    if game.player(seat).is_on(Board::Alchemy) && board_actions::is_possible(game, seat, Board::Alchemy) {
        log_outcome(seat, BotTile::Alchemy, BotOutcome::First, log);
        board_actions::carry_out(game, seat, Board::Alchemy, log);
        if let Some(worker) = workers::strongest_on(game, seat, Board::Alchemy) {
            workers::power_up_and_move(game, seat, worker, log);
        }
        return BotOutcome::First;
    }
    log_outcome(seat, BotTile::Alchemy, BotOutcome::Second, log);
    if let Some(worker) = workers::weakest(game, seat) {
        // HA-47: the second power-up goes to the same die.
        let after = workers::power_up(game, seat, worker, log);
        workers::power_up(game, seat, after, log);
    }
    BotOutcome::Second
}

/// H-496 to H-507, HA-49: the strongest worker that can act.
fn mastery(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) -> Option<BotOutcome> {
    let able = |it: &Worker| board_actions::is_possible(game, seat, it.board);
    let worker = workers::by_power(game, seat).into_iter().find(able)?;
    let deed = log_outcome(seat, BotTile::Mastery, BotOutcome::Mastery(worker.board), log);
    board_actions::carry_out(game, seat, worker.board, log);
    workers::power_up_and_move(game, seat, worker, log);
    Some(deed)
}

/// H-508 to H-512, HA-50.
fn worship(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) -> Option<BotOutcome> {
    let (from, power) = worshipping(game, seat)?;
    let space = super::next_field(game, from.board())?;
    let deed = log_outcome(seat, BotTile::Worship, BotOutcome::First, log);
    game.spaces[from.index()] = None;
    worship_on(game, Worshipper { seat, power }, space, log);
    let (named, chosen) = BOT_WORSHIP;
    let (temple, steps) = match space {
        Space::Forest => (Some(Temple::Red), named),
        Space::Quarry => (Some(Temple::Green), named),
        Space::GoldDeposits => (Some(Temple::Blue), named),
        Space::Decorations | Space::PalaceLeft | Space::PalaceMiddle | Space::PalaceRight => {
            (temples::preferred_temple(game, seat), chosen)
        }
    };
    if let Some(temple) = temple {
        // H-529.
        let steps = steps.saturating_add_signed(game.options.bot.worship);
        (0..steps).for_each(|_| temples::climb(game, seat, temple, log));
    }
    replace_discovery(game, space.board(), log);
    Some(deed)
}

/// H-512: the tile leaves the game, also when there is no other (HA-82).
fn replace_discovery(game: &mut Teotihuacan, board: Board, log: &mut Log<Event>) {
    if let Some(tile) = board.discovery_place().and_then(|it| game.discoveries[it].take()) {
        log.push(Event::TileDiscarded { board, tile });
    }
    game.replace_discovery_tile(board, log);
}

/// H-513 to H-518, HA-51.
fn masks(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) -> Option<BotOutcome> {
    let (board, tile) = wanted_mask(game, seat)?;
    let deed = log_outcome(seat, BotTile::Masks, BotOutcome::First, log);
    if let Some(place) = board.discovery_place() {
        game.discoveries[place] = None;
    }
    game.take_tile(seat, tile, log);
    game.replace_discovery_tile(board, log);
    Some(deed)
}

/// The rarest mask it lacks and can pay, the first one clockwise from the Palace.
fn wanted_mask(game: &Teotihuacan, seat: Seat) -> Option<(Board, Discovery)> {
    let around = (0..8).map(|it| game.ahead(Board::Palace, it));
    let lying = around.filter_map(|board| game.discovery(board).map(|tile| (board, tile)));
    let wanted = lying.filter(|(_, tile)| {
        let is_mask = matches!(tile.tile().effect, DiscoveryEffect::Mask(_));
        is_mask && game.tile_count(seat, *tile) == 0 && game.can_pay(seat, tile.tile().price)
    });
    wanted.min_by_key(|it| it.1.tile().copies)
}

/// H-469: 5 cocoa, and the weakest worker is powered up and moves on.
fn fall_back(game: &mut Teotihuacan, seat: Seat, tile: BotTile, log: &mut Log<Event>) {
    log_outcome(seat, tile, BotOutcome::Fallback, log);
    game.gain(seat, Goods::cocoa(BOT_FALLBACK_COCOA), log);
    if let Some(worker) = workers::weakest(game, seat) {
        workers::power_up_and_move(game, seat, worker, log);
    }
}
