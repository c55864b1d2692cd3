//! Building: Z-172 to Z-178, Z-187 to Z-189, Z-232 to Z-237, Z-261 to Z-281, ZE-093 to ZE-095, ZE-102 to ZE-122.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::{gain::lacking, second};
use crate::{
    Action, Block, Blocks, Event, Goods, How, Illegal, Saved, Set, Source, Track, Tzolkin,
    data::{BuildingId, Effect, MonumentId, Prophecy, RENOVATABLE, SKULL_SHRINE_POINTS},
    task::{Site, Task},
};

/// What is still to be paid for a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bill {
    /// These very blocks.
    pub blocks: Blocks,
    /// Blocks of choice (crowded cities).
    pub extra: u8,
    pub corn: u8,
    pub skulls: u8,
}

impl Site {
    /// Whether the player may leave it (ZA-29; Z-174: one building or two).
    pub(crate) const fn is_optional(self) -> bool {
        matches!(self, Self::Icon | Self::Second { .. })
    }
}

pub(super) fn candidates(
    game: &Tzolkin,
    seat: Seat,
    site: Site,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    for building in game.row.into_iter().flatten() {
        game.each_how(seat, site, &mut |how| visit(Action::Build { building, how }))?;
    }
    if site == Site::First { monuments(game, seat, visit) } else { ControlFlow::Continue(()) }
}

pub(super) fn monuments(game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    for monument in game.monuments() {
        game.each_pull(seat, &mut |pull| visit(Action::Monument { monument, pull }))?;
    }
    ControlFlow::Continue(())
}

pub(super) fn check(
    game: &Tzolkin,
    seat: Seat,
    site: Site,
    building: BuildingId,
    how: How,
) -> Result<(), Illegal> {
    if !game.row.contains(&Some(building)) {
        return Err(Illegal::NotOnOffer);
    }
    game.can_pay_bill(seat, game.bill(seat, site, building, how)?, game.corn(seat))?;
    // ZA-46: architecture waits only for a building that can follow.
    if how.later && game.architecture_comes_back() && !second::can_follow(game, seat, building, how) {
        return Err(Illegal::NoSecond);
    }
    Ok(())
}

pub(super) fn check_monument(
    game: &Tzolkin,
    seat: Seat,
    site: Option<Site>,
    monument: MonumentId,
    pull: Option<BuildingId>,
) -> Result<(), Illegal> {
    // Z-189, Z-281.
    if site.is_some_and(|it| it != Site::First) {
        return Err(Illegal::NoMonumentHere);
    }
    if game.monuments & (1 << monument.index()) == 0 {
        return Err(Illegal::NotOnOffer);
    }
    game.can_pay_bill(seat, game.monument_bill(seat, monument, pull)?, game.corn(seat))
}

/// Whether anything can be built there now.
pub(super) fn anything(game: &Tzolkin, seat: Seat, site: Site) -> bool {
    can_start(game, seat, site, game.corn(seat))
}

/// Whether anything can be built there with so much corn.
pub(super) fn can_start(game: &Tzolkin, seat: Seat, site: Site, corn: u16) -> bool {
    let pays = |building: BuildingId, how| {
        game.bill(seat, site, building, how).and_then(|it| game.can_pay_bill(seat, it, corn)).is_ok()
    };
    let mut row = game.row.iter().flatten();
    if row.clone().any(|it| pays(*it, How::default())) {
        return true;
    }
    let plain = !game.renovates(seat) && game.architecture(seat, site, false) < 3;
    if !plain && row.any(|it| game.each_how(seat, site, &mut |how| broken(pays(*it, how))).is_break()) {
        return true;
    }
    site == Site::First && any_monument(game, seat)
}

/// Whether any monument can be built now.
pub(super) fn any_monument(game: &Tzolkin, seat: Seat) -> bool {
    monuments(game, seat, &mut |it| match it {
        Action::Monument { monument, pull } => {
            broken(check_monument(game, seat, None, monument, pull).is_ok())
        }
        _ => ControlFlow::Continue(()),
    })
    .is_break()
}

