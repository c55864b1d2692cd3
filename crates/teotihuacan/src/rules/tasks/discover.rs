//! The discovery tile of a board after the ability (H-141, H-142, H-144, HA-69).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Presentation, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, DiscoveryLocation, Event, Illegal, Lapse, Outstanding, Teotihuacan, data::Discovery,
    presentation::take_presentation, rules::discovery, task::Discover,
};

impl TaskRules<Teotihuacan> for Discover {
    const SHOWS_REFUSED_ANSWERS: bool = true;
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-discover")
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        discovery::any_payable(game, seat, self.offer(game))
            || (self.second && game.discovery(self.board).is_some() && game.could_interrupt())
    }

    fn each_answer(self, game: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        discovery::each_take(self.offer(game), visit)
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Take { tile } = action else { return Err(game.not_now()) };
        discovery::check(game, seat, self.offer(game), tile, DiscoveryLocation::Worship)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Take { tile } = action else { return };
        if let Some(place) = self.board.discovery_place() {
            game.discoveries[place] = None;
        }
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

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.discovery_offers += 1;
    }
}

impl TeotihuacanTask for Discover {
    fn rule(self) -> &'static str {
        "H-142"
    }

    fn was_interruptible(self) -> bool {
        self.second
    }

    fn gains_by_unlocking(self) -> bool {
        true
    }

    fn presentation(self, _: &Teotihuacan, action: Action) -> Option<Presentation> {
        let Action::Take { tile } = action else { return None };
        Some(take_presentation(tile, &[format!("board.{}.discovery", self.board.number())]))
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = self.board.discovery_place().is_some() && game.turn.is_done_on(self.board);
        Placement { order: 4, in_setup: false, in_turn, of_tile: false }
    }
}

impl Discover {
    fn offer(self, game: &Teotihuacan) -> &[Discovery] {
        let place = self.board.discovery_place().and_then(|it| game.discoveries[it].as_slice().first());
        place.map_or(&[], std::slice::from_ref)
    }
}
