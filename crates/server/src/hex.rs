//! Random bytes as hexadecimal digits.

use data_encoding::HEXLOWER;

/// Hexadecimal digits of `count` random bytes.
pub(crate) fn random_hex(count: usize) -> String {
    let mut random = vec![0; count];
    getrandom::fill(&mut random).expect("the operating system gives random bytes");
    HEXLOWER.encode(&random)
}
