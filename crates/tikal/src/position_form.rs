//! The written form of a position, which `position` prints and `load` reads: options and auction beside the rest, hexes one by one.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use patolli_core::{InvalidPosition, Options as _, Seat, first_rules, is_first_rules, serde_as_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    Deal, HEXES, Hex, Options, Phase, Tikal, TileId,
    board_cache::BoardCache,
    data::PRINTED_HEXES,
    notation::{letter, seat_of},
    position::{Auction, HexTile, MAX_SEATS, Player, ScoringRound, TreasurePile, Turn},
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionForm {
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    rules: u16,
    seats: u8,
    auction: bool,
    first: Seat,
    deal: Deal,
    drawn: u8,
    tokens_laid: u8,
    hexes: Vec<HexForm>,
    players: ArrayVec<Player, MAX_SEATS>,
    levels: [u8; 9],
    phase: Phase,
    turn: Turn,
    round: Option<ScoringRound>,
    rounds_done: u8,
    aside: Option<TileId>,
    open: ArrayVec<TileId, MAX_SEATS>,
    moved: ArrayVec<Seat, MAX_SEATS>,
    passed: ArrayVec<Seat, MAX_SEATS>,
    high: Option<(Seat, u16)>,
}

/// An explored hex.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HexForm {
    at: Hex,
    tile: TileName,
    turns: u8,
    value: u8,
    /// Place of the next treasure in the deal, and how many are left.
    heap: (u8, u8),
    camp: Option<SeatLetter>,
    guard: Option<SeatLetter>,
    /// Members by seat.
    members: ArrayVec<u8, MAX_SEATS>,
}

/// A tile or a printed hex, written as its name.
#[derive(Clone, Copy)]
enum TileName {
    Printed(u8),
    Tile(TileId),
}

/// A seat, written as its letter.
#[derive(Clone, Copy)]
struct SeatLetter(Seat);

serde_as_text!(TileName);
serde_as_text!(SeatLetter);

impl fmt::Display for TileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Printed(index) => f.write_str(PRINTED_HEXES[usize::from(*index)].tile.name),
            Self::Tile(tile) => tile.fmt(f),
        }
    }
}

impl FromStr for TileName {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match (0..).zip(&PRINTED_HEXES).find(|(_, it)| it.tile.name == text) {
            Some((index, _)) => Ok(Self::Printed(index)),
            None => text.parse().map(Self::Tile),
        }
    }
}

impl fmt::Display for SeatLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        letter(self.0).fmt(f)
    }
}

impl FromStr for SeatLetter {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        seat_of(text).map(Self).ok_or(())
    }
}

impl PositionForm {
    fn new(game: &Tikal) -> Self {
        let Options { seats, auction, first, rules } = game.options;
        let hexes = Hex::all().filter_map(|it| HexForm::new(game, it)).collect();
        let players = game.each_seat().map(|it| *game.player(it)).collect();
        let Auction { open, moved, passed, highest_bid: high } = game.auction.clone();
        Self {
            rules,
            seats,
            auction,
            first,
            deal: game.deal,
            drawn: game.drawn,
            tokens_laid: game.tokens_laid,
            hexes,
            players,
            levels: game.levels,
            phase: game.phase,
            turn: game.turn,
            round: game.scoring_round.clone(),
            rounds_done: game.scoring_rounds_done,
            aside: game.aside,
            open,
            moved,
            passed,
            high,
        }
    }
}

impl HexForm {
    fn new(game: &Tikal, hex: Hex) -> Option<Self> {
        let (tile, turns) = match game.hex_tiles[hex.index()] {
            HexTile::Unexplored => return None,
            HexTile::Printed(index) => (TileName::Printed(index), 0),
            HexTile::Tile(tile, turns) => (TileName::Tile(tile), turns),
        };
        let TreasurePile { next, left } = game.treasure_piles[hex.index()];
        Some(Self {
            at: hex,
            tile,
            turns,
            value: game.value(hex),
            heap: (next, left),
            camp: game.camp_on(hex).map(SeatLetter),
            guard: game.guard_on(hex).map(SeatLetter),
            members: game.each_seat().map(|it| game.members_on(it, hex)).collect(),
        })
    }
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), InvalidPosition> {
    if holds { Ok(()) } else { Err(InvalidPosition(why())) }
}

