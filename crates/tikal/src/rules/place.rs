//! Placing a tile: T-044 to T-052, T-058.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{
    Action, Event, Hex, Illegal, Phase, Side, Terrain, Tikal, TileId,
    data::ACTION_POINTS,
    position::{HexTile, TreasurePile},
};

/// Every free hex next to an explored one, with every lie of the tile that looks different and can be entered. Most lies cannot, and finding
/// the reason takes time.
pub(super) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let Some(tile) = game.turn.tile else {
        return ControlFlow::Continue(());
    };
    for hex in game.cache.frontier {
        for turns in 0..tile.distinct_rotations() {
            if is_enterable(game, tile, hex, turns) {
                visit(Action::Place { hex, rotation: turns })?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(game: &Tikal, hex: Hex, turns: u8) -> Result<(), Illegal> {
    let tile = game.turn.tile.ok_or_else(|| super::timing::no_tile(game))?;
    if turns >= 6 {
        return Err(Illegal::NoSuchRotation);
    }
    // TR-36: lies that look alike are one choice.
    let distinct = tile.distinct_rotations();
    if turns >= distinct {
        return Err(Illegal::SameRotation { rotation: turns, same: turns % distinct });
    }
    if game.cache.explored.has(hex) {
        return Err(Illegal::NotFree { hex });
    }
    // T-044, TR-06: a volcano counts as explored here.
    if !game.cache.frontier.has(hex) {
        let volcano = tile.is_volcano();
        return Err(if volcano { Illegal::VolcanoNotAdjacent { hex } } else { Illegal::NotAdjacent { hex } });
    }
    if !is_enterable(game, tile, hex, turns) {
        return Err(not_enterable(game, hex, tile, turns));
    }
    Ok(())
}

/// T-047, T-049: whether stones of the tile or of its neighbours lead to it.
fn is_enterable(game: &Tikal, tile: TileId, hex: Hex, turns: u8) -> bool {
    tile.is_volcano() || game.cache.enterable(hex, tile.stone_sides(turns))
}

/// TR-06: stones towards a volcano make no tile enterable.
fn not_enterable(game: &Tikal, hex: Hex, tile: TileId, turns: u8) -> Illegal {
    let stones = tile.tile().rotated(turns);
    let volcano = |side: &Side| hex.neighbour(*side).is_some_and(|it| game.cache.volcanoes.has(it));
    if Side::ALL.into_iter().filter(volcano).any(|it| stones[it as usize] > 0) {
        return Illegal::OnlyFromVolcano { hex };
    }
    Illegal::NotEnterable { hex }
}

pub(super) fn apply(game: &mut Tikal, hex: Hex, turns: u8, log: &mut Log<Event>) {
    let Some(tile) = game.turn.tile.take() else { return };
    lay(game, tile, hex, turns);
    log.push(Event::TilePlaced { seat: game.turn.seat, tile, hex, turns });
    if let Terrain::Treasure { masks } = tile.tile().terrain {
        // T-058, TR-33: the first token drawn lies on top.
        game.treasure_piles[hex.index()] = TreasurePile { next: game.tokens_laid, left: masks };
        game.tokens_laid += masks;
        log.push(Event::TreasuresLaid { hex, n: masks });
    }
    game.turn.points = ACTION_POINTS;
    game.phase = Phase::Act;
}

/// Puts a tile on the board.
pub(crate) fn lay(game: &mut Tikal, tile: TileId, hex: Hex, turns: u8) {
    game.hex_tiles[hex.index()] = HexTile::Tile(tile, turns);
    game.cache.add_tile(hex, tile.tile(), turns);
    if let Terrain::Temple { value } = tile.tile().terrain {
        game.values[hex.index()] = value;
    }
}
