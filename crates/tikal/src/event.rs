//! What happens in a game, in the past tense and without words.

use arrayvec::ArrayVec;
use patolli_core::{Describe, Message, Points, Seat};
use serde::Serialize;

use crate::{Hex, Motif, Piece, TileId, notation::letter};

/// What kind of turn a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnKind {
    /// A tile, then action points.
    Normal,
    /// Action points, then scoring.
    Scoring,
    /// The turn in which the volcano is placed at last.
    AfterVolcano,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "the names of the fields say all: who, where, what, how many")]
pub enum Event {
    /// A seat's turn began.
    TurnBegan { seat: Seat, kind: TurnKind },
    /// The top tile of the stack was turned over.
    TileDrawn { seat: Seat, tile: TileId },
    /// A round of auctions began with these tiles open.
    TilesOpened { tiles: ArrayVec<TileId, 4> },
    /// An auction was opened; this seat speaks first.
    AuctionBegan { seat: Seat },
    /// A seat bid.
    Bid { seat: Seat, points: u16 },
    /// A seat passed.
    Passed { seat: Seat },
    /// A seat won the turn and paid its bid.
    TurnWon { seat: Seat, points: u16 },
    /// A seat got the turn for nothing.
    TurnFree { seat: Seat },
    /// A seat chose an open tile.
    TileTaken { seat: Seat, tile: TileId },
    /// A tile was laid.
    TilePlaced { seat: Seat, tile: TileId, hex: Hex, turns: u8 },
    /// A tile had no place and left the game.
    TileRemoved { seat: Seat, tile: TileId },
    /// Treasure tokens were laid face down.
    TreasuresLaid { hex: Hex, n: u8 },
    /// A piece was brought to a camp.
    Brought { seat: Seat, piece: Piece, to: Hex },
    /// A piece moved.
    Moved { seat: Seat, piece: Piece, from: Hex, to: Hex, cost: u8, secret: bool },
    /// A temple level was uncovered.
    Uncovered { seat: Seat, hex: Hex, level: u8 },
    /// A treasure was dug up.
    Dug { seat: Seat, hex: Hex, motif: Motif },
    /// Two treasures changed owners.
    Swapped { seat: Seat, other: Seat, give: Motif, take: Motif },
    /// A camp was built.
    CampBuilt { seat: Seat, hex: Hex },
    /// A guard was placed; so many other pieces left the game.
    GuardPlaced { seat: Seat, hex: Hex, piece: Piece, removed: u8 },
    /// A seat ended its turn with action points unspent.
    TurnEnded { seat: Seat, unspent: u8 },
    /// A volcano started a scoring round.
    ScoringBegan { round: u8, seat: Seat },
    /// The last scoring round began.
    FinalScoringBegan { round: u8, seat: Seat },
    /// A seat scored.
    Scored { seat: Seat, round: u8, temples: u16, treasures: u16, total: u16 },
    /// The game ended.
    GameOver,
}

