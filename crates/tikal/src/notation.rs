//! Actions as text: `place h23 1`, `move m h04 h13`, `swap jug knife 1`.

use std::{fmt, str::FromStr};

use patolli_core::{BadNotation, Seat, SeatStyle};

use crate::Action;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place { hex, rotation: turns } => write!(f, "place {hex} {turns}"),
            Self::Bring { piece, to } => write!(f, "bring {piece} {to}"),
            Self::Move { piece, from, to } => write!(f, "move {piece} {from} {to}"),
            Self::Uncover { hex } => write!(f, "uncover {hex}"),
            Self::Dig { hex } => write!(f, "dig {hex}"),
            Self::Swap { give, take, from } => write!(f, "swap {give} {take} {from}"),
            Self::Camp { hex } => write!(f, "camp {hex}"),
            Self::Guard { hex } => write!(f, "guard {hex}"),
            Self::End => f.write_str("end"),
            Self::Bid { points } => write!(f, "bid {points}"),
            Self::Pass => f.write_str("pass"),
            Self::Take { tile } => write!(f, "take {tile}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = text.split_ascii_whitespace();
        let action = action(&mut words).map_err(|expected| BadNotation::new(text, expected))?;
        match words.next() {
            None => Ok(action),
            Some(_) => Err(BadNotation::new(text, "nothing more after the action")),
        }
    }
}

type Words<'a> = std::str::SplitAsciiWhitespace<'a>;

fn action(words: &mut Words<'_>) -> Result<Action, &'static str> {
    const HEX: &str = "a hex, such as h23";
    const PIECE: &str = "m for a member or l for the leader";
    const MOTIF: &str = "a treasure, such as jug or sun-disc";
    const ACTION: &str = "place, bring, move, uncover, dig, swap, camp, guard, end, bid, pass or take";
    Ok(match words.next().ok_or(ACTION)? {
        "place" => Action::Place { hex: word(words, HEX)?, rotation: rotation(words)? },
        "bring" => Action::Bring { piece: word(words, PIECE)?, to: word(words, HEX)? },
        "move" => Action::Move { piece: word(words, PIECE)?, from: word(words, HEX)?, to: word(words, HEX)? },
        "uncover" => Action::Uncover { hex: word(words, HEX)? },
        "dig" => Action::Dig { hex: word(words, HEX)? },
        "swap" => Action::Swap { give: word(words, MOTIF)?, take: word(words, MOTIF)?, from: seat(words)? },
        "camp" => Action::Camp { hex: word(words, HEX)? },
        "guard" => Action::Guard { hex: word(words, HEX)? },
        "end" => Action::End,
        "bid" => Action::Bid { points: word(words, "a number of points")? },
        "pass" => Action::Pass,
        "take" => Action::Take { tile: word(words, "a tile, such as b3")? },
        _ => return Err(ACTION),
    })
}

fn word<T: FromStr>(words: &mut Words<'_>, expected: &'static str) -> Result<T, &'static str> {
    words.next().and_then(|it| it.parse().ok()).ok_or(expected)
}

fn rotation(words: &mut Words<'_>) -> Result<u8, &'static str> {
    const EXPECTED: &str = "turns of the tile, 0 to 5";
    let turns = word(words, EXPECTED)?;
    if turns < 6 { Ok(turns) } else { Err(EXPECTED) }
}

/// Colour, shape and letter of each seat.
pub(crate) const SEAT_STYLES: [SeatStyle; 4] = [SeatStyle::A, SeatStyle::C, SeatStyle::D, SeatStyle::E];

/// The letter of a seat, as ids use it.
pub(crate) fn letter(seat: Seat) -> char {
    SEAT_STYLES[seat.index()].letter()
}

/// The seat with a letter.
pub(crate) fn seat_of(text: &str) -> Option<Seat> {
    let place = SEAT_STYLES.iter().position(|it| text.chars().eq([it.letter()]))?;
    u8::try_from(place).ok().map(Seat::new)
}

fn seat(words: &mut Words<'_>) -> Result<Seat, &'static str> {
    let seats = 0..SEAT_STYLES.len();
    let number = |it: &str| it.parse().ok().filter(|it| seats.contains(&usize::from(*it))).map(Seat::new);
    // Games that were stored before have letters.
    let seat = words.next().and_then(|it| number(it).or_else(|| seat_of(it)));
    seat.ok_or("the number of a seat: 0 to 3")
}
