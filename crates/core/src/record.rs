//! A whole game as text: options, deal, one line per turn.

use std::{fmt, str::FromStr};

use crate::{BadDeal, Contribution, Digest, OptionsError, Seat, Seed, Shuffle, shuffle};

/// A whole game: what the table agreed on, what chance dealt, what was decided.
///
/// Its text can be read by people and by [`Play::from_record`](crate::Play::from_record):
///
/// ```
/// use patolli_core::Record;
///
/// let text = "\
/// patolli record 1
/// game tikal
/// rules 1
/// seats 2
/// deal tiles a4 a6 a5
/// 0: place h02 3; camp h13; (end)
/// ";
/// let record: Record = text.parse()?;
/// assert_eq!(record.turns[0].moves[1].notation, "camp h13");
/// assert!(record.turns[0].moves[2].auto, "it was answered without a question");
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), patolli_core::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Name of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u16,
    /// Number of seats.
    pub seats: u8,
    /// Options by key.
    pub options: Vec<(String, String)>,
    /// The seed the deal came from, if it is known.
    pub seed: Option<Seed>,
    /// What people added to the seed, in the order of their seats.
    pub contributions: Vec<(Seat, Contribution)>,
    /// The deal, one pile per line.
    pub deal: String,
    /// Fingerprint before the first decision.
    pub start: Option<Digest>,
    /// The turns.
    pub turns: Vec<RecordTurn>,
    /// Points by seat, once the game is over.
    pub scores: Option<Vec<i32>>,
}

/// Decisions of one seat in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordTurn {
    /// The seat that decided.
    pub seat: Seat,
    /// What, in notation.
    pub moves: Vec<RecordMove>,
    /// Fingerprint after the turn.
    pub digest: Option<Digest>,
}

