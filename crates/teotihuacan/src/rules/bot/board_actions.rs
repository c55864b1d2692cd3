//! What Teotibot does on a board, without the worker that does it (H-460 to H-504).

use patolli_core::{Log, Seat};

use super::temples;
use crate::{
    Board, Event, Goods, PlacedTile, PointSource, PyramidSpot, Resources, Row, Side, Temple, Teotihuacan,
    data::{BOT_COSTS, NOBLES_ROWS, Technology},
    rules::decorations::check_side,
};

/// Points for a decoration (H-473).
const DECORATION_POINTS: u8 = 5;
/// Points for a pyramid tile, beside those of its level (H-465).
const TILE_POINTS: u8 = 2;
/// Resources it gathers.
const GATHERED: u8 = 2;

/// What it spends on a board, and nothing else (H-441).
const fn price(board: Board) -> Resources {
    let [stone, gold, technology, wood] = BOT_COSTS;
    match board {
        Board::Construction => Resources::new(0, stone, 0),
        Board::Decorations => Resources::new(0, 0, gold),
        Board::Alchemy => Resources::new(0, 0, technology),
        Board::Nobles => Resources::new(wood, 0, 0),
        Board::Palace | Board::Forest | Board::Quarry | Board::GoldDeposits => Resources::NONE,
    }
}

pub(super) fn is_possible(game: &Teotihuacan, seat: Seat, board: Board) -> bool {
    let payable = game.resources(seat).covers(price(board));
    payable
        && match board {
            Board::Palace => false,
            Board::Forest | Board::Quarry | Board::GoldDeposits => true,
            Board::Alchemy => next_technology(game, seat).is_some(),
            Board::Nobles => game.has_building() && next_row(game).is_some(),
            Board::Decorations => game.decoration_display[0].is_some() && next_side(game).is_some(),
            Board::Construction => game.pyramid_display[0].is_some() && next_spot(game).is_some(),
        }
}

pub(super) fn carry_out(game: &mut Teotihuacan, seat: Seat, board: Board, log: &mut Log<Event>) {
    game.pay(seat, Goods::resources(price(board)), log);
    match board {
        Board::Palace => {}
        Board::Forest | Board::Quarry | Board::GoldDeposits => {
            if let Some(resource) = board.resource() {
                game.gain(seat, Goods::resources(Resources::of_kind(resource, GATHERED)), log);
            }
        }
        Board::Alchemy => develop(game, seat, log),
        Board::Nobles => build_house(game, seat, log),
        Board::Decorations => decorate(game, seat, log),
        Board::Construction => build(game, seat, log),
    }
}

/// The lowest number without any marker, else the lowest it lacks (H-479, H-480).
fn next_technology(game: &Teotihuacan, seat: Seat) -> Option<Technology> {
    let nobody = |it: &Technology| !Seat::all(game.seat_count()).any(|seat| game.has_technology(seat, *it));
    let lacking = || game.technologies.into_iter().filter(|it| !game.has_technology(seat, *it));
    lacking().find(nobody).or_else(|| lacking().next())
}

fn develop(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    let Some(technology) = next_technology(game, seat) else { return };
    let steps = game.develop(seat, technology, log);
    for temple in Temple::ALL.into_iter().filter(|it| steps[it.index()] > 0) {
        temples::climb(game, seat, temple, log);
    }
}

/// The row of the era, else the least valuable space; ties go to the upper row (H-487 to H-490, HA-48).
fn next_row(game: &Teotihuacan) -> Option<Row> {
    let of_era = Row::ALL[usize::from(game.eclipses.min(2))];
    if game.has_space(of_era) {
        return Some(of_era);
    }
    let value = |row: &Row| NOBLES_ROWS[row.index()].get(usize::from(game.houses[row.index()])).copied();
    Row::ALL.into_iter().filter(|it| game.has_space(*it)).min_by_key(value)
}

fn build_house(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    if let Some(row) = next_row(game) {
        game.build_house(seat, row, log);
        game.move_on_avenue(seat, log);
    }
}

/// The first side with a legal place, clockwise from the top (H-472, HA-46).
fn next_side(game: &Teotihuacan) -> Option<(Side, u8)> {
    Side::ALL.into_iter().find_map(|side| check_side(game, side).ok().map(|step| (side, step)))
}

fn decorate(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    let (Some((side, step)), Some(tile)) = (next_side(game), game.decoration_display[0].take()) else {
        return;
    };
    game.decorations[side.index()][usize::from(step) - 1] = Some(tile);
    log.push(Event::Decorated { seat, tile, side, step, matches: 0 });
    game.score_points(seat, DECORATION_POINTS, PointSource::Decorations, log);
    game.move_on_pyramid_track(seat, log);
    temples::climb_preferred(game, seat, log);
    game.refill(log);
}

/// The lowest level with a legal place, its topmost row, there the leftmost (H-462, HA-44).
fn next_spot(game: &Teotihuacan) -> Option<PyramidSpot> {
    game.open_spots().next()
}

fn build(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    let (Some(spot), Some(tile)) = (next_spot(game), game.pyramid_display[0].take()) else { return };
    let Some(turn) = game.random_rotation(tile) else { return };
    let laid = PlacedTile { tile, turn };
    game.lay(seat, laid, spot, 0, log);
    game.score_points(seat, game.level_points(spot.level()) + TILE_POINTS, PointSource::Construction, log);
    game.move_on_pyramid_track(seat, log);
    temples::climb_preferred(game, seat, log);
    game.refill(log);
}
