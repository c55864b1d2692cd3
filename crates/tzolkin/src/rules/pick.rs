//! Picking up workers: Z-103 to Z-113, and Ah Chuy Kak (ZE-017 to ZE-019).

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{
    Action, Event, Illegal, TurnState, Tzolkin, Wheel, data::Tribe, position::count_ones, task::Use,
    turn::QuickState,
};

pub(super) fn candidates(game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let seat = game.turn.seat;
    if matches!(game.turn.state, TurnState::Mercy)
        || (game.turn.state == TurnState::Placing && !picks_after_placing(game))
    {
        return ControlFlow::Continue(());
    }
    for wheel in Wheel::ALL {
        let mut bits = game.workers_on(seat, wheel);
        while bits != 0 {
            #[expect(clippy::cast_possible_truncation, reason = "sixteen bits")]
            let position = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            visit(Action::Pick { wheel, position })?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(game: &Tzolkin, wheel: Wheel, position: u8) -> Result<(), Illegal> {
    let turn = &game.turn;
    match turn.state {
        TurnState::Open | TurnState::Picking => {}
        TurnState::Placing if picks_after_placing(game) => {}
        TurnState::Placing | TurnState::Mercy => return Err(Illegal::Placing),
    }
    // Z-103, Z-113.
    if game.workers_on(turn.seat, wheel) & (1 << position) == 0 {
        return Err(Illegal::NoWorkerThere { wheel, position });
    }
    // ZEA-37.
    if turn.placed_positions[wheel.index()] & (1 << position) != 0 {
        return Err(Illegal::JustPlaced);
    }
    Ok(())
}

pub(super) fn apply(game: &mut Tzolkin, wheel: Wheel, position: u8, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let player = game.player_mut(seat);
    player.wheels[wheel.index()] &= !(1 << position);
    player.hand += 1;
    match game.turn.state {
        TurnState::Placing => game.turn.picked = true,
        TurnState::Open | TurnState::Picking | TurnState::Mercy => game.turn.state = TurnState::Picking,
    }
    log.push(Event::Picked { seat, wheel, position });
    game.push_task(seat, Use { wheel, position });
}

/// ZE-017, ZE-018: two workers on wheels let Ah Chuy Kak pick up one, before or after the quick action.
fn picks_after_placing(game: &Tzolkin) -> bool {
    let turn = &game.turn;
    let on_wheels: u8 = turn.placed_positions.iter().map(|it| count_ones(*it)).sum();
    debug_assert!(
        turn.quick != QuickState::None || !turn.collected,
        "corn is collected for a quick action or at the end"
    );
    !turn.picked && on_wheels >= 2 && game.leads(turn.seat, Tribe::AhChuyKak)
}
