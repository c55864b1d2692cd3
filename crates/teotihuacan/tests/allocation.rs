//! Enumerating and applying decisions allocates nothing.

use patolli_core::{Options as _, Seat};
use patolli_teotihuacan::{Options, Setup, Teotihuacan};
use patolli_testkit::allocates_nothing;

/// Every mix of variants for a number of seats.
fn mixes(seats: u8) -> impl Iterator<Item = Options> {
    let base = Options::for_seats(seats).expect("one to four seats");
    let setups = [Setup::Normal, Setup::FirstGame, Setup::Draft];
    setups.into_iter().flat_map(move |setup| {
        (0..8u8).map(move |mix| {
            let on = |bit: u8| mix & (1 << bit) != 0;
            let printed_boards = on(0) || setup == Setup::FirstGame;
            let first = Seat::new(seats - 1);
            Options { setup, printed_boards, printed_values: on(1), dark_eclipse: on(2), first, ..base }
        })
    })
}

#[test]
fn a_whole_random_game_allocates_nothing() {
    let games = (1..=4).flat_map(mixes).flat_map(|it| (1..10).map(move |seed| (it, seed)));
    allocates_nothing::<Teotihuacan>(games, 50, |play| allocation_counter::measure(play).count_total);
}
