//! Nobles (H-207 to H-218).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, Lapse, Obligation, Outstanding, PointSource, Row,
    Teotihuacan,
    data::{AVENUE_END, Discovery, NOBLES_WOOD, Technology},
    rules::nobles,
    task::{House, Walk},
};

impl TaskRules<Teotihuacan> for House {
    const SHOWS_REFUSED_ANSWERS: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-house")
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        if game.is_effect_payable(seat) {
            nobles::open_rows(game, game.turn.counted_workers).nth(1).is_some()
        } else {
            game.could_gain_resources(seat)
        }
    }

    fn each_answer(self, _: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        Row::ALL.into_iter().try_for_each(|row| visit(Action::House { row }))
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::House { row } = action else { return Err(game.not_now()) };
        let workers = game.turn.counted_workers;
        if !game.has_space(row) {
            return Err(Illegal::RowFull { row });
        }
        if !nobles::open_rows(game, workers).any(|it| it == row) {
            return Err(Illegal::OtherRow { row, workers });
        }
        game.check_goods(seat, Goods::new(0, NOBLES_WOOD, 0, 0), CostKind::House)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::House { row } = action {
            build(game, seat, row, log);
        }
    }

    fn check_decline(self, game: &Teotihuacan, seat: Seat) -> Result<(), Illegal> {
        game.check_decline_effect(seat, Obligation::Effect)
    }

    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    /// The only row, or nothing that could be paid.
    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        if !game.is_effect_payable(seat) {
            return log.push(Event::Lapsed { seat, what: Lapse::Action });
        }
        let row = nobles::open_rows(game, game.turn.counted_workers).next();
        if let Some(row) = row {
            build(game, seat, row, log);
        }
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.houses += 1;
    }

    fn each_amount(self, game: &Teotihuacan, seat: Seat, add: &mut dyn FnMut(Amount)) {
        add(Amount { good: "wood", n: -i32::from(NOBLES_WOOD) });
        add(Amount { good: "avenue", n: i32::from(game.avenue(seat) < AVENUE_END) });
    }
}

impl TeotihuacanTask for House {
    fn rule(self) -> &'static str {
        "H-208"
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        game.tile_may_pay_effect(seat, tile)
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.opens_main_action(self) && game.turn.has_acted_on(Board::Nobles);
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn, of_tile: false }
    }
}

fn build(game: &mut Teotihuacan, seat: Seat, row: Row, log: &mut Log<Event>) {
    game.pay(seat, Goods::new(0, NOBLES_WOOD, 0, 0), log);
    game.build_house(seat, row, log);
    if game.has_active_technology(seat, Technology::ALCHEMY_NOBLES) {
        game.score_points(seat, 3, PointSource::Technologies, log);
    }
    game.grant_power_ups(seat, Board::Nobles);
    game.push_task(seat, Walk);
}
