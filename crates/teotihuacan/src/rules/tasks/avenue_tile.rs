//! Discovery tiles of the Avenue (H-160, H-161).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Presentation, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Action, DiscoveryLocation, Event, Illegal, Lapse, Outstanding, Teotihuacan,
    data::{Discovery, LARGE_SPACES},
    presentation::take_presentation,
    rules::{discovery, temple::RemoveTile as _},
    task::AvenueTile,
};

impl TaskRules<Teotihuacan> for AvenueTile {
    const SHOWS_REFUSED_ANSWERS: bool = true;
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-avenue-tile").number("space", LARGE_SPACES[usize::from(self.at)].space)
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        discovery::any_payable(game, seat, self.offer(game))
    }

    fn each_answer(self, game: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        discovery::each_take(self.offer(game), visit)
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Take { tile } = action else { return Err(game.not_now()) };
        discovery::check(game, seat, self.offer(game), tile, DiscoveryLocation::Avenue)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Take { tile } = action else { return };
        game.avenue_tiles[usize::from(self.at)].remove_tile(tile);
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

    fn is_possible(self, game: &Teotihuacan, seat: Seat) -> bool {
        let large = LARGE_SPACES.get(usize::from(self.at));
        large.is_some_and(|it| game.has_reached(game.avenue(seat), it.space))
    }
}

impl TeotihuacanTask for AvenueTile {
    fn rule(self) -> &'static str {
        "H-160"
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        self.offer(game).iter().any(|it| game.tile_may_pay(seat, tile, it.tile().price))
    }

    fn presentation(self, _: &Teotihuacan, action: Action) -> Option<Presentation> {
        let Action::Take { tile } = action else { return None };
        Some(take_presentation(
            tile,
            &[format!("avenue.{}.{tile}", LARGE_SPACES[usize::from(self.at)].space)],
        ))
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn: true, of_tile: true }
    }
}

impl AvenueTile {
    fn offer(self, game: &Teotihuacan) -> &[Discovery] {
        &game.avenue_tiles[usize::from(self.at)]
    }
}
