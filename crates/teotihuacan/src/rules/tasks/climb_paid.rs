//! Temple steps that a royal tile sells (H-350).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, Lapse, Outstanding, Teotihuacan, data::Discovery,
    rules::temple, task::ClimbPaid,
};

impl TaskRules<Teotihuacan> for ClimbPaid {
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, game: &Teotihuacan, seat: Seat) -> Message {
        Message::new("ask-climb-paid").number("n", self.n).number("cocoa", game.cocoa(seat))
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.can_climb_any(seat, [1; 3]) && game.could_pay(seat, Goods::cocoa(1))
    }

    fn each_answer(self, _: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        temple::each_climb(visit)
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        if matches!(action, Action::Climb { .. }) {
            game.check_cocoa(seat, 1, CostKind::Steps)
        } else {
            Err(game.not_now())
        }
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Climb { temple } = action else { return };
        game.pay(seat, Goods::cocoa(1), log);
        if self.n > 1 {
            game.push_task(seat, Self { n: self.n - 1 });
        }
        game.climb(seat, temple, log);
    }

    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    fn decline_label(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("do-no-more-steps")
    }

    fn carry_out(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::PaidSteps });
    }

    fn is_redundant(self, game: &Teotihuacan, seat: Seat, action: Action) -> bool {
        if let Action::Climb { temple } = action { !game.can_climb(seat, temple) } else { false }
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.paid_temple_steps += self.n;
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        (1..=4).contains(&self.n)
    }
}

impl TeotihuacanTask for ClimbPaid {
    fn rule(self) -> &'static str {
        "H-350"
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        game.tile_may_pay(seat, tile, Goods::cocoa(self.n))
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.turn.is_done_on(Board::Palace);
        Placement { order: 8, in_setup: false, in_turn, of_tile: false }
    }
}
