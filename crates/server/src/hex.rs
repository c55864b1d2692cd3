//! Hexadecimal digits, of given and of random bytes.

use std::fmt::Write as _;

/// Hexadecimal digits of `count` random bytes.
pub(crate) fn random_hex(count: usize) -> String {
    let mut random = vec![0; count];
    getrandom::fill(&mut random).expect("the operating system gives random bytes");
    to_hex(&random)
}

/// Bytes as hexadecimal digits.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string does not fail");
        text
    })
}
