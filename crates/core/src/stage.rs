//! Positions said in words, one a line, and questions about them: how tests, lessons and figures set the table.
//!
//! What the words of a game are stands in its own `stage` module and in `docs/lessons.md`. What every game shares stands here:
//! lines, their arguments, the first words (`seats`, `set`), comparisons and the errors.

use std::{fmt, str::FromStr};

use crate::{Game, InvalidPosition, Options, OptionsError, Seat, SeatStyle};

/// A game whose positions can be said in words.
pub trait Staged: Game {
    /// The position that these words say, one a line; it is possible, or an error tells why not.
    fn stage(_words: &str) -> Result<Self, StageError> {
        Err(StageError::NoWords)
    }

    /// Whether a question is answered with yes, now or by what has happened.
    fn holds(&self, question: &mut StageLine<'_>, _events: &[&Self::Event]) -> Result<bool, StageFault> {
        Err(question.unknown())
    }
}

/// Why words are no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StageError {
    /// A line cannot be read or done.
    #[error("line {line}: {fault}")]
    Line {
        /// Number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        fault: StageFault,
    },
    /// All lines are fine, but what they say together is impossible.
    #[error(transparent)]
    Position(#[from] InvalidPosition),
    /// The game knows no words.
    #[error("positions of this game cannot be said in words")]
    NoWords,
}

/// What is wrong with one line of a stage, or with a question.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StageFault {
    /// No such word.
    #[error("there is no word `{0}` here")]
    UnknownWord(String),
    /// The line ends too early.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// An argument is not what it should be.
    #[error("`{found}` is not {expected}")]
    Unreadable {
        /// What stands there, shortened.
        found: String,
        /// What was expected.
        expected: &'static str,
    },
    /// The line goes on where it should end.
    #[error("`{0}` is too much")]
    TooMuch(String),
    /// Options that the game refuses.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// It can be read, but the table has no room for it.
    #[error("{0}")]
    Impossible(String),
}

impl StageFault {
    /// A fault of something that was read but cannot be.
    pub fn impossible(why: impl fmt::Display) -> Self {
        Self::Impossible(why.to_string())
    }

    /// This fault in a line.
    pub const fn at(self, line: usize) -> StageError {
        StageError::Line { line, fault: self }
    }
}

/// A word and its arguments, which are read one after the other.
#[derive(Clone, Debug)]
pub struct StageLine<'a> {
    word: &'a str,
    rest: &'a str,
}

impl<'a> StageLine<'a> {
    /// A line without its end.
    pub fn new(text: &'a str) -> Self {
        let text = text.trim();
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Self { word, rest: rest.trim_start() }
    }

