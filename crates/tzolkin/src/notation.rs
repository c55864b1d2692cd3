//! Actions as text: `place pal`, `pick yax 3`, `harvest 4 burn`,
//! `build tomb-vp pull x-shrine-stone save gold`.

use std::{fmt, str::FromStr};

use patolli_core::{BadNotation, Seat, SeatStyle};

use crate::{
    Action, Block, Blocks, BuildingPayment, Discount, Placement, Wheel,
    data::{BuildingId, MonumentId},
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Tribe { tribe } => write!(f, "tribe {tribe}"),
            Self::Keep { tile } => write!(f, "keep {tile}"),
            Self::Beg => f.write_str("beg"),
            Self::Place { placement: spot } => write!(f, "place {spot}"),
            Self::Pick { wheel, position } => write!(f, "pick {wheel} {position}"),
            Self::Quick => f.write_str("quick"),
            Self::End => f.write_str("end"),
            Self::Use { wheel, number } => write!(f, "use {wheel} {number}"),
            Self::Harvest { number, kind: crop } => write!(f, "harvest {number} {crop}"),
            Self::Decline => f.write_str("no"),
            Self::Learn { track } => write!(f, "learn {track}"),
            Self::Bonus { track } => write!(f, "bonus {track}"),
            Self::Retreat { track } => write!(f, "retreat {track}"),
            Self::Pay { blocks } => write!(f, "pay {blocks}"),
            Self::Gain { blocks } => write!(f, "gain {blocks}"),
            Self::Climb { temple } => write!(f, "climb {temple}"),
            Self::Anger { temple } => write!(f, "anger {temple}"),
            Self::Gold { n } => write!(f, "gold {n}"),
            Self::Build { building, payment: how } => write!(f, "build {building}{how}"),
            Self::Monument { monument, renovated: None } => write!(f, "monument {monument}"),
            Self::Monument { monument, renovated: Some(old) } => write!(f, "monument {monument} pull {old}"),
            Self::Sell { block } => write!(f, "sell {block}"),
            Self::Buy { block } => write!(f, "buy {block}"),
            Self::TurnCalendar { days } => write!(f, "turn {days}"),
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wheel(wheel) => write!(f, "{wheel}"),
            Self::Beyond(wheel) => write!(f, "{wheel} beyond"),
            Self::Start => f.write_str("start"),
            Self::Quick => f.write_str("quick"),
        }
    }
}

impl fmt::Display for BuildingPayment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(old) = self.renovated {
            write!(f, " pull {old}")?;
        }
        match self.discount {
            None => {}
            Some(Discount::Block(block)) => write!(f, " save {block}")?,
            Some(Discount::Extra) => f.write_str(" save extra")?,
            Some(Discount::Corn) => f.write_str(" save corn")?,
        }
        f.write_str(if self.keep_architecture { " later" } else { "" })
    }
}

