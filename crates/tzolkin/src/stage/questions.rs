//! Questions about a position of Tzolk'in.

use patolli_core::{Seat, StageFault, StageLine};

use crate::{
    Event, Temple, Track, Tzolkin, Wheel,
    data::{BuildingId, MonumentId, Tribe},
    notation::SEAT_STYLES,
};

/// Words that begin with a seat.
const OF_SEATS: [&str; 19] = [
    "score",
    "corn",
    "wood",
    "stone",
    "gold",
    "skulls",
    "hand",
    "workers",
    "worker",
    "step",
    "level",
    "owns",
    "built",
    "corn-tiles",
    "wood-tiles",
    "on-start-space",
    "start-player",
    "tribe",
    "fed",
];

/// Whether a question is answered with yes.
pub(super) fn holds(
    game: &Tzolkin,
    words: &mut StageLine<'_>,
    events: &[&Event],
) -> Result<bool, StageFault> {
    match words.word() {
        "day" => words.compare(game.tooth()),
        "corn-on-teeth" => words.compare(game.corn_on_teeth()),
        word if OF_SEATS.contains(&word) => {
            let seat = words.seat(&SEAT_STYLES, game.options.seats)?;
            if word == "fed" { Ok(was_fed(seat, events)) } else { holds_of_seat(game, seat, words) }
        }
        _ => Err(words.unknown()),
    }
}

/// Whether all workers of a seat were fed on a food day.
fn was_fed(seat: Seat, events: &[&Event]) -> bool {
    let of_seat = |it: &&&Event| matches!(it, Event::Fed { seat: fed, .. } if *fed == seat);
    let last = events.iter().rev().find(of_seat);
    last.is_some_and(|it| matches!(it, Event::Fed { workers, fed, .. } if workers == fed))
}

fn holds_of_seat(game: &Tzolkin, seat: Seat, words: &mut StageLine<'_>) -> Result<bool, StageFault> {
    match words.word() {
        // Quarters of a point, of which whole points are asked.
        "score" => words.compare(game.score(seat).div_euclid(4)),
        "corn" => words.compare(game.corn(seat)),
        "wood" => words.compare(game.blocks(seat).wood),
        "stone" => words.compare(game.blocks(seat).stone),
        "gold" => words.compare(game.blocks(seat).gold),
        "skulls" => words.compare(game.skulls_of(seat)),
        "hand" => words.compare(game.hand(seat)),
        "workers" => words.compare(game.workers(seat)),
        "corn-tiles" => words.compare(game.corn_tiles(seat)),
        "wood-tiles" => words.compare(game.wood_tiles(seat)),
        "on-start-space" => Ok(game.start_space() == Some(seat)),
        "start-player" => Ok(game.start_player() == seat),
        _ => holds_of_named(game, seat, words),
    }
}

/// Questions that name something beside the seat.
fn holds_of_named(game: &Tzolkin, seat: Seat, words: &mut StageLine<'_>) -> Result<bool, StageFault> {
    match words.word() {
        "worker" => {
            let (wheel, position): (Wheel, u32) = (words.read("a wheel")?, words.read("a position")?);
            Ok(game.workers_on(seat, wheel).checked_shr(position).is_some_and(|it| it & 1 == 1))
        }
        "step" => {
            let temple: Temple = words.read("a temple")?;
            words.compare(game.step(seat, temple))
        }
        "level" => {
            let track: Track = words.read("a technology")?;
            words.compare(game.level(seat, track))
        }
        "owns" => words.read::<BuildingId>("a building").map(|it| game.owns(seat, it)),
        "built" => words
            .read::<MonumentId>("a monument")
            .map(|monument| game.monuments_of(seat).any(|it| it == monument)),
        _ => words.read::<Tribe>("a tribe").map(|it| game.tribe(seat) == Some(it)),
    }
}
