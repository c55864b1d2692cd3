//! What happens in a game, in the past tense and without words.

use arrayvec::ArrayVec;
use patolli_core::{Arg, PLATE, Points, Seat, events};

use crate::{Hex, Motif, Piece, TileId, TurnKind, notation::letter};

impl TurnKind {
    /// Message keys of the beginning of a turn.
    const BEGAN_KEYS: [&'static str; 3] = ["turn-began", "scoring-turn-began", "volcano-turn-began"];

    /// Message key of the beginning of such a turn.
    const fn began_key(self) -> &'static str {
        Self::BEGAN_KEYS[self.index()]
    }
}

events! {
    /// One thing that happened.
    #[derive(schemars::JsonSchema)]
    #[expect(missing_docs, reason = "the names of the fields say all: who, where, what, how many")]
    pub enum Event {
        /// A seat's turn began.
        TurnBegan { seat: Seat, kind: TurnKind } => [TurnKind::BEGAN_KEYS => kind.began_key()](), heading;
        /// The top tile of the stack was turned over.
        TileDrawn { seat: Seat, tile: TileId } => "tile-drawn"(tile, terrain = terrain(*tile)), reveals;
        /// A round of auctions began with these tiles open.
        TilesOpened { tiles: ArrayVec<TileId, 4> } => "tiles-opened"(tiles = names(tiles)), reveals, heading;
        /// An auction was opened; this seat speaks first.
        AuctionBegan { seat: Seat } => "auction-began", heading;
        /// A seat bid.
        Bid { seat: Seat, points: u16 } => "bid"(n = points);
        /// A seat passed.
        Passed { seat: Seat } => "passed";
        /// A seat won the turn and paid its bid.
        TurnWon { seat: Seat, points: u16 } => "turn-won"(n = points),
            points [Points { seat: *seat, source: "source-bids", round: 0, n: -i32::from(*points) }];
        /// A seat got the turn for nothing.
        TurnFree { seat: Seat } => "turn-free";
        /// A seat chose an open tile.
        TileTaken { seat: Seat, tile: TileId } => "tile-taken"(tile, terrain = terrain(*tile));
        /// A tile was laid.
        TilePlaced { seat: Seat, tile: TileId, hex: Hex, turns: u8 }
            => "tile-placed"(tile, terrain = terrain(*tile), hex), touches [hex],
            way ["tile-in-hand|map-hand|panel-tiles", hex];
        /// A tile had no place and left the game.
        TileRemoved { seat: Seat, tile: TileId } => "tile-removed"(tile, terrain = terrain(*tile));
        /// Treasure tokens were laid face down.
        TreasuresLaid { hex: Hex, n: u8 } => "treasures-laid";
        /// A piece was brought to a camp.
        Brought { seat: Seat, piece: Piece, to: Hex } => "brought"(piece, hex = to), touches [members_id(*to, *seat)],
            way [PLATE, piece_id(*piece, *to, *seat)];
        /// A piece moved.
        Moved { seat: Seat, piece: Piece, from: Hex, to: Hex, cost: u8, secret: bool }
            => ["moved-secretly" if *secret, "moved"](piece, from, to, cost), touches [members_id(*to, *seat)],
            way [piece_id(*piece, *from, *seat), piece_id(*piece, *to, *seat)];
        /// A temple level was uncovered.
        Uncovered { seat: Seat, hex: Hex, level: u8 } => "uncovered", touches [hex],
            way [format!("level.{level}|{hex}"), hex];
        /// A treasure was dug up.
        Dug { seat: Seat, hex: Hex, motif: Motif } => "dug", reveals, touches [hex],
            way [hex.to_string(), format!("treasure.{}.{motif}|{PLATE}", letter(*seat))];
        /// Two treasures changed owners.
        Swapped { seat: Seat, other: Seat, give: Motif, take: Motif } => "swapped",
            touches [treasures_id(*seat), treasures_id(*other)],
            way [
                format!("treasure.{}.{take}|{}", letter(*other), treasures_id(*other)),
                format!("treasure.{}.{take}|{PLATE}", letter(*seat)),
            ];
        /// A camp was built.
        CampBuilt { seat: Seat, hex: Hex } => "camp-built", touches [format!("camp.{hex}")],
            way [PLATE.to_owned(), format!("camp.{hex}|{hex}")];
        /// A guard was placed; `removed` other pieces left the game.
        GuardPlaced { seat: Seat, hex: Hex, piece: Piece, removed: u8 } => "guard-placed",
            touches [format!("guard.{hex}")],
            way [piece_id(*piece, *hex, *seat), format!("guard.{hex}|{hex}")];
        /// A seat ended its turn with action points unspent.
        TurnEnded { seat: Seat, unspent: u8 } => "turn-ended";
        /// A volcano started a scoring round.
        ScoringBegan { round: u8, seat: Seat } => "scoring-began", heading, stage ["stage-temples"],
            moment ["volcano"];
        /// The last scoring round began.
        FinalScoringBegan { round: u8, seat: Seat } => "final-scoring-began", heading, stage ["stage-temples"],
            moment ["flag"];
        /// A seat scored one temple.
        TempleScored { seat: Seat, round: u8, hex: Hex, points: u8 } => "temple-scored"(hex, n = points),
            touches [hex], stage ["stage-temples"],
            points [Points { seat: *seat, source: "source-temples", round: *round, n: i32::from(*points) }];
        /// A seat scored its treasures.
        TreasuresScored { seat: Seat, round: u8, points: u16 } => "treasures-scored"(n = points),
            touches [treasures_id(*seat)], stage ["stage-treasures"],
            points [Points { seat: *seat, source: "source-treasures", round: *round, n: i32::from(*points) }];
        /// A seat has scored.
        Scored { seat: Seat, round: u8, temples: u16, treasures: u16, total: u16 }
            => "scored"(temples, treasures, gain = temples + treasures, total),
            touches [format!("score.{}", letter(*seat))], stage ["stage-sum"];
        /// The game ended.
        GameOver => "game-over", heading;
    }
    stages ["stage-temples", "stage-treasures", "stage-sum"];
    spread [true];
}

/// What a tile shows, as an argument.
const fn terrain(tile: TileId) -> Arg {
    Arg::Term(tile.key())
}

/// The names of tiles, as an argument.
fn names(tiles: &[TileId]) -> Arg {
    let names: Vec<_> = tiles.iter().map(ToString::to_string).collect();
    Arg::Text(names.join(", "))
}

/// Id of the members of a seat on a hex.
fn members_id(hex: Hex, seat: Seat) -> String {
    format!("men.{hex}.{}", letter(seat))
}

/// Stop of a piece of a seat on a hex: its token, the seat's members, or the hex.
fn piece_id(piece: Piece, hex: Hex, seat: Seat) -> String {
    let members = members_id(hex, seat);
    match piece {
        Piece::Member => format!("{members}|{hex}"),
        Piece::Leader => format!("lead.{hex}.{}|{members}|{hex}", letter(seat)),
    }
}

/// Id of the treasures of a seat.
fn treasures_id(seat: Seat) -> String {
    format!("treasures.{}", letter(seat))
}
