//! Winning (H-315 to H-317, H-332, H-524, H-525).

use arrayvec::ArrayVec;
use patolli_core::{MAX_SEATS, Seat};

use crate::Teotihuacan;

/// Places by seat; no two are equal, because order tokens are not.
pub(crate) fn places(game: &Teotihuacan) -> ArrayVec<u8, MAX_SEATS> {
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
    let ranks: ArrayVec<_, MAX_SEATS> = Seat::all(game.seat_count()).map(rank).collect();
    ranks.iter().map(|own| 1 + ranks.iter().map(|it| u8::from(it > own)).sum::<u8>()).collect()
}
