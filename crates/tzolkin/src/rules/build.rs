//! Building: Z-172 to Z-178, Z-187 to Z-189, Z-232 to Z-237, Z-261 to Z-281, ZE-093 to ZE-095, ZE-102 to ZE-122.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::{gain::check_blocks, second_building};
use crate::{
    Action, Block, Blocks, BuildingPayment, Discount, Event, Goods, Illegal, IndexSet, PointSource, Track,
    Tzolkin,
    data::{BuildingId, Effect, MonumentId, Prophecy, RENOVATABLE, SKULL_SHRINE_POINTS},
    task::{BuildMode, Task},
};

/// What is still to be paid for a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BuildCost {
    /// These very blocks.
    pub blocks: Blocks,
    /// Blocks of choice (crowded cities).
    pub extra: u8,
    pub corn: u8,
    pub skulls: u8,
}

impl BuildMode {
    /// Whether the player may leave it (ZA-29; Z-174: one building or two).
    pub(crate) const fn is_optional(self) -> bool {
        matches!(self, Self::Icon | Self::Second { .. })
    }
}

pub(super) fn candidates(
    game: &Tzolkin,
    seat: Seat,
    site: BuildMode,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    for building in game.row.into_iter().flatten() {
        game.each_payment(seat, site, &mut |how| visit(Action::Build { building, payment: how }))?;
    }
    if site == BuildMode::First { monument_candidates(game, seat, visit) } else { ControlFlow::Continue(()) }
}

pub(super) fn monument_candidates(
    game: &Tzolkin,
    seat: Seat,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    for monument in game.monuments() {
        game.each_renovation(seat, &mut |pull| visit(Action::Monument { monument, renovated: pull }))?;
    }
    ControlFlow::Continue(())
}

pub(super) fn check(
    game: &Tzolkin,
    seat: Seat,
    site: BuildMode,
    building: BuildingId,
    how: BuildingPayment,
) -> Result<(), Illegal> {
    if !game.row.contains(&Some(building)) {
        return Err(Illegal::NotOnOffer);
    }
    game.check_cost(seat, game.building_cost(seat, site, building, how)?, game.corn(seat))?;
    // ZA-46: architecture waits only for a building that can follow.
    if how.keep_architecture
        && game.architecture_comes_back()
        && !second_building::can_follow(game, seat, building, how)
    {
        return Err(Illegal::NoSecondBuilding);
    }
    Ok(())
}

pub(super) fn check_monument(
    game: &Tzolkin,
    seat: Seat,
    site: Option<BuildMode>,
    monument: MonumentId,
    pull: Option<BuildingId>,
) -> Result<(), Illegal> {
    // Z-189, Z-281.
    if site.is_some_and(|it| it != BuildMode::First) {
        return Err(Illegal::NoMonumentHere);
    }
    if game.monuments & (1 << monument.index()) == 0 {
        return Err(Illegal::NotOnOffer);
    }
    game.check_cost(seat, game.monument_cost(seat, monument, pull)?, game.corn(seat))
}

/// Whether anything can be built there now.
pub(super) fn can_build_any(game: &Tzolkin, seat: Seat, site: BuildMode) -> bool {
    can_build_with_corn(game, seat, site, game.corn(seat))
}

/// Whether anything can be built there with so much corn.
pub(super) fn can_build_with_corn(game: &Tzolkin, seat: Seat, site: BuildMode, corn: u16) -> bool {
    let pays = |building: BuildingId, how| {
        game.building_cost(seat, site, building, how).and_then(|it| game.check_cost(seat, it, corn)).is_ok()
    };
    let mut row = game.row.iter().flatten();
    if row.clone().any(|it| pays(*it, BuildingPayment::default())) {
        return true;
    }
    let plain = !game.can_renovate(seat) && game.architecture(seat, site, false) < 3;
    if !plain && row.any(|it| game.each_payment(seat, site, &mut |how| break_if(pays(*it, how))).is_break()) {
        return true;
    }
    site == BuildMode::First && can_build_any_monument(game, seat)
}

