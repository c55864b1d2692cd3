//! Royal tiles that trade cocoa for resources (H-344, H-348).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, Lapse, Outstanding, Teotihuacan, data::Discovery,
    task::Trade,
};

impl TaskRules<Teotihuacan> for Trade {
    const SHOWS_REFUSED_ANSWERS: bool = true;
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, game: &Teotihuacan, seat: Seat) -> Message {
        Message::new("ask-trade").number("most", self.most).number("cocoa", game.cocoa(seat))
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.could_pay(seat, Goods::cocoa(1))
    }

    fn each_answer(self, _: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        (1..=self.most).try_for_each(|times| visit(Action::Trade { times }))
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Trade { times } = action else { return Err(game.not_now()) };
        let cost = if self.gold { CostKind::GoldStone } else { CostKind::WoodStone };
        if !(1..=self.most).contains(&times) {
            return Err(Illegal::TooMany { most: self.most, cost });
        }
        game.check_cocoa(seat, times, cost)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Trade { times } = action else { return };
        game.pay(seat, Goods::cocoa(times), log);
        let goods = if self.gold { Goods::new(0, 0, times, times) } else { Goods::new(0, times, times, 0) };
        game.gain(seat, goods, log);
    }

    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    fn carry_out(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Royal });
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.trades += self.most;
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        (1..=5).contains(&self.most)
    }
}

impl TeotihuacanTask for Trade {
    fn rule(self) -> &'static str {
        if self.gold { "H-348" } else { "H-344" }
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        game.tile_may_pay(seat, tile, Goods::cocoa(self.most))
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.turn.is_done_on(Board::Palace);
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn, of_tile: false }
    }
}
