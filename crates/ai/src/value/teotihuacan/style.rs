//! How a seat played Teotihuacan.

use patolli_core::Seat;
use patolli_teotihuacan::{Event, Temple, Teotihuacan};

use crate::value::PastPosition;

/// More of one resource than a plan needs.
const HOARD: u8 = 15;
/// Own turns after which a hoard is one.
const HOARD_TURNS: u8 = 3;

/// What the seat came to have, and what it wasted.
pub(super) fn style(game: &[PastPosition<Teotihuacan>], seat: Seat) -> Vec<(&'static str, f32)> {
    let Some(end) = game.last().map(|it| &it.position) else { return Vec::new() };
    let events = || game.iter().flat_map(|it| &it.events);
    let count = |is: fn(&Event, Seat) -> bool| to_f32(events().filter(|it| is(it, seat)).count());
    let steps: u8 = Temple::ALL.map(|it| end.step(seat, it)).iter().sum();
    let (due, paid) = events().fold((0u8, 0u8), |(due, paid), it| match it {
        Event::WagesPaid { seat: who, due: more, paid: n, waived: false, .. } if *who == seat => {
            (due + more, paid + n)
        }
        _ => (due, paid),
    });
    let resources = end.resources(seat);
    vec![
        ("workers", to_f32(end.powers(seat).count())),
        ("power", end.powers(seat).map(f32::from).sum()),
        ("technologies", count(|it, who| matches!(it, Event::Developed { seat, .. } if *seat == who))),
        ("houses", count(|it, who| matches!(it, Event::HouseBuilt { seat, .. } if *seat == who))),
        ("decorations", count(|it, who| matches!(it, Event::Decorated { seat, .. } if *seat == who))),
        ("pyramid tiles", count(|it, who| matches!(it, Event::Built { seat, .. } if *seat == who))),
        ("steps", steps.into()),
        ("wages not paid", due.saturating_sub(paid).into()),
        ("idle workers", idle(game, seat)),
        ("hoards", if hoards(game, seat) { 1.0 } else { 0.0 }),
        ("wood left", resources.wood.into()),
        ("stone left", resources.stone.into()),
        ("gold left", resources.gold.into()),
        ("cocoa left", to_f32(end.cocoa(seat).into())),
    ]
}

fn to_f32(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

/// The positions in which a turn of the seat is to begin.
fn turns(game: &[PastPosition<Teotihuacan>], seat: Seat) -> impl Iterator<Item = &PastPosition<Teotihuacan>> {
    let begins = move |it: &Event| matches!(it, Event::TurnBegan { seat: who } if *who == seat);
    game.iter().filter(move |it| it.events.iter().any(begins))
}

/// Share of the workers that are locked when a turn begins.
fn idle(game: &[PastPosition<Teotihuacan>], seat: Seat) -> f32 {
    let (mut idle, mut all) = (0.0f32, 0.0f32);
    for past in turns(game, seat) {
        idle += to_f32(past.position.worshipping(seat).count());
        all += to_f32(past.position.powers(seat).count());
    }
    idle / all.max(1.0)
}

/// Whether the seat held a hoard of one resource over several own turns.
fn hoards(game: &[PastPosition<Teotihuacan>], seat: Seat) -> bool {
    let mut held = 0u8;
    for past in turns(game, seat) {
        let it = past.position.resources(seat);
        held = if [it.wood, it.stone, it.gold].into_iter().any(|n| n > HOARD) { held + 1 } else { 0 };
        if held >= HOARD_TURNS {
            return true;
        }
    }
    false
}
