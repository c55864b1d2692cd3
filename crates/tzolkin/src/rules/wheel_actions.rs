//! The actions of the wheels: Z-148 to Z-203.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::{build, market, palenque, reachable_actions, technology};
use crate::{
    Action, Event, Goods, Illegal, IndexSet, PointSource, Temple, Track, Tzolkin, Wheel,
    data::{CHICHEN_ITZA_OFFERINGS, Prophecy, YAXCHILAN_GOODS},
    task::{BuildMode, Task},
};

/// Corn of Uxmal 1.
const UXMAL_1_CORN: u8 = 3;

/// Which numbered action of which wheel an answer performs.
pub(super) const fn target(action: Action) -> Result<(Wheel, u8), Illegal> {
    match action {
        Action::Use { wheel: Wheel::Palenque, number } if number != 1 => Err(Illegal::NotNow),
        Action::Use { wheel, number } => Ok((wheel, number)),
        Action::Harvest { number, .. } if number > 1 => Ok((Wheel::Palenque, number)),
        _ => Err(Illegal::NotNow),
    }
}

/// Z-190, ZA-08, ZA-51: every action of the small wheels but Uxmal 5.
pub(super) fn candidates(_game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    for wheel in Wheel::SMALL {
        for number in 1..=wheel.actions() {
            if (wheel, number) != (Wheel::Uxmal, 5) {
                reachable_actions::each_action(wheel, number, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check_any(game: &Tzolkin, seat: Seat, price: u8, action: Action) -> Result<(), Illegal> {
    let (wheel, number) = target(action)?;
    // Z-192.
    if wheel == Wheel::ChichenItza
        || (wheel, number) == (Wheel::Uxmal, 5)
        || number == 0
        || number > wheel.actions()
    {
        return Err(Illegal::OutOfReach { wheel, number });
    }
    let have = game.corn(seat);
    let left = have.checked_sub(price.into()).ok_or(Illegal::Corn { need: price, have })?;
    check(game, seat, action, left)
}

pub(super) fn apply_any(game: &mut Tzolkin, seat: Seat, price: u8, action: Action, log: &mut Log<Event>) {
    let Ok((wheel, number)) = target(action) else { return };
    game.player_mut(seat).corn -= u16::from(price);
    log.push(Event::Used { seat, wheel, number, paid: price, gained: 0 });
    apply(game, seat, action, log);
}

/// Whether an action can be performed and its own cost paid with so much corn.
pub(super) fn check(game: &Tzolkin, seat: Seat, action: Action, corn: u16) -> Result<(), Illegal> {
    let pays = |need: u8| if corn >= need.into() { Ok(()) } else { Err(Illegal::Corn { need, have: corn }) };
    let builds = |site| {
        if build::can_build_with_corn(game, seat, site, corn) { Ok(()) } else { Err(Illegal::NothingToBuild) }
    };
    match action {
        Action::Harvest { number, kind: crop } => palenque::check(game, seat, number, crop),
        Action::Use { wheel: Wheel::Tikal, number: 1 | 3 } => technology::check_any(game, seat),
        Action::Use { wheel: Wheel::Tikal, number: 2 } => builds(BuildMode::One),
        Action::Use { wheel: Wheel::Tikal, number: 4 } => builds(BuildMode::First),
        Action::Use { wheel: Wheel::Tikal, .. } => match game.blocks(seat).total() {
            0 => Err(Illegal::AnyBlocks { need: 1, have: 0 }),
            _ => Ok(()),
        },
        Action::Use { wheel: Wheel::Uxmal, number: 1 } => pays(UXMAL_1_CORN),
        Action::Use { wheel: Wheel::Uxmal, number: 4 } => builds(BuildMode::Corn),
        Action::Use { wheel: Wheel::Uxmal, number: 5 } => pays(1),
        // Z-195, Z-196.
        Action::Use { wheel: Wheel::ChichenItza, number } if game.is_offered(number) => {
            Err(Illegal::SkullAlreadyOffered { number })
        }
        Action::Use { wheel: Wheel::ChichenItza, .. } if game.skulls_of(seat) == 0 => Err(Illegal::NoSkull),
        Action::Use { .. } => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

/// Whether an action that brings Balam a corn does anything (ZA-41, ZA-48).
pub(super) fn has_effect(game: &Tzolkin, seat: Seat, wheel: Wheel, number: u8) -> bool {
    match (wheel, number) {
        // ZEA-11: under desecration a skull needs a step to lose.
        (Wheel::Yaxchilan, 4) => {
            game.skulls > 0 && (game.can_anger(seat) || !game.is_in_force(Prophecy::Desecration))
        }
        // ZEA-56: a step that can be paid with what is left of the corn, that of Balam included.
        (Wheel::Uxmal, 1) => {
            let left = (game.corn(seat) + 1).saturating_sub(UXMAL_1_CORN.into());
            Temple::ALL.into_iter().any(|it| {
                let (corn, blocks) = game.step_price(seat, it);
                game.can_rise(seat, it) && left >= corn.into() && game.blocks(seat).total() >= blocks.into()
            })
        }
        // ZA-48: a market where nothing can be traded.
        (Wheel::Uxmal, 2) => market::can_trade(game, seat, game.corn(seat) + 1),
        (Wheel::Uxmal, 3) => game.player(seat).supply > 0,
        _ => true,
    }
}

pub(super) fn apply(game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Harvest { number, kind: crop } => palenque::apply(game, seat, number, crop, log),
        Action::Use { wheel: Wheel::Palenque, .. } => {
            // Z-148, Z-222.
            let corn = 3 + u8::from(game.has_active_level(seat, Track::Agriculture, 2));
            game.gain(seat, Goods::corn(corn), log);
        }
        Action::Use { wheel: Wheel::Yaxchilan, number } => {
            game.gain(seat, yaxchilan(game, seat, number), log);
        }
        Action::Use { wheel: Wheel::Tikal, number } => tikal(game, seat, number),
        Action::Use { wheel: Wheel::Uxmal, number } => uxmal(game, seat, number, log),
        Action::Use { wheel: Wheel::ChichenItza, number } => chichen_itza(game, seat, number, log),
        _ => {}
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
            let more = u8::from(number == 3);
            game.push_task(
                seat,
                Task::Learn { tracks: IndexSet::TRACKS, free: false, optional: false, more },
            );
        }
        2 => game.push_task(seat, Task::Build { site: BuildMode::One }),
        4 => game.push_task(seat, Task::Build { site: BuildMode::First }),
        // Z-179.
        _ => {
            game.push_task(seat, Task::Climb { temples: IndexSet::TEMPLES, steps: 2 });
            game.push_task(seat, Task::Pay { n: 1 });
        }
    }
}

fn uxmal(game: &mut Tzolkin, seat: Seat, number: u8, log: &mut Log<Event>) {
    match number {
        // Z-181.
        1 => {
            game.pay_corn(seat, UXMAL_1_CORN, log);
            game.push_task(seat, Task::Climb { temples: IndexSet::TEMPLES, steps: 1 });
        }
        // Z-182.
        2 => game.push_task(seat, Task::Market { sold: 0, bought: 0, must: false }),
        // Z-185, Z-186.
        3 => game.gain_worker(seat, log),
        // Z-187.
        4 => game.push_task(seat, Task::Build { site: BuildMode::Corn }),
        // Z-190.
        _ => {
            game.pay_corn(seat, 1, log);
            game.push_task(seat, Task::Any { price: 0 });
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
    game.push_task(seat, Task::Climb { temples: IndexSet::only(offering.temple.index()), steps: 1 });
    if offering.blocks > 0 {
        game.push_task(seat, Task::Gain { n: offering.blocks });
    }
}

impl Tzolkin {
    /// Z-240: with theology 2 a block may be paid for a step after an offering.
    pub(super) fn push_theology_step(&mut self, seat: Seat) {
        if self.has_active_level(seat, Track::Theology, 2) {
            self.push_task(seat, Task::Offer);
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
