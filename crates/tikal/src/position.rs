//! A whole position and its questions; no rules.

use arrayvec::ArrayVec;
use patolli_core::{Seat, json::JsonAs};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Deal, HEXES, Hex, HexSet, HighestBid, Leader, Options, Phase, Piece, Terrain, TileId, TurnKind,
    board_cache::BoardCache,
    data::{self, BASE_CAMP, LEADER_STRENGTH, PRINTED_HEXES, TILE_COUNT, Tile, cost},
    json::{ByMotif, LeaderForm},
    travel_costs::TravelCosts,
};

/// Most seats.
pub(crate) const MAX_SEATS: usize = 4;

/// A whole position of Tikal, seen and unseen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tikal {
    pub(crate) options: Options,
    pub(crate) deal: Deal,
    /// Tiles taken off the stack.
    pub(crate) drawn: u8,
    /// Treasure tokens taken off the piles.
    pub(crate) tokens_laid: u8,
    /// What lies on each hex.
    pub(crate) hex_tiles: [HexTile; HEXES],
    /// Value of each temple, else 0.
    pub(crate) values: [u8; HEXES],
    /// Treasures lying on each hex.
    pub(crate) treasure_piles: [TreasurePile; HEXES],
    /// Members of each seat on each hex.
    pub(crate) members: [[u8; HEXES]; MAX_SEATS],
    pub(crate) players: [Player; MAX_SEATS],
    /// Level tokens left, levels 2 to 10.
    pub(crate) levels: [u8; 9],
    pub(crate) phase: Phase,
    pub(crate) turn: Turn,
    /// The scoring round that is going on.
    pub(crate) scoring_round: Option<ScoringRound>,
    /// Scoring rounds completed.
    pub(crate) scoring_rounds_done: u8,
    /// The volcano laid aside during a scoring round.
    pub(crate) aside: Option<TileId>,
    pub(crate) auction: Auction,
    pub(crate) cache: BoardCache,
}

/// What lies on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum HexTile {
    /// Unexplored jungle.
    Unexplored,
    /// One of the printed hexes, by its place in the table.
    Printed(u8),
    /// A tile, turned clockwise by a number of steps.
    Tile(TileId, u8),
}

/// Treasure tokens face down on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TreasurePile {
    /// Place of the token that is dug next among the treasures of the deal, from 0.
    pub next: u8,
    /// Tokens left.
    pub left: u8,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Player {
    /// Points.
    pub score: u16,
    /// Members in the supply.
    pub members: u8,
    /// Members out of play: guards and removed ones.
    pub out_of_play: u8,
    /// Where the leader is.
    #[serde(with = "JsonAs::<LeaderForm>")]
    pub leader: Leader,
    /// Written with the hexes.
    #[serde(skip)]
    pub camps: HexSet,
    /// Written with the hexes.
    #[serde(skip)]
    pub guards: HexSet,
    /// Number of treasures by what they show.
    #[serde(with = "JsonAs::<ByMotif>")]
    pub treasures: [u8; 8],
}

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Turn {
    /// Seat whose turn it is; in an auction, the seat that is asked.
    pub seat: Seat,
    /// What kind of turn it is.
    pub kind: TurnKind,
    /// Action points left.
    pub points: u8,
    /// The tile in hand; `null` if there is none.
    pub tile: Option<TileId>,
    /// Hexes where a level was uncovered or a treasure dug in this turn.
    #[serde(with = "patolli_core::bits")]
    #[schemars(with = "Vec<Hex>")]
    pub worked_once: HexSet,
    /// Hexes where that happened twice.
    #[serde(with = "patolli_core::bits")]
    #[schemars(with = "Vec<Hex>")]
    pub worked_twice: HexSet,
}

/// A scoring round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct ScoringRound {
    /// Whether the game ends after it.
    pub last: bool,
    /// All seats in the order in which they score.
    pub order: ArrayVec<Seat, MAX_SEATS>,
    /// Seats that have scored.
    pub done: u8,
}

/// The auction for the next turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Auction {
    /// Open tiles, sorted.
    pub open: ArrayVec<TileId, MAX_SEATS>,
    /// Seats whose indicator is face down: they have moved in this round.
    pub moved: ArrayVec<Seat, MAX_SEATS>,
    /// Seats that have passed, in order.
    pub passed: ArrayVec<Seat, MAX_SEATS>,
    /// The highest bid.
    pub highest_bid: Option<HighestBid>,
}

