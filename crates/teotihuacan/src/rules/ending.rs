//! Who wins (H-315 to H-317, H-332, H-524, H-525).

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use patolli_core::{MAX_SEATS, Seat};

use crate::Teotihuacan;

/// Places by seat; no two are equal, because order tokens are not.
pub(super) fn places(game: &Teotihuacan) -> ArrayVec<u8, MAX_SEATS> {
    let rank = |seat: Seat| {
        let token = i16::from(game.order_token(seat));
        // H-524: Teotibot wins ties, whatever cocoa is left.
        let (cocoa, order) = if game.options.is_solo() {
            (0, token)
        } else if game.options.dark_eclipse {
            (game.cocoa(seat), token)
        } else {
            (game.cocoa(seat), -token)
        };
        (game.score(seat), cocoa, order)
    };
    let mut ranks: ArrayVec<_, 4> = Seat::all(game.seat_count()).map(rank).collect();
    ranks.sort_unstable_by_key(|it| Reverse(*it));
    let place = |seat| ranks.iter().position(|it| *it == rank(seat)).unwrap_or_default();
    Seat::all(game.seat_count()).map(|it| u8::try_from(place(it) + 1).unwrap_or(u8::MAX)).collect()
}
