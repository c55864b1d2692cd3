//! How a seat played Tikal.

use patolli_core::Seat;
use patolli_tikal::{Event, Hex, Piece, Tikal};

use crate::value::PastPosition;

/// What the seat came to have, and what it wasted.
pub(super) fn style(game: &[PastPosition<Tikal>], seat: Seat) -> Vec<(&'static str, f32)> {
    let Some(end) = game.last().map(|it| &it.position) else { return Vec::new() };
    let events = || game.iter().flat_map(|it| &it.events);
    let count = |is: fn(&Event, Seat) -> bool| to_f32(events().filter(|it| is(it, seat)).count());
    let members: usize = Hex::all().map(|it| usize::from(end.members_on(seat, it))).sum();
    let treasures: u8 = end.treasures(seat).iter().sum();
    let unspent: f32 = events()
        .map(|it| match it {
            Event::TurnEnded { seat: who, unspent } if *who == seat => f32::from(*unspent),
            _ => 0.0,
        })
        .sum();
    let moves: Vec<Walk> = events().filter_map(|it| Walk::from_event(it, seat)).collect();
    vec![
        ("members on the board", to_f32(members)),
        ("members in supply", end.supply(seat).into()),
        ("camps", count(|it, who| matches!(it, Event::CampBuilt { seat, .. } if *seat == who))),
        ("guards", count(|it, who| matches!(it, Event::GuardPlaced { seat, .. } if *seat == who))),
        ("levels uncovered", count(|it, who| matches!(it, Event::Uncovered { seat, .. } if *seat == who))),
        ("treasures dug", count(|it, who| matches!(it, Event::Dug { seat, .. } if *seat == who))),
        ("treasures", treasures.into()),
        ("swaps", count(|it, who| matches!(it, Event::Swapped { seat, .. } if *seat == who))),
        ("unspent action points", unspent),
        ("moves", to_f32(moves.len())),
        ("moves to and fro", to_f32(moves.windows(2).filter(|it| it[1].undoes(it[0])).count())),
    ]
}

fn to_f32(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

/// A move of a piece.
#[derive(Clone, Copy)]
struct Walk {
    piece: Piece,
    from: Hex,
    to: Hex,
}

impl Walk {
    fn from_event(event: &Event, seat: Seat) -> Option<Self> {
        match event {
            Event::Moved { seat: who, piece, from, to, .. } if *who == seat => {
                Some(Self { piece: *piece, from: *from, to: *to })
            }
            _ => None,
        }
    }

    /// Whether it leads a piece straight back to where the move before it came from.
    fn undoes(self, before: Self) -> bool {
        self.piece == before.piece && self.from == before.to && self.to == before.from
    }
}