impl Tikal {
    /// The seats, clockwise from seat 0.
    pub(crate) fn each_seat(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.options.seats)
    }

    /// The player on a seat.
    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    pub(crate) const fn active_player(&self) -> &Player {
        self.player(self.turn.seat)
    }

    pub(crate) const fn active_player_mut(&mut self) -> &mut Player {
        self.player_mut(self.turn.seat)
    }

    /// The tile or printed hex on a hex.
    pub(crate) const fn tile_on(&self, hex: Hex) -> Option<&'static Tile> {
        match self.hex_tiles[hex.index()] {
            HexTile::Unexplored => None,
            HexTile::Printed(index) => Some(&PRINTED_HEXES[index as usize].tile),
            HexTile::Tile(tile, _) => Some(tile.tile()),
        }
    }

    /// What a hex shows; `None` while unexplored.
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.tile_on(hex).map(|it| it.terrain)
    }

    /// Value of the temple on a hex, else 0.
    pub const fn value(&self, hex: Hex) -> u8 {
        self.values[hex.index()]
    }

    /// Treasures lying on a hex.
    pub const fn tokens_on(&self, hex: Hex) -> u8 {
        self.treasure_piles[hex.index()].left
    }

    /// Members of a seat on a hex.
    pub const fn members_on(&self, seat: Seat, hex: Hex) -> u8 {
        self.members[seat.index()][hex.index()]
    }

    /// Whether the leader of a seat stands on a hex.
    pub fn leader_on(&self, seat: Seat, hex: Hex) -> bool {
        self.player(seat).leader == Leader::On(hex)
    }

    /// Pieces of a seat on a hex, the leader counting as one.
    pub fn pieces_on(&self, seat: Seat, hex: Hex) -> u8 {
        self.members_on(seat, hex) + u8::from(self.leader_on(seat, hex))
    }

    /// The hexes where a seat has a piece.
    pub fn occupied_hexes(&self, seat: Seat) -> HexSet {
        let mut standing = HexSet::from_counts(&self.members[seat.index()]);
        if let Leader::On(hex) = self.player(seat).leader {
            standing.add(hex);
        }
        standing
    }

    /// Strength of an expedition on a hex, the leader counting as three.
    pub fn strength(&self, seat: Seat, hex: Hex) -> u8 {
        self.members_on(seat, hex) + if self.leader_on(seat, hex) { LEADER_STRENGTH } else { 0 }
    }

    /// Pieces of this kind the seat has on a hex.
    pub(crate) fn piece_count(&self, seat: Seat, piece: Piece, hex: Hex) -> u8 {
        match piece {
            Piece::Member => self.members_on(seat, hex),
            Piece::Leader => self.leader_on(seat, hex).into(),
        }
    }

    /// The seat that guards a temple.
    pub fn guard_on(&self, hex: Hex) -> Option<Seat> {
        self.each_seat().find(|it| self.player(*it).guards.has(hex))
    }

    /// Which kind of piece guards a temple.
    pub fn guard_piece(&self, hex: Hex) -> Option<Piece> {
        let leader = |seat: Seat| self.player(seat).leader == Leader::Guards(hex);
        self.guard_on(hex).map(|it| if leader(it) { Piece::Leader } else { Piece::Member })
    }

    /// Whose camp stands on a hex.
    pub fn camp_on(&self, hex: Hex) -> Option<Seat> {
        self.each_seat().find(|it| self.player(*it).camps.has(hex))
    }

    /// The base camp and the camps of a seat.
    pub fn camps_of(&self, seat: Seat) -> HexSet {
        let mut camps = self.player(seat).camps;
        camps.add(BASE_CAMP);
        camps
    }

    /// Guards a seat may still place.
    pub const fn guards_left(&self, seat: Seat) -> u8 {
        data::GUARDS - self.player(seat).guards.len()
    }

    /// Points on the score track.
    pub const fn score(&self, seat: Seat) -> u16 {
        self.player(seat).score
    }

    /// Members of a seat in the supply.
    pub const fn supply(&self, seat: Seat) -> u8 {
        self.player(seat).members
    }

    /// Where the leader of a seat is.
    pub const fn leader(&self, seat: Seat) -> Leader {
        self.player(seat).leader
    }

    /// Treasures of a seat, by motif.
    pub const fn treasures(&self, seat: Seat) -> [u8; 8] {
        self.player(seat).treasures
    }

    /// Action points left in the turn.
    pub const fn action_points(&self) -> u8 {
        self.turn.points
    }

    /// What is asked now.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// What kind of turn is going on.
    pub const fn turn_kind(&self) -> TurnKind {
        self.turn.kind
    }

    /// The tile in hand.
    pub const fn tile_in_hand(&self) -> Option<TileId> {
        self.turn.tile
    }

    /// How often a seat will still score: the rounds to come and the present one until it has scored in it.
    pub fn scorings_left(&self, seat: Seat) -> u8 {
        let scored =
            self.scoring_round.as_ref().is_some_and(|it| it.order[..usize::from(it.done)].contains(&seat));
        4 - self.scoring_rounds_done - u8::from(scored)
    }

    /// Whether a seat is in its scoring turn: it scores as soon as the turn ends.
    pub fn about_to_score(&self, seat: Seat) -> bool {
        self.turn.kind == TurnKind::Scoring && self.turn.seat == seat && self.phase == Phase::Act
    }

    /// The highest bid of the auction and whose it is.
    pub const fn high_bid(&self) -> Option<HighestBid> {
        self.auction.highest_bid
    }

    /// Explored hexes a piece may stand on.
    pub const fn walkable(&self) -> HexSet {
        self.cache.walkable()
    }

    /// Temples on the board.
    pub const fn temples(&self) -> HexSet {
        self.cache.temples
    }

    /// Treasure sites on the board, emptied or not.
    pub const fn sites(&self) -> HexSet {
        self.cache.sites
    }

    /// Prices for a seat to move a piece from a hex, over stones and its own secret paths.
    pub fn travel_costs_from(&self, seat: Seat, from: Hex) -> TravelCosts {
        self.paths(seat).costs_from(from)
    }

    /// Prices over stones alone, the same for every seat.
    pub const fn stone_costs_from(&self, from: Hex) -> TravelCosts {
        self.cache.costs_from(from)
    }

    /// Prices for a seat to get some piece to each hex: one that stands on the board or one from the supply.
    pub fn reach_costs(&self, seat: Seat) -> TravelCosts {
        let paths = self.paths(seat);
        self.occupied_hexes(seat)
            .fold(TravelCosts::FAR.min_via(paths.camp_costs, cost::BRING), |reach, it| {
                reach.min_via(paths.costs_from(it), 0)
            })
    }

    /// The ways of a seat, its secret paths included.
    pub(crate) fn paths(&self, seat: Seat) -> Paths<'_> {
        let camps = self.player(seat).camps;
        let to_camp =
            camps.fold(self.cache.costs_from(BASE_CAMP), |row, it| row.min(self.cache.costs_from(it)));
        Paths { chart: &self.cache, camp_costs: to_camp, has_camps: !camps.is_empty() }
    }

    /// Whose turn it is; in an auction, who is asked.
    pub const fn active_seat(&self) -> Seat {
        self.turn.seat
    }

    /// Tiles left in the stack.
    pub fn stack_left(&self) -> usize {
        TILE_COUNT - usize::from(self.drawn)
    }

    /// Level tokens left of a level.
    pub fn level_tokens(&self, level: u8) -> u8 {
        match level {
            data::LOWEST_LEVEL..=data::HIGHEST_LEVEL => self.levels[usize::from(level - data::LOWEST_LEVEL)],
            // Levels 0 and 1 are printed only, and none is above the highest.
            _ => 0,
        }
    }
}

/// The ways of one seat.
pub(crate) struct Paths<'a> {
    chart: &'a BoardCache,
    /// Prices over stones between each hex and the nearest of the base camp and the own camps.
    pub camp_costs: TravelCosts,
    has_camps: bool,
}

impl Paths<'_> {
    /// Prices from a hex: over stones, or to a camp, through a secret path and on from another camp.
    pub fn costs_from(&self, from: Hex) -> TravelCosts {
        let stones = self.chart.costs_from(from);
        if !self.has_camps {
            return stones;
        }
        stones.min_via(self.camp_costs, self.camp_costs.to(from) + cost::SECRET_PATH)
    }
}
