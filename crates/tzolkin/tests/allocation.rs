//! Enumerating and applying decisions allocates nothing.

use patolli_core::{Game, Log, Options as _, Seed, random_action};
use patolli_tzolkin::{Options, Tzolkin};

/// Plays a whole random game and returns the number of decisions.
fn whole_game(options: Options, seed: u64) -> usize {
    let mut rng = Seed::from(seed).rng();
    let mut position = Tzolkin::start(&options, Tzolkin::deal(&options, &mut rng));
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

/// Every mix of modules for so many seats.
fn mixes(seats: u8) -> impl Iterator<Item = Options> {
    let base = Options::for_seats(seats).expect("two to five seats");
    (0..16u8).map(move |mix| {
        let on = |bit: u8| mix & (1 << bit) != 0;
        Options { tribes: on(0), prophecies: on(1), buildings: on(2), quick: on(3) || seats == 5, ..base }
    })
}

#[test]
fn a_whole_random_game_allocates_nothing() {
    for options in (2..=5).flat_map(mixes) {
        assert!((1..20).all(|seed| whole_game(options, seed) > 100), "{options:?}");
    }
}

#[test]
fn the_counter_counts() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(info.count_total, 1);
}
