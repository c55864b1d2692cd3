//! Decorations of the pyramid (H-219 to H-234).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, Board, CostKind, Event, Goods, Icon, Illegal, PointSource, Side, Teotihuacan,
    data::{DECORATION_POINTS, DECORATION_PRICE, DecorationId, Technology},
    task::Task,
};

pub(super) fn candidates(visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    (0..4).try_for_each(|slot| {
        Side::ALL.into_iter().try_for_each(|side| visit(Action::Decorate { slot, side }))
    })
}

pub(super) fn is_possible(game: &Teotihuacan, seat: Seat, count: u8) -> bool {
    game.resources(seat).gold >= price(count)
        && game.decoration_display.iter().any(Option::is_some)
        && Side::ALL.into_iter().any(|it| check_side(game, it).is_ok())
}

const fn price(count: u8) -> u8 {
    DECORATION_PRICE[if count == 0 { 0 } else { count as usize - 1 }]
}

/// The next place of a side must have enough layers under it (H-222 to H-225, HX-07).
pub(super) fn check_side(game: &Teotihuacan, side: Side) -> Result<u8, Illegal> {
    let step = game.next_step(side).ok_or(Illegal::SideFull { side })?;
    if game.is_step_ready(side, step) { Ok(step) } else { Err(Illegal::NotReady { side, step }) }
}

pub(super) fn check(game: &Teotihuacan, seat: Seat, slot: u8, side: Side) -> Result<(), Illegal> {
    if game.decoration_display.get(usize::from(slot)).copied().flatten().is_none() {
        return Err(Illegal::NotLaidOut { board: Board::Decorations });
    }
    check_side(game, side)?;
    game.check_goods(seat, Goods::new(0, 0, 0, game.decoration_price()), CostKind::Decoration)
}

pub(super) fn apply(game: &mut Teotihuacan, seat: Seat, slot: u8, side: Side, log: &mut Log<Event>) {
    let (Some(tile), Some(step)) = (game.decoration_display[usize::from(slot)].take(), game.next_step(side))
    else {
        return;
    };
    game.pay(seat, Goods::new(0, 0, 0, game.decoration_price()), log);
    let (matches, steps) = game.decoration_matches(tile, side, step);
    game.decorations[side.index()][usize::from(step) - 1] = Some(tile);
    log.push(Event::Decorated { seat, tile, side, step, matches });
    game.score_points(seat, DECORATION_POINTS + matches, PointSource::Decorations, log);
    if game.has_active_technology(seat, Technology::DECORATIONS) {
        game.score_points(seat, 4, PointSource::Technologies, log);
    }
    game.move_on_pyramid_track(seat, log);
    game.push_task(seat, Task::Refill);
    game.grant_power_ups(seat, Board::Decorations);
    game.push_climb(seat, steps);
}

impl Teotihuacan {
    /// Gold for the decoration that is being laid.
    pub(crate) const fn decoration_price(&self) -> u8 {
        price(self.turn.counted_workers)
    }

    /// Icons that cover their like, and the temple steps they give (H-227 to H-229).
    pub(crate) fn decoration_matches(&self, tile: DecorationId, side: Side, step: u8) -> (u8, [u8; 3]) {
        let [one, two] = tile.tile().icons;
        // The arrow points to the centre (H-226), so that below and on the left the tile stands on its head.
        let icons = if matches!(side, Side::Top | Side::Right) { [one, two] } else { [two, one] };
        matching(icons.into_iter().zip(self.covered(side, step)))
    }
}

/// Counts icons that cover their like, and the temple steps of the coloured ones.
pub(super) fn matching(pairs: impl Iterator<Item = (Icon, Icon)>) -> (u8, [u8; 3]) {
    let mut found = (0, [0; 3]);
    for (new, old) in pairs {
        if new.glyph == old.glyph {
            found.0 += 1;
            if let Some(temple) = new.temple() {
                found.1[temple.index()] += 1;
            }
        }
    }
    found
}
