//! A sample: points for cocoa.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Seat, TaskGame as _, TaskRules, Visit};
use serde::{Deserialize, Serialize};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{Action, CostKind, Event, Goods, Illegal, Lapse, PointSource, Teotihuacan};

/// How much cocoa becomes points?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Feast {
    /// Cocoa at most.
    pub most: u8,
}

impl TaskRules<Teotihuacan> for Feast {
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
        if !(1..=self.most).contains(&times) {
            return Err(Illegal::TooMany { most: self.most, cost: CostKind::WoodStone });
        }
        game.check_cocoa(seat, times, CostKind::WoodStone)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Trade { times } = action else { return };
        game.pay(seat, Goods::cocoa(times), log);
        game.score_points(seat, times, PointSource::Royals, log);
    }

    fn check_decline(self, _: &Teotihuacan, _: Seat) -> Result<(), Illegal> {
        Ok(())
    }

    fn carry_out(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Royal });
    }
}

impl TeotihuacanTask for Feast {
    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn: true, of_tile: false }
    }
}
