//! What one viewer may know: everything that lies open on the table, and nothing else.

use patolli_core::{Seat, json::JsonAs};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Hex, HighestBid, Leader, Motif, Phase, Piece, Side, Terrain, Tikal, TileId, TurnKind,
    data::{CAMPS, GUARDS},
    json::{ByLetter, ByLevel, ByMotif},
    position::HexTile,
};

/// What lies open on the table. Nothing in Tikal is known to one player alone, so every viewer sees the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Whether the auction variant is played.
    pub auction: bool,
    /// Seat that had the first turn or opened the first auction.
    pub first: Seat,
    /// Seat that must decide; `null` when the game is over.
    pub to_move: Option<Seat>,
    /// The turn that is going on.
    pub turn: TurnView,
    /// All forty hexes, column by column from the left, each from the top.
    pub hexes: Vec<HexView>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// Stack, display, supplies.
    pub piles: SupplyView,
}

/// The turn that is going on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TurnView {
    /// Seat whose turn it is; in an auction, the seat that is asked.
    pub seat: Seat,
    /// What kind of turn.
    pub kind: TurnKind,
    /// What is asked now.
    pub phase: Phase,
    /// Action points left.
    pub action_points: u8,
    /// Number of the scoring round that is going on, from 1 to 4; `null` outside of one.
    pub scoring_round: Option<u8>,
    /// Seats still to act in it after the present one, in order.
    pub scoring_next: Vec<Seat>,
    /// Scoring rounds completed.
    pub rounds_done: u8,
    /// The highest bid of the auction; `null` if there is none.
    pub high_bid: Option<HighestBid>,
    /// Seats that have passed in the auction, in order: if there is no bid, the first of them has the turn.
    pub passed: Vec<Seat>,
}

/// One hex.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct HexView {
    /// Name of the hex.
    pub hex: Hex,
    /// What it shows; `null` while unexplored.
    pub terrain: Option<Terrain>,
    /// The tile on it; `null` where it is printed or unexplored.
    pub tile: Option<TileId>,
    /// Stones by side, clockwise from the top, as the tile lies.
    pub stones: [u8; 6],
    /// Cost to cross each side, clockwise from the top, stones of both tiles together; 0 where no piece can
    /// cross.
    pub crossing: [u8; 6],
    /// Value of the temple now, else 0.
    pub value: u8,
    /// Treasures lying there face down.
    pub tokens: u8,
    /// Seat whose camp stands there.
    pub camp: Option<Seat>,
    /// Seat that guards the temple.
    pub guard: Option<Seat>,
    /// Which kind of piece the guard is.
    pub guard_piece: Option<Piece>,
    /// Levels uncovered or treasures dug there in the turn that is going on: at most two.
    pub worked: u8,
    /// Pieces on the hex, by seat.
    pub men: Vec<ExpeditionView>,
    /// Seat that would score the temple now; `null` if none would.
    pub scorer: Option<Seat>,
}

/// Pieces of one seat on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ExpeditionView {
    /// Members.
    pub members: u8,
    /// Whether the leader is there.
    pub leader: bool,
    /// Strength in a majority.
    pub strength: u8,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says one thing of the player, whatever the others say"
)]
pub struct PlayerView {
    /// Points.
    pub score: u16,
    /// Members in the supply.
    pub members: u8,
    /// Whether the leader is in the supply.
    pub leader_in_supply: bool,
    /// Whether the leader was removed from the game; one that guards was not.
    pub leader_removed: bool,
    /// Members removed from the game, guards not counted.
    pub removed: u8,
    /// Camps in the supply.
    pub camps: u8,
    /// Guards that may still be placed.
    pub guards: u8,
    /// Number of treasures by what they show.
    #[serde(with = "JsonAs::<ByMotif>")]
    pub treasures: [u8; 8],
    /// Points that scoring now would bring for temples.
    pub temples_now: u16,
    /// Points that scoring now would bring for treasures.
    pub treasures_now: u16,
    /// Auction: whether the seat has had its turn in this round.
    pub moved: bool,
    /// Auction: whether the seat has passed in this auction.
    pub passed: bool,
}

