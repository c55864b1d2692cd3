//! Resources of choice (H-022).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{Action, Event, Goods, Illegal, Obligation, Outstanding, Resources, Teotihuacan, task::Gain};

impl TaskRules<Teotihuacan> for Gain {
    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-gain").number("n", self.n)
    }

    fn is_question(self, _: &Teotihuacan, _: Seat) -> bool {
        true
    }

    fn each_answer(self, _: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        let any = Resources::new(self.n, self.n, self.n);
        any.splits(self.n).try_for_each(|resources| visit(Action::Gain { resources }))
    }

    fn check(self, game: &Teotihuacan, _: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Gain { resources } = action else { return Err(game.not_now()) };
        if resources.total() == self.n { Ok(()) } else { Err(Illegal::WrongCount { need: self.n }) }
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Gain { resources } = action {
            game.gain(seat, Goods::resources(resources), log);
        }
    }

    fn check_decline(self, _: &Teotihuacan, _: Seat) -> Result<(), Illegal> {
        Err(Illegal::NoDeclining { obligation: Obligation::Resources })
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.resources += self.n;
    }

    fn each_amount(self, _: &Teotihuacan, _: Seat, add: &mut dyn FnMut(Amount)) {
        add(Amount { good: "resource", n: self.n.into() });
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        (1..=5).contains(&self.n)
    }
}

impl TeotihuacanTask for Gain {
    fn rule(self) -> &'static str {
        "H-022"
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: TOP_OF_STACK, in_setup: true, in_turn: true, of_tile: self.n <= 3 }
    }
}
