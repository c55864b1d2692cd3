//! Paces: the time that people have for their turns.

use std::str::FromStr;

/// How quickly a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Pace {
    /// All are at the table now, with this number of minutes in reserve.
    Live(u8),
    /// A few turns a day.
    Few,
    /// A turn a day.
    Day,
    /// No clock.
    #[default]
    None,
}

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
/// A day, in milliseconds.
pub(crate) const DAY: i64 = 24 * HOUR;

/// The times of a pace, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PaceTimes {
    /// For each turn.
    pub(crate) turn: i64,
    /// For all turns together, beyond that.
    pub(crate) reserve: i64,
    /// For a turn of a person who comes back after their time was up, or who never decided yet.
    pub(crate) least: i64,
    /// Until the stand-in begins after time is up, while the person has the page open.
    pub(crate) pause: i64,
    /// Until the computer finishes a game that all have left.
    pub(crate) finish: i64,
    /// What another person may give for a turn.
    pub(crate) gift: i64,
}

impl Pace {
    /// All paces, in the order in which they are offered.
    pub(crate) const ALL: [Self; 6] =
        [Self::None, Self::Day, Self::Few, Self::Live(10), Self::Live(20), Self::Live(40)];

    /// Its times; none without a clock.
    pub(crate) fn times(self) -> Option<PaceTimes> {
        let (turn, reserve, least, pause, finish, gift) = match self {
            Self::None => return None,
            Self::Live(minutes) => {
                let turn = if minutes <= 10 {
                    30
                } else if minutes <= 20 {
                    45
                } else {
                    90
                };
                (
                    turn * SECOND,
                    i64::from(minutes) * MINUTE,
                    30 * SECOND,
                    10 * SECOND,
                    15 * MINUTE,
                    5 * MINUTE,
                )
            }
            Self::Few => (8 * HOUR, DAY, HOUR, MINUTE, 3 * DAY, 8 * HOUR),
            Self::Day => (DAY, 3 * DAY, HOUR, MINUTE, 7 * DAY, DAY),
        };
        Some(PaceTimes { turn, reserve, least, pause, finish, gift })
    }

    /// The word for it in forms and in the database.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Day => "day",
            Self::Few => "few",
            Self::Live(10) => "live:10",
            Self::Live(40) => "live:40",
            Self::Live(_) => "live:20",
        }
    }
}

/// No pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UnknownPace;

impl FromStr for Pace {
    type Err = UnknownPace;

    fn from_str(word: &str) -> Result<Self, UnknownPace> {
        Self::ALL.into_iter().find(|it| it.word() == word).ok_or(UnknownPace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_have_their_words() {
        for pace in Pace::ALL {
            assert_eq!(pace.word().parse(), Ok(pace));
        }
        for odd in ["", "live", "live:15", "DAY", "hour"] {
            assert_eq!(odd.parse::<Pace>(), Err(UnknownPace), "{odd}");
        }
        assert!(Pace::None.times().is_none());
    }

    #[test]
    fn slower_paces_have_longer_times() {
        let quickest_first = [Pace::Live(10), Pace::Live(20), Pace::Live(40), Pace::Few, Pace::Day];
        let times: Vec<_> = quickest_first.into_iter().filter_map(Pace::times).collect();
        assert!(times.windows(2).all(|it| it[0].turn < it[1].turn && it[0].reserve < it[1].reserve));
        assert!(times.windows(2).all(|it| it[0].finish <= it[1].finish && it[0].pause <= it[1].pause));
    }
}
