//! How a game begins: T-025 to T-034, T-159.

use patolli_core::Log;

use super::{auction, turns};
use crate::{
    Deal, HEXES, Hex, Options, Phase, Terrain, Tikal, TurnKind,
    board_cache::BoardCache,
    data::{LEVEL_TOKENS, PRINTED_HEXES},
    position::{Auction, HexTile, MAX_SEATS, Player, TreasurePile, Turn},
};

/// T-025 to T-034, T-159: the position before the first decision.
pub(super) fn start(options: Options, deal: Deal) -> Tikal {
    let mut game = Tikal {
        options,
        deal,
        drawn: 0,
        tokens_laid: 0,
        hex_tiles: [HexTile::Unexplored; HEXES],
        values: [0; HEXES],
        treasure_piles: [TreasurePile::default(); HEXES],
        members: [[0; HEXES]; MAX_SEATS],
        players: [Player::new(options.starting_points()); MAX_SEATS],
        levels: LEVEL_TOKENS,
        phase: Phase::Act,
        turn: Turn::new(options.first, TurnKind::Normal),
        scoring_round: None,
        scoring_rounds_done: 0,
        aside: None,
        auction: Auction::default(),
        cache: BoardCache::new(),
    };
    game.lay_printed_hexes();
    let mut log = Log::off();
    if options.auction {
        auction::open_round(&mut game, options.first, &mut log);
    } else {
        turns::begin_drawn_turn(&mut game, options.first, &mut log);
    }
    game
}

impl Tikal {
    /// T-002, T-025: the four printed hexes.
    fn lay_printed_hexes(&mut self) {
        for (index, it) in (0u8..).zip(&PRINTED_HEXES) {
            self.hex_tiles[it.hex.index()] = HexTile::Printed(index);
            if let Terrain::Temple { value } = it.tile.terrain {
                self.values[it.hex.index()] = value;
            }
        }
        self.rebuild_cache();
    }

    /// Draws the chart anew from what lies on the board.
    pub(crate) fn rebuild_cache(&mut self) {
        self.cache = BoardCache::new();
        for hex in Hex::all() {
            let turns = match self.hex_tiles[hex.index()] {
                HexTile::Tile(_, turns) => turns,
                HexTile::Unexplored | HexTile::Printed(_) => 0,
            };
            if let Some(tile) = self.tile_on(hex) {
                self.cache.add_tile(hex, tile, turns);
            }
        }
    }
}
