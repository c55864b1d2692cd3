//! Enumerating and applying decisions allocates nothing.

use std::hint::black_box;

use patolli_core::Game;

use crate::random_game::RandomGame;

/// Plays whole random games and asserts that nothing is allocated meanwhile, and that each has more than `least` decisions.
///
/// `count` runs what it is given and returns the number of allocations. Only a test program can count them, since it must bring
/// the allocator that does.
pub fn allocates_nothing<G: Game>(
    games: impl IntoIterator<Item = (G::Options, u64)>,
    least: usize,
    count: impl Fn(&mut dyn FnMut()) -> u64,
) {
    assert_eq!(count(&mut || drop(black_box(vec![1, 2, 3]))), 1, "the counter does not count");
    for (options, seed) in games {
        let mut game = RandomGame::<G>::new(&options, seed);
        let allocations = count(&mut || game.play_to_end());
        assert_eq!(allocations, 0, "seed {seed}, {options:?}");
        assert!(game.decisions() > least, "seed {seed}, {options:?}");
    }
}