impl Describe for Event {
    fn message(&self) -> Message {
        match self {
            Self::TurnBegan { seat, kind } => {
                let key = match kind {
                    TurnKind::Normal => "turn-began",
                    TurnKind::Scoring => "scoring-turn-began",
                    TurnKind::AfterVolcano => "volcano-turn-began",
                };
                Message::new(key).seat("who", *seat)
            }
            Self::TileDrawn { seat, tile } => {
                Message::new("tile-drawn").seat("who", *seat).text("tile", tile).term("terrain", tile.key())
            }
            Self::TilesOpened { tiles } => {
                let names: Vec<_> = tiles.iter().map(ToString::to_string).collect();
                Message::new("tiles-opened").text("tiles", names.join(", "))
            }
            Self::AuctionBegan { seat } => Message::new("auction-began").seat("who", *seat),
            Self::Bid { seat, points } => Message::new("bid").seat("who", *seat).number("n", *points),
            Self::Passed { seat } => Message::new("passed").seat("who", *seat),
            Self::TurnWon { seat, points } => {
                Message::new("turn-won").seat("who", *seat).number("n", *points)
            }
            Self::TurnFree { seat } => Message::new("turn-free").seat("who", *seat),
            Self::TileTaken { seat, tile } => {
                Message::new("tile-taken").seat("who", *seat).text("tile", tile).term("terrain", tile.key())
            }
            Self::TilePlaced { seat, tile, hex, .. } => Message::new("tile-placed")
                .seat("who", *seat)
                .text("tile", tile)
                .term("terrain", tile.key())
                .text("hex", hex),
            Self::TileRemoved { seat, tile } => {
                Message::new("tile-removed").seat("who", *seat).text("tile", tile).term("terrain", tile.key())
            }
            Self::TreasuresLaid { hex, n } => Message::new("treasures-laid").text("hex", hex).number("n", *n),
            Self::Brought { seat, piece, to } => {
                Message::new("brought").seat("who", *seat).term("piece", piece.key()).text("hex", to)
            }
            Self::Moved { seat, piece, from, to, cost, secret } => {
                Message::new(if *secret { "moved-secretly" } else { "moved" })
                    .seat("who", *seat)
                    .term("piece", piece.key())
                    .text("from", from)
                    .text("to", to)
                    .number("cost", *cost)
            }
            Self::Uncovered { seat, hex, level } => {
                Message::new("uncovered").seat("who", *seat).text("hex", hex).number("level", *level)
            }
            Self::Dug { seat, hex, motif } => {
                Message::new("dug").seat("who", *seat).text("hex", hex).term("motif", motif.key())
            }
            Self::Swapped { seat, other, give, take } => Message::new("swapped")
                .seat("who", *seat)
                .seat("other", *other)
                .term("give", give.key())
                .term("take", take.key()),
            Self::CampBuilt { seat, hex } => Message::new("camp-built").seat("who", *seat).text("hex", hex),
            Self::GuardPlaced { seat, hex, piece, removed } => Message::new("guard-placed")
                .seat("who", *seat)
                .text("hex", hex)
                .term("piece", piece.key())
                .number("removed", *removed),
            Self::TurnEnded { seat, unspent } => {
                Message::new("turn-ended").seat("who", *seat).number("unspent", *unspent)
            }
            Self::ScoringBegan { round, seat } => {
                Message::new("scoring-began").seat("who", *seat).number("round", *round)
            }
            Self::FinalScoringBegan { round, seat } => {
                Message::new("final-scoring-began").seat("who", *seat).number("round", *round)
            }
            Self::Scored { seat, temples, treasures, total, .. } => Message::new("scored")
                .seat("who", *seat)
                .number("temples", *temples)
                .number("treasures", *treasures)
                .number("gain", temples + treasures)
                .number("total", *total),
            Self::GameOver => Message::new("game-over"),
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::TilesOpened { .. } | Self::TreasuresLaid { .. } | Self::GameOver => None,
            Self::TurnBegan { seat, .. }
            | Self::TileDrawn { seat, .. }
            | Self::AuctionBegan { seat }
            | Self::Bid { seat, .. }
            | Self::Passed { seat }
            | Self::TurnWon { seat, .. }
            | Self::TurnFree { seat }
            | Self::TileTaken { seat, .. }
            | Self::TilePlaced { seat, .. }
            | Self::TileRemoved { seat, .. }
            | Self::Brought { seat, .. }
            | Self::Moved { seat, .. }
            | Self::Uncovered { seat, .. }
            | Self::Dug { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::CampBuilt { seat, .. }
            | Self::GuardPlaced { seat, .. }
            | Self::TurnEnded { seat, .. }
            | Self::ScoringBegan { seat, .. }
            | Self::FinalScoringBegan { seat, .. }
            | Self::Scored { seat, .. } => Some(seat),
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::TileDrawn { .. } | Self::TilesOpened { .. } | Self::Dug { .. })
    }

    fn is_heading(&self) -> bool {
        matches!(
            self,
            Self::TurnBegan { .. }
                | Self::TilesOpened { .. }
                | Self::AuctionBegan { .. }
                | Self::ScoringBegan { .. }
                | Self::FinalScoringBegan { .. }
                | Self::GameOver
        )
    }

    fn touches(&self) -> Vec<String> {
        match self {
            Self::TilePlaced { hex, .. } | Self::Uncovered { hex, .. } | Self::Dug { hex, .. } => {
                vec![hex.to_string()]
            }
            Self::Brought { seat, to, .. } | Self::Moved { seat, to, .. } => {
                vec![format!("men.{to}.{}", letter(*seat))]
            }
            Self::CampBuilt { hex, .. } => vec![format!("camp.{hex}")],
            Self::GuardPlaced { hex, .. } => vec![format!("guard.{hex}")],
            Self::Swapped { seat, other, .. } => {
                vec![format!("treasures.{}", letter(*seat)), format!("treasures.{}", letter(*other))]
            }
            Self::Scored { seat, .. } => vec![format!("score.{}", letter(*seat))],
            _ => Vec::new(),
        }
    }

    fn points(&self) -> Vec<Points> {
        match *self {
            Self::Scored { seat, round, temples, treasures, .. } => vec![
                Points { seat, source: "source-temples", round, n: temples.into() },
                Points { seat, source: "source-treasures", round, n: treasures.into() },
            ],
            Self::TurnWon { seat, points, .. } => {
                vec![Points { seat, source: "source-bids", round: 0, n: -i32::from(points) }]
            }
            _ => Vec::new(),
        }
    }
}
