//! Enumerating and applying decisions allocates nothing.

use patolli_core::{Game, Log, Options as _, Seat, Seed, random_action};
use patolli_teotihuacan::{Options, Setup, Teotihuacan};

/// Plays a whole random game and returns the number of decisions.
fn whole_game(options: Options, seed: u64) -> usize {
    let mut rng = Seed::from(seed).rng();
    let mut position = Teotihuacan::start(&options, Teotihuacan::deal(&options, &mut rng));
    let mut decisions = 0;
    let mut log = Log::off();
    let info = allocation_counter::measure(|| {
        while let Some((action, _)) = random_action(&position, &mut rng) {
            position.apply(action, &mut log);
            decisions += 1;
        }
    });
    assert_eq!(info.count_total, 0, "{info:?}");
    decisions
}

/// Every mix of variants for so many seats.
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
    for options in (1..=4).flat_map(mixes) {
        assert!((1..10).all(|seed| whole_game(options, seed) > 50), "{options:?}");
    }
}

#[test]
fn the_counter_counts() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(info.count_total, 1);
}
