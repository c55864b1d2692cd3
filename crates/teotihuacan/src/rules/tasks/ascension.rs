//! The ascension circle (H-270 to H-276).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, AscensionReward, Board, CostKind, Event, Goods, Illegal, Obligation, Outstanding, PointSource,
    Teotihuacan,
    data::{
        ASCENSION_COCOA, ASCENSION_POINTS, ASCENSION_PRICE, Discovery, FOURTH_WORKER_COCOA, RESERVE_POWER,
    },
    task::{Ascension, ClimbAny},
};

impl TaskRules<Teotihuacan> for Ascension {
    const SHOWS_REFUSED_ANSWERS: bool = true;

    fn ask(self, game: &Teotihuacan, seat: Seat) -> Message {
        Message::new("ask-ascension").number("cocoa", game.cocoa(seat))
    }

    fn is_question(self, _: &Teotihuacan, _: Seat) -> bool {
        true
    }

    fn each_answer(self, _: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        AscensionReward::ALL.into_iter().try_for_each(|reward| visit(Action::Ascend { reward }))
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Ascend { reward } = action else { return Err(game.not_now()) };
        match reward {
            AscensionReward::Temples => game.check_cocoa(seat, ASCENSION_PRICE, CostKind::Ascension),
            AscensionReward::Worker if !game.has_reserve(seat) => Err(Illegal::NoMoreWorkers),
            AscensionReward::Worker
            | AscensionReward::Points
            | AscensionReward::Cocoa
            | AscensionReward::Temple => Ok(()),
        }
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Ascend { reward } = action else { return };
        log.push(Event::Rewarded { seat, reward });
        match reward {
            AscensionReward::Points => game.score_points(seat, ASCENSION_POINTS, PointSource::Ascension, log),
            AscensionReward::Cocoa => game.gain(seat, Goods::cocoa(ASCENSION_COCOA), log),
            AscensionReward::Temple => game.push_task(seat, ClimbAny { n: 1 }),
            AscensionReward::Temples => {
                game.pay(seat, Goods::cocoa(ASCENSION_PRICE), log);
                game.push_task(seat, ClimbAny { n: 2 });
            }
            AscensionReward::Worker => {
                let player = game.player_mut(seat);
                player.reserve = false;
                player.add_worker(Board::Palace, RESERVE_POWER);
                game.gain(seat, Goods::cocoa(FOURTH_WORKER_COCOA), log);
            }
        }
    }

    fn check_decline(self, _: &Teotihuacan, _: Seat) -> Result<(), Illegal> {
        Err(Illegal::NoDeclining { obligation: Obligation::Ascension })
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.ascensions += 1;
    }

    fn each_amount(self, _: &Teotihuacan, _: Seat, add: &mut dyn FnMut(Amount)) {
        add(Amount { good: "ascension", n: 1 });
    }
}

impl TeotihuacanTask for Ascension {
    fn rule(self) -> &'static str {
        "H-270"
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        game.tile_may_pay(seat, tile, Goods::cocoa(ASCENSION_PRICE))
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 7, in_setup: false, in_turn: true, of_tile: false }
    }
}
