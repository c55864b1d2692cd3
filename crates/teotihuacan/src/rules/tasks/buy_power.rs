//! The power-up that a technology sells (H-339).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Seat, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, CostKind, Event, Goods, Illegal, Lapse, Outstanding, Teotihuacan, data::Technology,
    rules::power_up, task::BuyPower,
};

impl TaskRules<Teotihuacan> for BuyPower {
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-buy-power").term("board", self.board.key())
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.has_active_technology(seat, Technology::POWER_UP)
            && game.could_power_up(seat, Some(self.board))
            && (game.could_pay(seat, Goods::cocoa(1)) || game.could_interrupt())
    }

    fn each_answer(self, game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        power_up::each_worker(game, seat, Some(self.board), visit)
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        power_up::check(game, seat, Some(self.board), action)?;
        game.check_cocoa(seat, 1, CostKind::PowerUp)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::PowerUp { board: Some(board), power } = action else { return };
        game.pay(seat, Goods::cocoa(1), log);
        game.power_up(seat, board, power, log);
    }

    fn decline_label(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("do-no-power-up")
    }

    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        let owns = game.has_active_technology(seat, Technology::POWER_UP);
        if owns && power_up::has_worker(game, seat, Some(self.board)) {
            log.push(Event::Lapsed { seat, what: Lapse::BoughtPowerUp });
        }
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.bought_power_ups += 1;
    }
}

impl TeotihuacanTask for BuyPower {
    fn rule(self) -> &'static str {
        "H-339"
    }

    fn was_interruptible(self) -> bool {
        true
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.turn.has_acted_on(self.board);
        Placement { order: 1, in_setup: false, in_turn, of_tile: false }
    }
}
