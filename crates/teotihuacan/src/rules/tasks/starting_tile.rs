//! Discovery tiles beside starting tiles (H-089).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, DiscoveryLocation, Event, Illegal, Lapse, Outstanding, Teotihuacan, data::Discovery,
    rules::discovery, task::StartTile,
};

impl TaskRules<Teotihuacan> for StartTile {
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-start-tile")
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        discovery::any_payable(game, seat, self.offer(game))
    }

    fn each_answer(self, game: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        discovery::each_take(self.offer(game), visit)
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Take { tile } = action else { return Err(game.not_now()) };
        discovery::check(game, seat, self.offer(game), tile, DiscoveryLocation::Start)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Take { tile } = action else { return };
        game.starting_discoveries[usize::from(self.which)] = None;
        game.take_tile(seat, tile, log);
    }

    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    fn decline_label(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("do-no-tile")
    }

    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        if !self.offer(game).is_empty() {
            log.push(Event::Lapsed { seat, what: Lapse::Tile });
        }
    }

    /// A tile that costs nothing is never declined.
    fn is_redundant(self, game: &Teotihuacan, _: Seat, action: Action) -> bool {
        action == Action::Decline && discovery::any_free(self.offer(game))
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.discovery_offers += 1;
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        self.which < 2
    }
}

impl TeotihuacanTask for StartTile {
    fn rule(self) -> &'static str {
        "H-089"
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        let order = if self.which == 1 { 4 } else { 5 };
        Placement { order, in_setup: true, in_turn: false, of_tile: false }
    }
}

impl StartTile {
    fn offer(self, game: &Teotihuacan) -> &[Discovery] {
        game.starting_discoveries[usize::from(self.which)].as_slice()
    }
}
