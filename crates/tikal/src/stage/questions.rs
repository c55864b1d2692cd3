//! Questions about a position of Tikal.

use patolli_core::{StageFault, StageLine};

use super::{read_hex, read_leader};
use crate::{Motif, Tikal, notation::SEAT_STYLES, position::HexTile};

/// Whether a question is answered with yes.
pub(super) fn holds(game: &Tikal, words: &mut StageLine<'_>) -> Result<bool, StageFault> {
    match words.word() {
        "points" => words.compare(game.action_points()),
        "tiles" => words.compare(i32::try_from(game.stack_left()).unwrap_or(i32::MAX)),
        "bid" => words.compare(game.high_bid().map_or(0, |it| it.points)),
        "tile" => read_hex(words).map(|it| matches!(game.hex_tiles[it.index()], HexTile::Tile(..))),
        "value" => {
            let value = game.value(read_hex(words)?);
            words.compare(value)
        }
        "tokens" => {
            let tokens = game.tokens_on(read_hex(words)?);
            words.compare(tokens)
        }
        _ => holds_of_seat(game, words),
    }
}

fn holds_of_seat(game: &Tikal, words: &mut StageLine<'_>) -> Result<bool, StageFault> {
    let known = ["score", "supply", "members", "leader", "camp", "guard", "treasure"];
    if !known.contains(&words.word()) {
        return Err(words.unknown());
    }
    let seat = words.seat(&SEAT_STYLES, game.options.seats)?;
    match words.word() {
        "score" => words.compare(game.score(seat)),
        "supply" => words.compare(game.supply(seat)),
        "members" => {
            let members = game.members_on(seat, read_hex(words)?);
            words.compare(members)
        }
        "leader" => read_leader(words).map(|it| game.leader(seat) == it),
        "camp" => read_hex(words).map(|it| game.camp_on(it) == Some(seat)),
        "guard" => read_hex(words).map(|it| game.guard_on(it) == Some(seat)),
        _ => {
            let motif: Motif = words.read("a treasure")?;
            words.compare(game.treasures(seat)[motif.index()])
        }
    }
}
