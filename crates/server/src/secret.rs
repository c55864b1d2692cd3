//! Comparison of secrets.

use subtle::ConstantTimeEq as _;

/// Whether what was shown is the secret, in a time that does not tell how much of it was right.
pub(crate) fn matches(shown: &str, secret: &str) -> bool {
    bool::from(shown.as_bytes().ct_eq(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_secret_is_right() {
        assert!(matches("0123ab", "0123ab"));
        for shown in ["", "0", "0123a", "0123abc", "0123aB", "1123ab"] {
            assert!(!matches(shown, "0123ab"), "{shown}");
        }
    }
}
