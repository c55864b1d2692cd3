//! Construction (H-235 to H-260).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, Lapse, Obligation, Outstanding, PlacedTile, PointSource,
    PyramidSpot, Resource, Teotihuacan,
    data::Discovery,
    rules::construction::{self, build_price},
    task::Build,
};

impl TaskRules<Teotihuacan> for Build {
    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new(if self.must { "ask-build" } else { "ask-build-more" }).number("n", self.left)
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        if self.must {
            return game.is_effect_possible(seat);
        }
        let brought = || game.could_gain_resources(seat) || game.could_interrupt();
        construction::is_possible(game, seat) || (construction::has_room(game) && brought())
    }

    /// Every legal way to lay a tile, and nothing else.
    fn each_answer(self, game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        for spot in game.open_spots() {
            for discount in construction::discounts(game, seat).iter().copied() {
                // A price that cannot be paid need not be named in all its turns.
                let saves = discount.is_none_or(|it| construction::has_price(spot, it));
                if saves && game.resources(seat).covers(build_price(spot, discount)) {
                    each_tile(game, spot, discount, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Build { slot, spot, rotation, discount } = action else { return Err(game.not_now()) };
        let Some(tile) = game.pyramid_display.get(usize::from(slot)).copied().flatten() else {
            return Err(Illegal::NotLaidOut { board: Board::Construction });
        };
        if !(PlacedTile { tile, turn: rotation }).is_canonical() {
            return Err(Illegal::SameRotation);
        }
        if !game.is_open(spot) {
            return Err(Illegal::NoSuchPlace { spot });
        }
        if let Some(resource) = discount
            && (!game.has_discount(seat) || !construction::has_price(spot, resource))
        {
            return Err(Illegal::NoDiscount);
        }
        game.check_resources(seat, build_price(spot, discount), CostKind::Level(spot.level()))
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Build { slot, spot, rotation, discount } = action else { return };
        let Some(tile) = game.pyramid_display[usize::from(slot)].take() else { return };
        game.pay(seat, Goods::resources(build_price(spot, discount)), log);
        game.turn.discount_used |= discount.is_some();
        let laid = PlacedTile { tile, turn: rotation };
        let (matches, steps) = game.tile_matches(laid, spot);
        game.lay(seat, laid, spot, matches, log);
        game.score_points(seat, game.level_points(spot.level()) + matches, PointSource::Construction, log);
        game.move_on_pyramid_track(seat, log);
        if self.must && game.interrupts_anywhere() {
            construction::push_follow_ups(game, seat);
        }
        if self.left > 1 {
            game.push_task(seat, Self { left: self.left - 1, must: false });
        }
        game.push_climb(seat, steps);
    }

    fn check_decline(self, game: &Teotihuacan, seat: Seat) -> Result<(), Illegal> {
        if self.must { game.check_decline_effect(seat, Obligation::Tile) } else { Ok(()) }
    }

    /// Saying no to more tiles is nothing to tell.
    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        if self.must {
            log.push(Event::Refused { seat });
        }
    }

    fn decline_label(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("do-no-more")
    }

    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        if self.must {
            log.push(Event::Lapsed { seat, what: Lapse::Action });
        } else if construction::has_room(game) {
            log.push(Event::Lapsed { seat, what: Lapse::MoreTiles });
        }
    }

    /// Places that are open but too dear, with the first tile of the display.
    fn each_near_miss(
        self,
        game: &Teotihuacan,
        seat: Seat,
        visit: &mut Visit<'_, Action>,
    ) -> ControlFlow<()> {
        let Some((_, slot)) = game.pyramid_display.iter().zip(0..).find(|it| it.0.is_some()) else {
            return ControlFlow::Continue(());
        };
        let is_dear = |it: PyramidSpot| !game.resources(seat).covers(build_price(it, None));
        game.open_spots()
            .filter(|it| is_dear(*it))
            .try_for_each(|spot| visit(Action::Build { slot, spot, rotation: 0, discount: None }))
    }

    /// From the second level on the discount takes either resource, now as well as later.
    fn is_redundant(self, game: &Teotihuacan, seat: Seat, action: Action) -> bool {
        let Action::Build { spot, discount: None, .. } = action else { return false };
        game.has_discount(seat) && (spot.level() > 1 || self.left == 1)
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.pyramid_tiles += self.left;
    }

    /// The least that the first tile costs.
    fn each_amount(self, game: &Teotihuacan, seat: Seat, add: &mut dyn FnMut(Amount)) {
        for (good, resource) in [("wood", Resource::Wood), ("stone", Resource::Stone)] {
            let discount = game.has_discount(seat).then_some(resource);
            let open = game.open_spots().filter(|_| self.must);
            if let Some(n) = open.map(|it| build_price(it, discount).count(resource)).min() {
                add(Amount { good, n: -i32::from(n) });
            }
        }
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        (1..=3).contains(&self.left)
    }
}

impl TeotihuacanTask for Build {
    fn rule(self) -> &'static str {
        "H-235"
    }

    fn was_interruptible(self) -> bool {
        !self.must
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        !self.must || game.tile_may_pay_effect(seat, tile)
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let opens = !self.must || !game.interrupts_anywhere() || game.opens_main_action(self);
        let in_turn = opens && game.turn.has_acted_on(Board::Construction);
        let order = if self.must { TOP_OF_STACK } else { 4 };
        Placement { order, in_setup: false, in_turn, of_tile: false }
    }
}

/// Every tile of the display in every turn that looks different.
fn each_tile(
    game: &Teotihuacan,
    spot: PyramidSpot,
    discount: Option<Resource>,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    for (tile, slot) in game.pyramid_display.into_iter().zip(0..) {
        let Some(tile) = tile else { continue };
        for rotation in 0..tile.tile().different_turns {
            visit(Action::Build { slot, spot, rotation, discount })?;
        }
    }
    ControlFlow::Continue(())
}
