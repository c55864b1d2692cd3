//! Drawing lots.

use patolli_core::Rng;
use rand::RngExt as _;

/// Does something up to `times` times, each with this chance.
pub(super) fn each_time(rng: &mut Rng, times: u8, chance: f32, mut deed: impl FnMut(&mut Rng)) {
    for _ in 0..times {
        if rng.random_range(0.0..1.0f32) < chance {
            deed(rng);
        }
    }
}
