//! Everything a player can decide.

use patolli_core::Seat;

use crate::{Hex, Motif, Piece, TileId};

/// One atomic decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lays the tile in hand on a free hex, turned clockwise by a number of steps.
    Place {
        /// Where.
        hex: Hex,
        /// Steps clockwise, 0 to 5.
        rotation: u8,
    },
    /// Brings a piece from the supply to the base camp or an own camp.
    Bring {
        /// Member or leader.
        piece: Piece,
        /// The camp.
        to: Hex,
    },
    /// Carries a piece to another hex by the cheapest way over stones and own secret paths.
    Move {
        /// Member or leader.
        piece: Piece,
        /// Where it stands.
        from: Hex,
        /// Where it goes.
        to: Hex,
    },
    /// Uncovers the next level of a temple.
    Uncover {
        /// The temple.
        hex: Hex,
    },
    /// Digs up the top treasure of a site.
    Dig {
        /// The site.
        hex: Hex,
    },
    /// Exchanges a single treasure with an opponent.
    Swap {
        /// What is given.
        give: Motif,
        /// What is taken.
        take: Motif,
        /// From whom.
        from: Seat,
    },
    /// Builds a camp.
    Camp {
        /// Where.
        hex: Hex,
    },
    /// Puts a guard on a temple; every other own piece there leaves the game.
    Guard {
        /// The temple.
        hex: Hex,
    },
    /// Ends the turn.
    End,
    /// Bids points for the next turn.
    Bid {
        /// Number of points.
        points: u16,
    },
    /// Bids nothing more in this auction.
    Pass,
    /// Takes one of the open tiles.
    Take {
        /// The tile.
        tile: TileId,
    },
}
