//! Enumerating and applying decisions allocates nothing.

use patolli_core::Options as _;
use patolli_testkit::RandomGame;
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
    for (options, seed) in mixes().flat_map(|it| (1..20).map(move |seed| (it, seed))) {
        let mut game = RandomGame::<Tikal>::new(&options, seed);
        let info = allocation_counter::measure(|| game.play_to_end());
        assert_eq!(info.count_total, 0, "{options:?}, seed {seed}: {info:?}");
        assert!(game.decisions() > 100, "{options:?}, seed {seed}");
    }
}

#[test]
fn the_counter_counts() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(info.count_total, 1);
}