/// Whether any monument can be built now.
pub(super) fn can_build_any_monument(game: &Tzolkin, seat: Seat) -> bool {
    monument_candidates(game, seat, &mut |it| match it {
        Action::Monument { monument, renovated: pull } => {
            break_if(check_monument(game, seat, None, monument, pull).is_ok())
        }
        _ => ControlFlow::Continue(()),
    })
    .is_break()
}

const fn break_if(found: bool) -> ControlFlow<()> {
    if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

pub(super) fn apply(
    game: &mut Tzolkin,
    seat: Seat,
    site: BuildMode,
    building: BuildingId,
    how: BuildingPayment,
    log: &mut Log<Event>,
) {
    let Ok(bill) = game.building_cost(seat, site, building, how) else { return };
    game.pull_down(seat, how.renovated, log);
    game.pay_cost(seat, bill, log);
    for place in &mut game.row {
        if *place == Some(building) {
            *place = None;
        }
    }
    game.player_mut(seat).buildings |= 1 << building.index();
    log.push(Event::Built { seat, building });
    let level = game.architecture(seat, site, how.keep_architecture);
    if site == BuildMode::First {
        // Z-176, Z-177, ZA-46: what the first did not use serves the second.
        let kept = if how.keep_architecture && game.architecture_comes_back() {
            game.level(seat, Track::Architecture)
        } else {
            0
        };
        game.push_task(seat, Task::Build { site: BuildMode::Second { architecture: level == 0, kept } });
    }
    game.push_task(seat, Task::Built { building, architecture: level > 0 });
    game.push_task(seat, Task::Pay { n: bill.extra });
}

pub(super) fn apply_monument(
    game: &mut Tzolkin,
    seat: Seat,
    monument: MonumentId,
    pull: Option<BuildingId>,
    log: &mut Log<Event>,
) {
    let Ok(bill) = game.monument_cost(seat, monument, pull) else { return };
    game.pull_down(seat, pull, log);
    game.pay_cost(seat, bill, log);
    // ZA-18: a skull paid for a monument can be gained again.
    game.skulls += bill.skulls;
    game.monuments &= !(1 << monument.index());
    game.player_mut(seat).monuments |= 1 << monument.index();
    log.push(Event::MonumentBuilt { seat, monument });
}

/// ZA-46: without a second building, the architecture kept for it serves the first after all.
pub(super) fn decline(game: &mut Tzolkin, seat: Seat, site: BuildMode, log: &mut Log<Event>) {
    if let BuildMode::Second { kept: level @ 1.., .. } = site {
        game.apply_architecture(seat, level, log);
    }
}

/// What a building gives, in the order of ZA-45.
pub(super) fn apply_effects(
    game: &mut Tzolkin,
    seat: Seat,
    building: BuildingId,
    architecture: bool,
    log: &mut Log<Event>,
) {
    if architecture {
        game.apply_architecture(seat, game.level(seat, Track::Architecture), log);
    }
    for effect in building.tile().effects.iter().rev() {
        game.push_effect_task(seat, *effect);
    }
    for effect in building.tile().effects {
        match *effect {
            Effect::Gain(goods) => game.gain(seat, goods, log),
            Effect::Score(points) => game.score_points(seat, points.into(), PointSource::Buildings, log),
            Effect::SkullShrine => game.score_points(seat, SKULL_SHRINE_POINTS, PointSource::Buildings, log),
            Effect::Worker => game.gain_worker(seat, log),
            _ => {}
        }
    }
}

impl Tzolkin {
    /// What architecture of a level gives for a building (Z-232, Z-233, ZE-090).
    fn apply_architecture(&mut self, seat: Seat, level: u8, log: &mut Log<Event>) {
        self.gain(seat, Goods::corn(1), log);
        if level >= 2 && self.has_active_level(seat, Track::Architecture, 2) {
            self.score_points(seat, 2, PointSource::Technology, log);
        }
    }

    /// Puts what an effect asks for on the stack; goods, points and workers are given at once elsewhere.
    fn push_effect_task(&mut self, seat: Seat, effect: Effect) {
        match effect {
            Effect::Climb(temple) => {
                self.push_task(seat, Task::Climb { temples: IndexSet::only(temple.index()), steps: 1 });
            }
            Effect::ClimbAny => self.push_task(seat, Task::Climb { temples: IndexSet::TEMPLES, steps: 1 }),
            Effect::Learn(track) => {
                let tracks = IndexSet::only(track.index());
                self.push_task(seat, Task::Learn { tracks, free: true, optional: false, more: 0 });
            }
            Effect::LearnAny(n) => {
                self.push_task(
                    seat,
                    Task::Learn { tracks: IndexSet::TRACKS, free: true, optional: false, more: n - 1 },
                );
            }
            Effect::Build => self.push_task(seat, Task::Build { site: BuildMode::Icon }),
            Effect::Market => self.push_task(seat, Task::Market { sold: 0, bought: 0, must: false }),
            Effect::AnyAction => self.push_task(seat, Task::Any { price: 1 }),
            Effect::BuildMonument => self.push_task(seat, Task::Monument),
            Effect::ExchangeTechnology => self.push_task(seat, Task::Retreat),
            Effect::SkullShrine => {
                // ZE-115, ZEA-28: then theology 2, as after an offering.
                self.push_theology_step(seat);
                self.push_task(seat, Task::Climb { temples: IndexSet::TEMPLES, steps: 1 });
            }
            _ => {}
        }
    }

    /// The level of architecture that serves a building: 0 where it does not apply.
    pub(crate) fn architecture(&self, seat: Seat, site: BuildMode, later: bool) -> u8 {
        let applies = match site {
            BuildMode::One | BuildMode::Icon | BuildMode::Corn => true,
            BuildMode::First => !later,
            BuildMode::Second { architecture, .. } => architecture,
            // ZE-143.
            BuildMode::Quick => false,
        };
        if applies { self.level(seat, Track::Architecture) } else { 0 }
    }

    /// Every way to pay that is worth naming.
    pub(crate) fn each_payment(
        &self,
        seat: Seat,
        site: BuildMode,
        visit: &mut dyn FnMut(BuildingPayment) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let saves = self.architecture(seat, site, false) >= 3;
        let waits = site == BuildMode::First && self.level(seat, Track::Architecture) > 0;
        self.each_renovation(seat, &mut |pull| {
            visit(BuildingPayment { renovated: pull, ..BuildingPayment::default() })?;
            if saves {
                self.each_discount(site, &mut |it| {
                    visit(BuildingPayment { renovated: pull, discount: Some(it), keep_architecture: false })
                })?;
            }
            if waits {
                visit(BuildingPayment { renovated: pull, discount: None, keep_architecture: true })
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    pub(super) fn each_discount(
        &self,
        site: BuildMode,
        visit: &mut dyn FnMut(Discount) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if site == BuildMode::Corn {
            return visit(Discount::Corn);
        }
        Block::ALL.into_iter().try_for_each(|it| visit(Discount::Block(it)))?;
        if self.is_in_force(Prophecy::CrowdedCities) {
            visit(Discount::Extra)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Nothing, and every own building that can be pulled down.
    fn each_renovation(
        &self,
        seat: Seat,
        visit: &mut dyn FnMut(Option<BuildingId>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        visit(None)?;
        if self.can_renovate(seat) {
            RENOVATABLE.into_iter().filter(|it| self.owns(seat, *it)).try_for_each(|it| visit(Some(it)))?;
        }
        ControlFlow::Continue(())
    }

    /// Whether a seat owns something it can pull down.
    fn can_renovate(&self, seat: Seat) -> bool {
        self.options.buildings && RENOVATABLE.into_iter().any(|it| self.owns(seat, it))
    }

    /// What a building costs, paid in this way.
    pub(crate) fn building_cost(
        &self,
        seat: Seat,
        site: BuildMode,
        building: BuildingId,
        how: BuildingPayment,
    ) -> Result<BuildCost, Illegal> {
        let cost = building.tile().cost;
        let mut blocks = self.after_renovation(seat, cost.blocks, how.renovated)?;
        // ZE-093, ZEA-60.
        let mut extra = u8::from(self.is_in_force(Prophecy::CrowdedCities));
        if how.keep_architecture && (site != BuildMode::First || self.level(seat, Track::Architecture) == 0) {
            return Err(Illegal::CannotKeepArchitecture);
        }
        let mut spared = 0;
        if let Some(saved) = how.discount {
            // Z-234, Z-235, ZE-119.
            if self.architecture(seat, site, how.keep_architecture) < 3 {
                return Err(Illegal::NoDiscount);
            }
            match saved {
                Discount::Block(block) if site != BuildMode::Corn && blocks.count(block) > 0 => {
                    blocks = blocks.minus(Blocks::one(block));
                }
                Discount::Extra if site != BuildMode::Corn && blocks == Blocks::NONE && extra > 0 => {
                    extra = 0;
                }
                Discount::Corn if site == BuildMode::Corn && blocks.total() + u16::from(extra) > 0 => {
                    spared = 1;
                }
                _ => return Err(Illegal::NoDiscount),
            }
        }
        if site == BuildMode::Corn {
            // Z-187, ZE-094, ZE-106: every block still due costs 2 corn.
            let due = blocks.total() + u16::from(extra) - spared;
            let corn = u8::try_from(2 * due).unwrap_or(u8::MAX);
            return Ok(BuildCost { blocks: Blocks::NONE, extra: 0, corn, skulls: cost.skulls });
        }
        Ok(BuildCost { blocks, extra, corn: 0, skulls: cost.skulls })
    }

    /// What a monument costs (Z-178, ZEA-30: no architecture, no extra block).
    pub(crate) fn monument_cost(
        &self,
        seat: Seat,
        monument: MonumentId,
        pull: Option<BuildingId>,
    ) -> Result<BuildCost, Illegal> {
        let cost = monument.tile().cost;
        let blocks = self.after_renovation(seat, cost.blocks, pull)?;
        Ok(BuildCost { blocks, extra: 0, corn: 0, skulls: cost.skulls })
    }

    /// ZE-103 to ZE-105: the blocks an old building does not cover.
    fn after_renovation(
        &self,
        seat: Seat,
        cost: Blocks,
        pull: Option<BuildingId>,
    ) -> Result<Blocks, Illegal> {
        let Some(building) = pull else { return Ok(cost) };
        if !RENOVATABLE.contains(&building) || !self.owns(seat, building) {
            return Err(Illegal::NotRenovatable { building });
        }
        let left = cost.minus(building.tile().cost.blocks);
        if left == cost { Err(Illegal::CoversNothing { building }) } else { Ok(left) }
    }

    fn check_cost(&self, seat: Seat, bill: BuildCost, corn: u16) -> Result<(), Illegal> {
        let have = self.blocks(seat);
        check_blocks(have, bill.blocks)?;
        let (need, held) = (bill.blocks.total() + u16::from(bill.extra), have.total());
        if need > held {
            return Err(Illegal::AnyBlocks { need, have: held });
        }
        if u16::from(bill.corn) > corn {
            return Err(Illegal::Corn { need: bill.corn, have: corn });
        }
        // ZE-117.
        if bill.skulls > self.skulls_of(seat) { Err(Illegal::NoSkull) } else { Ok(()) }
    }

    fn pay_cost(&mut self, seat: Seat, bill: BuildCost, log: &mut Log<Event>) {
        let BuildCost { blocks, corn, skulls, .. } = bill;
        self.pay(seat, Goods { corn, blocks, skulls }, log);
    }

    fn pull_down(&mut self, seat: Seat, pull: Option<BuildingId>, log: &mut Log<Event>) {
        if let Some(building) = pull {
            self.player_mut(seat).buildings &= !(1 << building.index());
            log.push(Event::PulledDown { seat, building });
        }
    }
}
