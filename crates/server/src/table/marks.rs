//! Marks: entries of a log that are no decisions. They say who plays a seat and how a game ends.
//!
//! The notation of a mark begins with `@`, which that of no game does. A mark is no step of the game: nothing is taken
//! back over it, and moments of a replay are not counted by it.

use std::{fmt, str::FromStr};

/// Begins the notation of every mark.
const SIGN: char = '@';

/// A mark of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The stand-in plays from here on.
    Away(Away),
    /// The person takes the seat back.
    Back,
    /// No person came back: the stand-ins play to the end.
    Finish,
    /// The game ends without a result.
    Stop,
    /// About the proposal to end the game here.
    End(Vote),
    /// About taking back the last decisions: their number, where it is asked for.
    TakeBack(Vote, Option<u32>),
    /// Another seat gets this number of seconds more.
    Give {
        /// The seat.
        seat: u8,
        /// The seconds.
        seconds: u32,
    },
    /// A phrase, by its key.
    Say(String),
}

/// Why a stand-in plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Away {
    /// Their time was up.
    Time,
    /// They left.
    Left,
    /// They are gone for good, such as with their account.
    Gone,
}

/// A step of a vote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Vote {
    /// It is proposed.
    Ask,
    /// The seat agrees.
    Yes,
    /// The seat does not agree, which ends it.
    No,
    /// All agreed.
    Done,
}

impl Mark {
    /// Whether a notation is that of a mark, known or not.
    pub fn is_mark(notation: &str) -> bool {
        notation.starts_with(SIGN)
    }
}

impl Away {
    const ALL: [Self; 3] = [Self::Time, Self::Left, Self::Gone];

    /// The word for it in the notation and in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Left => "left",
            Self::Gone => "gone",
        }
    }
}

impl Vote {
    const ALL: [Self; 4] = [Self::Ask, Self::Yes, Self::No, Self::Done];

    /// The step that a person may take, by its word; that all agreed follows from the answers.
    pub(crate) fn from_person(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.word() == word && *it != Self::Done)
    }

    /// The word for it in the notation.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Ask => "ask",
            Self::Yes => "yes",
            Self::No => "no",
            Self::Done => "done",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Away(why) => write!(f, "@away {}", why.word()),
            Self::Back => f.write_str("@back"),
            Self::Finish => f.write_str("@finish"),
            Self::Stop => f.write_str("@stop"),
            Self::End(vote) => write!(f, "@end {}", vote.word()),
            Self::TakeBack(vote, Some(count)) => write!(f, "@takeback {} {count}", vote.word()),
            Self::TakeBack(vote, None) => write!(f, "@takeback {}", vote.word()),
            Self::Give { seat, seconds } => write!(f, "@give {seat} {seconds}"),
            Self::Say(phrase) => write!(f, "@say {phrase}"),
        }
    }
}

/// No mark that this release knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownMark;

impl FromStr for Mark {
    type Err = UnknownMark;

    fn from_str(notation: &str) -> Result<Self, UnknownMark> {
        let mark = read(notation).ok_or(UnknownMark)?;
        // One mark has one notation.
        if mark.to_string() == notation { Ok(mark) } else { Err(UnknownMark) }
    }
}

fn read(notation: &str) -> Option<Mark> {
    let mut words = notation.strip_prefix(SIGN)?.split(' ');
    let (name, first, second) = (words.next()?, words.next(), words.next());
    let vote = |word: &str| Vote::ALL.into_iter().find(|it| it.word() == word);
    Some(match (name, first, second) {
        ("away", Some(why), None) => Mark::Away(Away::ALL.into_iter().find(|it| it.word() == why)?),
        ("back", None, None) => Mark::Back,
        ("finish", None, None) => Mark::Finish,
        ("stop", None, None) => Mark::Stop,
        ("end", Some(word), None) => Mark::End(vote(word)?),
        ("takeback", Some(word), count) => match (vote(word)?, count) {
            (Vote::Ask, Some(count)) => Mark::TakeBack(Vote::Ask, Some(count.parse().ok()?)),
            (it @ (Vote::Yes | Vote::No), None) => Mark::TakeBack(it, None),
            _ => return None,
        },
        ("give", Some(seat), Some(seconds)) => {
            Mark::Give { seat: seat.parse().ok()?, seconds: seconds.parse().ok()? }
        }
        ("say", Some(phrase), None) if !phrase.is_empty() => Mark::Say(phrase.to_owned()),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_read_back_as_they_are_written() {
        let all = [
            "@away time",
            "@away left",
            "@away gone",
            "@back",
            "@finish",
            "@stop",
            "@end ask",
            "@end yes",
            "@end no",
            "@end done",
            "@takeback ask 5",
            "@takeback yes",
            "@takeback no",
            "@give 2 86400",
            "@say hello",
        ];
        for notation in all {
            assert_eq!(notation.parse::<Mark>().expect(notation).to_string(), notation);
        }
    }

    #[test]
    fn anything_else_is_no_mark() {
        let odd = [
            "",
            "@",
            "back",
            "@back ",
            " @back",
            "@away",
            "@away lunch",
            "@end",
            "@end done now",
            "@takeback ask",
            "@takeback done",
            "@takeback ask -1",
            "@takeback ask 05",
            "@give 2",
            "@give 300 5",
            "@say",
            "@say ",
            "@say a b",
            "@BACK",
            "@\u{0}",
            "undo 1",
        ];
        for notation in odd {
            assert_eq!(notation.parse::<Mark>(), Err(UnknownMark), "{notation}");
        }
    }
}
