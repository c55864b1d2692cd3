//! Enumerating and applying decisions allocates nothing.

use patolli_core::{Game, Log, Options as _, Seed, random_action};
use patolli_tikal::{Options, Tikal};

/// Plays a whole random game and returns the number of decisions.
fn whole_game(options: Options, seed: u64) -> usize {
    let mut rng = Seed::from(seed).rng();
    let mut position = Tikal::start(&options, Tikal::deal(&options, &mut rng));
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

#[test]
fn a_whole_random_game_allocates_nothing() {
    for seats in 2..=4 {
        for auction in [false, true] {
            let options = Options { auction, ..Options::for_seats(seats).expect("two to four seats") };
            assert!((1..20).all(|seed| whole_game(options, seed) > 100));
        }
    }
}

#[test]
fn the_counter_counts() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(info.count_total, 1);
}
