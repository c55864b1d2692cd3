//! Alchemy (H-196 to H-206).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Action, Board, Event, Goods, Illegal, Lapse, Obligation, Outstanding, PointSource, Teotihuacan,
    data::{Discovery, Technology},
    rules::alchemy,
    task::{Climb, Develop},
};

impl TaskRules<Teotihuacan> for Develop {
    const SHOWS_REFUSED_ANSWERS: bool = true;

    fn ask(self, game: &Teotihuacan, seat: Seat) -> Message {
        Message::new("ask-develop").number("gold", game.resources(seat).gold)
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.is_effect_possible(seat)
    }

    fn each_answer(self, game: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        game.technologies.into_iter().try_for_each(|technology| visit(Action::Develop { technology }))
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Develop { technology } = action else { return Err(game.not_now()) };
        alchemy::check(game, seat, game.turn.counted_workers, technology)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Develop { technology } = action else { return };
        game.pay(seat, Goods::new(0, 0, 0, technology.tile().gold), log);
        let steps = game.develop(seat, technology, log);
        game.turn.new_technology = Some(technology);
        if game.has_active_technology(seat, Technology::ALCHEMY_NOBLES) {
            game.score_points(seat, 3, PointSource::Technologies, log);
        }
        // H-199: a single worker pays for the lower row with its power-up.
        if !alchemy::is_in_lower_row(game, technology) || game.turn.counted_workers > 1 {
            game.grant_power_ups(seat, Board::Alchemy);
        }
        game.push_task(seat, Climb { steps });
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

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.technologies += 1;
    }

    /// The least gold that a new technology costs.
    fn each_amount(self, game: &Teotihuacan, seat: Seat, add: &mut dyn FnMut(Amount)) {
        let new = game.technologies().into_iter().filter(|it| !game.has_technology(seat, *it));
        if let Some(gold) = new.map(|it| it.tile().gold).min() {
            add(Amount { good: "gold", n: -i32::from(gold) });
        }
    }
}

impl TeotihuacanTask for Develop {
    fn rule(self) -> &'static str {
        "H-196"
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        game.tile_may_pay_effect(seat, tile)
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.opens_main_action(self) && game.turn.has_acted_on(Board::Alchemy);
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn, of_tile: false }
    }
}