impl fmt::Display for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for block in Block::ALL {
            let n = self.count(block);
            if n > 0 {
                write!(f, "{gap}{block} {n}")?;
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

type Words<'a> = std::str::SplitAsciiWhitespace<'a>;

const TRACK: &str = "a technology: agriculture, extraction, architecture or theology";
const TEMPLE: &str = "a temple: chaac, quetzalcoatl or kukulkan";
const BLOCK: &str = "wood, stone or gold";
const BUILDING: &str = "a building, such as tomb-vp";
const WHEEL: &str = "a wheel: pal, yax, tik, uxm or chi";
const NUMBER: &str = "a small number";
const VERBS: &str = "tribe, keep, beg, place, pick, quick, end, use, harvest, no, learn, bonus, retreat, \
                     pay, gain, climb, anger, gold, build, monument, sell, buy or turn";

fn action(words: &mut Words<'_>) -> Result<Action, &'static str> {
    let verb = words.next().ok_or(VERBS)?;
    Ok(match verb {
        "tribe" => Action::Tribe { tribe: word(words, "a tribe, such as yaluk")? },
        "keep" => Action::Keep { tile: word(words, "a starting tile, such as w-palenque-1")? },
        "beg" => Action::Beg,
        "place" => Action::Place { placement: placement(words)? },
        "pick" => Action::Pick { wheel: word(words, WHEEL)?, position: small(words, 12)? },
        "quick" => Action::Quick,
        "end" => Action::End,
        "use" => Action::Use { wheel: word(words, WHEEL)?, number: small(words, 9)? },
        "harvest" => Action::Harvest { number: small(words, 5)?, kind: word(words, "corn, wood or burn")? },
        "no" => Action::Decline,
        "learn" => Action::Learn { track: word(words, TRACK)? },
        "bonus" => Action::Bonus { track: word(words, TRACK)? },
        "retreat" => Action::Retreat { track: word(words, TRACK)? },
        "pay" => Action::Pay { blocks: blocks(words)? },
        "gain" => Action::Gain { blocks: blocks(words)? },
        "climb" => Action::Climb { temple: word(words, TEMPLE)? },
        "anger" => Action::Anger { temple: word(words, TEMPLE)? },
        "gold" => Action::Gold { n: small(words, 9)? },
        "build" => Action::Build { building: word(words, BUILDING)?, payment: payment(words)? },
        "monument" => monument(words)?,
        "sell" => Action::Sell { block: word(words, BLOCK)? },
        "buy" => Action::Buy { block: word(words, BLOCK)? },
        "turn" => Action::TurnCalendar { days: small(words, 2)? },
        _ => return Err(VERBS),
    })
}

fn word<T: FromStr>(words: &mut Words<'_>, expected: &'static str) -> Result<T, &'static str> {
    words.next().and_then(|it| it.parse().ok()).ok_or(expected)
}

fn small(words: &mut Words<'_>, most: u8) -> Result<u8, &'static str> {
    word(words, NUMBER).and_then(|it| if it <= most { Ok(it) } else { Err(NUMBER) })
}

fn placement(words: &mut Words<'_>) -> Result<Placement, &'static str> {
    const SPOT: &str = "a wheel (pal, yax, tik, uxm, chi), start or quick";
    match words.next() {
        Some("start") => Ok(Placement::Start),
        Some("quick") => Ok(Placement::Quick),
        Some(text) => {
            let wheel: Wheel = text.parse().map_err(|()| SPOT)?;
            match words.next() {
                None => Ok(Placement::Wheel(wheel)),
                Some("beyond") => Ok(Placement::Beyond(wheel)),
                Some(_) => Err("beyond, or nothing more"),
            }
        }
        None => Err(SPOT),
    }
}

/// `nothing`, or kinds with their numbers, wood first.
fn blocks(words: &mut Words<'_>) -> Result<Blocks, &'static str> {
    const BLOCKS: &str = "blocks, such as wood 1 gold 2";
    let mut sum = Blocks::NONE;
    let mut last = None;
    while let Some(text) = words.next() {
        if text == "nothing" && last.is_none() {
            return Ok(sum);
        }
        let block: Block = text.parse().map_err(|()| BLOCKS)?;
        let n: u16 = word(words, BLOCKS)?;
        if last >= Some(block) || !(1..=20).contains(&n) {
            return Err(BLOCKS);
        }
        last = Some(block);
        match block {
            Block::Wood => sum.wood = n,
            Block::Stone => sum.stone = n,
            Block::Gold => sum.gold = n,
        }
    }
    if last.is_some() { Ok(sum) } else { Err(BLOCKS) }
}

fn payment(words: &mut Words<'_>) -> Result<BuildingPayment, &'static str> {
    const HOW: &str = "pull BUILDING, save BLOCK or later, in this order";
    let mut how = BuildingPayment::default();
    while let Some(text) = words.next() {
        match text {
            "pull" if how == BuildingPayment::default() => {
                how.renovated = Some(word::<BuildingId>(words, BUILDING)?);
            }
            "save" if how.discount.is_none() && !how.keep_architecture => {
                how.discount = Some(match words.next() {
                    Some("extra") => Discount::Extra,
                    Some("corn") => Discount::Corn,
                    Some(text) => Discount::Block(text.parse().map_err(|()| HOW)?),
                    None => return Err(HOW),
                });
            }
            "later" if !how.keep_architecture => how.keep_architecture = true,
            _ => return Err(HOW),
        }
    }
    Ok(how)
}

fn monument(words: &mut Words<'_>) -> Result<Action, &'static str> {
    let monument: MonumentId = word(words, "a monument, such as monument-tombs")?;
    let pull = match words.next() {
        None => None,
        Some("pull") => Some(word(words, BUILDING)?),
        Some(_) => return Err("pull BUILDING, or nothing more"),
    };
    Ok(Action::Monument { monument, renovated: pull })
}

/// Colour, shape and letter of each seat.
pub(crate) const SEAT_STYLES: [SeatStyle; 5] =
    [SeatStyle::A, SeatStyle::B, SeatStyle::C, SeatStyle::D, SeatStyle::E];

/// The letter of a seat, as ids use it.
pub(crate) fn letter(seat: Seat) -> char {
    SEAT_STYLES[seat.index()].letter()
}
