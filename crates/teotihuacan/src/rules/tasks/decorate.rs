//! Decorations (H-219 to H-234).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, Lapse, Obligation, Outstanding, PointSource, Side,
    Teotihuacan,
    data::{DECORATION_POINTS, Discovery, Technology},
    rules::decorations,
    task::{Decorate, Refill},
};

impl TaskRules<Teotihuacan> for Decorate {
    fn ask(self, game: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-decorate").number("gold", game.decoration_price())
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.is_effect_possible(seat)
    }

    /// Every legal way to lay a decoration, and nothing else.
    fn each_answer(self, game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        if game.resources(seat).gold < game.decoration_price() {
            return ControlFlow::Continue(());
        }
        let ready = Side::ALL.map(|it| decorations::check_side(game, it).is_ok());
        let slots = (0..).zip(&game.decoration_display).filter(|it| it.1.is_some());
        for (slot, _) in slots {
            let sides = Side::ALL.into_iter().zip(ready).filter(|it| it.1);
            sides.into_iter().try_for_each(|(side, _)| visit(Action::Decorate { slot, side }))?;
        }
        ControlFlow::Continue(())
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Decorate { slot, side } = action else { return Err(game.not_now()) };
        if game.decoration_display.get(usize::from(slot)).copied().flatten().is_none() {
            return Err(Illegal::NotLaidOut { board: Board::Decorations });
        }
        decorations::check_side(game, side)?;
        game.check_goods(seat, Goods::new(0, 0, 0, game.decoration_price()), CostKind::Decoration)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Decorate { slot, side } = action else { return };
        let Some(step) = game.next_step(side) else { return };
        let Some(tile) = game.decoration_display[usize::from(slot)].take() else { return };
        game.pay(seat, Goods::new(0, 0, 0, game.decoration_price()), log);
        let (matches, steps) = game.decoration_matches(tile, side, step);
        game.decorations[side.index()][usize::from(step) - 1] = Some(tile);
        log.push(Event::Decorated { seat, tile, side, step, matches });
        game.score_points(seat, DECORATION_POINTS + matches, PointSource::Decorations, log);
        if game.has_active_technology(seat, Technology::DECORATIONS) {
            game.score_points(seat, 4, PointSource::Technologies, log);
        }
        game.move_on_pyramid_track(seat, log);
        game.push_task(seat, Refill);
        game.grant_power_ups(seat, Board::Decorations);
        game.push_climb(seat, steps);
    }

    fn check_decline(self, game: &Teotihuacan, seat: Seat) -> Result<(), Illegal> {
        game.check_decline_effect(seat, Obligation::Effect)
    }

    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    fn carry_out(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Action });
    }

    /// The next place of every side, whichever decoration it is to be.
    fn each_near_miss(self, game: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        let slot = game.decoration_display.iter().zip(0..).find(|it| it.0.is_some()).map_or(0, |it| it.1);
        each_side(slot, visit)
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.decorations += 1;
    }

    fn each_amount(self, game: &Teotihuacan, _: Seat, add: &mut dyn FnMut(Amount)) {
        add(Amount { good: "gold", n: -i32::from(game.decoration_price()) });
    }
}

impl TeotihuacanTask for Decorate {
    fn rule(self) -> &'static str {
        "H-220"
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        game.tile_may_pay_effect(seat, tile)
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.opens_main_action(self) && game.turn.has_acted_on(Board::Decorations);
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn, of_tile: false }
    }
}

fn each_side(slot: u8, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    Side::ALL.into_iter().try_for_each(|side| visit(Action::Decorate { slot, side }))
}
