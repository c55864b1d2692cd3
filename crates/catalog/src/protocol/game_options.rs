//! Options of games: what can be set, and what has no meaning beside what.

use patolli_core::{OptionCondition, OptionKind, OptionSpec};
use schemars::JsonSchema;
use serde::Serialize;

use crate::AnyGame;

/// A game and everything that a table may set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GameOptions {
    /// Name of the game.
    game: &'static str,
    /// Version of the rules by which new games are played.
    rules: u16,
    /// Numbers of seats.
    seats: Range,
    /// All options.
    options: Vec<GameOption>,
}

/// A range of numbers, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
struct Range {
    min: u8,
    max: u8,
}

/// One option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
struct GameOption {
    /// Name of the option.
    key: &'static str,
    /// Its values; `seat` stands for the number of a seat. Switches also take `true` and `false`.
    values: Vec<&'static str>,
    /// Its value if none is given.
    default: &'static str,
    /// Values that are refused, and when.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    refused: Vec<RefusedValues>,
}

/// Values of an option that are refused in a new game because they would have no meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
struct RefusedValues {
    /// The values.
    values: Vec<&'static str>,
    /// When they are refused.
    when: Condition,
}

/// When values are refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Condition {
    /// With these numbers of seats.
    Seats(Range),
    /// Beside this value of another option.
    Option {
        /// Name of the other option.
        key: &'static str,
        /// Its value.
        value: &'static str,
    },
}

/// Everything that a table of a game may set.
pub fn game_options(game: &dyn AnyGame) -> GameOptions {
    let seats = game.seats();
    GameOptions {
        game: game.name(),
        rules: game.rules(),
        seats: Range { min: *seats.start(), max: *seats.end() },
        options: game.options().iter().map(|it| GameOption::new(game, it)).collect(),
    }
}

impl GameOption {
    fn new(game: &dyn AnyGame, spec: &OptionSpec) -> Self {
        let values = values(spec.kind);
        let default = if spec.kind == OptionKind::Seat { "0" } else { values[0] };
        let mut refused: Vec<_> = game
            .option_conflicts()
            .iter()
            .filter(|it| it.key == spec.key)
            .map(|it| RefusedValues { values: vec![it.value], when: Condition::from(it.when) })
            .collect();
        if game.solo_options().contains(&spec.key) {
            let when = Condition::Seats(Range { min: 2, max: *game.seats().end() });
            refused.push(RefusedValues { values: values[1..].to_vec(), when });
        }
        Self { key: spec.key, values, default, refused }
    }
}

impl From<OptionCondition> for Condition {
    fn from(condition: OptionCondition) -> Self {
        match condition {
            OptionCondition::Seats(seats) => Self::Seats(Range { min: seats, max: seats }),
            OptionCondition::Option(key, value) => Self::Option { key, value },
        }
    }
}

/// The values of an option, the default first.
fn values(kind: OptionKind) -> Vec<&'static str> {
    match kind {
        OptionKind::Switch => vec!["off", "on"],
        OptionKind::Seat => vec!["seat"],
        OptionKind::OneOf(words) => words.to_vec(),
    }
}

/// Why a new game is not started with these options.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionRefusal {
    /// No such option.
    #[error("{game} has no option `{key}`; its options are {known}")]
    Unknown {
        /// The game.
        game: &'static str,
        /// What was asked for.
        key: String,
        /// Every option.
        known: String,
    },
    /// The value has no meaning with this number of seats.
    #[error("`{key}` cannot be `{value}` with {seats} seats; possible: {}", possible.join(", "))]
    Seats {
        /// The option.
        key: &'static str,
        /// Its value.
        value: &'static str,
        /// The number of seats.
        seats: u8,
        /// Values that it can have.
        possible: Vec<&'static str>,
    },
    /// The value has no meaning beside another option.
    #[error("`{key}` cannot be `{value}` if `{other}` is `{other_value}`; possible: {}", possible.join(", "))]
    Beside {
        /// The option.
        key: &'static str,
        /// Its value.
        value: &'static str,
        /// The other option.
        other: &'static str,
        /// The value of the other option.
        other_value: &'static str,
        /// Values that it can have.
        possible: Vec<&'static str>,
    },
}

/// Whether a new game may be started with these options: each is known and has a meaning. Stored games may
/// have others.
pub fn check_options(
    game: &dyn AnyGame,
    seats: u8,
    options: &[(String, String)],
) -> Result<(), OptionRefusal> {
    options.iter().try_for_each(|(key, value)| check_option(game, seats, options, (key, value)))
}

