//! Enumerating and applying decisions allocates nothing.

use patolli_core::Options as _;
use patolli_testkit::allocates_nothing;
use patolli_tikal::{Options, Tikal};

/// The basic game and the auction for every number of seats.
fn mixes() -> impl Iterator<Item = Options> {
    (2..=4).flat_map(|seats| {
        let base = Options::for_seats(seats).expect("two to four seats");
        [false, true].map(|auction| Options { auction, ..base })
    })
}

#[test]
fn a_whole_random_game_allocates_nothing() {
    let games = mixes().flat_map(|it| (1..20).map(move |seed| (it, seed)));
    allocates_nothing::<Tikal>(games, 100, |play| allocation_counter::measure(play).count_total);
}
