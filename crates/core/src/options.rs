//! What a table agrees on before the first decision.

use std::fmt::Debug;

/// The options of one game: number of seats, variants, expansions.
pub trait Options: Clone + Eq + Debug + Send + Sync + 'static {
    /// The newest version of the rules, by which new tables play; a change of legality raises it. Every version from 1 on can be
    /// played: where they differ, the rules ask [`Self::rules`].
    const RULES: u16;
    /// What can be set, in the order a form shows it.
    const SPECS: &'static [OptionSpec];
    /// Fewest and most seats.
    const SEATS: (u8, u8);
    /// Keys of options that matter only to one person who plays against the game itself.
    const SOLO: &'static [&'static str] = &[];

    /// Values that have no meaning beside others; a new game is not started with them.
    const CONFLICTS: &'static [OptionConflict] = &[];

    /// The default options for this number of seats.
    fn for_seats(seats: u8) -> Result<Self, OptionsError>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// By which version of the rules the table plays; [`Self::RULES`] unless [`Self::with_rules`] says otherwise.
    fn rules(&self) -> u16;

    /// Stores the version of the rules; [`Self::with_rules`] has checked it.
    fn set_rules(&mut self, version: u16);

    /// These options by another version of the rules.
    fn with_rules(mut self, version: u16) -> Result<Self, OptionsError> {
        if !(1..=Self::RULES).contains(&version) {
            return Err(OptionsError::Rules { found: version, newest: Self::RULES });
        }
        self.set_rules(version);
        Ok(self)
    }

    /// Sets one option from its text.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError>;

    /// The value of an option, as text; `None` for an unknown key.
    fn get(&self, key: &str) -> Option<String>;

    /// Default options with `pairs` set on top.
    fn from_pairs<'a>(
        seats: u8,
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionsError> {
        let mut options = Self::for_seats(seats)?;
        for (key, value) in pairs {
            options.set(key, value)?;
        }
        Ok(options)
    }

    /// Every option with its value, in the order of [`Self::SPECS`].
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Self::SPECS.iter().filter_map(|it| Some((it.key, self.get(it.key)?))).collect()
    }
}

/// The version of the rules of a stored position that names none: positions of version 1 were written before there were others.
pub const fn first_rules() -> u16 {
    1
}

/// Whether a position is by the first version of the rules, which is not written, so that its digest stays what it was.
pub const fn is_first_rules(version: &u16) -> bool {
    *version == first_rules()
}

/// One option a table may set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in notation, forms and message keys (`option-<key>`, `option-<key>-about`).
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
}

/// What values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// `on` or `off`; off by default.
    Switch,
    /// A seat number below the number of seats; 0 by default.
    Seat,
    /// One of these words; the first by default.
    OneOf(&'static [&'static str]),
}

/// A value of an option that has no meaning where a condition holds. A new game is not started with it;
/// stored games may have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionConflict {
    /// Key of the option.
    pub key: &'static str,
    /// The value.
    pub value: &'static str,
    /// When it has no meaning.
    pub when: OptionCondition,
}

/// When a value of an option has no meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionCondition {
    /// With this number of seats.
    Seats(u8),
    /// Beside this value of another option.
    Option(&'static str, &'static str),
}

/// Why options were refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionsError {
    /// The number of seats does not fit.
    #[error("{game} is for {min} to {max} seats, not {seats}")]
    Seats {
        /// The game.
        game: &'static str,
        /// Fewest seats.
        min: u8,
        /// Most seats.
        max: u8,
        /// Seats asked for.
        seats: u8,
    },
    /// The version of the rules is not known, usually because a newer program wrote it.
    #[error("played by version {found} of the rules; this program knows versions 1 to {newest}")]
    Rules {
        /// Version asked for.
        found: u16,
        /// Newest version known here.
        newest: u16,
    },
    /// No such option.
    #[error("there is no option `{0}`")]
    UnknownKey(String),
    /// The option does not take this value.
    #[error("the option `{key}` takes {expected}, not `{value}`")]
    BadValue {
        /// The option.
        key: &'static str,
        /// What it takes.
        expected: String,
        /// What was given.
        value: String,
    },
}

impl OptionSpec {
    /// Reads a switch.
    pub fn switch(&self, value: &str) -> Result<bool, OptionsError> {
        match value {
            "on" | "true" => Ok(true),
            "off" | "false" => Ok(false),
            _ => Err(self.bad(value, "`on` or `off`")),
        }
    }

    /// Reads a seat number.
    pub fn seat(&self, value: &str, seats: u8) -> Result<crate::Seat, OptionsError> {
        match value.parse::<u8>() {
            Ok(number) if number < seats => Ok(crate::Seat::new(number)),
            _ => Err(self.bad(value, &format!("a seat number from 0 to {}", seats - 1))),
        }
    }

    /// Reads one of the words of [`OptionKind::OneOf`].
    pub fn one_of(&self, value: &str) -> Result<&'static str, OptionsError> {
        let OptionKind::OneOf(words) = self.kind else { return Err(self.bad(value, "nothing")) };
        let found = words.iter().find(|it| **it == value);
        found.copied().ok_or_else(|| self.bad(value, &format!("one of {}", words.join(", "))))
    }

    fn bad(&self, value: &str, expected: &str) -> OptionsError {
        let value = value.chars().take(40).collect();
        OptionsError::BadValue { key: self.key, expected: expected.to_owned(), value }
    }
}
