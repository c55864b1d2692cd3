//! The royal tile that exchanges a resource (H-349).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Presentation, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, Lapse, Outstanding, Teotihuacan,
    data::Discovery,
    presentation::presentation,
    rules::interrupt::Wanted,
    rules::royal,
    task::{Exchange, Gain},
};

impl TaskRules<Teotihuacan> for Exchange {
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-exchange").number("n", self.gain)
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        let resources = game.resources(seat).total() > 0 || game.could_gain_resources(seat);
        resources && game.could_pay(seat, Goods::cocoa(1))
    }

    fn each_answer(self, game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        royal::each_payment(game, seat, 1, visit)
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Pay { resources } = action else { return Err(game.not_now()) };
        if resources.total() != 1 {
            return Err(Illegal::TooMany { most: 1, cost: CostKind::Exchange });
        }
        game.check_goods(seat, Goods { cocoa: 1, resources }, CostKind::Exchange)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Pay { resources } = action else { return };
        game.pay(seat, Goods { cocoa: 1, resources }, log);
        game.push_task(seat, Gain { n: self.gain });
    }

    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    fn carry_out(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Royal });
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.exchange += self.gain;
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        (1..=5).contains(&self.gain)
    }
}

impl TeotihuacanTask for Exchange {
    fn rule(self) -> &'static str {
        "H-349"
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        let has_none = game.resources(seat).total() == 0;
        game.tile_may_pay(seat, tile, Goods::cocoa(1))
            || (has_none && game.tile_may_bring(tile, Wanted::Resources))
    }

    fn presentation(self, _: &Teotihuacan, action: Action) -> Option<Presentation> {
        let pays = matches!(action, Action::Pay { .. });
        pays.then(|| presentation("royal", Message::new("do-exchange"), &[]))
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.turn.is_done_on(Board::Palace);
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn, of_tile: false }
    }
}