fn check_option(
    game: &dyn AnyGame,
    seats: u8,
    options: &[(String, String)],
    (key, value): (&str, &str),
) -> Result<(), OptionRefusal> {
    let Some(spec) = game.options().iter().find(|it| it.key == key) else {
        let known = game.options().iter().map(|it| it.key).collect::<Vec<_>>().join(", ");
        let key = key.chars().take(40).collect();
        return Err(OptionRefusal::Unknown { game: game.name(), key, known });
    };
    let conflict = conflicts(game, spec, seats, options).into_iter().find(|it| it.0 == plain(spec, value));
    let Some((value, when)) = conflict else { return Ok(()) };
    let refused: Vec<_> = conflicts(game, spec, seats, options).into_iter().map(|it| it.0).collect();
    let possible = values(spec.kind).into_iter().filter(|it| !refused.contains(it)).collect();
    Err(match when {
        OptionCondition::Seats(seats) => OptionRefusal::Seats { key: spec.key, value, seats, possible },
        OptionCondition::Option(other, other_value) => {
            OptionRefusal::Beside { key: spec.key, value, other, other_value, possible }
        }
    })
}

/// Values of an option that have no meaning with this number of seats and beside the other options, and why.
fn conflicts(
    game: &dyn AnyGame,
    spec: &OptionSpec,
    seats: u8,
    options: &[(String, String)],
) -> Vec<(&'static str, OptionCondition)> {
    let holds = |when: OptionCondition| match when {
        OptionCondition::Seats(few) => few == seats,
        OptionCondition::Option(key, value) => options.iter().any(|it| it.0 == key && it.1 == value),
    };
    let declared = game.option_conflicts().iter().filter(|it| it.key == spec.key && holds(it.when));
    let is_solo = game.solo_options().contains(&spec.key) && seats > 1;
    let solo = values(spec.kind).into_iter().skip(1).filter(|_| is_solo);
    declared.map(|it| (it.value, it.when)).chain(solo.map(|it| (it, OptionCondition::Seats(seats)))).collect()
}

/// Whether the default of an option depends on other options, so that it makes a difference to set it.
pub fn depends_on_options(game: &dyn AnyGame, spec: &OptionSpec) -> bool {
    let depends = |it: &OptionCondition| matches!(it, OptionCondition::Option(..));
    game.option_conflicts().iter().any(|it| it.key == spec.key && depends(&it.when))
}

/// A value as it is listed.
fn plain<'a>(spec: &OptionSpec, value: &'a str) -> &'a str {
    match (spec.kind, value) {
        (OptionKind::Switch, "true") => "on",
        (OptionKind::Switch, "false") => "off",
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game;

    fn refusal(name: &str, seats: u8, options: &[(&str, &str)]) -> Option<String> {
        let options: Vec<_> =
            options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        check_options(game(name).expect("it exists"), seats, &options).err().map(|it| it.to_string())
    }

    #[test]
    fn options_without_meaning_are_refused() {
        let quick = refusal("tzolkin", 5, &[("quick", "false")]);
        assert_eq!(quick.as_deref(), Some("`quick` cannot be `off` with 5 seats; possible: on"));
        let bot = refusal("teotihuacan", 2, &[("bot-wood", "plus-1")]);
        assert_eq!(bot.as_deref(), Some("`bot-wood` cannot be `plus-1` with 2 seats; possible: normal"));
        let boards = refusal("teotihuacan", 2, &[("boards", "shuffled"), ("setup", "first-game")]);
        let beside = "`boards` cannot be `shuffled` if `setup` is `first-game`; possible: printed";
        assert_eq!(boards.as_deref(), Some(beside));
        let unknown = refusal("tikal", 2, &[("weather", "rain")]);
        assert_eq!(unknown.as_deref(), Some("tikal has no option `weather`; its options are auction, first"));
    }

    #[test]
    fn other_options_are_not() {
        assert_eq!(refusal("tzolkin", 5, &[("quick", "on"), ("tribes", "on")]), None);
        assert_eq!(refusal("tzolkin", 4, &[("quick", "off")]), None);
        assert_eq!(refusal("teotihuacan", 1, &[("bot-wood", "plus-1")]), None);
        assert_eq!(refusal("teotihuacan", 2, &[("boards", "shuffled"), ("bot-wood", "normal")]), None);
    }
}
