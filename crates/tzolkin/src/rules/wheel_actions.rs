//! The actions of the wheels: Z-148 to Z-203.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::{build, palenque, technology, temple::StepPrice, trade};
use crate::{
    Action, Event, Goods, Illegal, PointSource, Temple, Track, Tzolkin, Wheel,
    data::{CHICHEN_ITZA_OFFERINGS, FISHING_CORN, Prophecy, UXMAL_1_CORN, YAXCHILAN_GOODS},
    task::{Any, Build, BuildMode, Climb, Gain, Learn, Market, Offer, Pay},
};

/// A numbered action of a wheel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WheelAction {
    pub wheel: Wheel,
    pub number: u8,
}

impl WheelAction {
    /// A temple step for 3 corn (Z-181).
    pub(crate) const UXMAL_1: Self = Self { wheel: Wheel::Uxmal, number: 1 };
    /// Any action of the small wheels for 1 corn (Z-190).
    pub(crate) const UXMAL_5: Self = Self { wheel: Wheel::Uxmal, number: 5 };

    /// The one that an answer performs.
    pub(super) const fn performed_by(action: Action) -> Result<Self, Illegal> {
        if let Action::Use { wheel, number } = action {
            // Harvests have answers of their own.
            let is_harvest = matches!(wheel, Wheel::Palenque) && number != 1;
            return if is_harvest { Err(Illegal::NotNow) } else { Ok(Self { wheel, number }) };
        }
        if let Action::Harvest { number, .. } = action
            && number > 1
        {
            return Ok(Self { wheel: Wheel::Palenque, number });
        }
        Err(Illegal::NotNow)
    }

    /// The answers that perform it.
    pub(super) fn each_answer(self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        let Self { wheel, number } = self;
        if wheel == Wheel::Palenque && number > 1 {
            palenque::candidates(number, visit)
        } else {
            visit(Action::Use { wheel, number })
        }
    }

    /// Whether it does anything, with the corn it brings Balam (ZA-41, ZA-48).
    pub(super) fn has_effect(self, game: &Tzolkin, seat: Seat) -> bool {
        match (self.wheel, self.number) {
            // ZEA-11: under desecration a skull needs a step to lose.
            (Wheel::Yaxchilan, 4) => {
                game.skulls > 0 && (game.can_anger(seat) || !game.is_in_force(Prophecy::Desecration))
            }
            // ZEA-56: a step that can be paid with what is left of the corn, that of Balam included.
            (Wheel::Uxmal, 1) => {
                let left = (game.corn(seat) + 1).saturating_sub(UXMAL_1_CORN.into());
                Temple::ALL.into_iter().any(|it| {
                    let StepPrice { corn, blocks } = game.step_price(seat, it);
                    game.can_rise(seat, it)
                        && left >= corn.into()
                        && game.blocks(seat).total() >= blocks.into()
                })
            }
            // ZA-48: a market where nothing can be traded.
            (Wheel::Uxmal, 2) => trade::can_trade(game, seat, game.corn(seat) + 1),
            (Wheel::Uxmal, 3) => game.player(seat).supply > 0,
            (Wheel::Palenque | Wheel::Yaxchilan | Wheel::Tikal | Wheel::Uxmal | Wheel::ChichenItza, _) => {
                true
            }
        }
    }
}

/// Whether an answer does nothing, so that it gives no more than declining, which is free (ZA-41).
pub(super) fn is_without_effect(game: &Tzolkin, seat: Seat, action: Action) -> bool {
    matches!(action, Action::Use { wheel, number } if !WheelAction { wheel, number }.has_effect(game, seat))
}

/// Whether an action can be performed and its own cost paid with so much corn.
pub(super) fn check(game: &Tzolkin, seat: Seat, action: Action, corn: u16) -> Result<(), Illegal> {
    let pays = |need: u8| if corn >= need.into() { Ok(()) } else { Err(Illegal::Corn { need, have: corn }) };
    let builds = |site| {
        if build::can_build_with_corn(game, seat, site, corn) { Ok(()) } else { Err(Illegal::NothingToBuild) }
    };
    if let Action::Harvest { number, kind } = action {
        return palenque::check(game, seat, number, kind);
    }
    let Action::Use { wheel, number } = action else { return Err(Illegal::NotNow) };
    match (wheel, number) {
        (Wheel::Tikal, 1 | 3) => technology::check_any(game, seat),
        (Wheel::Tikal, 2) => builds(BuildMode::One),
        (Wheel::Tikal, 4) => builds(BuildMode::First),
        (Wheel::Tikal, _) => match game.blocks(seat).total() {
            0 => Err(Illegal::AnyBlocks { need: 1, have: 0 }),
            1.. => Ok(()),
        },
        (Wheel::Uxmal, 1) => pays(UXMAL_1_CORN),
        (Wheel::Uxmal, 4) => builds(BuildMode::Corn),
        (Wheel::Uxmal, 5) => pays(1),
        // Z-195, Z-196.
        (Wheel::ChichenItza, _) if game.is_offered(number) => Err(Illegal::SkullAlreadyOffered { number }),
        (Wheel::ChichenItza, _) if game.skulls_of(seat) == 0 => Err(Illegal::NoSkull),
        (Wheel::Palenque | Wheel::Yaxchilan | Wheel::Uxmal | Wheel::ChichenItza, _) => Ok(()),
    }
}

