//! Actions as text: `move forest 3 quarry`, `worship palace-2 ability-tile`, `build 0 2.1.1 turn 3 save wood`.

use std::{fmt, str::FromStr};

use patolli_core::{BadNotation, GameUi, Seat};

use crate::{Action, MoveTiles, PyramidSpot, Resource, Resources, Teotihuacan};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Keep { tile } => write!(f, "keep {tile}"),
            Self::Place { board, power } => write!(f, "place {board} {power}"),
            Self::Rest => f.write_str("rest"),
            Self::Unlock => f.write_str("unlock"),
            Self::Move { from, power, to, tiles: how } => write!(f, "move {from} {power} {to}{how}"),
            Self::Collect => f.write_str("collect"),
            Self::Worship { space, choice: take, by, waived } => {
                write!(f, "worship {space} {take}")?;
                by.map_or(Ok(()), |power| write!(f, " by {power}"))?;
                f.write_str(if waived { " waived" } else { "" })
            }
            Self::Main { waived, extra_workers: plus } => {
                f.write_str("main")?;
                if plus > 0 {
                    write!(f, " plus {plus}")?;
                }
                f.write_str(if waived { " waived" } else { "" })
            }
            Self::Use { tile } => write!(f, "use {tile}"),
            Self::Take { tile } => write!(f, "take {tile}"),
            Self::Reward => f.write_str("reward"),
            Self::Climb { temple } => write!(f, "climb {temple}"),
            Self::Decline => f.write_str("no"),
            Self::Continue => f.write_str("go"),
            Self::Gain { resources } => write!(f, "gain {resources}"),
            Self::Pay { resources } => write!(f, "pay {resources}"),
            Self::Trade { times } => write!(f, "trade {times}"),
            Self::PowerUp { board: Some(board), power } => write!(f, "power-up {board} {power}"),
            Self::PowerUp { board: None, power } => write!(f, "power-up hand {power}"),
            Self::Ascend { reward } => write!(f, "ascend {reward}"),
            Self::Develop { technology } => write!(f, "develop {technology}"),
            Self::House { row } => write!(f, "house {row}"),
            Self::Decorate { slot, side } => write!(f, "decorate {slot} {side}"),
            Self::Build { slot, spot, rotation: turn, discount: save } => {
                write!(f, "build {slot} {spot} turn {turn}")?;
                save.map_or(Ok(()), |it| write!(f, " save {it}"))
            }
            Self::Wages { cocoa } => write!(f, "wages {cocoa}"),
            Self::WagesWaived => f.write_str("wages waived"),
            Self::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for MoveTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.anywhere { " anywhere" } else { "" })?;
        self.along.map_or(Ok(()), |power| write!(f, " along {power}"))
    }
}

impl fmt::Display for PyramidSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.row_column();
        write!(f, "{}.{row}.{column}", self.level())
    }
}

impl fmt::Display for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for resource in Resource::ALL {
            let n = self.count(resource);
            if n > 0 {
                write!(f, "{gap}{resource} {n}")?;
                gap = " ";
            }
        }
        f.write_str(if gap.is_empty() { "nothing" } else { "" })
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

impl FromStr for PyramidSpot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut numbers = text.split('.').map(|it| it.parse::<u8>().map_err(|_| ()));
        let mut next = || numbers.next().unwrap_or(Err(()));
        let (level, row, column) = (next()?, next()?, next()?);
        let spot = Self::at(level, row, column).ok_or(())?;
        // `1.01.2` would name a place twice.
        if numbers.next().is_none() && spot.to_string() == text { Ok(spot) } else { Err(()) }
    }
}

type Words<'a> = std::str::SplitAsciiWhitespace<'a>;

const BOARD: &str =
    "a board: palace, forest, quarry, gold-deposits, alchemy, nobles, decorations or construction";
const VERB: &str = "keep, place, rest, unlock, move, collect, worship, main, use, take, reward, climb, no, go, gain, \
                    pay, trade, power-up, ascend, develop, house, decorate, build, wages or end";
const NUMBER: &str = "a small number";
const TILE: &str = "a discovery tile, such as mask-1";

