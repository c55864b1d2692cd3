//! What buildings and monuments cost: Z-178, Z-187, Z-232 to Z-237, Z-261 to Z-266, ZE-093 to ZE-095, ZE-102
//! to ZE-119.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, TaskRules as _};

use super::gain::check_blocks;
use crate::{
    Block, Blocks, BuildingPayment, Discount, Event, Goods, Illegal, PointSource, Track, Tzolkin,
    data::{BuildingId, MonumentId, Prophecy, RENOVATABLE, UXMAL_4_CORN},
    task::{BuildMode, Monument},
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
    site == BuildMode::First && Monument.is_question(game, seat)
}

/// Stops a walk at what was looked for.
pub(super) const fn break_if(found: bool) -> ControlFlow<()> {
    if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// The rule that forbids a building, refused for `reason`, whatever it is built with.
pub(super) fn broken_rule(game: &Tzolkin, building: BuildingId, reason: Illegal) -> Option<&'static str> {
    if reason == Illegal::NotOnOffer {
        return Some(match building.tile().epoch {
            _ if game.each_seat().any(|it| game.owns(it, building)) => "Z-263",
            epoch if epoch != game.epoch => "Z-266",
            _ => "Z-264",
        });
    }
    if matches!(reason, Illegal::AnyBlocks { .. }) {
        return Some("ZE-093");
    }
    if matches!(reason, Illegal::Corn { .. }) {
        return Some("Z-187");
    }
    if reason == Illegal::NoSkull {
        return Some("ZE-117");
    }
    matches!(reason, Illegal::Blocks { .. }).then_some("Z-262")
}

impl Tzolkin {
    /// What architecture of a level gives for a building (Z-232, Z-233, ZE-090).
    pub(super) fn apply_architecture(&mut self, seat: Seat, level: u8, log: &mut Log<Event>) {
        self.gain(seat, Goods::corn(1), log);
        if level >= 2 && self.has_active_level(seat, Track::Architecture, 2) {
            self.score_points(seat, 2, PointSource::Technology, log);
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
    pub(super) fn each_renovation(
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
                Discount::Block(_) | Discount::Extra | Discount::Corn => return Err(Illegal::NoDiscount),
            }
        }
        if site == BuildMode::Corn {
            // Z-187, ZE-094, ZE-106: every block still due costs 2 corn.
            let due = blocks.total() + u16::from(extra) - spared;
            let corn = u8::try_from(due * u16::from(UXMAL_4_CORN)).unwrap_or(u8::MAX);
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

    /// Whether a seat can pay for a tile with so much corn.
    pub(super) fn check_cost(&self, seat: Seat, bill: BuildCost, corn: u16) -> Result<(), Illegal> {
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

    pub(super) fn pay_cost(&mut self, seat: Seat, bill: BuildCost, log: &mut Log<Event>) {
        let BuildCost { blocks, corn, skulls, .. } = bill;
        self.pay(seat, Goods { corn, blocks, skulls }, log);
    }

    pub(super) fn pull_down(&mut self, seat: Seat, pull: Option<BuildingId>, log: &mut Log<Event>) {
        if let Some(building) = pull {
            self.player_mut(seat).buildings &= !(1 << building.index());
            log.push(Event::PulledDown { seat, building });
        }
    }
}
