//! What a turn of Tzolk'in wasted.

use patolli_core::Seat;
use patolli_tzolkin::{Event, Tzolkin};

use crate::value::{PlayedStep, Waste};

/// Goods that pile up, workers without food, and workers that came back without an action.
pub(super) fn waste(steps: &[PlayedStep<Tzolkin>], seat: Seat) -> Waste {
    let Some(end) = steps.last().map(|it| &it.position) else { return Waste::default() };
    let events = || steps.iter().flat_map(|it| &it.events);
    let blocks = end.blocks(seat);
    let fed = events().find_map(|it| match it {
        Event::Fed { seat: who, workers, fed, .. } if *who == seat => Some(u16::from(workers - fed)),
        _ => None,
    });
    let skipped = events().filter(|it| matches!(it, Event::NoAction { seat: who } if *who == seat)).count();
    Waste {
        hoarded: Waste::hoard(&[end.corn(seat), blocks.wood, blocks.stone, blocks.gold]),
        unfed: fed.unwrap_or_else(|| if end.is_food_day() { hungry(end, seat) } else { 0 }),
        skipped: u16::try_from(skipped).unwrap_or(u16::MAX),
        ..Waste::default()
    }
}

/// Workers that the corn at hand does not feed, at two corn for each.
fn hungry(game: &Tzolkin, seat: Seat) -> u16 {
    u16::from(game.corn_to_feed(seat)).saturating_sub(game.corn(seat)).div_ceil(2)
}
