//! Enumerating and applying decisions allocates nothing.

use patolli_core::{Options as _, Seat};
use patolli_teotihuacan::{Options, Setup, Teotihuacan};
use patolli_testkit::RandomGame;

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
    for (options, seed) in (1..=4).flat_map(mixes).flat_map(|it| (1..10).map(move |seed| (it, seed))) {
        let mut game = RandomGame::<Teotihuacan>::new(&options, seed);
        let info = allocation_counter::measure(|| game.play_to_end());
        assert_eq!(info.count_total, 0, "{options:?}, seed {seed}: {info:?}");
        assert!(game.decisions() > 50, "{options:?}, seed {seed}");
    }
}

#[test]
fn the_counter_counts() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(info.count_total, 1);
}