/// One decision of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordMove {
    /// The decision in notation.
    pub notation: String,
    /// Whether it was answered by itself; written in parentheses.
    pub auto: bool,
}

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text does not begin as records do.
    #[error("not a record: the first line is `{FIRST_LINE}`")]
    NoRecord,
    /// A line cannot be read.
    #[error("line {line}: {what}")]
    Line {
        /// Number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        what: &'static str,
    },
    /// A line that every record has is not there.
    #[error("the line `{0} …` is missing")]
    Missing(&'static str),
    /// The text is too long to be a game.
    #[error("longer than {} characters", MAX_RECORD_BYTES)]
    TooLong,
    /// It is the record of another game.
    #[error("a record of `{0}`, not of this game")]
    OtherGame(String),
    /// The options are refused.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The deal is refused.
    #[error(transparent)]
    Deal(#[from] BadDeal),
    /// The deal does not come from the seed and the words.
    #[error("the deal is not the one the seed and the words give")]
    SeedDiffers,
    /// A word was added for a seat that the game does not have.
    #[error("there is a word for seat {0}, which the game does not have")]
    ContributionSeat(Seat),
    /// The starting position differs from the recorded one.
    #[error("the starting position differs from the recorded one")]
    StartDiffers,
    /// A decision is refused.
    #[error("turn {turn}, `{notation}`: {why}")]
    Refused {
        /// Number of the turn, from 1.
        turn: usize,
        /// The decision.
        notation: String,
        /// Why.
        why: String,
    },
    /// The position after a turn differs from the recorded one.
    #[error("after turn {turn} the position differs from the recorded one")]
    DigestDiffers {
        /// Number of the turn, from 1.
        turn: usize,
    },
    /// Scores are recorded, but the game is not over.
    #[error("final scores are recorded, but the game is not over")]
    NotOver,
    /// The scores differ.
    #[error("the final scores differ from the recorded ones")]
    ScoresDiffer,
}

const FIRST_LINE: &str = "patolli record 1";
const MAX_RECORD_BYTES: usize = 1 << 20;

impl Record {
    /// What the deal came from, if it is known.
    pub fn shuffle(&self) -> Option<Shuffle> {
        Some(Shuffle::new(self.seed.clone()?, self.contributions.iter().cloned()))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}\ngame {}\nrules {}\nseats {}", self.game, self.rules, self.seats)?;
        for (key, value) in &self.options {
            writeln!(f, "set {key} {value}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {seed}")?;
        }
        f.write_str(&shuffle::record_lines(&self.contributions))?;
        for line in self.deal.lines() {
            writeln!(f, "deal {line}")?;
        }
        if let Some(start) = self.start {
            writeln!(f, "start {start}")?;
        }
        self.turns.iter().try_for_each(|turn| writeln!(f, "{turn}"))?;
        if let Some(scores) = &self.scores {
            write!(f, "over")?;
            scores.iter().try_for_each(|it| write!(f, " {it}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for RecordTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.seat)?;
        for (index, it) in self.moves.iter().enumerate() {
            let before = if index == 0 { " " } else { "; " };
            let (open, close) = if it.auto { ("(", ")") } else { ("", "") };
            write!(f, "{before}{open}{}{close}", it.notation)?;
        }
        self.digest.map_or(Ok(()), |it| write!(f, " ={it}"))
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_RECORD_BYTES {
            return Err(RecordError::TooLong);
        }
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(RecordError::NoRecord);
        }
        let mut draft = RecordParser::default();
        for (number, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            draft.parse_line(line).map_err(|what| RecordError::Line { line: number, what })?;
        }
        draft.finish()
    }
}

/// A record while it is read.
#[derive(Default)]
struct RecordParser {
    game: Option<String>,
    rules: Option<u16>,
    seats: Option<u8>,
    options: Vec<(String, String)>,
    seed: Option<Seed>,
    words: Vec<(Seat, Contribution)>,
    deal: Vec<String>,
    start: Option<Digest>,
    turns: Vec<RecordTurn>,
    scores: Option<Vec<i32>>,
}

impl RecordParser {
    fn parse_line(&mut self, line: &str) -> Result<(), &'static str> {
        if self.scores.is_some() {
            return Err("nothing follows the line `over …`");
        }
        if line.starts_with(|it: char| it.is_ascii_digit()) {
            self.turns.push(parse_turn(line)?);
            return Ok(());
        }
        if !self.turns.is_empty() && !line.starts_with("over") {
            return Err("expected a turn, such as `0: end`");
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "game" => set_once(&mut self.game, rest.to_owned()),
            "rules" => set_once(&mut self.rules, rest.parse().map_err(|_| "expected a number")?),
            "seats" => set_once(&mut self.seats, rest.parse().map_err(|_| "expected a number of seats")?),
            "set" => {
                let (key, value) = rest.split_once(' ').ok_or("expected `set KEY VALUE`")?;
                self.options.push((key.to_owned(), value.trim().to_owned()));
                Ok(())
            }
            "seed" => set_once(&mut self.seed, rest.parse().map_err(|_| "not a seed")?),
            "word" => self.parse_contribution(rest),
            "deal" if rest.is_empty() => Err("expected `deal PILE …`"),
            "deal" => {
                self.deal.push(rest.to_owned());
                Ok(())
            }
            "start" => set_once(&mut self.start, rest.parse().map_err(|()| "expected sixteen hex digits")?),
            "over" => {
                let scores = rest.split_whitespace().map(str::parse).collect::<Result<_, _>>();
                set_once(&mut self.scores, scores.map_err(|_| "expected a number of points per seat")?)
            }
            _ => Err("expected one of game, rules, seats, set, seed, word, deal, start, over or a turn"),
        }
    }

    fn parse_contribution(&mut self, rest: &str) -> Result<(), &'static str> {
        let (seat, word) = rest.split_once(' ').ok_or("expected `word SEAT WORD`")?;
        let seat = seat.parse().map(Seat::new).map_err(|_| "expected a seat number")?;
        if self.words.last().is_some_and(|it| it.0 >= seat) {
            return Err("words stand in the order of seats, one for each");
        }
        let word = word.trim().parse().map_err(|_| "a word is 1 to 64 visible ASCII characters")?;
        self.words.push((seat, word));
        Ok(())
    }

    fn finish(self) -> Result<Record, RecordError> {
        if !self.words.is_empty() && self.seed.is_none() {
            return Err(RecordError::Missing("seed"));
        }
        Ok(Record {
            game: self.game.ok_or(RecordError::Missing("game"))?,
            rules: self.rules.ok_or(RecordError::Missing("rules"))?,
            seats: self.seats.ok_or(RecordError::Missing("seats"))?,
            options: self.options,
            seed: self.seed,
            contributions: self.words,
            deal: self.deal.join("\n"),
            start: self.start,
            turns: self.turns,
            scores: self.scores,
        })
    }
}

fn set_once<T>(place: &mut Option<T>, value: T) -> Result<(), &'static str> {
    if place.is_some() {
        return Err("this line stands twice");
    }
    *place = Some(value);
    Ok(())
}

fn parse_turn(line: &str) -> Result<RecordTurn, &'static str> {
    let (seat, rest) = line.split_once(':').ok_or("expected `SEAT: DECISION; …`")?;
    let seat = seat.parse().map(Seat::new).map_err(|_| "expected a seat number")?;
    let (moves, digest) = match rest.rsplit_once('=') {
        Some((moves, digest)) => {
            (moves, Some(digest.trim().parse().map_err(|()| "expected sixteen hex digits after `=`")?))
        }
        None => (rest, None),
    };
    let moves = moves.split(';').map(|it| parse_move(it.trim())).collect::<Result<_, _>>()?;
    Ok(RecordTurn { seat, moves, digest })
}

fn parse_move(text: &str) -> Result<RecordMove, &'static str> {
    let bare = text.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    let notation = bare.unwrap_or(text);
    if notation.is_empty() {
        return Err("a decision is empty");
    }
    Ok(RecordMove { notation: notation.to_owned(), auto: bare.is_some() })
}
