use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Lower-case letters and digits without `0`, `1`, `l` and `o`, which look alike: 32 letters, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Why a text is not an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IdError {
    /// The text is too short or too long.
    #[error("an id of {expected} letters was expected, not {found}")]
    Length {
        /// Number of letters of this kind of id.
        expected: usize,
        /// Number of letters of the text.
        found: usize,
    },
    /// The text has a letter that no id uses.
    #[error("no id has the letter {0:?}")]
    Letter(char),
}

/// Defines an id: a text of a given number of random letters.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $length:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// Number of letters of such an id.
            pub const LENGTH: usize = $length;

            /// A fresh id that cannot be guessed.
            pub fn random() -> Self {
                Self(random_letters(Self::LENGTH))
            }

            /// The id that follows from bytes, of which those beyond its length do not count; fewer of them
            /// are repeated.
            pub fn from_bytes(bytes: &[u8]) -> Self {
                Self(letters(bytes.iter().copied().cycle().take(Self::LENGTH)))
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<Self, IdError> {
                check(text, Self::LENGTH)?;
                Ok(Self(text.to_owned()))
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;

            fn try_from(text: String) -> Result<Self, IdError> {
                check(&text, Self::LENGTH)?;
                Ok(Self(text))
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({})", stringify!($name), self.0)
            }
        }
    };
}

id! {
    /// The name of a table in links and in the log.
    TableId, 10
}

id! {
    /// The name of a person without an account.
    GuestId, 16
}

fn random_letters(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    letters(bytes.into_iter())
}

fn letters(bytes: impl Iterator<Item = u8>) -> String {
    bytes.map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn check(text: &str, expected: usize) -> Result<(), IdError> {
    if let Some(letter) = text.chars().find(|&letter| !is_letter(letter)) {
        return Err(IdError::Letter(letter));
    }
    if text.len() != expected {
        return Err(IdError::Length { expected, found: text.len() });
    }
    Ok(())
}

fn is_letter(letter: char) -> bool {
    u8::try_from(letter).is_ok_and(|byte| LETTERS.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_ids_read_back_and_differ() {
        let id = TableId::random();
        assert_eq!(id.as_str().len(), 10);
        assert_eq!(id.to_string().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::random());
        assert_eq!(GuestId::random().as_str().len(), 16);
    }

    #[test]
    fn other_texts_are_no_ids() {
        assert_eq!("abc".parse::<TableId>(), Err(IdError::Length { expected: 10, found: 3 }));
        assert_eq!("".parse::<TableId>(), Err(IdError::Length { expected: 10, found: 0 }));
        assert_eq!("abcdefghil".parse::<TableId>(), Err(IdError::Letter('l')));
        assert_eq!("ABCDEFGHIJ".parse::<TableId>(), Err(IdError::Letter('A')));
        assert_eq!("ábcdefghij".parse::<GuestId>(), Err(IdError::Letter('á')));
    }

    #[test]
    fn ids_are_json_strings() {
        let id: TableId = "abcdefgh23".parse().unwrap();
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"abcdefgh23\"");
        assert_eq!(serde_json::from_str::<TableId>("\"abcdefgh23\"").unwrap(), id);
        assert!(serde_json::from_str::<TableId>("\"abc\"").is_err());
    }
}
