//! The exponential function by table: the same on every machine.

use std::sync::LazyLock;

use super::shape::LOGIT_ONE;

/// Entries of the table; the last stands for e to the power of -16.
const ENTRIES: usize = 4096;
/// Parts of a logit between two entries.
const STEP: i32 = 4;
/// One in what the table holds.
const ONE: f64 = 1_073_741_824.0;
/// e to the power of -1/256.
const FACTOR: f64 = 0.996_101_369_470_117_5;

/// Powers of e, each the one before it times the same number: multiplication is exact enough and alike everywhere.
static TABLE: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let mut power = ONE;
    let mut table = Vec::with_capacity(ENTRIES + 2);
    for _ in 0..ENTRIES + 2 {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 2^30")]
        let whole = power.round() as u32;
        table.push(whole);
        power *= FACTOR;
    }
    table
});

const _: () = assert!(LOGIT_ONE == 256 * STEP);

/// e to the power of a number of logits that is not above 0, in parts of 2^30.
pub(crate) fn exp(logits: i32) -> u32 {
    let below = logits.min(0).unsigned_abs();
    let index = usize::try_from(below / STEP.unsigned_abs()).unwrap_or(ENTRIES).min(ENTRIES);
    let part = if index == ENTRIES { 0 } else { below % STEP.unsigned_abs() };
    let (here, next) = (TABLE[index], TABLE[index + 1]);
    here - (here - next) / STEP.unsigned_abs() * part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for logits in [0, -1, -2, -3, -7, -100, -1024, -5000, -16_000] {
            let wanted = (f64::from(logits) / f64::from(LOGIT_ONE)).exp();
            let found = f64::from(exp(logits)) / ONE;
            assert!((wanted - found).abs() < 1e-5, "{logits}: {found} instead of {wanted}");
        }
        assert!(exp(i32::MIN) < 200, "hardly anything is left");
        assert_eq!(exp(5), exp(0));
    }
}