pub(super) fn apply(game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
    if let Action::Harvest { number, kind } = action {
        return palenque::apply(game, seat, number, kind, log);
    }
    let Action::Use { wheel, number } = action else { return };
    match wheel {
        Wheel::Palenque => {
            // Z-148, Z-222.
            let corn = FISHING_CORN + u8::from(game.has_active_level(seat, Track::Agriculture, 2));
            game.gain(seat, Goods::corn(corn), log);
        }
        Wheel::Yaxchilan => game.gain(seat, yaxchilan(game, seat, number), log),
        Wheel::Tikal => tikal(game, seat, number),
        Wheel::Uxmal => uxmal(game, seat, number, log),
        Wheel::ChichenItza => chichen_itza(game, seat, number, log),
    }
}

/// Z-164 to Z-168 with extraction and theology (Z-226 to Z-228, Z-242).
pub(crate) fn yaxchilan(game: &Tzolkin, seat: Seat, number: u8) -> Goods {
    let mut goods = YAXCHILAN_GOODS[usize::from(number) - 1];
    let works = |track, level| u16::from(game.has_active_level(seat, track, level));
    let more = |n: u16, bonus: u16| if n > 0 { n + bonus } else { 0 };
    goods.blocks.wood = more(goods.blocks.wood, works(Track::Extraction, 1));
    goods.blocks.stone = more(goods.blocks.stone, works(Track::Extraction, 2));
    goods.blocks.gold = more(goods.blocks.gold, works(Track::Extraction, 3));
    if goods.skulls > 0 {
        goods.skulls += u8::from(game.has_active_level(seat, Track::Theology, 3));
    }
    goods
}

fn tikal(game: &mut Tzolkin, seat: Seat, number: u8) {
    match number {
        // Z-171, Z-173.
        1 | 3 => {
            game.push_task(seat, Learn::paid(u8::from(number == 3)));
        }
        2 => game.push_task(seat, Build { site: BuildMode::One }),
        4 => game.push_task(seat, Build { site: BuildMode::First }),
        // Z-179.
        _ => {
            game.push_task(seat, Climb::any(2));
            game.push_task(seat, Pay { n: 1 });
        }
    }
}

fn uxmal(game: &mut Tzolkin, seat: Seat, number: u8, log: &mut Log<Event>) {
    match number {
        // Z-181.
        1 => {
            game.pay_corn(seat, UXMAL_1_CORN, log);
            game.push_task(seat, Climb::any(1));
        }
        // Z-182.
        2 => game.push_task(seat, Market::visit()),
        // Z-185, Z-186.
        3 => game.gain_worker(seat, log),
        // Z-187.
        4 => game.push_task(seat, Build { site: BuildMode::Corn }),
        // Z-190.
        _ => {
            game.pay_corn(seat, 1, log);
            game.push_task(seat, Any { price: 0 });
        }
    }
}

/// Z-195 to Z-203, in the order of ZA-45: skull, points, block, step, theology.
fn chichen_itza(game: &mut Tzolkin, seat: Seat, number: u8, log: &mut Log<Event>) {
    let offering = CHICHEN_ITZA_OFFERINGS[usize::from(number) - 1];
    game.player_mut(seat).skulls -= 1;
    game.offerings |= 1 << number;
    log.push(Event::SkullOffered { seat, number });
    game.score_points(seat, offering.points.into(), PointSource::ChichenItza, log);
    game.push_theology_step(seat);
    game.push_task(seat, Climb::one(offering.temple));
    if offering.blocks > 0 {
        game.push_task(seat, Gain { n: offering.blocks });
    }
}

impl Tzolkin {
    /// Z-240: with theology 2 a block may be paid for a step after an offering.
    pub(super) fn push_theology_step(&mut self, seat: Seat) {
        if self.has_active_level(seat, Track::Theology, 2) {
            self.push_task(seat, Offer);
        }
    }

    /// A worker comes from the supply, if one is left (Z-186, ZA-40).
    pub(super) fn gain_worker(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        if player.supply > 0 {
            player.supply -= 1;
            player.hand += 1;
            log.push(Event::WorkerGained { seat });
        }
    }

    /// Points during play.
    pub(super) fn score_points(
        &mut self,
        seat: Seat,
        points: i16,
        source: PointSource,
        log: &mut Log<Event>,
    ) {
        self.player_mut(seat).score += 4 * points;
        log.push(Event::Scored { seat, points, source });
    }
}