/// Stack, display and supplies.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SupplyView {
    /// The tile in hand.
    pub in_hand: Option<TileId>,
    /// Open tiles of the auction.
    pub open: Vec<TileId>,
    /// The volcano laid aside during a scoring round.
    pub aside: Option<TileId>,
    /// Tiles that had no place and left the game, in the order they were drawn.
    pub removed: Vec<TileId>,
    /// Tiles left in the stack, by letter.
    #[serde(with = "JsonAs::<ByLetter<u8>>")]
    pub stack: [u8; 7],
    /// Whether a volcano is still among the face-down tiles, by letter.
    #[serde(with = "JsonAs::<ByLetter<bool>>")]
    pub volcanoes: [bool; 7],
    /// Treasure tokens in the piles.
    pub tokens: u8,
    /// Level tokens left, by level.
    #[serde(with = "JsonAs::<ByLevel>")]
    pub levels: [u8; 9],
}

impl PlayerView {
    /// How many treasures of a motif the player owns.
    pub const fn treasures_of(&self, motif: Motif) -> u8 {
        self.treasures[motif.index()]
    }
}

impl View {
    /// What lies open in a position.
    pub(crate) fn new(game: &Tikal) -> Self {
        Self {
            auction: game.options.auction,
            first: game.options.first,
            to_move: (game.phase != Phase::Over).then_some(game.turn.seat),
            turn: TurnView::new(game),
            hexes: Hex::all().map(|it| HexView::new(game, it)).collect(),
            players: game.each_seat().map(|it| PlayerView::new(game, it)).collect(),
            piles: SupplyView::new(game),
        }
    }
}

impl TurnView {
    fn new(game: &Tikal) -> Self {
        let round = game.scoring_round.as_ref();
        Self {
            seat: game.turn.seat,
            kind: game.turn.kind,
            phase: game.phase,
            action_points: game.turn.points,
            scoring_round: round.map(|_| game.scoring_rounds_done + 1),
            scoring_next: round.map_or_else(Vec::new, |it| it.order[usize::from(it.done) + 1..].to_vec()),
            rounds_done: game.scoring_rounds_done,
            high_bid: game.auction.highest_bid,
            passed: game.auction.passed.to_vec(),
        }
    }
}

impl HexView {
    fn new(game: &Tikal, hex: Hex) -> Self {
        let men = |seat| ExpeditionView {
            members: game.members_on(seat, hex),
            leader: game.leader_on(seat, hex),
            strength: game.strength(seat, hex),
        };
        Self {
            hex,
            terrain: game.terrain(hex),
            tile: match game.hex_tiles[hex.index()] {
                HexTile::Tile(tile, _) => Some(tile),
                HexTile::Unexplored | HexTile::Printed(_) => None,
            },
            stones: game.cache.stones(hex),
            crossing: Side::ALL.map(|side| game.cache.crossing_cost(hex, side)),
            value: game.value(hex),
            tokens: game.tokens_on(hex),
            camp: game.camp_on(hex),
            guard: game.guard_on(hex),
            guard_piece: game.guard_piece(hex),
            // What the last turn did is over with the game.
            worked: if game.phase == Phase::Over { 0 } else { game.worked_on(hex) },
            men: game.each_seat().map(men).collect(),
            scorer: game.temples().has(hex).then(|| game.scorer(hex)).flatten(),
        }
    }
}

impl PlayerView {
    fn new(game: &Tikal, seat: Seat) -> Self {
        let player = game.player(seat);
        let guarding_members = player.guards.len() - u8::from(matches!(player.leader, Leader::Guards(_)));
        Self {
            score: player.score,
            members: player.members,
            leader_in_supply: player.leader == Leader::Supply,
            leader_removed: player.leader == Leader::Removed,
            removed: player.out_of_play - guarding_members,
            camps: CAMPS - player.camps.len(),
            guards: GUARDS - player.guards.len(),
            treasures: player.treasures,
            temples_now: game.temple_points(seat),
            treasures_now: game.treasure_points(seat),
            moved: game.auction.moved.contains(&seat),
            passed: game.auction.passed.contains(&seat),
        }
    }
}

impl SupplyView {
    fn new(game: &Tikal) -> Self {
        let stack = &game.deal.tiles[usize::from(game.drawn)..];
        let letter = |place: u8| char::from(b'A' + place);
        let of_letter = |place| stack.iter().filter(move |it| it.letter() == letter(place));
        let places = [0, 1, 2, 3, 4, 5, 6];
        Self {
            in_hand: game.turn.tile,
            open: game.auction.open.to_vec(),
            aside: game.aside,
            removed: game.removed_tiles().collect(),
            stack: places.map(|it| u8::try_from(of_letter(it).count()).expect("there are thirty-six tiles")),
            volcanoes: places.map(|it| of_letter(it).any(|tile| tile.is_volcano())),
            tokens: TOKENS - game.tokens_laid,
            levels: game.levels,
        }
    }
}

const TOKENS: u8 = 24;
