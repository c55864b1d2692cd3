//! What a game says, it says in every language.

mod checked_messages;
mod coach;
mod declared;
mod entries;
mod game_words;
mod lessons;
mod scenes;
mod teotihuacan;
mod tikal;
mod tzolkin;

/// Every value of an enum once; a variant that is not listed does not compile.
macro_rules! every {
    ($name:ident: $type:ident { $($variant:ident $({ $($field:ident: $value:expr),* $(,)? })?),* $(,)? }) => {
        fn $name() -> Vec<$type> {
            let _ = |it: &$type| match it { $($type::$variant { .. } => ()),* };
            vec![$($type::$variant $({ $($field: $value),* })?),*]
        }
    };
}

use checked_messages::CheckedMessages;
use every;
use game_words::GameWords;
