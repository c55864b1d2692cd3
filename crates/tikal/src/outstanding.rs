//! Questions of those who think ahead: turns to come, rows of prices, what an auction still holds. No rules.

use arrayvec::ArrayVec;
use patolli_core::Seat;

use crate::{
    Hex, HexSet, Leader, Phase, Tikal, TileId, TravelCosts, TurnKind,
    data::{BASE_CAMP, cost},
    position::HexTile,
};

/// Places in the stack of the letters that hide a volcano: the first tile, and the first one behind them.
const VOLCANO_RANGES: [(u8, u8); 3] = [(6, 12), (17, 22), (27, 32)];

impl Tikal {
    /// Whether turns are auctioned.
    pub const fn has_auction(&self) -> bool {
        self.options.auction
    }

    /// Temples a seat guards.
    pub const fn guards_of(&self, seat: Seat) -> HexSet {
        self.player(seat).guards
    }

    /// Temples anybody guards.
    pub fn guarded(&self) -> HexSet {
        self.each_seat().fold(HexSet::EMPTY, |sum, it| sum.or(self.guards_of(it)))
    }

    /// Tiles that had no place and left the game (TR-07): drawn ones that lie neither on the board nor before anybody.
    pub fn removed_tiles(&self) -> impl Iterator<Item = TileId> {
        let lies =
            |tile: &TileId| self.hex_tiles.iter().any(|it| matches!(it, HexTile::Tile(on, _) if on == tile));
        let held = self.turn.tile.into_iter().chain(self.aside).chain(self.auction.open.iter().copied());
        let held: ArrayVec<TileId, 6> = held.collect();
        let drawn = self.deal.tiles[..usize::from(self.drawn)].iter().copied();
        drawn.filter(move |it| !held.contains(it) && !lies(it))
    }

    /// Number of levels uncovered or treasures dug on a hex in this turn.
    pub fn worked_on(&self, hex: Hex) -> u8 {
        u8::from(self.turn.worked_once.has(hex)) + u8::from(self.turn.worked_twice.has(hex))
    }

    /// Number of scoring turns that end before a seat scores in the present scoring round.
    pub fn scoring_turns_before(&self, seat: Seat) -> Option<u8> {
        let round = self.scoring_round.as_ref()?;
        let ahead = round.order[usize::from(round.done)..].iter().position(|it| *it == seat)?;
        u8::try_from(ahead).ok()
    }

    /// Whether the last scoring round is going on, after which nobody acts again.
    pub fn is_last_round(&self) -> bool {
        self.scoring_round.as_ref().is_some_and(|it| it.last)
    }

    /// Open tiles of an auction round.
    pub fn open_tiles(&self) -> &[TileId] {
        &self.auction.open
    }

    /// Whether a seat has had its turn in this auction round.
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.auction.moved.contains(&seat)
    }

    /// Whether a seat has passed in this auction.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.auction.passed.contains(&seat)
    }

    /// Normal turns a seat has not begun yet.
    pub fn turns_to_come(&self, seat: Seat) -> u8 {
        let seats = self.options.seats;
        let left = self.tiles_left();
        if self.options.auction {
            let running = self.in_normal_turn() && self.turn.seat == seat;
            let owed = !self.has_moved(seat) && !running && !self.is_last_round();
            return left / seats + u8::from(owed);
        }
        // During a scoring round the turn of the player who drew the volcano is still to come.
        let drawer = self.scoring_round.as_ref().filter(|it| !it.last).map(|it| it.order[0]);
        let last = drawer.unwrap_or(self.turn.seat).number();
        let ahead = (seat.number() + 2 * seats - last - 1) % seats;
        (left + seats - 1 - ahead) / seats + u8::from(drawer == Some(seat))
    }

    /// Fewest and most tiles that are drawn before the next scoring round begins, the tile that begins it included.
    pub fn tiles_to_scoring(&self) -> (u8, u8) {
        let running = self.scoring_round.as_ref().is_some_and(|it| !it.last);
        let open = self.auction.open.iter().any(|it| it.is_volcano());
        let seen = self.scoring_rounds_done + u8::from(running);
        let left = self.tiles_left();
        match VOLCANO_RANGES.get(usize::from(seen)) {
            _ if open => (0, 0),
            Some((first, end)) => (first.saturating_sub(self.drawn) + 1, end.saturating_sub(self.drawn)),
            None => (left, left),
        }
    }

    /// Normal turns completed, one per tile.
    pub fn turns_done(&self) -> u8 {
        let waiting = self.scoring_round.as_ref().is_some_and(|it| !it.last);
        let open = u8::try_from(self.auction.open.len()).expect("at most four tiles lie open");
        let running = waiting || self.in_normal_turn() && self.phase != Phase::Take;
        self.drawn - open - u8::from(running)
    }

    /// Scoring turns completed.
    pub fn scoring_turns_done(&self) -> u8 {
        self.scoring_rounds_done * self.options.seats + self.scoring_round.as_ref().map_or(0, |it| it.done)
    }

    fn tiles_left(&self) -> u8 {
        u8::try_from(self.stack_left()).expect("there are thirty-six tiles")
    }

    fn in_normal_turn(&self) -> bool {
        self.turn.kind != TurnKind::Scoring && !matches!(self.phase, Phase::Bid | Phase::Over)
    }

    /// Prices over stones from the nearest of the base camp and the own camps.
    pub fn costs_from_camps(&self, seat: Seat) -> TravelCosts {
        self.paths(seat).camp_costs
    }

    /// Prices for a seat to get a member to each hex, and those for its leader; from the supply, if any is left there.
    pub fn reach_costs_by_piece(&self, seat: Seat) -> (TravelCosts, TravelCosts) {
        let camps = self.costs_from_camps(seat);
        let fresh =
            |there| if there { TravelCosts::FAR.min_via(camps, cost::BRING) } else { TravelCosts::FAR };
        let members = HexSet::from_counts(&self.members[seat.index()]);
        let members = self.cheapest_from(seat, members, camps, fresh(self.supply(seat) > 0));
        let leader = match self.leader(seat) {
            Leader::On(hex) => {
                self.cheapest_from(seat, std::iter::once(hex).collect(), camps, TravelCosts::FAR)
            }
            it => fresh(it == Leader::Supply),
        };
        (members, leader)
    }

    /// Prices over stones from the nearest camp of any rival, the base camp included.
    pub fn costs_from_rival_camps(&self, seat: Seat) -> TravelCosts {
        let camps = self.each_seat().filter(|it| *it != seat).map(|it| self.player(it).camps);
        let camps = camps.fold(HexSet::EMPTY, HexSet::or);
        camps.fold(self.cache.costs_from(BASE_CAMP), |row, it| row.min(self.cache.costs_from(it)))
    }

    /// The cheaper of a row and the prices from any of the hexes, through secret paths as well.
    fn cheapest_from(&self, seat: Seat, hexes: HexSet, camps: TravelCosts, row: TravelCosts) -> TravelCosts {
        let row = hexes.fold(row, |row, it| row.min(self.cache.costs_from(it)));
        let nearest = hexes.map(|it| camps.to(it)).min();
        match nearest {
            Some(way) if self.camps_of(seat).len() > 1 => row.min_via(camps, way + cost::SECRET_PATH),
            Some(_) | None => row,
        }
    }

    /// Action points the secret path to a camp saves against the way over stones.
    pub fn secret_path_saving(&self, camp: Hex) -> u8 {
        self.cache.costs_from(BASE_CAMP).to(camp).min(9).saturating_sub(cost::SECRET_PATH)
    }
}
