//! Which legal actions a search may skip: other orders of steps that end in the same position, and what plainly costs
//! more than another way to the same.

use std::ops::ControlFlow;

use super::{choose, market, perform, temple};
use crate::{
    Action, Block, How, Mode, Phase, Spot, Temple, Tzolkin, Wheel,
    data::STARTING_TILES_DEALT,
    task::{Site, Task},
    turn::QuickState,
};

pub(super) fn is_redundant(game: &Tzolkin, action: Action) -> bool {
    match (game.phase, game.tasks.last().map(|it| it.task), action) {
        (Phase::Choose, None, Action::Keep { tile }) => keeps_out_of_order(game, tile),
        (Phase::Play, None, Action::Place { spot }) => places_out_of_order(game, spot),
        (_, Some(Task::Use { .. } | Task::Any { .. }), Action::Use { .. } | Action::Harvest { .. }) => {
            is_in_vain(game, action)
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
        (_, Some(Task::Build { site }), Action::Build { building, how }) => {
            how.save.is_none() && !how.later && pays_too_much(game, site, building, how)
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
    let more = u32::from(choose::keeps(game, seat)).saturating_sub(kept.count_ones());
    let dealt = u32::try_from(STARTING_TILES_DEALT).unwrap_or_default();
    // Who began in another order may end so.
    if taken + more > dealt {
        return false;
    }
    let place = game.deal.hand(seat).into_iter().zip(0u32..).find(|it| it.0 == tile).map_or(0, |it| it.1);
    place < taken || place + more > dealt
}

/// Workers of one turn stand where they stand and cost the same together in whatever order they came: wheel by wheel,
/// then the start-player space, then a quick-action space. The turn can be ended or acted on at any point.
fn places_out_of_order(game: &Tzolkin, spot: Spot) -> bool {
    if game.turn.mode != Mode::Placing {
        return false;
    }
    let seat = game.turn.seat;
    let quick = game.turn.quick == QuickState::Due;
    match spot {
        Spot::Wheel(wheel) | Spot::Beyond(wheel) => {
            let later = |it: Wheel| it.index() > wheel.index() && game.turn.fresh[it.index()] != 0;
            quick || game.start_space == Some(seat) || Wheel::ALL.into_iter().any(later)
        }
        Spot::Start => quick,
        Spot::Quick => false,
    }
}

/// An action without effect gives nothing that declining does not give for free (ZA-41).
fn is_in_vain(game: &Tzolkin, action: Action) -> bool {
    matches!(action, Action::Use { wheel, number } if !perform::has_effect(game, game.decider(), wheel, number))
}

/// Whether a later kind of block is among those traded.
const fn is_after(traded: u8, block: Block) -> bool {
    traded >> (block.index() + 1) != 0
}

/// Two steps on different temples: left before right, where nothing has a price.
fn climbs_out_of_order(game: &Tzolkin, temples: crate::Set, steps: u8, temple: Temple) -> bool {
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
fn leaves_a_free_step(game: &Tzolkin, temples: crate::Set) -> bool {
    temple::only_priced(game, game.decider(), temples).is_some()
}

/// Whether architecture would save a block or corn on the very same building.
fn pays_too_much(game: &Tzolkin, site: Site, building: crate::data::BuildingId, how: How) -> bool {
    let seat = game.decider();
    if game.architecture(seat, site, false) < 3 {
        return false;
    }
    let cheaper = |save| game.judge(Action::Build { building, how: How { save: Some(save), ..how } }).is_ok();
    game.each_saving(site, &mut |it| {
        if cheaper(it) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .is_break()
}
