//! Tokens: facts of a position, each true or not, that a network looks at.

/// Most tokens of a seat, and of a board.
pub const MAX_TOKENS: usize = 192;

/// Facts of one kind. Their numbers lie together, those of the next group follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenGroup {
    /// Its name: that of its variant.
    pub name: &'static str,
    /// Where a quantity is cut: fact n is that there is at least as much as the nth mark says. Empty for a choice.
    pub marks: &'static [i16],
    /// Number of facts.
    pub size: u16,
    /// The number of its first fact among those of all groups.
    pub start: u16,
}

impl TokenGroup {
    /// A quantity, cut at these marks: what lies beyond the last changes nothing.
    #[expect(clippy::cast_possible_truncation, reason = "a group has at most a few dozen marks")]
    pub const fn quantity(marks: &'static [i16]) -> Self {
        Self { name: "", marks, size: marks.len() as u16, start: 0 }
    }

    /// Things told apart by number, each of which may hold.
    pub const fn choice(size: u16) -> Self {
        Self { name: "", marks: &[], size, start: 0 }
    }

    /// One fact alone.
    pub const FACT: Self = Self::choice(1);
}

/// Groups with their names, each beginning where the one before it ends.
pub const fn numbered<const N: usize>(names: [&'static str; N], groups: [TokenGroup; N]) -> [TokenGroup; N] {
    let mut numbered = groups;
    let (mut index, mut start) = (0, 0);
    while index < N {
        numbered[index].name = names[index];
        numbered[index].start = start;
        start += numbered[index].size;
        index += 1;
    }
    numbered
}

/// Number of facts of all these groups.
pub fn token_count(groups: &[TokenGroup]) -> usize {
    groups.last().map_or(0, |it| usize::from(it.start + it.size))
}

/// What tells one list of groups from another, as text: names, marks and sizes in their order.
pub fn vocabulary(groups: &[TokenGroup]) -> String {
    let lines: Vec<_> = groups.iter().map(|it| format!("{} {} {:?}", it.name, it.size, it.marks)).collect();
    lines.join("\n")
}

/// The name of a group; made by [`token_groups!`](crate::token_groups).
pub trait TokenName: Copy {
    /// Its facts.
    fn group(self) -> &'static TokenGroup;
}

/// The facts that hold.
#[derive(Clone, Copy, Debug)]
pub struct TokenList {
    length: usize,
    tokens: [u16; MAX_TOKENS],
}

impl Default for TokenList {
    fn default() -> Self {
        Self { length: 0, tokens: [0; MAX_TOKENS] }
    }
}

impl TokenList {
    /// The numbers of the facts that hold.
    pub fn tokens(&self) -> &[u16] {
        &self.tokens[..self.length]
    }

    /// So much there is of a quantity.
    pub fn at_least(&mut self, name: impl TokenName, number: i32) {
        let group = name.group();
        for (token, _) in (group.start..).zip(group.marks).take_while(|it| number >= i32::from(*it.1)) {
            self.push(token);
        }
    }

    /// This one of a choice holds.
    pub fn choose(&mut self, name: impl TokenName, index: usize) {
        let group = name.group();
        debug_assert!(index < usize::from(group.size), "{} has no fact {index}", group.name);
        if let Some(index) = u16::try_from(index).ok().filter(|it| *it < group.size) {
            self.push(group.start + index);
        }
    }

    /// A fact that stands alone, if it holds.
    pub fn say(&mut self, name: impl TokenName, holds: bool) {
        if holds {
            self.choose(name, 0);
        }
    }

    fn push(&mut self, token: u16) {
        debug_assert!(self.length < MAX_TOKENS, "there is room for all tokens");
        if self.length < MAX_TOKENS {
            self.tokens[self.length] = token;
            self.length += 1;
        }
    }
}

/// Declares the groups of tokens of a game: an enum with a variant for each, and their numbers.
///
/// Name, place and facts of a group are one line, so they cannot get out of step.
///
/// ```
/// use patolli_ai::{token_groups, value::{TokenGroup, TokenList, TokenName as _}};
///
/// token_groups! {
///     /// What a seat holds.
///     pub enum Token {
///         Corn: TokenGroup::quantity(&[1, 3, 6]),
///         Color: TokenGroup::choice(4),
///     }
/// }
///
/// let mut tokens = TokenList::default();
/// tokens.at_least(Token::Corn, 4);
/// tokens.choose(Token::Color, 2);
/// assert_eq!(tokens.tokens(), [0, 1, 5]);
/// assert_eq!(Token::Color.group().name, "Color");
/// ```
#[macro_export]
macro_rules! token_groups {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($group:ident: $facts:expr),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $(#[doc = concat!("Tokens `", stringify!($group), "`.")] $group),+
        }

        impl $name {
            /// All groups, in the order of their numbers.
            $vis const GROUPS: &'static [$crate::value::TokenGroup] =
                &$crate::value::numbered([$(stringify!($group)),+], [$($facts),+]);
        }

        impl $crate::value::TokenName for $name {
            fn group(self) -> &'static $crate::value::TokenGroup {
                &Self::GROUPS[self as usize]
            }
        }
    };
}
