//! The position that a stage comes to.

use arrayvec::ArrayVec;
use patolli_core::{InvalidPosition, Seat};

use super::Stage;
use crate::{
    Deal, HEXES, Hex, Leader, Phase, Terrain, Tikal, TileId, TurnKind,
    board_cache::BoardCache,
    data::{ACTION_POINTS, MEMBERS, PRINTED_HEXES},
    position::{Auction, HexTile, MAX_SEATS, Player, ScoringRound, TreasurePile, Turn},
};

impl Stage {
    /// The position; whether it is possible, the audit finds out.
    pub(super) fn build(&self) -> Result<Tikal, InvalidPosition> {
        let open = self.open_tiles();
        let (tiles, drawn) = self.stack(&open)?;
        let (tokens, piles, laid) = self.treasure_piles()?;
        let seats = self.options.seats.into();
        let mut game = Tikal {
            options: self.options,
            deal: Deal { tiles, tokens },
            drawn: small(drawn)?,
            tokens_laid: small(laid)?,
            hex_tiles: [HexTile::Unexplored; HEXES],
            values: [0; HEXES],
            treasure_piles: [TreasurePile::default(); HEXES],
            members: [[0; HEXES]; MAX_SEATS],
            players: [Player::new(self.options.starting_points()); MAX_SEATS],
            levels: self.levels()?,
            phase: self.phase(),
            turn: self.turn(),
            scoring_round: self.scoring_round()?,
            scoring_rounds_done: self.rounds_done(&tiles[..drawn], &open)?,
            aside: self.aside,
            auction: Auction {
                open: list(&open, seats)?,
                moved: list(&self.moved, seats)?,
                ..Auction::default()
            },
            cache: BoardCache::new(),
        };
        self.lay_hexes(&mut game)?;
        for (hex, pile) in piles {
            game.treasure_piles[hex.index()] = pile;
        }
        for seat in Seat::all(self.options.seats) {
            self.sit_down(&mut game, seat)?;
        }
        game.rebuild_cache();
        Ok(game)
    }

    fn turn(&self) -> Turn {
        let kind = match self.hand {
            _ if self.round.is_some() => TurnKind::Scoring,
            Some(tile) if tile.is_volcano() => TurnKind::AfterVolcano,
            _ => TurnKind::Normal,
        };
        let acts = self.phase() == Phase::Act;
        let points = if acts { self.points.unwrap_or(ACTION_POINTS) } else { 0 };
        Turn { points, tile: self.hand, ..Turn::new(self.seat, kind) }
    }

    fn scoring_round(&self) -> Result<Option<ScoringRound>, InvalidPosition> {
        let Some(order) = &self.round else { return Ok(None) };
        let order = list(order, self.options.seats.into())?;
        Ok(Some(ScoringRound { last: self.aside.is_none(), order, done: 0 }))
    }

    /// Scoring rounds that the drawn volcanoes started, but for those that still wait.
    fn rounds_done(&self, drawn: &[TileId], open: &[TileId]) -> Result<u8, InvalidPosition> {
        let volcanoes = |tiles: &[TileId]| tiles.iter().filter(|it| it.is_volcano()).count();
        let waiting = volcanoes(open) + usize::from(self.aside.is_some());
        let done = volcanoes(drawn).checked_sub(waiting);
        small(done.ok_or_else(|| flaw("a volcano lies aside that was not drawn"))?)
    }

    fn lay_hexes(&self, game: &mut Tikal) -> Result<(), InvalidPosition> {
        for (index, printed) in (0..).zip(&PRINTED_HEXES) {
            let at = printed.hex.index();
            game.hex_tiles[at] = HexTile::Printed(index);
            game.values[at] = self.value(printed.hex, printed.tile.terrain);
        }
        for (tile, hex, turns) in &self.laid {
            let at = hex.index();
            if game.hex_tiles[at] != HexTile::Unexplored {
                return Err(flaw(&format!("{hex} is printed, no tile lies there")));
            }
            game.hex_tiles[at] = HexTile::Tile(*tile, *turns);
            game.values[at] = self.value(*hex, tile.tile().terrain);
        }
        let temple = |hex: &Hex| matches!(game.terrain(*hex), Some(Terrain::Temple { .. }));
        match self.values.keys().find(|it| !temple(it)) {
            Some(hex) => Err(flaw(&format!("there is no temple on {hex}"))),
            None => Ok(()),
        }
    }

    pub(super) fn value(&self, hex: Hex, terrain: Terrain) -> u8 {
        match terrain {
            Terrain::Temple { value } => self.values.get(&hex).copied().unwrap_or(value),
            _ => 0,
        }
    }

    /// What belongs to a seat, on the board and beside it.
    fn sit_down(&self, game: &mut Tikal, seat: Seat) -> Result<(), InvalidPosition> {
        let mut standing: u8 = 0;
        for ((_, hex), n) in self.members.iter().filter(|it| it.0.0 == seat) {
            game.members[seat.index()][hex.index()] = *n;
            standing = standing.saturating_add(*n);
        }
        // Of what nothing is said, there is nothing.
        let out = self.out.get(&seat).map_or(0, |it| *it);
        let used = standing.saturating_add(out);
        let left = MEMBERS.checked_sub(used).ok_or_else(|| flaw("more than eighteen members of one seat"))?;
        let player = game.player_mut(seat);
        player.members = left;
        player.out_of_play = out;
        player.leader = self.leaders.get(&seat).copied().unwrap_or(Leader::Supply);
        player.treasures = self.treasures.get(&seat).copied().unwrap_or(player.treasures);
        player.score = self.scores.get(&seat).copied().unwrap_or(player.score);
        self.camps.iter().filter(|it| *it.1 == seat).for_each(|it| player.camps.add(*it.0));
        self.guards.iter().filter(|it| *it.1 == seat).for_each(|it| player.guards.add(*it.0));
        Ok(())
    }
}

pub(super) fn flaw(why: &str) -> InvalidPosition {
    InvalidPosition(why.to_owned())
}

fn small(n: usize) -> Result<u8, InvalidPosition> {
    u8::try_from(n).map_err(|_| flaw("too many of something"))
}

fn list<T: Copy>(items: &[T], most: usize) -> Result<ArrayVec<T, MAX_SEATS>, InvalidPosition> {
    if items.len() > most {
        return Err(flaw("a list has more entries than there are seats"));
    }
    Ok(items.iter().copied().collect())
}