    /// The first word.
    pub const fn word(&self) -> &'a str {
        self.word
    }

    /// The fault of a line that begins with an unknown word.
    pub fn unknown(&self) -> StageFault {
        StageFault::UnknownWord(shortened(self.word))
    }

    /// The next argument as it stands.
    pub fn next_word(&mut self, expected: &'static str) -> Result<&'a str, StageFault> {
        if self.is_done() {
            return Err(StageFault::Missing(expected));
        }
        let (next, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest.trim_start();
        Ok(next)
    }

    /// The next argument.
    pub fn read<T: FromStr>(&mut self, expected: &'static str) -> Result<T, StageFault> {
        let found = self.next_word(expected)?;
        found.parse().map_err(|_| StageFault::Unreadable { found: shortened(found), expected })
    }

    /// All arguments that are left.
    pub fn read_all<T: FromStr>(&mut self, expected: &'static str) -> Result<Vec<T>, StageFault> {
        let mut all = Vec::new();
        while !self.is_done() {
            all.push(self.read(expected)?);
        }
        Ok(all)
    }

    /// A number of arguments.
    pub fn read_array<T: FromStr, const N: usize>(
        &mut self,
        expected: &'static str,
    ) -> Result<[T; N], StageFault> {
        let all = (0..N).map(|_| self.read(expected)).collect::<Result<Vec<T>, _>>()?;
        all.try_into().map_err(|_| StageFault::Missing(expected))
    }

    /// The seat whose letter comes next.
    pub fn seat(&mut self, styles: &[SeatStyle], seats: u8) -> Result<Seat, StageFault> {
        let expected = "the letter of a seat";
        let found = self.next_word(expected)?;
        let named = Seat::all(seats).zip(styles).find(|(_, it)| found.chars().eq([it.letter()]));
        named.map(|it| it.0).ok_or_else(|| StageFault::Unreadable { found: shortened(found), expected })
    }

    /// All seats whose letters come next.
    pub fn seats(&mut self, styles: &[SeatStyle], seats: u8) -> Result<Vec<Seat>, StageFault> {
        let mut all = Vec::new();
        while !self.is_done() {
            all.push(self.seat(styles, seats)?);
        }
        Ok(all)
    }

    /// Whether `n` compares with the number at the end of the line as its sign says: `==`, `>=` or `<=`.
    pub fn compare(&mut self, n: impl Into<i32>) -> Result<bool, StageFault> {
        let expected = "a comparison: ==, >= or <=";
        let (n, sign) = (n.into(), self.next_word(expected)?);
        let bound: i32 = self.read("a number")?;
        match sign {
            "==" => Ok(n == bound),
            ">=" => Ok(n >= bound),
            "<=" => Ok(n <= bound),
            _ => Err(StageFault::Unreadable { found: shortened(sign), expected }),
        }
    }

    /// Whether nothing is left to be read.
    pub const fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// Everything was read.
    pub fn end(&self) -> Result<(), StageFault> {
        if self.is_done() { Ok(()) } else { Err(StageFault::TooMuch(shortened(self.rest))) }
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The lines of a stage without empty ones and remarks, each with its number from 1.
pub fn stage_lines(words: &str) -> impl Iterator<Item = (usize, StageLine<'_>)> {
    let lines = (1..).zip(words.lines().map(str::trim));
    lines.filter(|(_, it)| !it.is_empty() && !it.starts_with('#')).map(|(n, it)| (n, StageLine::new(it)))
}

/// The options that the first lines say (`seats`, then `set`), and how many lines that are.
pub fn stage_options<O: Options>(lines: &[(usize, StageLine<'_>)]) -> Result<(O, usize), StageError> {
    let Some((first, seats)) = lines.first().filter(|it| it.1.word() == "seats") else {
        let line = lines.first().map_or(1, |it| it.0);
        return Err(StageFault::Missing("`seats`, which comes first,").at(line));
    };
    let count = read_seats(&mut seats.clone()).map_err(|it| it.at(*first))?;
    let mut options = O::for_seats(count).map_err(|it| StageFault::from(it).at(*first))?;
    let set = lines[1..].iter().take_while(|it| it.1.word() == "set").count();
    for (line, words) in &lines[1..=set] {
        set_option(&mut options, &mut words.clone()).map_err(|it| it.at(*line))?;
    }
    Ok((options, 1 + set))
}

fn read_seats(words: &mut StageLine<'_>) -> Result<u8, StageFault> {
    let seats = words.read("a number of seats")?;
    words.end().map(|()| seats)
}

fn set_option<O: Options>(options: &mut O, words: &mut StageLine<'_>) -> Result<(), StageFault> {
    let (key, value) = (words.next_word("an option")?, words.next_word("its value")?);
    options.set(key, value)?;
    words.end()
}

#[cfg(test)]
mod tests {
    use super::{StageFault, StageLine, stage_lines};
    use crate::SeatStyle;

    #[test]
    fn a_line_is_read_argument_by_argument() {
        let mut line = StageLine::new("worker  a yax 3 4");
        assert_eq!(line.word(), "worker");
        assert_eq!(line.seat(&[SeatStyle::A, SeatStyle::B], 2).map(crate::Seat::number), Ok(0));
        assert_eq!(line.next_word("a wheel"), Ok("yax"));
        assert_eq!(line.read_all::<u8>("a position"), Ok(vec![3, 4]));
        assert_eq!(line.read::<u8>("a position"), Err(StageFault::Missing("a position")));
        assert_eq!(line.end(), Ok(()));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let seat = StageLine::new("corn e 3").seat(&[SeatStyle::A], 1);
        assert_eq!(seat.expect_err("there is no seat e").to_string(), "`e` is not the letter of a seat");
        let number = StageLine::new("points many").read::<u8>("a number");
        assert_eq!(number.expect_err("no number").to_string(), "`many` is not a number");
        assert_eq!(StageLine::new("beg now").end(), Err(StageFault::TooMuch("now".to_owned())));
    }

    #[test]
    fn comparisons_have_three_signs() {
        let holds = |text: &str| StageLine::new(text).compare(3_u8);
        assert_eq!(holds("corn >= 3"), Ok(true));
        assert_eq!(holds("corn <= 2"), Ok(false));
        assert_eq!(holds("corn == 3"), Ok(true));
        assert!(holds("corn > 3").is_err());
    }

    #[test]
    fn empty_lines_and_remarks_are_passed_over() {
        let lines: Vec<usize> = stage_lines("\nseats 2\n# quiet\n\n  day 3\n").map(|it| it.0).collect();
        assert_eq!(lines, [2, 5]);
    }
}