impl Serialize for Tikal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionForm::new(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tikal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        PositionForm::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

impl TryFrom<PositionForm> for Tikal {
    type Error = InvalidPosition;

    /// Builds the position, its cache and what players have on hexes; whether it is possible, the audit finds out.
    fn try_from(form: PositionForm) -> Result<Self, InvalidPosition> {
        let options = form.options()?;
        let mut players = [Player::new(options.starting_points()); MAX_SEATS];
        players.iter_mut().zip(&form.players).for_each(|(player, written)| *player = *written);
        let PositionForm { open, moved, passed, high, .. } = form;
        let mut game = Self {
            options,
            deal: form.deal,
            drawn: form.drawn,
            tokens_laid: form.tokens_laid,
            hex_tiles: [HexTile::Unexplored; HEXES],
            values: [0; HEXES],
            treasure_piles: [TreasurePile::default(); HEXES],
            members: [[0; HEXES]; MAX_SEATS],
            players,
            levels: form.levels,
            phase: form.phase,
            turn: form.turn,
            scoring_round: form.round,
            scoring_rounds_done: form.rounds_done,
            aside: form.aside,
            auction: Auction { open, moved, passed, highest_bid: high },
            cache: BoardCache::new(),
        };
        form.hexes.iter().try_for_each(|it| it.lay_on(&mut game))?;
        game.rebuild_cache();
        Ok(game)
    }
}

impl PositionForm {
    fn options(&self) -> Result<Options, InvalidPosition> {
        let Self { rules, seats, auction, first, .. } = *self;
        ensure((2..=4).contains(&seats), || "seats: 2 to 4".to_owned())?;
        ensure(self.players.len() == usize::from(seats), || format!("players: {seats} of them expected"))?;
        let options = Options { seats, auction, first, rules };
        options.with_rules(rules).map_err(|it| InvalidPosition(format!("rules: {it}")))
    }
}

impl HexForm {
    fn lay_on(&self, game: &mut Tikal) -> Result<(), InvalidPosition> {
        let (hex, at) = (self.at, self.at.index());
        ensure(game.hex_tiles[at] == HexTile::Unexplored, || format!("hexes: {hex} is there twice"))?;
        game.hex_tiles[at] = match self.tile {
            TileName::Printed(index) => {
                ensure(self.turns == 0, || format!("hexes, {hex}: a printed hex cannot be turned"))?;
                HexTile::Printed(index)
            }
            TileName::Tile(tile) => HexTile::Tile(tile, self.turns),
        };
        game.values[at] = self.value;
        game.treasure_piles[at] = TreasurePile { next: self.heap.0, left: self.heap.1 };
        if let Some(seat) = self.owner(game, "camp", self.camp)? {
            game.player_mut(seat).camps.add(hex);
        }
        if let Some(seat) = self.owner(game, "guard", self.guard)? {
            game.player_mut(seat).guards.add(hex);
        }
        let seats = game.options.seats;
        ensure(self.members.len() == usize::from(seats), || {
            format!("hexes, {hex}, members: {seats} numbers expected")
        })?;
        game.members.iter_mut().zip(&self.members).for_each(|(members, count)| members[at] = *count);
        Ok(())
    }

    /// The seat that something on the hex belongs to.
    fn owner(
        &self,
        game: &Tikal,
        what: &str,
        letter: Option<SeatLetter>,
    ) -> Result<Option<Seat>, InvalidPosition> {
        let Some(SeatLetter(seat)) = letter else { return Ok(None) };
        ensure(seat.number() < game.options.seats, || {
            format!("hexes, {}, {what}: no seat has the letter `{}`", self.at, SeatLetter(seat))
        })?;
        Ok(Some(seat))
    }
}
