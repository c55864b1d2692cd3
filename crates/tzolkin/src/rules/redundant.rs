//! Which legal actions a search may skip: other orders of steps that end in the same position, and what plainly costs
//! more than another way to the same.

use std::ops::ControlFlow;

use super::{market, starting_choice, temple, wheel_actions};
use crate::{
    Action, Block, BuildingPayment, Phase, Placement, Temple, TurnState, Tzolkin, Wheel,
    data::STARTING_TILES_DEALT,
    task::{BuildMode, Task},
    turn::QuickState,
};

pub(super) fn is_redundant(game: &Tzolkin, action: Action) -> bool {
    match (game.phase, game.tasks.last().map(|it| it.task), action) {
        (Phase::Choose, None, Action::Keep { tile }) => keeps_out_of_order(game, tile),
        (Phase::Play, None, Action::Place { placement: spot }) => places_out_of_order(game, spot),
        (_, Some(Task::Use { .. } | Task::Any { .. }), Action::Use { .. } | Action::Harvest { .. }) => {
            has_no_effect(game, action)
        }
        (_, Some(task @ Task::Market { sold, bought, .. }), Action::Sell { block }) => {
            !market::trades_back(game, task, block) && (bought != 0 || is_after(sold, block))
        }
        (_, Some(Task::Market { bought, .. }), Action::Buy { block }) => is_after(bought, block),
        (_, Some(Task::Climb { temples, steps }), Action::Climb { temple }) => {
            climbs_out_of_order(game, temples, steps, temple)
        }
        (_, Some(Task::Climb { temples, steps: 2 }), Action::Decline) => {
            game.leaves_only_priced_steps() && leaves_a_free_step(game, temples)
        }
        (_, Some(Task::Build { site }), Action::Build { building, payment: how }) => {
            how.discount.is_none() && !how.keep_architecture && pays_too_much(game, site, building, how)
        }
        _ => false,
    }
}

/// Tribe first, then tiles in the order dealt; all orders end alike.
fn keeps_out_of_order(game: &Tzolkin, tile: crate::data::StartId) -> bool {
    let seat = game.turn.seat;
    if game.options.tribes && game.player(seat).tribe.is_none() {
        return true;
    }
    let kept = game.player(seat).kept;
    let taken = u32::from(kept != 0) * (8 - kept.leading_zeros());
    let more = u32::from(starting_choice::tiles_to_keep(game, seat)).saturating_sub(kept.count_ones());
    let dealt = u32::try_from(STARTING_TILES_DEALT).unwrap_or_default();
    // Who began in another order may end so.
    if taken + more > dealt {
        return false;
    }
    let place =
        game.deal.starting_tiles(seat).into_iter().zip(0u32..).find(|it| it.0 == tile).map_or(0, |it| it.1);
    place < taken || place + more > dealt
}

/// Workers of one turn stand where they stand and cost the same together in whatever order they came: wheel by wheel,
/// then the start-player space, then a quick-action space. The turn can be ended or acted on at any point.
fn places_out_of_order(game: &Tzolkin, spot: Placement) -> bool {
    if game.turn.state != TurnState::Placing {
        return false;
    }
    let seat = game.turn.seat;
    let quick = game.turn.quick == QuickState::Due;
    match spot {
        Placement::Wheel(wheel) | Placement::Beyond(wheel) => {
            let later = |it: Wheel| it.index() > wheel.index() && game.turn.placed_positions[it.index()] != 0;
            quick || game.start_space == Some(seat) || Wheel::ALL.into_iter().any(later)
        }
        Placement::Start => quick,
        Placement::Quick => false,
    }
}

/// An action without effect gives nothing that declining does not give for free (ZA-41).
fn has_no_effect(game: &Tzolkin, action: Action) -> bool {
    matches!(action, Action::Use { wheel, number } if !wheel_actions::has_effect(game, game.decider(), wheel, number))
}

/// Whether a later kind of block is among those traded.
const fn is_after(traded: u8, block: Block) -> bool {
    traded >> (block.index() + 1) != 0
}

/// Two steps on different temples: left before right, where nothing has a price.
fn climbs_out_of_order(game: &Tzolkin, temples: crate::IndexSet, steps: u8, temple: Temple) -> bool {
    let seat = game.decider();
    if Temple::ALL.into_iter().any(|it| game.step_has_price(seat, it)) {
        return false;
    }
    let last = Temple::ALL.len() - 1;
    if steps == 2 {
        return temple.index() == last;
    }
    let climbed = Temple::ALL.into_iter().map(Temple::index).find(|it| !temples.has(*it));
    climbed.is_some_and(|it| it < last && temple.index() < it && temples.has(last))
}

/// Whether the step with a price can be left as well after the free one.
fn leaves_a_free_step(game: &Tzolkin, temples: crate::IndexSet) -> bool {
    temple::only_priced_temple(game, game.decider(), temples).is_some()
}

/// Whether architecture would save a block or corn on the very same building.
fn pays_too_much(
    game: &Tzolkin,
    site: BuildMode,
    building: crate::data::BuildingId,
    how: BuildingPayment,
) -> bool {
    let seat = game.decider();
    if game.architecture(seat, site, false) < 3 {
        return false;
    }
    let cheaper = |save| {
        game.check_action(Action::Build {
            building,
            payment: BuildingPayment { discount: Some(save), ..how },
        })
        .is_ok()
    };
    game.each_discount(site, &mut |it| {
        if cheaper(it) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .is_break()
}
