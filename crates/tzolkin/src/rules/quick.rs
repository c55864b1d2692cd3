//! Quick actions: ZE-131 to ZE-157.

use patolli_core::{Log, Seat};

use super::{build, calendar, technology, trade};
use crate::{
    Event, Goods, Illegal, QuickAction, Tzolkin,
    data::Prophecy,
    task::{Build, BuildMode, Learn, Market},
    turn::QuickState,
};

pub(super) fn check(game: &Tzolkin) -> Result<(), Illegal> {
    if game.turn.quick != QuickState::Due {
        return Err(Illegal::NotNow);
    }
    let seat = game.turn.seat;
    if is_possible(game, seat, game.corn(seat), false) { Ok(()) } else { Err(Illegal::QuickImpossible) }
}

/// Whether the quick action could be performed with so much corn, and that of the teeth if the start-player
/// space was taken before, or is just `taking` (ZEA-31, ZEA-54).
pub(super) fn is_possible(game: &Tzolkin, seat: Seat, corn: u16, taking: bool) -> bool {
    let waiting = (game.start_space == Some(seat) || taking) && !game.turn.collected;
    let corn = if waiting { corn + u16::from(game.corn_on_teeth()) } else { corn };
    match game.quick_tile() {
        None => false,
        Some(QuickAction::Corn | QuickAction::Wood | QuickAction::Stone) => true,
        // ZEA-56.
        Some(QuickAction::Gold) => corn > 0 || !game.is_in_force(Prophecy::GoldShortage),
        Some(QuickAction::Technology) => technology::check_any(game, seat).is_ok(),
        Some(QuickAction::Market) => trade::can_trade(game, seat, corn),
        Some(QuickAction::Build) => {
            corn > 0 && build::can_build_with_corn(game, seat, BuildMode::Quick, corn - 1)
        }
    }
}

pub(super) fn apply(game: &mut Tzolkin, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let Some(quick) = game.quick_tile() else { return };
    // ZE-140.
    calendar::collect_teeth_corn(game, log);
    game.turn.quick = QuickState::Done;
    log.push(Event::QuickPerformed { seat, quick });
    match quick {
        QuickAction::Corn => game.gain(seat, Goods::corn(3), log),
        QuickAction::Wood => game.gain(seat, Goods::blocks(1, 0, 0).and_corn(1), log),
        QuickAction::Stone => game.gain(seat, Goods::blocks(0, 1, 0), log),
        QuickAction::Gold => {
            if game.is_in_force(Prophecy::GoldShortage) {
                game.pay_corn(seat, 1, log);
            }
            game.take_gold(seat, 1, log);
        }
        QuickAction::Technology => {
            game.push_task(seat, Learn::paid(0));
        }
        QuickAction::Market => game.push_task(seat, Market::required_visit()),
        QuickAction::Build => {
            game.pay_corn(seat, 1, log);
            game.push_task(seat, Build { site: BuildMode::Quick });
        }
    }
}
