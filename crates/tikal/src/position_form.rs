//! The written form of a position, which `position` prints and `load` reads: options and auction beside the rest, hexes one by one.

use std::{borrow::Cow, fmt, str::FromStr};

use arrayvec::ArrayVec;
use patolli_core::{
    InvalidPosition, Options as _, Seat, first_rules, is_first_rules, json::JsonAs, serde_as_text,
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    Deal, HEXES, Hex, HighestBid, Options, Phase, Tikal, TileId,
    board_cache::BoardCache,
    data::PRINTED_HEXES,
    deal::DealForm,
    json::ByLevel,
    notation::{letter, seat_of},
    position::{Auction, HexTile, MAX_SEATS, Player, ScoringRound, TreasurePile, Turn},
};

/// A whole position of Tikal, seen and unseen.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Position")]
struct PositionForm {
    /// Version of the rules; left out if it is 1.
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    rules: u16,
    /// Number of seats, 2 to 4.
    seats: u8,
    /// Whether turns are auctioned.
    auction: bool,
    /// Seat that had the first turn or opened the first auction.
    first: Seat,
    /// Both face-down piles as they were dealt.
    #[serde(with = "JsonAs::<DealForm>")]
    deal: Deal,
    /// Tiles drawn from the stack so far.
    drawn: u8,
    /// Treasure tokens laid out so far.
    tokens_laid: u8,
    /// All explored hexes.
    hexes: Vec<HexForm>,
    /// The players by seat.
    players: ArrayVec<Player, MAX_SEATS>,
    /// Level tokens left, by level.
    #[serde(with = "JsonAs::<ByLevel>")]
    levels: [u8; 9],
    /// What is asked now.
    phase: Phase,
    /// The turn that is going on.
    turn: Turn,
    /// The scoring round that is going on; `null` outside of one.
    round: Option<ScoringRound>,
    /// Scoring rounds completed, 0 to 4.
    rounds_done: u8,
    /// The volcano laid aside during a scoring round; `null` if there is none.
    aside: Option<TileId>,
    /// Open tiles of the auction, sorted.
    open: ArrayVec<TileId, MAX_SEATS>,
    /// Seats that have had their turn in this round of auctions.
    moved: ArrayVec<Seat, MAX_SEATS>,
    /// Seats that have passed in this auction, in order.
    passed: ArrayVec<Seat, MAX_SEATS>,
    /// The highest bid of this auction; `null` if there is none.
    highest_bid: Option<HighestBid>,
}

/// An explored hex.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "HexPosition")]
struct HexForm {
    /// Name of the hex.
    at: Hex,
    /// Name of the tile or of the printed hex.
    tile: TileName,
    /// Turns of the tile, 0 to 5, clockwise.
    turns: u8,
    /// Value of the temple, else 0.
    value: u8,
    /// Treasure tokens lying there.
    treasures: TreasurePile,
    /// Seat whose camp stands there; `null` if there is none.
    camp: Option<Owner>,
    /// Seat that guards the temple; `null` if it is not guarded.
    guard: Option<Owner>,
    /// Number of members by seat.
    members: ArrayVec<u8, MAX_SEATS>,
}

/// A seat that owns something on a hex.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
struct Owner(#[serde(with = "JsonAs::<Seat>")] SeatLetter);

/// A tile or a printed hex, written as its name.
#[derive(Clone, Copy)]
enum TileName {
    Printed(u8),
    Tile(TileId),
}

/// A seat, as its letter in the byte form.
#[derive(Clone, Copy)]
struct SeatLetter(Seat);

serde_as_text!(TileName);
serde_as_text!(SeatLetter);

impl From<&SeatLetter> for Seat {
    fn from(letter: &SeatLetter) -> Self {
        letter.0
    }
}

impl TryFrom<Seat> for SeatLetter {
    type Error = &'static str;

    fn try_from(seat: Seat) -> Result<Self, &'static str> {
        if seat.index() < MAX_SEATS { Ok(Self(seat)) } else { Err("seats are numbered from 0 to 3") }
    }
}

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
        let Auction { open, moved, passed, highest_bid } = game.auction.clone();
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
            highest_bid,
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
        Some(Self {
            at: hex,
            tile,
            turns,
            value: game.value(hex),
            treasures: game.treasure_piles[hex.index()],
            camp: game.camp_on(hex).map(|it| Owner(SeatLetter(it))),
            guard: game.guard_on(hex).map(|it| Owner(SeatLetter(it))),
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
        let form = PositionForm::deserialize(deserializer)?;
        Self::try_from(form).map_err(|it| D::Error::custom(it.0))
    }
}

impl TryFrom<PositionForm> for Tikal {
    type Error = InvalidPosition;

    /// Builds the position, its cache and what players have on hexes; whether it is possible, the audit finds out.
    fn try_from(form: PositionForm) -> Result<Self, InvalidPosition> {
        let options = form.options()?;
        let mut players = [Player::new(options.starting_points()); MAX_SEATS];
        players.iter_mut().zip(&form.players).for_each(|(player, written)| *player = *written);
        let PositionForm { open, moved, passed, highest_bid, .. } = form;
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
            auction: Auction { open, moved, passed, highest_bid },
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
        game.treasure_piles[at] = self.treasures;
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
    fn owner(&self, game: &Tikal, what: &str, owner: Option<Owner>) -> Result<Option<Seat>, InvalidPosition> {
        let Some(Owner(SeatLetter(seat))) = owner else { return Ok(None) };
        ensure(seat.number() < game.options.seats, || {
            format!("hexes, {}, {what}: there is no seat {seat}", self.at)
        })?;
        Ok(Some(seat))
    }
}

impl JsonSchema for Tikal {
    fn schema_name() -> Cow<'static, str> {
        PositionForm::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        PositionForm::json_schema(generator)
    }
}
