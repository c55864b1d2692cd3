//! Questions about a position of Teotihuacan.

use patolli_core::{Seat, StageFault, StageLine};

use super::read_seat;
use crate::{
    Board, PyramidSpot, Row, Side, Space, Temple, Teotihuacan,
    data::{Discovery, StartId, Technology},
};

/// Words that begin with a seat.
const OF_SEATS: [&str; 16] = [
    "score",
    "cocoa",
    "wood",
    "stone",
    "gold",
    "step",
    "avenue",
    "pyramid-track",
    "knows",
    "kept",
    "owns",
    "masks",
    "workers",
    "worker",
    "power",
    "worships",
];

/// Whether a question is answered with yes.
pub(super) fn holds(game: &Teotihuacan, words: &mut StageLine<'_>) -> Result<bool, StageFault> {
    match words.word() {
        "light" => words.compare(game.light()),
        "eclipses" => words.compare(game.eclipses()),
        "built" => words.read::<PyramidSpot>("a place").map(|it| game.tile_at(it).is_some()),
        "decorated" => {
            let side: Side = words.read("a side")?;
            let laid = game.decorations[side.index()].iter().map(|it| u8::from(it.is_some())).sum::<u8>();
            words.compare(laid)
        }
        "houses" => {
            let row: Row = words.read("a row")?;
            words.compare(game.houses[row.index()])
        }
        word if OF_SEATS.contains(&word) => {
            let seat = read_seat(game, words)?;
            holds_of_seat(game, seat, words)
        }
        _ => Err(words.unknown()),
    }
}

fn holds_of_seat(game: &Teotihuacan, seat: Seat, words: &mut StageLine<'_>) -> Result<bool, StageFault> {
    match words.word() {
        "score" => words.compare(game.score(seat)),
        "cocoa" => words.compare(game.cocoa(seat)),
        "wood" => words.compare(game.resources(seat).wood),
        "stone" => words.compare(game.resources(seat).stone),
        "gold" => words.compare(game.resources(seat).gold),
        "avenue" => words.compare(game.avenue(seat)),
        "pyramid-track" => words.compare(game.pyramid_track(seat)),
        "masks" => words.compare(game.masks(seat).iter().map(|it| u8::from(*it > 0)).sum::<u8>()),
        "workers" => words.compare(i32::try_from(game.powers(seat).count()).unwrap_or(i32::MAX)),
        _ => holds_of_named(game, seat, words),
    }
}

/// Questions that name something beside the seat.
fn holds_of_named(game: &Teotihuacan, seat: Seat, words: &mut StageLine<'_>) -> Result<bool, StageFault> {
    match words.word() {
        "step" => {
            let temple: Temple = words.read("a temple")?;
            words.compare(game.step(seat, temple))
        }
        "knows" => words.read::<Technology>("a technology").map(|it| game.has_technology(seat, it)),
        "kept" => words.read::<StartId>("a starting tile").map(|it| game.player(seat).kept.contains(&it)),
        "owns" => words.read::<Discovery>("a discovery tile").map(|it| game.tile_count(seat, it) > 0),
        "worker" => {
            words.read::<Board>("a board").map(|board| game.workers(seat).iter().any(|it| it.board == board))
        }
        "power" => {
            let (board, power): (Board, u8) = (words.read("a board")?, words.read("a power")?);
            Ok(game.workers(seat).iter().any(|it| it.board == board && it.power == power))
        }
        _ => {
            let space: Space = words.read("a worship space")?;
            Ok(game.worshipper(space).is_some_and(|it| it.seat == seat))
        }
    }
}
