//! How a seat played Tzolk'in.

use patolli_core::Seat;
use patolli_tzolkin::{Event, Temple, Track, Tzolkin};

use crate::value::PastPosition;

/// More blocks of one kind than a plan needs.
const HOARD: u16 = 15;
/// Own turns after which a hoard is one.
const HOARD_TURNS: u8 = 3;

/// What the seat came to have, and what it wasted.
pub(super) fn style(game: &[PastPosition<Tzolkin>], seat: Seat) -> Vec<(&'static str, f32)> {
    let Some(end) = game.last().map(|it| &it.position) else { return Vec::new() };
    let events = || game.iter().flat_map(|it| &it.events);
    let count = |is: fn(&Event, Seat) -> bool| to_f32(events().filter(|it| is(it, seat)).count());
    let levels: u8 = Track::ALL.map(|it| end.level(seat, it)).iter().sum();
    let steps: u8 = Temple::ALL.map(|it| end.step(seat, it)).iter().sum();
    // Goods are counted before the end turns them into points; they stay where they are.
    let blocks = end.blocks(seat);
    let (fed, workers) = events().fold((0u8, 0u8), |(fed, all), it| match it {
        Event::Fed { seat: who, workers, fed: n, .. } if *who == seat => (fed + n, all + workers),
        _ => (fed, all),
    });
    vec![
        ("workers", end.workers(seat).into()),
        ("levels", levels.into()),
        ("buildings", to_f32(end.buildings_of(seat).count())),
        ("monuments", to_f32(end.monuments_of(seat).count())),
        ("steps", steps.into()),
        ("unfed workers", f32::from(workers.saturating_sub(fed))),
        ("idle workers", idle(game, seat)),
        ("workers without action", count(|it, who| matches!(it, Event::NoAction { seat } if *seat == who))),
        ("begged", count(|it, who| matches!(it, Event::Begged { seat, .. } if *seat == who))),
        ("hoards", if hoards(game, seat) { 1.0 } else { 0.0 }),
        ("wood left", to_f32(blocks.wood.into())),
        ("stone left", to_f32(blocks.stone.into())),
        ("gold left", to_f32(blocks.gold.into())),
        ("corn left", to_f32(end.corn(seat).into())),
        ("skulls left", end.skulls_of(seat).into()),
    ]
}

fn to_f32(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

/// Share of the workers that are in hand when a round begins.
fn idle(game: &[PastPosition<Tzolkin>], seat: Seat) -> f32 {
    let begins = |it: &&PastPosition<Tzolkin>| {
        it.events.iter().any(|it| matches!(it, Event::RoundBegan { round, .. } if *round > 1))
    };
    let (mut idle, mut all) = (0.0f32, 0.0f32);
    for past in game.iter().filter(begins) {
        idle += f32::from(past.position.hand(seat));
        all += f32::from(past.position.workers(seat));
    }
    idle / all.max(1.0)
}

/// Whether the seat held a hoard of blocks over several own turns.
fn hoards(game: &[PastPosition<Tzolkin>], seat: Seat) -> bool {
    let begins = |it: &Event| matches!(it, Event::TurnBegan { seat: who } if *who == seat);
    let mut turns = 0u8;
    for past in game.iter().filter(|it| it.events.iter().any(begins)) {
        let blocks = past.position.blocks(seat);
        let hoard = [blocks.wood, blocks.stone, blocks.gold].into_iter().any(|it| it > HOARD);
        turns = if hoard { turns + 1 } else { 0 };
        if turns >= HOARD_TURNS {
            return true;
        }
    }
    false
}