const fn broken(found: bool) -> ControlFlow<()> {
    if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

pub(super) fn apply(
    game: &mut Tzolkin,
    seat: Seat,
    site: Site,
    building: BuildingId,
    how: How,
    log: &mut Log<Event>,
) {
    let Ok(bill) = game.bill(seat, site, building, how) else { return };
    game.pull_down(seat, how.pull, log);
    game.pay_bill(seat, bill, log);
    for place in &mut game.row {
        if *place == Some(building) {
            *place = None;
        }
    }
    game.player_mut(seat).buildings |= 1 << building.index();
    log.push(Event::Built { seat, building });
    let level = game.architecture(seat, site, how.later);
    if site == Site::First {
        // Z-176, Z-177, ZA-46: what the first did not use serves the second.
        let kept = if how.later && game.architecture_comes_back() {
            game.level(seat, Track::Architecture)
        } else {
            0
        };
        game.due(seat, Task::Build { site: Site::Second { architecture: level == 0, kept } });
    }
    game.due(seat, Task::Built { building, architecture: level > 0 });
    game.due(seat, Task::Pay { n: bill.extra });
}

pub(super) fn apply_monument(
    game: &mut Tzolkin,
    seat: Seat,
    monument: MonumentId,
    pull: Option<BuildingId>,
    log: &mut Log<Event>,
) {
    let Ok(bill) = game.monument_bill(seat, monument, pull) else { return };
    game.pull_down(seat, pull, log);
    game.pay_bill(seat, bill, log);
    // ZA-18: a skull paid for a monument can be gained again.
    game.skulls += bill.skulls;
    game.monuments &= !(1 << monument.index());
    game.player_mut(seat).monuments |= 1 << monument.index();
    log.push(Event::MonumentBuilt { seat, monument });
}

/// ZA-46: without a second building, the architecture kept for it serves the first after all.
pub(super) fn leave(game: &mut Tzolkin, seat: Seat, site: Site, log: &mut Log<Event>) {
    if let Site::Second { kept: level @ 1.., .. } = site {
        game.reward_building(seat, level, log);
    }
}

/// What a building gives, in the order of ZA-45.
pub(super) fn give(
    game: &mut Tzolkin,
    seat: Seat,
    building: BuildingId,
    architecture: bool,
    log: &mut Log<Event>,
) {
    if architecture {
        game.reward_building(seat, game.level(seat, Track::Architecture), log);
    }
    for effect in building.tile().effects.iter().rev() {
        game.due_effect(seat, *effect);
    }
    for effect in building.tile().effects {
        match *effect {
            Effect::Gain(goods) => game.gain(seat, goods, log),
            Effect::Score(points) => game.award(seat, points.into(), Source::Buildings, log),
            Effect::SkullShrine => game.award(seat, SKULL_SHRINE_POINTS, Source::Buildings, log),
            Effect::Worker => game.hire(seat, log),
            _ => {}
        }
    }
}

impl Tzolkin {
    /// What architecture of a level gives for a building (Z-232, Z-233, ZE-090).
    fn reward_building(&mut self, seat: Seat, level: u8, log: &mut Log<Event>) {
        self.gain(seat, Goods::corn(1), log);
        if level >= 2 && self.level_works(seat, Track::Architecture, 2) {
            self.award(seat, 2, Source::Technology, log);
        }
    }

    /// Puts what an effect asks for on the stack; goods, points and workers are given at once elsewhere.
    fn due_effect(&mut self, seat: Seat, effect: Effect) {
        match effect {
            Effect::Climb(temple) => {
                self.due(seat, Task::Climb { temples: Set::only(temple.index()), steps: 1 });
            }
            Effect::ClimbAny => self.due(seat, Task::Climb { temples: Set::TEMPLES, steps: 1 }),
            Effect::Learn(track) => {
                let tracks = Set::only(track.index());
                self.due(seat, Task::Learn { tracks, free: true, optional: false, more: 0 });
            }
            Effect::LearnAny(n) => {
                self.due(seat, Task::Learn { tracks: Set::TRACKS, free: true, optional: false, more: n - 1 });
            }
            Effect::Build => self.due(seat, Task::Build { site: Site::Icon }),
            Effect::Market => self.due(seat, Task::Market { sold: 0, bought: 0, must: false }),
            Effect::AnyAction => self.due(seat, Task::Any { price: 1 }),
            Effect::BuildMonument => self.due(seat, Task::Monument),
            Effect::ExchangeTechnology => self.due(seat, Task::Retreat),
            Effect::SkullShrine => {
                // ZE-115, ZEA-28: then theology 2, as after an offering.
                self.offer(seat);
                self.due(seat, Task::Climb { temples: Set::TEMPLES, steps: 1 });
            }
            _ => {}
        }
    }

    /// The level of architecture that serves a building: 0 where it does not apply.
    pub(crate) fn architecture(&self, seat: Seat, site: Site, later: bool) -> u8 {
        let applies = match site {
            Site::One | Site::Icon | Site::Corn => true,
            Site::First => !later,
            Site::Second { architecture, .. } => architecture,
            // ZE-143.
            Site::Quick => false,
        };
        if applies { self.level(seat, Track::Architecture) } else { 0 }
    }

    /// Every way to pay that is worth naming.
    pub(crate) fn each_how(
        &self,
        seat: Seat,
        site: Site,
        visit: &mut dyn FnMut(How) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let saves = self.architecture(seat, site, false) >= 3;
        let waits = site == Site::First && self.level(seat, Track::Architecture) > 0;
        self.each_pull(seat, &mut |pull| {
            visit(How { pull, ..How::default() })?;
            if saves {
                self.each_saving(site, &mut |it| visit(How { pull, save: Some(it), later: false }))?;
            }
            if waits { visit(How { pull, save: None, later: true }) } else { ControlFlow::Continue(()) }
        })
    }

    pub(super) fn each_saving(
        &self,
        site: Site,
        visit: &mut dyn FnMut(Saved) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if site == Site::Corn {
            return visit(Saved::Corn);
        }
        Block::ALL.into_iter().try_for_each(|it| visit(Saved::Block(it)))?;
        if self.suffers(Prophecy::CrowdedCities) { visit(Saved::Extra) } else { ControlFlow::Continue(()) }
    }

    /// Nothing, and every own building that can be pulled down.
    fn each_pull(
        &self,
        seat: Seat,
        visit: &mut dyn FnMut(Option<BuildingId>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        visit(None)?;
        if self.renovates(seat) {
            RENOVATABLE.into_iter().filter(|it| self.owns(seat, *it)).try_for_each(|it| visit(Some(it)))?;
        }
        ControlFlow::Continue(())
    }

    /// Whether a seat owns something it can pull down.
    fn renovates(&self, seat: Seat) -> bool {
        self.options.buildings && RENOVATABLE.into_iter().any(|it| self.owns(seat, it))
    }

    /// What a building costs, paid in this way.
    pub(crate) fn bill(
        &self,
        seat: Seat,
        site: Site,
        building: BuildingId,
        how: How,
    ) -> Result<Bill, Illegal> {
        let cost = building.tile().cost;
        let mut blocks = self.after_renovation(seat, cost.blocks, how.pull)?;
        // ZE-093, ZEA-60.
        let mut extra = u8::from(self.suffers(Prophecy::CrowdedCities));
        if how.later && (site != Site::First || self.level(seat, Track::Architecture) == 0) {
            return Err(Illegal::CannotWait);
        }
        let mut spared = 0;
        if let Some(saved) = how.save {
            // Z-234, Z-235, ZE-119.
            if self.architecture(seat, site, how.later) < 3 {
                return Err(Illegal::NothingSaved);
            }
            match saved {
                Saved::Block(block) if site != Site::Corn && blocks.of(block) > 0 => {
                    blocks = blocks.less(Blocks::one(block));
                }
                Saved::Extra if site != Site::Corn && blocks == Blocks::NONE && extra > 0 => extra = 0,
                Saved::Corn if site == Site::Corn && blocks.total() + u16::from(extra) > 0 => spared = 1,
                _ => return Err(Illegal::NothingSaved),
            }
        }
        if site == Site::Corn {
            // Z-187, ZE-094, ZE-106: every block still due costs 2 corn.
            let due = blocks.total() + u16::from(extra) - spared;
            let corn = u8::try_from(2 * due).unwrap_or(u8::MAX);
            return Ok(Bill { blocks: Blocks::NONE, extra: 0, corn, skulls: cost.skulls });
        }
        Ok(Bill { blocks, extra, corn: 0, skulls: cost.skulls })
    }

    /// What a monument costs (Z-178, ZEA-30: no architecture, no extra block).
    pub(crate) fn monument_bill(
        &self,
        seat: Seat,
        monument: MonumentId,
        pull: Option<BuildingId>,
    ) -> Result<Bill, Illegal> {
        let cost = monument.tile().cost;
        let blocks = self.after_renovation(seat, cost.blocks, pull)?;
        Ok(Bill { blocks, extra: 0, corn: 0, skulls: cost.skulls })
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
        let left = cost.less(building.tile().cost.blocks);
        if left == cost { Err(Illegal::CoversNothing { building }) } else { Ok(left) }
    }

    fn can_pay_bill(&self, seat: Seat, bill: Bill, corn: u16) -> Result<(), Illegal> {
        let have = self.blocks(seat);
        lacking(have, bill.blocks)?;
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

    fn pay_bill(&mut self, seat: Seat, bill: Bill, log: &mut Log<Event>) {
        let Bill { blocks, corn, skulls, .. } = bill;
        self.pay(seat, Goods { corn, blocks, skulls }, log);
    }

    fn pull_down(&mut self, seat: Seat, pull: Option<BuildingId>, log: &mut Log<Event>) {
        if let Some(building) = pull {
            self.player_mut(seat).buildings &= !(1 << building.index());
            log.push(Event::PulledDown { seat, building });
        }
    }
}
