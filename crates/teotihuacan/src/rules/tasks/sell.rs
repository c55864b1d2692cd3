//! The royal tile that buys resources (H-345).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, Lapse, Outstanding, Teotihuacan, data::Discovery,
    rules::interrupt::Wanted, rules::royal, task::Sell,
};

impl TaskRules<Teotihuacan> for Sell {
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-sell").number("most", self.most)
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.resources(seat).total() > 0 || game.could_gain_resources(seat)
    }

    fn each_answer(self, game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        royal::each_payment(game, seat, self.most, visit)
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Pay { resources } = action else { return Err(game.not_now()) };
        if !(1..=self.most).contains(&resources.total()) {
            return Err(Illegal::TooMany { most: self.most, cost: CostKind::Sale });
        }
        game.check_resources(seat, resources, CostKind::Sale)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Pay { resources } = action else { return };
        game.pay(seat, Goods::resources(resources), log);
        game.gain(seat, Goods::cocoa(2 * resources.total()), log);
    }

    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    fn carry_out(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Royal });
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.sales += self.most;
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        (1..=5).contains(&self.most)
    }
}

impl TeotihuacanTask for Sell {
    fn rule(self) -> &'static str {
        "H-345"
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        game.resources(seat).total() < self.most && game.tile_may_bring(tile, Wanted::Resources)
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.turn.is_done_on(Board::Palace);
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn, of_tile: false }
    }
}