fn action(words: &mut Words<'_>) -> Result<Action, &'static str> {
    Ok(match words.next().ok_or(VERB)? {
        "keep" => Action::Keep { tile: word(words, "a starting tile, such as start-7")? },
        "place" => Action::Place { board: word(words, BOARD)?, power: small(words, 5)? },
        "rest" => Action::Rest,
        "unlock" => Action::Unlock,
        "move" => Action::Move {
            from: word(words, BOARD)?,
            power: small(words, 5)?,
            to: word(words, BOARD)?,
            tiles: move_tiles(words)?,
        },
        "collect" => Action::Collect,
        "worship" => worship(words)?,
        "main" => main(words)?,
        "use" => Action::Use { tile: word(words, TILE)? },
        "take" => Action::Take { tile: word(words, TILE)? },
        "reward" => Action::Reward,
        "climb" => Action::Climb { temple: word(words, "a temple: blue, red or green")? },
        "no" => Action::Decline,
        "go" => Action::Continue,
        "gain" => Action::Gain { resources: resources(words)? },
        "pay" => Action::Pay { resources: resources(words)? },
        "trade" => Action::Trade { times: small(words, 5)? },
        "power-up" => {
            let board = match words.next() {
                Some("hand") => None,
                Some(text) => Some(text.parse().map_err(|()| BOARD)?),
                None => return Err(BOARD),
            };
            Action::PowerUp { board, power: small(words, 5)? }
        }
        "ascend" => Action::Ascend { reward: word(words, "vp, cocoa, temple, temples or worker")? },
        "develop" => Action::Develop { technology: word(words, "a technology, such as tech-5")? },
        "house" => Action::House { row: word(words, "top-row, middle-row or bottom-row")? },
        "decorate" => {
            Action::Decorate { slot: small(words, 3)?, side: word(words, "top, right, bottom or left")? }
        }
        "build" => build(words)?,
        "wages" => match words.next() {
            Some("waived") => Action::WagesWaived,
            Some(text) => Action::Wages { cocoa: number(text, 8)? },
            None => return Err(NUMBER),
        },
        "end" => Action::End,
        _ => return Err(VERB),
    })
}

fn word<T: FromStr>(words: &mut Words<'_>, expected: &'static str) -> Result<T, &'static str> {
    words.next().and_then(|it| it.parse().ok()).ok_or(expected)
}

/// A number without sign or leading zeros, so that every action has one spelling.
fn number(text: &str, most: u8) -> Result<u8, &'static str> {
    match text.parse::<u8>() {
        Ok(n) if n <= most && text.len() == 1 => Ok(n),
        _ => Err(NUMBER),
    }
}

fn small(words: &mut Words<'_>, most: u8) -> Result<u8, &'static str> {
    number(words.next().ok_or(NUMBER)?, most)
}

fn move_tiles(words: &mut Words<'_>) -> Result<MoveTiles, &'static str> {
    const HOW: &str = "anywhere, or along POWER";
    let mut how = MoveTiles::default();
    while let Some(text) = words.next() {
        match text {
            "anywhere" if how == MoveTiles::default() => how.anywhere = true,
            "along" if how.along.is_none() => how.along = Some(small(words, 5)?),
            _ => return Err(HOW),
        }
    }
    Ok(how)
}

fn worship(words: &mut Words<'_>) -> Result<Action, &'static str> {
    let space =
        word(words, "a worship space: palace-1 to palace-3, forest, quarry, gold-deposits or decorations")?;
    let take = word(words, "ability, tile, ability-tile or tile-ability")?;
    let (mut by, mut waived) = (None, false);
    while let Some(text) = words.next() {
        match text {
            "by" if by.is_none() && !waived => by = Some(small(words, 5)?),
            "waived" if !waived => waived = true,
            _ => return Err("by POWER, or waived"),
        }
    }
    Ok(Action::Worship { space, choice: take, by, waived })
}

fn main(words: &mut Words<'_>) -> Result<Action, &'static str> {
    let (mut plus, mut waived) = (0, false);
    while let Some(text) = words.next() {
        match text {
            "plus" if plus == 0 && !waived => {
                plus = small(words, 3)?;
                if plus == 0 {
                    return Err("plus 1 to 3");
                }
            }
            "waived" if !waived => waived = true,
            _ => return Err("plus N, or waived"),
        }
    }
    Ok(Action::Main { waived, extra_workers: plus })
}

fn build(words: &mut Words<'_>) -> Result<Action, &'static str> {
    let slot = small(words, 2)?;
    let spot = word(words, "a place of the pyramid, such as 2.0.1: level, row, column")?;
    if words.next() != Some("turn") {
        return Err("turn N");
    }
    let turn = small(words, 3)?;
    let save = match words.next() {
        None => None,
        Some("save") => Some(word(words, "wood, stone or gold")?),
        Some(_) => return Err("save RESOURCE, or nothing more"),
    };
    Ok(Action::Build { slot, spot, rotation: turn, discount: save })
}

/// `nothing`, or kinds with their numbers, wood first.
fn resources(words: &mut Words<'_>) -> Result<Resources, &'static str> {
    const RESOURCES: &str = "resources, such as wood 1 gold 2";
    let mut sum = Resources::NONE;
    let mut last = None;
    while let Some(text) = words.next() {
        if text == "nothing" && last.is_none() {
            return Ok(sum);
        }
        let resource: Resource = text.parse().map_err(|()| RESOURCES)?;
        let n = small(words, 9).map_err(|_| RESOURCES)?;
        if last >= Some(resource) || n == 0 {
            return Err(RESOURCES);
        }
        last = Some(resource);
        sum = sum.plus(Resources::of_kind(resource, n));
    }
    if last.is_some() { Ok(sum) } else { Err(RESOURCES) }
}

/// The letter of a seat, as ids use it.
pub(crate) fn letter(seat: Seat) -> char {
    Teotihuacan::SEAT_STYLES[seat.index()].letter()
}
