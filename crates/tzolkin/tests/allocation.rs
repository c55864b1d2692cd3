//! Enumerating and applying decisions allocates nothing.

use patolli_core::Options as _;
use patolli_testkit::allocates_nothing;
use patolli_tzolkin::{Options, Tzolkin};

/// Every mix of modules for a number of seats.
fn mixes(seats: u8) -> impl Iterator<Item = Options> {
    let base = Options::for_seats(seats).expect("two to five seats");
    (0..16u8).map(move |mix| {
        let on = |bit: u8| mix & (1 << bit) != 0;
        Options { tribes: on(0), prophecies: on(1), buildings: on(2), quick: on(3) || seats == 5, ..base }
    })
}

#[test]
fn a_whole_random_game_allocates_nothing() {
    let games = (2..=5).flat_map(mixes).flat_map(|it| (1..20).map(move |seed| (it, seed)));
    allocates_nothing::<Tzolkin>(games, 100, |play| allocation_counter::measure(play).count_total);
}
