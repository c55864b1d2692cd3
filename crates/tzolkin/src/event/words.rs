//! Ids and arguments of events.

use std::fmt::Display;

use patolli_core::{Arg, PLATE, Seat};

use crate::{Temple, Track, notation::letter};

/// Quarters of a point as people write them.
pub(super) fn quarters(n: u16) -> String {
    let whole = n / 4;
    let part = ["", "¼", "½", "¾"][usize::from(n % 4)];
    if whole == 0 && !part.is_empty() { part.to_owned() } else { format!("{whole}{part}") }
}

/// The number of tiles laid out, as an argument.
pub(super) fn count<T>(tiles: &[T]) -> Arg {
    Arg::Number(i64::try_from(tiles.len()).unwrap_or(i64::MAX))
}

/// The id of a marker on a temple.
pub(super) fn marker(seat: Seat, temple: Temple) -> String {
    format!("marker.{temple}.{}", letter(seat))
}

/// The id of a step of a temple.
pub(super) fn step_id(temple: Temple, step: u8) -> String {
    format!("temple.{temple}.{step}")
}

/// Stop of a tile that comes to a seat.
pub(super) fn own_tile(tile: &impl Display, seat: Seat) -> String {
    format!("own.{}.{tile}|{PLATE}", letter(seat))
}

/// The id of a marker of a technology.
pub(super) fn level_id(seat: Seat, track: Track) -> String {
    format!("level.{track}.{}", letter(seat))
}
