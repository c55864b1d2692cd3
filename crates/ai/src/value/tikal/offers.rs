//! What a sane value says of things in Tikal.

use patolli_core::Seat;
use patolli_tikal::{Gift, Hex, Tikal, data::BASE_CAMP};

use crate::value::{Offer, PriceRule};

/// Everything a seat can be given here.
pub(super) fn offers(game: &Tikal, seat: Seat) -> Vec<Offer<Tikal>> {
    let mut offers = Vec::new();
    if !game.is_between_turns() {
        return offers;
    }
    let mut offer = |name, gift| {
        let mut after = game.clone();
        let given = after.give(seat, gift);
        if given {
            offers.push(Offer { name, rule: PriceRule::Asset, before: game.clone(), after });
        }
        given
    };
    offer("member in the base camp", Gift::Member(BASE_CAMP));
    let _ = Hex::all().any(|it| offer("treasure", Gift::Treasure(it)));
    let _ = Hex::all().any(|it| offer("camp", Gift::Camp(it)));
    offers
}
