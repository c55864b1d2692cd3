//! Quick actions: ZE-131 to ZE-157.

use patolli_core::{Log, Seat};

use super::{build, market, technology, turn};
use crate::{
    Event, Goods, Illegal, Quick, Set, Tzolkin,
    data::Prophecy,
    task::{Site, Task},
    turn::QuickState,
};

pub(super) fn check(game: &Tzolkin) -> Result<(), Illegal> {
    if game.turn.quick != QuickState::Due {
        return Err(Illegal::NotNow);
    }
    let seat = game.turn.seat;
    if possible(game, seat, game.corn(seat), false) { Ok(()) } else { Err(Illegal::QuickImpossible) }
}

/// Whether the quick action could be performed with so much corn, and that of the teeth if the start-player space was
/// taken before, or is just `taking` (ZEA-31, ZEA-54).
pub(super) fn possible(game: &Tzolkin, seat: Seat, corn: u16, taking: bool) -> bool {
    let waiting = (game.start_space == Some(seat) || taking) && !game.turn.collected;
    let corn = if waiting { corn + u16::from(game.corn_on_teeth()) } else { corn };
    match game.quick_tile() {
        None => false,
        Some(Quick::Corn | Quick::Wood | Quick::Stone) => true,
        // ZEA-56.
        Some(Quick::Gold) => corn > 0 || !game.suffers(Prophecy::GoldShortage),
        Some(Quick::Technology) => technology::check_any(game, seat).is_ok(),
        Some(Quick::Market) => market::can_trade(game, seat, corn),
        Some(Quick::Build) => corn > 0 && build::can_start(game, seat, Site::Quick, corn - 1),
    }
}

pub(super) fn apply(game: &mut Tzolkin, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let Some(quick) = game.quick_tile() else { return };
    // ZE-140.
    turn::collect(game, log);
    game.turn.quick = QuickState::Done;
    log.push(Event::QuickPerformed { seat, quick });
    match quick {
        Quick::Corn => game.gain(seat, Goods::corn(3), log),
        Quick::Wood => game.gain(seat, Goods::blocks(1, 0, 0).and_corn(1), log),
        Quick::Stone => game.gain(seat, Goods::blocks(0, 1, 0), log),
        Quick::Gold => {
            if game.suffers(Prophecy::GoldShortage) {
                game.pay_corn(seat, 1, log);
            }
            game.take_gold(seat, 1, log);
        }
        Quick::Technology => {
            game.due(seat, Task::Learn { tracks: Set::TRACKS, free: false, optional: false, more: 0 });
        }
        Quick::Market => game.due(seat, Task::Market { sold: 0, bought: 0, must: true }),
        Quick::Build => {
            game.pay_corn(seat, 1, log);
            game.due(seat, Task::Build { site: Site::Quick });
        }
    }
}
